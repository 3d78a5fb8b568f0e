import { quote } from "../content/problem";
import { type Rule, type CheckedSite, dataProblem } from "./rule";

/** Units of a drawing to a metre of the vehicle: pages show all drawings to one scale. */
const UNITS_A_METRE = 260;

/** How long a vehicle can be, with what stands beside it, in metres. */
const [SHORTEST, LONGEST] = [2.5, 8];

const ALLOWED = `a viewBox with a width of ${String(SHORTEST * UNITS_A_METRE)} to ${String(LONGEST * UNITS_A_METRE)}: ${String(UNITS_A_METRE)} for each metre of the vehicle`;

/** The lists of vehicles, each with its file. */
const listsOf = ({ data: { fleet, vans } }: CheckedSite) =>
  [
    { file: "fleet", list: "vehicles", vehicles: fleet?.vehicles ?? [] },
    { file: "vans", list: "vans", vehicles: vans?.vans ?? [] },
  ] as const;

/** Drawings that a vehicle above has, or that are to another scale than the others. */
export const vehicleDrawings: Rule = (site) =>
  listsOf(site).flatMap(({ file, list, vehicles }) =>
    vehicles.flatMap(({ cutout }, index) => {
      const drawing = site.files.texts.get(cutout.replace(/^\.\.\//, "")) ?? "";
      const [, width = ""] = /\sviewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(drawing) ?? [];
      const isToScale = width === "" || (Number(width) >= SHORTEST * UNITS_A_METRE && Number(width) <= LONGEST * UNITS_A_METRE);
      const isOwn = vehicles.findIndex((other) => other.cutout === cutout) === index;
      const found = isOwn ? (isToScale ? undefined : `a drawing with a width of ${width}`) : `${quote(cutout)} a second time`;
      const allowed = isOwn ? ALLOWED : "a drawing that no vehicle above has";
      const fix = "Export the drawing in this size, or choose another.";
      return found === undefined ? [] : [dataProblem(site, file, [list, index, "cutout"], { found, allowed, fix })];
    }),
  );

/** Prices a day that no text of their file shows. */
export const unshownPrices: Rule = (site) =>
  listsOf(site).flatMap(({ file, list, vehicles }) =>
    vehicles.flatMap(({ dayPrice }, index) =>
      dayPrice === undefined ||
      site.sentences.some(({ document, names }) => document.file === `data/${file}.json` && names.includes(dayPrice))
        ? []
        : [
            dataProblem(site, file, [list, index, "dayPrice"], {
              found: `${quote(dayPrice)}, which no text of this file names`,
              allowed: "a price that the page shows: search engines are told no other",
              fix: `Write {${dayPrice}} in a text${file === "fleet" ? ", such as “price”" : ""}, or leave “dayPrice” out.`,
            }),
          ],
    ),
  );
