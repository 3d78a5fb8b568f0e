import "./end-with-parent.mjs";
import { join } from "node:path";
import { watch } from "chokidar";
import { writeCodeTypes } from "./code-types";
import { gatsby, runProgram } from "./run-program";
import { copySources, removeFolder } from "./staging";

const root = process.cwd();
await writeCodeTypes(root);
watch([join(root, "src"), join(root, "locales", "en")], { ignoreInitial: true }).on("all", () => {
  // A file that is being written may be incomplete; its next change follows.
  writeCodeTypes(root).catch(() => undefined);
});
// Gatsby shows a copy, to which `onCreateDevServer` adds what is right: it could not go on with wrong content.
const site = join(root, ".build", "develop");
removeFolder(site);
copySources(root, undefined, site);
const status = await runProgram(gatsby("develop"), {
  folder: site,
  // The overlay's button would open a file of the copy.
  environment: { PROJECT_FOLDER: root, REACT_EDITOR: "none" },
  isInteractive: true,
});
// Ends the watching too.
process.exit(status);
