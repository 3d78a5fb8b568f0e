import { z } from "zod";
import { TODAY } from "../check/latest-day";
import { formPattern } from "../check/plain-rules";
import { readSentences } from "../check/sentences";
import { readLocales } from "../content/locale-documents";
import { localizedText } from "../schemas/localized";
import { currentSite } from "../content/site-data";
import { readSiteFiles } from "../content/site-files";
import { required } from "../schemas/required";
import { inEachLanguage } from "../schemas/fields";
import { naming } from "../schemas/references";
import { factsSchema, openFactsSchema } from "../schemas/facts";
import { DATA_SCHEMAS } from "../schemas";
import { openFactsInFile, openFactsInForm } from "./answers";
import { valueAt } from "../schemas/json";
import { fieldsOf, fieldsOfTexts } from "./fields";
import { openFactFields } from "./open-facts";
import { dataSchema } from "../schemas/json-schema";
import { adminSettings, repositoryOf } from "./settings";
import { writtenFile } from "./written-file";
import { ROOT } from "../../__tests__/project-root";

const none: readonly string[] = [];
const files = { icon: none, template: none, namespace: none, scene: none, vehicle: none, portrait: none };
const unitOf = new Map([
  ["price", "EUR"],
  ["walk", "minute"],
]);
const names = {
  unitOf,
  fact: ["price", "walk"],
  page: ["home"],
  route: ["home", "lake"],
  card: ["lake"],
  picture: ["sea"],
  topic: none,
  ...files,
};

test("each kind of value gets a field with the limits of its schema", () => {
  const schema = z.strictObject({
    seats: z.int().min(2).describe("Seats."),
    text: inEachLanguage(z.string().max(90)),
    card: naming("card", z.string()).optional(),
    photo: naming("portrait", z.string()),
    day: z.iso.date(),
    reviewBy: z.iso.date(),
    fee: naming("fact", z.string(), "EUR"),
    length: z.number().positive().max(9),
    redirectFrom: z.array(z.string().regex(/^\//, "a path")),
    kind: z.enum(["car", "van"]),
  });
  expect(fieldsOf(dataSchema(schema), names)).toMatchObject([
    { name: "seats", widget: "number", min: 2, required: true, hint: "Seats." },
    {
      widget: "object",
      fields: expect.arrayContaining([expect.objectContaining({ label: "German", widget: "text", maxlength: 90 })]) as unknown,
    },
    { widget: "select", options: ["lake"], required: false },
    { widget: "image", media_folder: "/src/images/avatars", public_folder: "../src/images/avatars" },
    { widget: "datetime", type: "date", max: TODAY },
    { widget: "datetime", max: undefined },
    { widget: "select", options: ["price"] },
    { widget: "number", min: 0.01, max: 9 },
    { widget: "list", required: false, field: { widget: "string", pattern: ["/^\\//u", "Allowed: a path"] } },
    { widget: "select", options: ["car", "van"] },
  ]);
});

test("a fact's unit decides what kind of value it takes, and the value may stay empty", () => {
  const [facts] = fieldsOf(dataSchema(factsSchema), names);
  const valueOf = (unit: string) => {
    const { types } = facts as {
      readonly types: readonly { readonly name: string; readonly fields: readonly { readonly name: string }[] }[];
    };
    return types.find(({ name }) => name === unit)?.fields.find(({ name }) => name === "value");
  };
  expect(facts).toMatchObject({ typeKey: "unit" });
  expect(["EUR", "time", "list"].map(valueOf)).toMatchObject([
    { widget: "number", required: false, min: 0 },
    { widget: "string", required: false },
    // An empty list would be too short.
    { widget: "list", required: false, min: undefined },
  ]);
});

const fits = (pattern: unknown, text: string): boolean => {
  const [, source = "", flags] = /^\/(.*)\/(\w+)$/.exec(String(valueAt(pattern, [0]))) ?? [];
  return new RegExp(source, flags).test(text);
};

test.each([
  ["en", "It isn't far."],
  ["en", "Two  spaces"],
  ["en", "A _mark_"],
  ["en", "Прокат"],
  ["el", "Πόσο;?"],
  ["ru", "Γραφείο"],
  ["de", "Das «Büro»"],
  ["tr", "Ofis <b>"],
  ["de", "Wort ".repeat(30).trim()],
])("the form of a title refuses what the check refuses in %s: %s", (language, text) => {
  const fields = fieldsOf(dataSchema(z.strictObject({ title: localizedText })), names);
  const field = (valueAt(fields, [0, "fields"]) as readonly { readonly name: string }[]).find(({ name }) => name === language);
  expect(fits(valueAt(field, ["pattern"]), text)).toBe(false);
  expect(fits(valueAt(field, ["pattern"]), `{price} ${"w ".repeat(70)}w`)).toBe(true);
});

test("no text of the site is refused by its form", () => {
  const texts = readSentences(readLocales(currentSite().files.texts), undefined);
  const refused = texts.filter(({ document, path, text, language }) => {
    const keys = path.filter((step) => typeof step === "string");
    return !fits(formPattern(keys, document.file.startsWith("data/") ? language : undefined), text);
  });
  expect(refused.map(({ text }) => text)).toEqual([]);
});

test("texts are translated; lists have the same length and anchors are the same in every language", () => {
  expect(fieldsOfTexts({ steps: [{ id: "a", title: "A" }] })).toMatchObject([
    {
      widget: "list",
      i18n: "duplicate",
      fields: [
        { name: "id", i18n: "duplicate" },
        { name: "title", i18n: true },
      ],
    },
  ]);
});

test("a file that nobody changed is written as it was", () => {
  const { texts } = readSiteFiles(ROOT);
  const { formats } = adminSettings(currentSite().data, readSiteFiles(ROOT), {});
  const edited = (path: string, content: unknown) =>
    path === "data/open-facts.json" ? openFactsInFile(openFactsInForm(content)) : content;
  const differing = [...texts].filter(([path, text]) => {
    const name = /^data\/([^/]+)\.json$/.exec(path)?.[1];
    const format = name === undefined ? "article" : `data-${name}`;
    return (
      path.startsWith("data/") &&
      JSON.stringify(writtenFile(edited(path, JSON.parse(text)), required(formats[format], format))) !== JSON.stringify(JSON.parse(text))
    );
  });
  expect(differing.map(([path]) => path)).toEqual([]);
});

test("an empty field is left out if it is optional, and becomes null if the schema allows null", () => {
  const schema = z.strictObject({
    value: z.union([z.number(), z.string().max(9), z.null()]),
    id: z.string(),
    note: z.string().optional(),
    list: z.array(z.string()),
  });
  const written = writtenFile({ id: "", note: "", list: [], value: "" }, dataSchema(schema));
  expect(JSON.stringify(written)).toBe('{"value":null,"id":"","list":[]}');
});

const GITHUB = "https://github.com/owner/site";

test.each([
  [{ REPOSITORY_URL: GITHUB, BRANCH: "main" }, "owner/site", "main"],
  [{ REPOSITORY_URL: "git@github.com:owner/site.git" }, "owner/site", "main"],
  // A preview edits the branch from which it was built.
  [{ REPOSITORY_URL: `${GITHUB}.git`, BRANCH: "deploy-preview-7", HEAD: "new-prices" }, "owner/site", "new-prices"],
  [{ REPOSITORY_URL: "https://git.example.com/owner/site", BRANCH: "x" }, "owner/name", "main"],
])("with %j the forms save to %s, branch %s", (environment, repo, branch) => {
  expect(repositoryOf(environment)).toEqual({ repo, branch });
});

test("a question to the owner is one field, with the input for its unit; the rest of the fact is kept", () => {
  const about = { scope: "van", status: "ask-owner", source: "A test", verified: "2026-01-01", reviewBy: "2027-01-01" };
  const asked = { ...about, question: "Which?", unlocks: "The harbour", value: null };
  const open = openFactsSchema.parse({
    fee: { ...asked, unit: "EUR" },
    lit: { ...asked, unit: "yes-no" },
    keeper: { ...asked, unit: "choice", choices: ["the-town", "club"] },
    dogs: { ...asked, unit: "list" },
    berth: { ...asked, unit: "text", choices: ["A1", "B"] },
  });
  const fields = openFactFields(open, names);
  expect(fields).toMatchObject(
    Object.keys(open).map((name) => ({ name, label: "Which?", hint: "Unlocks: The harbour", widget: "object" })),
  );
  const answers = fields.map((_, index) => valueAt(fields, [index, "fields", 0]));
  expect(answers).toMatchObject([
    { name: "value", widget: "number", min: 0, required: false },
    { widget: "select", options: [{ value: "yes" }, { value: "no" }], required: false },
    { widget: "select", options: [{ label: "The town", value: "the-town" }, { value: "club" }] },
    { name: "value", widget: "list", required: false },
    { widget: "select", options: [{ label: "A1", value: "A1" }, { value: "B" }] },
  ]);
  expect(valueAt(fields, [0, "fields"])).toContainEqual({ name: "source", widget: "hidden" });
});

test.each([
  ["EUR", 0, 0, "confirmed"],
  ["EUR", "", null, "ask-owner"],
  ["yes-no", "no", false, "confirmed"],
  ["yes-no", null, null, "ask-owner"],
  ["list", [], null, "ask-owner"],
])("an answer in %s that the form gives as %j is %j in the file, and its status “%s”", (unit, given, value, status) => {
  const written = writtenFile(openFactsInFile({ fee: { unit, value: given, status: "" } }), dataSchema(DATA_SCHEMAS["open-facts"]));
  expect(written).toEqual({ fee: { unit, value, status } });
});
