import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeRelease } from "./release";
import { writeConfig } from "./write-config";

const USAGE = `npm run precompress   copies public/ to .deploy/site, with .br and .gz beside every text
npm run deploy:nginx  the same, and writes nginx's configuration to .deploy/nginx

  --root <folder>         the built site; public
  --to <folder>           where to; .deploy
  --port <number>         where the server listens; 8080
  --address <address>     on which address; 127.0.0.1
  --served-from <folder>  where the files will lie on the server; <to>/site
  --without-brotli        for an nginx without the module brotli_static`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: "string", default: "public" },
    to: { type: "string", default: ".deploy" },
    port: { type: "string", default: "8080" },
    address: { type: "string", default: "127.0.0.1" },
    "served-from": { type: "string" },
    "without-brotli": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const root = resolve(values.root);
const to = resolve(values.to);
const site = join(to, "site");
const isForNginx = positionals.join(" ") === "nginx";

if (values.help || (positionals.length > 0 && !isForNginx)) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 1;
} else if (!/^\d{1,5}$/.test(values.port) || !/^[\w.:[\]-]+$/.test(values.address)) {
  console.error(`“${values.address}:${values.port}” is no address with a port.`);
  process.exitCode = 1;
} else if (!existsSync(join(root, "_redirects"))) {
  console.error(`There is no built site in ${values.root}. Run \`npm run build\` first.`);
  process.exitCode = 1;
} else {
  const { files, compressed } = writeRelease(root, site);
  console.log(`${relative(process.cwd(), site)}: ${String(files)} files, ${String(compressed)} of them compressed by Brotli and gzip too.`);
  if (isForNginx) {
    const folder = join(to, "nginx");
    const written = await writeConfig(root, folder, {
      siteFolder: values["served-from"] ?? site,
      address: `${values.address}:${values.port}`,
      withBrotli: !values["without-brotli"],
    });
    console.log(`${relative(process.cwd(), folder)}: ${written.join(", ")}.`);
  }
}
