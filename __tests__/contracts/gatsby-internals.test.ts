import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../project-root";

/** The version of Gatsby whose code the files in `src/gatsby/internals` were written against. */
const WRITTEN_AGAINST = "5.16.1";

const INTERNALS = join("src", "gatsby", "internals");

const codeBelow = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

test("Gatsby has the version that src/gatsby/internals was written against; after an update, read each file there against the new code", () => {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  expect(dependencies["gatsby"]).toBe(WRITTEN_AGAINST);
});

test("only src/gatsby/internals names modules inside Gatsby, its files in .cache or the elements that it prints", () => {
  const inside =
    /gatsby\/dist\/|"\$gatsby|"\$virtual|component---|gatsby-script-loader|gatsby-image-style|___gatsby|webpack\.stats|gatsby-worker/;
  const files = codeBelow("src").filter((file) => file !== join("src", "gatsby-types.d.ts"));
  const naming = files.filter((file) => inside.test(readFileSync(join(ROOT, file), "utf8")));
  expect(naming.length).toBeGreaterThan(0);
  expect(naming.filter((file) => !file.startsWith(INTERNALS))).toEqual([]);
});
