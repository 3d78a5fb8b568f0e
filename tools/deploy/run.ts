import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readRules } from "../../scripts/netlify-rules";
import { nginxFiles } from "./nginx";
import { writeRelease } from "./release";

const USAGE = `npm run precompress   copies public/ to .deploy/site, with .br and .gz beside every text
npm run deploy:nginx  the same, and writes nginx's configuration to .deploy/nginx

  --root <folder>         the built site; public
  --to <folder>           where to; .deploy
  --served-from <folder>  where the files will lie on the server; <to>/site
  --without-brotli        for an nginx without the module brotli_static`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: "string", default: "public" },
    to: { type: "string", default: ".deploy" },
    "served-from": { type: "string" },
    "without-brotli": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const root = resolve(values.root);
const site = resolve(values.to, "site");
const isForNginx = positionals.join(" ") === "nginx";
const here = (path: string): string => relative(process.cwd(), path);

if (values.help || (positionals.length > 0 && !isForNginx)) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 1;
} else if (!existsSync(join(root, "_redirects"))) {
  console.error(`There is no built site in ${values.root}. Run \`npm run build\` first.`);
  process.exitCode = 1;
} else {
  const { files, compressed } = writeRelease(root, site);
  console.log(`${here(site)}: ${String(files)} files, ${String(compressed)} of them also compressed with Brotli and gzip.`);
  if (isForNginx) {
    const folder = resolve(values.to, "nginx");
    const configuration = nginxFiles(await readRules(root), {
      siteFolder: values["served-from"] ?? site,
      withBrotli: !values["without-brotli"],
    });
    mkdirSync(folder, { recursive: true });
    for (const [name, content] of Object.entries(configuration)) {
      writeFileSync(join(folder, name), content);
    }
    console.log(`${here(folder)}: ${Object.keys(configuration).join(", ")}.`);
  }
}
