export { onPreInit } from "./src/build/on-pre-init";
export { createSchemaCustomization } from "./src/build/create-schema-customization";
export { onCreateNode } from "./src/build/on-create-node";
export { createResolvers } from "./src/build/create-resolvers";
export { createPages } from "./src/build/create-pages";
export { onCreateBabelConfig } from "./src/build/on-create-babel-config";
export { onCreateWebpackConfig } from "./src/build/on-create-webpack-config";
export { onPostBuild } from "./src/build/on-post-build";
