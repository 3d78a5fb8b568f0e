import type { CmsConfig } from "@sveltia/cms";
import { siteNames } from "../content/names";
import type { SiteFiles } from "../content/site-files";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../i18n/languages";
import { DATA_FILES, DATA_SCHEMAS, type SiteData, articleSchema } from "../schemas";
import { fieldsOf, fieldsOfTexts, labelOf } from "./fields";
import { dataSchema } from "../schemas/json-schema";
import { OPEN_FACTS } from "./answers";
import { openFactFields } from "./open-facts";
import type { AdminSettings } from "./start";

/**
 * The repository and branch on GitHub to which the forms save. If the build names no repository, the forms can still open a local folder.
 *
 * @source Netlify, build environment variables: `REPOSITORY_URL`; `HEAD`, the branch of a preview, and `BRANCH`
 */
export function repositoryOf({ REPOSITORY_URL = "", HEAD, BRANCH = "main" }: Readonly<Record<string, string | undefined>>) {
  const repo = /^(?:https:\/\/github\.com\/|git@github\.com:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(REPOSITORY_URL)?.[1];
  return repo === undefined ? { repo: "owner/name", branch: "main" } : { repo, branch: HEAD ?? BRANCH };
}

/**
 * The settings of the forms: a field for everything that editors may change, from the schemas that the check uses.
 *
 * @param files the files as they are now, for the keys of texts and the names that fields may hold
 * @param environment the environment variables of the build
 */
export function adminSettings(data: SiteData, files: SiteFiles, environment: NodeJS.ProcessEnv): Omit<AdminSettings, "sveltia"> {
  const names = siteNames(data, files);
  const article = dataSchema(articleSchema);
  const dataFiles = DATA_FILES.map((name) => ({ name, schema: dataSchema(DATA_SCHEMAS[name]) }));
  // A change is accepted on GitHub, beside the result of its check, so the forms have no button that merges.
  const shared = { publish: false } as const;
  const config: CmsConfig = {
    load_config_file: false,
    // Editors sign in with a token of GitHub; OAuth would need another server.
    backend: { name: "github", ...repositoryOf(environment), auth_methods: ["token"] },
    // Save makes a branch and a pull request. Without this line it commits to the branch above, which is the published one.
    publish_mode: "editorial_workflow",
    app_title: `${data.business.brand}: editing`,
    media_folder: "src/images",
    media_libraries: { stock_assets: { providers: [] } },
    // The second pane shows another language instead.
    editor: { preview: false },
    i18n: { structure: "multiple_folders", locales: [...LANGUAGES], default_locale: DEFAULT_LANGUAGE },
    collections: [
      {
        name: "data",
        label: "Data",
        description: "Facts, fleet, questions, reviews, pages, pictures, with their texts in all languages.",
        ...shared,
        files: dataFiles.map(({ name, schema }) => ({
          ...{
            name,
            label: name === OPEN_FACTS ? "Questions to the owner" : labelOf(name),
            file: `data/${name}.json`,
            format: `data-${name}`,
          },
          fields: name === OPEN_FACTS ? openFactFields(data[OPEN_FACTS], names) : fieldsOf(schema, names),
        })),
      },
      {
        name: "texts",
        label: "Texts",
        description: "What pages say once, in all languages.",
        ...shared,
        i18n: true,
        files: names.namespace.map((name) => ({
          ...{ name, label: labelOf(name), file: `locales/{{locale}}/${name}.json`, format: "json", i18n: true },
          fields: fieldsOfTexts(JSON.parse(files.texts.get(`locales/${DEFAULT_LANGUAGE}/${name}.json`) ?? "{}")),
        })),
      },
      {
        name: "articles",
        label: "Articles",
        label_singular: "Article",
        ...shared,
        folder: "data/articles",
        extension: "json",
        format: "article",
        slug: {
          editable: ["create"],
          hint: "The id of the article, by which other files name it.",
          pattern: ["/^[a-z0-9]+(?:-[a-z0-9]+)*$/", "Allowed: lower case letters a–z, digits and single hyphens."],
        },
        summary: `{{hero.title.${DEFAULT_LANGUAGE}}}`,
        sortable_fields: [],
        // Sveltia would delete it on the published branch, without a pull request.
        delete: false,
        fields: fieldsOf(article, names),
      },
    ],
  };
  return { config, formats: { ...Object.fromEntries(dataFiles.map(({ name, schema }) => [`data-${name}`, schema])), article } };
}
