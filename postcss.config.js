/** @type {import("postcss-load-config").Config} */
module.exports = {
  plugins: [
    require("postcss-preset-env")({
      features: {
        // The named browsers have them; the imitations would rewrite every selector and every logical property.
        "cascade-layers": false,
        "logical-properties-and-values": false,
      },
    }),
  ],
};
