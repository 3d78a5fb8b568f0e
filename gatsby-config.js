const { compiled } = require("./src/gatsby/internals/compiled");

module.exports = compiled("gatsby-config").default;
