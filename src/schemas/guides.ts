import { z } from "zod";
import { distinct, entries, factIn, group, icon, id, matching, named, pictureReference } from "./fields";
import { keywords, localizedList, localizedText } from "./localized";
import { picture } from "./pictures";
import { ownTopic } from "./topics";

const question = named("Question", {
  id,
  topic: ownTopic,
  question: localizedText.describe("The question, as a customer asks it."),
  answer: localizedList.describe("The answer, one text for each paragraph."),
  keywords,
});

const questions = (about: string) => entries(`Questions about ${about}, in order.`, question);

/** `data/faq.json`: the questions of each page, with their answers. */
export const faqSchema = z.strictObject({
  renting: questions("renting a car"),
  papers: questions("documents, insurance and the law"),
  van: questions("vans"),
  parking: questions("parking"),
  driving: questions("driving in Cyprus"),
});

export type FaqGroup = keyof z.infer<typeof faqSchema>;

const step = named("Step", {
  title: localizedText.describe("What to do, in a few words."),
  text: localizedText.describe("A sentence or two that explain it."),
});

const steps = (what: string) => entries(`${what}, step by step.`, step);

/** `data/steps.json`: instructions in numbered steps. */
export const stepsSchema = z.strictObject({
  vans: steps("How to hire a van"),
  parking: steps("How to park"),
  driving: steps("The first drive"),
  accident: steps("What to do after an accident"),
});

const approach = named("Approach", {
  id,
  from: localizedText.describe("Where the way begins, such as “From Nicosia”."),
  description: localizedText.describe("The way in a line, such as “Along the south coast, on motorways.”"),
  icon,
  duration: factIn("minute").describe("The fact that holds the minutes."),
  roads: distinct(matching(/^[ABEF]\d{1,3}$/, "a road number, such as “A1”")).describe("The roads, in order."),
  steps: localizedList.describe("The way, one text for each step."),
});

/** `data/approaches.json`: the ways to the office. */
export const approachesSchema = z.strictObject({
  walk: approach.describe("The way on foot, from the airport."),
  scenes: entries("The way on foot in pictures, in order. Each goes on at its edges in the next.", {
    id,
    file: picture.file,
    night: picture.night,
    caption: localizedText.describe("What one sees there, in a few words, without a time."),
  }),
  drives: entries("The ways by car, in order.", approach),
});

/** `data/driving.json`: the table of limits and the topics of the driving guide. */
export const drivingSchema = z.strictObject({
  limits: entries("Speed and alcohol limits, in order.", {
    id,
    sign: z.enum(["maximum", "minimum"]).optional().describe("The road sign on which a speed is shown."),
    title: localizedText.describe("Where or for whom the limit is."),
    limit: localizedText.describe("The limit, by the name of its fact."),
    note: localizedText.describe("What is good to know about it."),
    keywords,
  }),
  topics: entries("What visitors ask, in order.", {
    id,
    topic: ownTopic,
    title: localizedText.describe("The topic, in a few words."),
    text: localizedList.describe("One text for each paragraph."),
    picture: pictureReference.optional().describe("The drawing that explains it."),
    keywords,
  }),
  breakdown: group("Where to stand after a breakdown, drawn.", {
    picture: pictureReference,
    caption: localizedText.describe("The caption of the picture."),
  }),
});

const emergencyNumber = named("EmergencyNumber", {
  title: localizedText.describe("Who answers."),
  number: localizedText.describe("The number, by the name of its fact."),
});

/** `data/emergency.json`: the numbers to call in an emergency. */
export const emergencySchema = z.strictObject({
  general: emergencyNumber.describe("The number that is right in every emergency: it comes first."),
  numbers: entries("The numbers for rarer cases, in order.", { id, ...emergencyNumber.shape }),
});
