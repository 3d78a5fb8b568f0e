const { createHash } = require("node:crypto");
const { extname } = require("node:path");
const { transformSync, version } = require("esbuild");

/** Modules become CommonJS, which Jest can map and mock, `import()` too. */
const OPTIONS = {
  format: "cjs",
  platform: "node",
  target: "node20",
  jsx: "automatic",
  sourcemap: "external",
  supported: { "dynamic-import": false },
};

module.exports = {
  process: (text, path) => transformSync(text, { ...OPTIONS, loader: extname(path).slice(1), sourcefile: path }),
  getCacheKey: (text, path) =>
    createHash("sha256")
      .update(JSON.stringify([version, OPTIONS, path, text]))
      .digest("hex"),
};
