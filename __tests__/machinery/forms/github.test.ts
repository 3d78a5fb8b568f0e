import type { AdminSettings } from "../../../src/editing/editing";
import { address, sharedBrowser } from "../../browser/site";
import { API, FakeGitHub } from "./fake-github";
import { type EditingPage, changedLines, editableFiles, editingPage, fill, folded, openForm, save } from "./form";

const FILE = "data/facts.json";

/** The branch that the interface makes for that form. */
const BRANCH = "cms/data/facts";

/** The repository and the branch that the built interface is for. */
async function target(): Promise<{ readonly repo: string; readonly branch: string }> {
  const { config } = (await (await fetch(address("/admin/settings.json"))).json()) as AdminSettings;
  if (config.backend.name !== "github" || config.backend.branch === undefined) {
    throw new Error("The editing interface is not for a branch on GitHub.");
  }
  return { repo: config.backend.repo, branch: config.backend.branch };
}

describe("an editor at /admin/, signed in to GitHub", () => {
  const browser = sharedBrowser();
  const before = editableFiles();
  const { facts } = JSON.parse(before[FILE] ?? "") as { readonly facts: readonly { readonly id: string }[] };
  const index = facts.findIndex(({ id }) => id === "carPriceFrom");
  let editing: EditingPage;
  let github: FakeGitHub;
  let published = "";

  beforeAll(async () => {
    const { repo, branch } = await target();
    published = branch;
    github = new FakeGitHub(repo, branch, before);
    editing = await editingPage(browser, API);
    await github.serve(editing.context);
    const { page } = editing;
    await page.goto(address("/admin/"));
    await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
    await page.getByRole("textbox", { name: "Personal Access Token" }).fill("made-up-token");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.getByRole("treeitem", { name: "Data" }).waitFor();
  });

  afterAll(async () => {
    await editing.context.close();
  });

  test("saves a price: a branch with that one line changed and a draft of a pull request, and nothing on the published branch", async () => {
    const { page } = editing;
    await openForm(page, "data/entries/facts", "facts");
    await folded(page, "facts").nth(index).click();
    await fill(page, `facts.${String(index)}.value`, "1234");
    // The answer to whether the change is complete.
    await save(page, "Later");
    expect(github.changes).toEqual([
      `branch refs/heads/${BRANCH}`,
      `commit to ${BRANCH}: ${FILE}`,
      `pull request from ${BRANCH} to ${published}, as a draft`,
    ]);
    expect(changedLines(before[FILE], github.files(BRANCH)[FILE])).toEqual(['      "value": 1234,']);
    expect(github.files(published)).toEqual(before);
  });

  test("asks no other host, and no script fails", () => {
    expect(editing.faults).toEqual([]);
    expect(github.unknown).toEqual([]);
  });
});
