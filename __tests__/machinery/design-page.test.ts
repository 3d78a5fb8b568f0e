import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createPages } from "../../src/gatsby/create-pages";
import { readTokens } from "../../src/review/design/system/design-system";
import { SITE_ROOT } from "../site-root";
import { PAIRS, colourOf, contrastRatio } from "./colour-pairs";

describe("the design system's page", () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** The paths of all pages of a build. */
  async function pathsIn(build: string): Promise<readonly string[]> {
    jest.replaceProperty(process, "env", { ...process.env, CONTEXT: build });
    const paths: string[] = [];
    await createPages?.(
      {
        actions: { createPage: ({ path }: { readonly path: string }) => paths.push(path) },
        store: { getState: () => ({ program: { directory: SITE_ROOT } }) },
      } as unknown as Parameters<NonNullable<typeof createPages>>[0],
      { plugins: [] },
      () => undefined,
    );
    return paths;
  }

  test("is in every build but production's, which has all other pages", async () => {
    const preview = await pathsIn("deploy-preview");
    const production = await pathsIn("production");
    expect(preview).toContain("/design");
    expect(production).toEqual(preview.filter((path) => path !== "/design"));
  });
});

test("every colour role has enough contrast on its backgrounds, in both schemes", () => {
  const { light, dark } = readTokens(readFileSync(join(SITE_ROOT, "src/styles/tokens.css"), "utf8"));
  const schemes = { light, dark: new Map([...light, ...dark]) };
  const broken = Object.entries(schemes).flatMap(([scheme, tokens]) =>
    PAIRS.flatMap(({ text, grounds, needed }) =>
      grounds
        .map((ground) => ({ ground, ratio: contrastRatio(colourOf(tokens, text), colourOf(tokens, ground)) }))
        .filter(({ ratio }) => !(ratio >= needed))
        .map(({ ground, ratio }) => `${scheme}: ${text} on ${ground} is ${String(ratio)}, not ${String(needed)}`),
    ),
  );
  expect(broken).toEqual([]);
});
