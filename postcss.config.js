const presetEnv = require("postcss-preset-env");

module.exports = {
  plugins: [
    presetEnv({
      features: {
        // The named browsers have them; the imitations would rewrite every selector and every logical property.
        "cascade-layers": false,
        "logical-properties-and-values": false,
      },
    }),
  ],
};
