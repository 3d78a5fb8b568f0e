import { readFileSync } from "node:fs";
import { brotliCompressSync as b } from "node:zlib";
import postcss from "postcss";
const dir = process.argv[3] ?? "public";
const s = JSON.parse(readFileSync(dir + "/webpack.stats.json")).namedChunkGroups;
const css = (g) => (s[g]?.assets ?? []).map((a) => a.name).filter((n) => n.endsWith(".css"));
const t = [...css("app"), ...css("component---src-templates-" + (process.argv[2] ?? "home") + "-template-tsx")]
  .map((n) => readFileSync(dir + "/" + n, "utf8"))
  .join("");
const root = postcss.parse(t);
const full = b(t).length;
console.log(full);
for (const node of [...root.nodes]) {
  const i = root.index(node);
  node.remove();
  const c = b(root.toString()).length;
  root.insertBefore ? (i >= root.nodes.length ? root.append(node) : root.insertBefore(root.nodes[i], node)) : 0;
  console.log(full - c, node.toString().length, node.toString().slice(0, 110));
}
// tokens each
let uses = {};
for (const m of t.matchAll(/var\((--[\w-]+)/g)) uses[m[1]] = (uses[m[1]] ?? 0) + 1;
const defs = new Set();
root.walkDecls(/^--/, (d) => defs.add(d.prop));
console.log("unused here:", [...defs].filter((d) => !uses[d]).join(" "));
