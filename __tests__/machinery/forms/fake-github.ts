import { createHash } from "node:crypto";
import type { BrowserContext, Request, Route } from "playwright-core";
import { z } from "zod";
import type { Files } from "./form";

export const API = "https://api.github.com";

const NOW = "2026-11-22T10:00:00Z";

const USER = { id: 1, name: "Eleni Editor", login: "eleni", email: "eleni@example.com", avatar_url: "data:,", html_url: "about:blank" };

const graphql = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).default({}) });
const newRef = z.object({ name: z.string(), oid: z.string() });
const newCommit = z.object({
  branch: z.object({ branchName: z.string() }),
  expectedHeadOid: z.string(),
  fileChanges: z.object({
    additions: z.array(z.object({ path: z.string(), contents: z.string() })),
  }),
  message: z.object({ headline: z.string() }),
});
const newPullRequest = z.object({ title: z.string(), head: z.string(), base: z.string(), draft: z.boolean() });

/** A commit: the files as they then were. */
interface Commit {
  readonly oid: string;
  readonly message: string;
  readonly files: Files;
}

const digest = (text: string): string => createHash("sha1").update(text).digest("hex");

/** As much of GitHub as the editing interface asks for, with one repository. */
export class FakeGitHub {
  /** What changed the repository, in order. */
  readonly changes: string[] = [];
  /** Requests that it cannot answer. */
  readonly unknown: string[] = [];
  private readonly branches: Map<string, Commit>;
  private readonly blobs: Map<string, string>;

  constructor(
    private readonly repository: string,
    branch: string,
    files: Files,
  ) {
    this.branches = new Map([[branch, { oid: digest("first"), message: "First", files }]]);
    this.blobs = new Map(Object.values(files).map((text) => [digest(text), text]));
  }

  /** The files of a branch; none when there is no such branch. */
  files(branch: string): Files {
    return this.branches.get(branch)?.files ?? {};
  }

  /** Answers what the pages of a context ask of GitHub. */
  async serve(context: BrowserContext): Promise<void> {
    await context.route(`${API}/**`, (route) => this.answer(route));
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const json = request.url() === `${API}/graphql` ? { data: this.query(request) } : this.rest(request);
    const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*", "Access-Control-Allow-Methods": "*" };
    await route.fulfill(json === undefined ? { status: 204, headers } : { json, headers });
  }

  private rest(request: Request): unknown {
    const name = `${request.method()} ${request.url().slice(API.length).replace(`/repos/${this.repository}`, "")}`;
    if (request.method() === "OPTIONS" || name === `GET /collaborators/${USER.login}`) {
      return undefined;
    }
    if (name === "GET /user") {
      return USER;
    }
    const tree = /^GET \/git\/trees\/(\w+)\?recursive=1$/.exec(name)?.[1];
    if (tree !== undefined) {
      const files = [...this.branches.values()].find(({ oid }) => oid === tree)?.files ?? {};
      return { tree: Object.entries(files).map(([path, text]) => ({ type: "blob", path, sha: digest(text), size: text.length })) };
    }
    if (name === "POST /pulls") {
      const { title, head, base, draft } = newPullRequest.parse(request.postDataJSON());
      this.changes.push(`pull request from ${head} to ${base}${draft ? ", as a draft" : ""}`);
      const sha = this.branches.get(head)?.oid;
      return { number: 1, node_id: "PR_1", title, html_url: "about:blank", head: { sha }, created_at: NOW, updated_at: NOW };
    }
    // The label by which the interface knows the state of a pull request.
    if (["POST /issues/1/labels", "GET /issues/1", "PATCH /issues/1"].includes(name)) {
      return {};
    }
    this.unknown.push(name);
    return {};
  }

  private query(request: Request): unknown {
    const { query, variables } = graphql.parse(request.postDataJSON());
    const branch = this.branches.get(String(variables["branch"]));
    if (query.includes("createRef(")) {
      const { name, oid } = newRef.parse(variables["input"]);
      const start = [...this.branches.values()].find((commit) => commit.oid === oid);
      if (start !== undefined) {
        this.branches.set(name.replace("refs/heads/", ""), start);
      }
      this.changes.push(`branch ${name}`);
      return { createRef: { ref: { name } } };
    }
    if (query.includes("createCommitOnBranch(")) {
      return { createCommitOnBranch: { commit: this.commit(newCommit.parse(variables["input"])) } };
    }
    if (query.includes("fork: repository")) {
      return { fork: { id: "R_1" }, base: { ref: { target: { oid: branch?.oid } } } };
    }
    if (query.includes("pullRequests(")) {
      return { repository: { pullRequests: { totalCount: 0, nodes: [] } } };
    }
    const contents = Array.from(query.matchAll(/(content_\d+):\s*object\(oid: "(\w+)"\)/g), ([, alias = "", sha = ""]) => [
      alias,
      { text: this.blobs.get(sha), isTruncated: false },
    ]);
    const author = { name: USER.name, email: USER.email, user: null };
    const history = { nodes: [{ oid: branch?.oid, message: branch?.message, author, committedDate: NOW }] };
    // Who changed a file last, and the state of a commit's deployment, which is unknown.
    const commits = Array.from(query.matchAll(/(commit_\d+):/g), ([, alias = ""]) => [alias, { target: { history } }]);
    const head = query.includes("ref(qualifiedName: $branch)") ? [["ref", { target: { oid: branch?.oid, history } }]] : [];
    const answers = [...contents, ...commits, ...head];
    if (answers.length === 0) {
      this.unknown.push(query);
    }
    return { repository: Object.fromEntries(answers) as unknown };
  }

  private commit({ branch, expectedHeadOid, fileChanges, message }: z.infer<typeof newCommit>): unknown {
    const before = this.branches.get(branch.branchName);
    if (before?.oid !== expectedHeadOid) {
      throw new Error(`A commit to ${branch.branchName} expects another commit to be its last one.`);
    }
    const added = fileChanges.additions.map(({ path, contents }) => [path, Buffer.from(contents, "base64").toString()] as const);
    const files = { ...before.files, ...Object.fromEntries(added) };
    const oid = digest(`${before.oid} ${JSON.stringify(added)}`);
    this.branches.set(branch.branchName, { oid, message: message.headline, files });
    this.changes.push(`commit to ${branch.branchName}: ${added.map(([path]) => path).join(", ")}`);
    added.forEach(([, text]) => this.blobs.set(digest(text), text));
    const blobs = Object.fromEntries(added.map(([, text], index) => [`file_${String(index)}`, { oid: digest(text) }]));
    return { oid, committedDate: NOW, ...blobs };
  }
}
