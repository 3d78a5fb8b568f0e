import { compiled } from "./src/gatsby/internals/compiled";

module.exports = compiled("gatsby-node");
