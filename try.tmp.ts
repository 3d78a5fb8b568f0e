import { readSiteFiles } from "/work/h/mist/src/content/site-files";
import { checkSite } from "/work/h/mist/src/check/check-site";
const SITE = readSiteFiles("/work/h/mist");
const with_ = (file: string, change: (d: any) => void) => { const d = JSON.parse(SITE.texts.get(file)!); change(d); return { ...SITE, texts: new Map([...SITE.texts, [file, JSON.stringify(d, null, 2)]]) }; };
const show = (name: string, files: any) => { const p = checkSite(files); if (p.length > 0) console.log(name, p.length, p.slice(0, 2).map((x) => `${x.file} ${x.path} ${x.found} | ${x.allowed}`)); };
for (const b of ["Aphrodite Cars", "Meridian Island Rentals", "Aphrodite Airport Car and Van Rentals Lt"]) show(b, with_("data/business.json", (d) => { d.brand = b; }));
const facts = JSON.parse(SITE.texts.get("data/facts.json")!).facts;
facts.forEach((f: any, i: number) => { const v = typeof f.value === "number" ? (f.unit === "EUR" ? f.value + 2.5 : f.unit === "rating" ? f.value - 0.3 : f.value + 1) : f.unit === "time" ? f.value.replace(/00$/, "30") : undefined; if (v !== undefined && process.argv[2]) show(f.id + " " + v, with_("data/facts.json", (d) => { d.facts[i].value = v; })); });
