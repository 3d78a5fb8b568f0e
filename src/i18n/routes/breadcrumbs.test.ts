import { pageBreadcrumbs } from "./breadcrumbs";

const PATHS: Readonly<Record<string, string>> = { home: "/el", guide: "/el/odigos" };

const trail = (path: string, rest: { readonly parent?: string; readonly ownLabel?: string } = {}) =>
  pageBreadcrumbs({
    routeId: "page",
    path,
    parent: null,
    localPath: (page) => PATHS[page] ?? "",
    labelOf: (page) => (page in PATHS ? `label of ${page}` : undefined),
    ...rest,
  });

const home = { label: "label of home", path: "/el" };

test("a breadcrumb leads from home through the parent to the page", () => {
  expect(trail("/el/article", { parent: "guide", ownLabel: "An article" })).toEqual([
    home,
    { label: "label of guide", path: "/el/odigos" },
    { label: "An article", path: "/el/article" },
  ]);
});

test("a page without a label is named by its slug", () => {
  expect(trail("/el/top-5-scenic-drives")).toEqual([home, { label: "Top 5 Scenic Drives", path: "/el/top-5-scenic-drives" }]);
});

test("the home page has no breadcrumb", () => {
  expect(trail("/el")).toEqual([]);
});
