import { heroPreload } from "../../../src/head/hero-preload";

const picture = (attributes: string): string =>
  `<picture class="p"><source srcSet="/a.webp 480w" type="image/webp" sizes="100vw"/><source srcSet="/a.avif 480w,\n/b.avif 960w" type="image/avif" sizes="(min-width: 48rem) 50vw, 100vw"/><img src="/a.webp" ${attributes}/></picture>`;

test("preloads the smallest format of the hero picture that the body shows, in the same sizes", () => {
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

test("preloads nothing on a page without a hero picture", () => {
  expect(heroPreload(picture('loading="lazy" fetchpriority="auto"'))).toBeUndefined();
  expect(heroPreload("")).toBeUndefined();
});
