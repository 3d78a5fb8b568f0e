import { heroPreload } from "../../../src/head/hero-preload";

const picture = (attributes: string): string =>
  `<picture class="p"><source srcSet="/a.webp 480w" type="image/webp" sizes="100vw"/><source srcSet="/a.avif 480w,\n/b.avif 960w" type="image/avif" sizes="(min-width: 48rem) 50vw, 100vw"/><img src="/a.webp" ${attributes}/></picture>`;

test("the hero picture is asked for by the files and sizes that stand in the body, in the smallest format", () => {
  const preload = heroPreload(
    `<main>${picture('loading="lazy" fetchpriority="auto"')}${picture('loading="eager" fetchpriority="high"')}</main>`,
  );
  expect(preload?.props).toMatchObject({
    rel: "preload",
    as: "image",
    type: "image/avif",
    imageSrcSet: "/a.avif 480w,\n/b.avif 960w",
    imageSizes: "(min-width: 48rem) 50vw, 100vw",
    fetchpriority: "high",
  });
});

test("a page without a hero picture asks for none", () => {
  expect(heroPreload(picture('loading="lazy" fetchpriority="auto"'))).toBeUndefined();
  expect(heroPreload("")).toBeUndefined();
});
