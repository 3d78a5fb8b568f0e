import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectBuild, restoreOutput } from "./build-site";
import { listen, netlifyServer } from "./netlify-server";

const build = projectBuild(process.cwd());
restoreOutput(build);
const folder = build.output;
if (!existsSync(join(folder, "_redirects"))) {
  console.error("There is no built site in public/. Run `npm run build` first, or `npm start`, which builds and serves.");
  process.exit(1);
}
const server = await netlifyServer(folder);
const port = await listen(server, 9000);
console.log(`\nThe site is at http://localhost:${String(port)} (Ctrl+C ends it).`);
