import type { CmsConfig, CollectionFile, EntryCollection, FileCollection } from "@sveltia/cms";
import type { FactUses } from "../content/fact-uses";
import { type SiteNames, siteNames } from "../content/names";
import type { SiteFiles } from "../content/site-files";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../core/languages";
import { type Route, routeTable } from "../core/routes/route-table";
import { DATA_FILES, DATA_SCHEMAS, type DataFile, type SiteData, articleSchema } from "../core/schemas";
import { ARTICLES, type AdminSettings, FACT_SEARCH } from "./editing";
import { factMentions } from "./fact-mentions";
import { fieldsOf, labelOf } from "./fields";
import { dataSchema } from "./json-schemas/data-schema";
import { localeSchema } from "./json-schemas/locale-schema";
import { englishTexts } from "./json-schemas/schema-files";
import type { Repository } from "./repository";

/** A change is accepted on GitHub, beside the result of its check, so the interface has no button that merges. */
const ACCEPTED_ON_GITHUB = { publish: false } as const;

/** It holds no value, so that nothing is written. */
const FACT_SEARCH_FIELD = {
  name: "search",
  label: "Find a fact",
  hint: "A part of its name, value or unit.",
  widget: FACT_SEARCH,
  required: false,
};

const ARTICLE_FORMAT = "article";

/** Where the preview of a change that reaches several pages begins. */
const REPORT = "preview/";

const dataFormat = (file: DataFile): string => `data-${file}`;

/** The texts of one namespace in all languages. */
function textFile(namespace: string, files: SiteFiles, names: SiteNames, routes: readonly Route[]): CollectionFile {
  return {
    name: namespace,
    label: labelOf(namespace),
    file: `locales/{{locale}}/${namespace}.json`,
    format: "json",
    i18n: true,
    preview_path: routes.find(({ mainNamespace }) => mainNamespace === namespace)?.paths[DEFAULT_LANGUAGE].slice(1) ?? REPORT,
    fields: fieldsOf(localeSchema(englishTexts(files, namespace)), { names, isTranslated: true }),
  };
}

/**
 * What the editing interface is started with: a field for everything that editors may change, from the schemas that the check uses.
 *
 * @param files the files as they are now, for the keys of texts and the names that fields may hold
 * @param repository where changes are saved
 * @param uses the facts that the English pages show
 */
export function adminSettings(data: SiteData, files: SiteFiles, repository: Repository, uses: FactUses): AdminSettings {
  const names = siteNames(data, files);
  const recordKeys = { pages: Object.keys(data.pages.pages) };
  const articleFields = dataSchema(articleSchema);
  const routes = routeTable(data);
  const dataCollection: FileCollection = {
    name: "data",
    label: "Data",
    description: "What is true: facts, fleet, pages, pictures, articles.",
    ...ACCEPTED_ON_GITHUB,
    files: DATA_FILES.map((file) => ({
      name: file,
      label: labelOf(file),
      file: `data/${file}.json`,
      format: dataFormat(file),
      preview_path: REPORT,
      fields: [
        ...(file === "facts" ? [FACT_SEARCH_FIELD] : []),
        ...fieldsOf(dataSchema(DATA_SCHEMAS[file]), { names, recordKeys, isTranslated: false }),
      ],
    })),
  };
  const textCollection: FileCollection = {
    name: "texts",
    label: "Texts",
    description: "What visitors read, in all languages.",
    ...ACCEPTED_ON_GITHUB,
    i18n: true,
    files: names.namespace.map((namespace) => textFile(namespace, files, names, routes)),
  };
  const articleCollection: EntryCollection = {
    name: ARTICLES,
    label: "Articles",
    label_singular: "Article",
    description:
      "An article in all languages, with its card. “Data”, “Articles” has the order of the cards on the travel guide: a new one comes last.",
    ...ACCEPTED_ON_GITHUB,
    folder: "data/articles",
    extension: "json",
    format: ARTICLE_FORMAT,
    slug: {
      editable: ["create"],
      hint: "The id of the article, by which other files name it.",
      pattern: ["/^[a-z0-9]+(?:-[a-z0-9]+)*$/", "Allowed: lower case letters a–z, digits and single hyphens."],
    },
    summary: "{{hero.title.en}}",
    preview_path: `{{fields.slugs.${DEFAULT_LANGUAGE}}}`,
    sortable_fields: [],
    delete: false,
    thumbnail: false,
    fields: fieldsOf(articleFields, { names, isTranslated: false }),
  };
  const config: CmsConfig = {
    load_config_file: false,
    // Editors sign in with a token of GitHub; OAuth would need another server.
    backend: { name: "github", repo: repository.name, branch: repository.branch, auth_methods: ["token"] },
    // Save makes a branch and a pull request. Without this line it commits to the branch above, which is the published one.
    publish_mode: "editorial_workflow",
    app_title: `${data.business.brand}: editing`,
    logo: { src: "/favicon.svg" },
    media_folder: "src/images",
    media_libraries: { stock_assets: { providers: [] } },
    // The second pane shows another language instead.
    editor: { preview: false },
    output: { omit_empty_optional_fields: false, json: { indent_style: "space", indent_size: 2 } },
    i18n: { structure: "multiple_folders", locales: [...LANGUAGES], default_locale: DEFAULT_LANGUAGE },
    collections: [dataCollection, textCollection, articleCollection],
  };
  const dataFormats = DATA_FILES.map((file) => [dataFormat(file), dataSchema(DATA_SCHEMAS[file])] as const);
  return {
    config,
    formats: { ...Object.fromEntries(dataFormats), [ARTICLE_FORMAT]: articleFields },
    addresses: Object.fromEntries(routes.map(({ id, paths }) => [id, paths])),
    factMentions: factMentions(data.facts.facts, files, uses),
    brandSlug: data.business.slug,
  };
}
