import { bytesByPackage, packageOf, packageShares } from "../../../../tools/bench/script-packages";

test.each([
  ["webpack://site/./node_modules/react-dom/cjs/react-dom.production.min.js", "react-dom"],
  ["webpack://site/./node_modules/@reach/dialog/dist/reach-dialog.mjs", "@reach/dialog"],
  ["webpack://site/./node_modules/gatsby/node_modules/mitt/dist/mitt.mjs", "mitt"],
  ["webpack://site/./.cache/production-app.js", "gatsby (.cache)"],
  ["webpack://site/webpack/runtime/jsonp chunk loading", "webpack’s runtime"],
  ["webpack://site/./src/app/Header.tsx", "this site"],
  [null, "no source named"],
])("packageOf(%s) is %s", (source, name) => {
  expect(packageOf(source)).toBe(name);
});

test("bytesByPackage gives each stretch of code to the source at its beginning, in bytes and not in letters", () => {
  // Columns 0–3 from the first source, 4–8 from the second; the second line names none.
  const map = JSON.stringify({ version: 3, sources: ["./src/a.ts", "./node_modules/b/index.js"], names: [], mappings: "AAAA,ICAA" });
  expect(bytesByPackage("aaaabbbéé\nrest", map)).toEqual({ "this site": 4, b: 8, "no source named": 4 });
});

test("packageShares splits the compressed bytes of each file by raw bytes, the heaviest first", () => {
  const chunk = { file: "", holds: [], raw: 100, brotli: 50 };
  expect(
    packageShares([
      { ...chunk, packages: { a: 80, b: 20 } },
      { ...chunk, raw: 200, brotli: 60, packages: { b: 200 } },
    ]),
  ).toEqual([
    { name: "b", raw: 220, brotli: 70 },
    { name: "a", raw: 80, brotli: 40 },
  ]);
});
