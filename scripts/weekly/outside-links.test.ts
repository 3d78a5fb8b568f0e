import { brokenLink, outsideLinks } from "./outside-links";

const page = (path: string, ...hrefs: readonly string[]) => ({
  path,
  html: `<main>${hrefs.map((href) => `<a href="${href}">a link</a>`).join("")}</main>`,
});

test("finds each address on other hosts once, with its pages, whatever is asked of it", () => {
  const links = outsideLinks([
    page(
      "/boats",
      "https://harbour.cy/quay?at=9",
      "https://harbour.cy/quay?at=10#map",
      "/terms",
      "mailto:a@harbour.cy",
      "tel:+35724000000",
    ),
    page("/de/boote", "https://harbour.cy/quay", "http://weather.cy/"),
  ]);
  expect([...links]).toEqual([
    ["https://harbour.cy/quay", ["/boats", "/de/boote"]],
    ["http://weather.cy/", ["/de/boote"]],
  ]);
});

test("leaves out placeholders, this machine and the site itself", () => {
  const hrefs = [
    "https://book.example.com/now",
    "https://boats.example/",
    "http://localhost:9000/de",
    "https://www.boats.cy/",
    "https://example.com.cy/",
  ];
  expect([...outsideLinks([page("/boats", ...hrefs)], ["www.boats.cy"]).keys()]).toEqual(["https://example.com.cy/"]);
});

test("says what was answered, and where the link is", () => {
  expect(brokenLink("https://harbour.cy/quay", 404, ["/boats", "/de/boote", "/el/ploia"])).toBe(
    "<https://harbour.cy/quay>: status 404, on /boats and 2 more",
  );
  expect(brokenLink("https://harbour.cy/quay", 0, ["/boats"])).toBe("<https://harbour.cy/quay>: no answer, on /boats");
});
