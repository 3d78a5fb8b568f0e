import { LONGEST_TITLE, pageTitle } from "../i18n/page-title";
import { typeset } from "./typeset";

/** A text with what cannot be seen made visible: ~ for a no-break space, _ for a word joiner. */
const visible = (text: string): string => text.replaceAll("\u00a0", "~").replaceAll("\u2060", "_");

test.each([
  ["de", "von 8 bis 20 Uhr im Büro", "von~8 bis~20~Uhr im Büro"],
  ["ru", "15\u00a0€ за аренду, 500\u00a0€ в группах A–C1", "15~€ за~аренду, 500~€ в~группах A–_C1"],
  ["tr", "saat 09.00–18.00 arası, 48 saat", "saat~09.00–_18.00~arası, 48~saat"],
  ["ru", "Если вам 21–24 года", "Если вам~21–_24~года"],
  ["en", "from €15 a day in 3 Mediterranean towns", "from~€15~a day in~3 Mediterranean towns"],
  ["en", "groups A–C1 on the Larnaca–Paphos road", "groups A–_C1 on the Larnaca–Paphos road"],
  ["ru", "что-то о Петра-ту-Ромиу и из-за IP-адреса", "что-_то о~Петра-_ту-_Ромиу и~из-_за IP-_адреса"],
  ["el", "γι’ αυτό και απ’ όσο", "γι’~αυτό και απ’~όσο"],
  ["en", "drivers’ papers", "drivers’ papers"],
] as const)("in %s, “%s” keeps together what a line break may not separate", (language, text, expected) => {
  expect(visible(typeset(text, language))).toBe(expected);
});

test("leaves link targets, addresses and anchors unchanged", () => {
  const texts = ["[the E-class](why-a-car#no-1) or e-mail", "hello@my-site.example", "https://a-b.example/c-d", "why-a-car"];
  expect(texts.map((text) => visible(typeset(text, "en")))).toEqual([
    "[the E-_class](why-a-car#no-1) or e-_mail",
    "hello@my-site.example",
    "https://a-b.example/c-d",
    "why-a-car",
  ]);
});

test("a title keeps its brand only while both fit", () => {
  const words = "x".repeat(LONGEST_TITLE - " | Halcyon".length);
  expect(pageTitle(`${words} | Halcyon`)).toBe(`${words} | Halcyon`);
  expect(pageTitle(`${words}y | Halcyon`)).toBe(`${words}y`);
});

test("a brand inside the title stays", () => {
  const title = `How to find Halcyon ${"x".repeat(LONGEST_TITLE)}`;
  expect(pageTitle(title)).toBe(title);
});
