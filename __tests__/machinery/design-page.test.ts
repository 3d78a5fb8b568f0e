import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createPages } from "../../src/build/create-pages";
import { readDesignSystem } from "../../src/build/design-page/design-system";
import { SITE_ROOT } from "../site-root";

describe("the design system's page", () => {
  const context = process.env["CONTEXT"];
  afterEach(() => {
    if (context === undefined) {
      delete process.env["CONTEXT"];
    } else {
      process.env["CONTEXT"] = context;
    }
  });

  /** The paths of all pages of a build. */
  async function pathsIn(build: string): Promise<readonly string[]> {
    process.env["CONTEXT"] = build;
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

describe("the design system of this project", () => {
  const { contrasts, roles, steps, icons } = readDesignSystem(SITE_ROOT);

  test("has enough contrast wherever one role is read upon another, by day and by night", () => {
    expect(contrasts.length).toBeGreaterThan(50);
    expect(contrasts.filter(({ ratios, needed }) => ratios.light < needed || ratios.dark < needed)).toEqual([]);
  });

  test("is read whole: roles, steps of type and signs", () => {
    expect(roles.map(({ name }) => name)).toEqual(expect.arrayContaining(["page", "ink", "accent", "deep", "stage-sky"]));
    expect(roles.filter(({ name }) => /-\d+$/.test(name))).toEqual([]);
    expect(steps.at(-1)).toMatchObject({ name: "text-poster", at1440: 73.44 });
    const sprite = readFileSync(join(SITE_ROOT, "src/images/icons/sprite.svg"), "utf8");
    expect(icons).toHaveLength(sprite.split("<symbol").length - 1);
  });
});
