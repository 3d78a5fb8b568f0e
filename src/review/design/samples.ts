import type { Language } from "../../core/languages";

/** One sentence in every language, to compare lengths and letters. */
export const SENTENCES: Readonly<Record<Language, string>> = {
  en: "The road begins beside the sea.",
  el: "Ο δρόμος αρχίζει δίπλα στη θάλασσα.",
  tr: "Yol, denizin kıyısında başlıyor.",
  ru: "Дорога начинается у самого моря.",
  de: "Die Straße beginnt direkt am Meer.",
};

/** German at its longest: compounds with places for hyphens. */
export const LONG_GERMAN = {
  button: "Flughafen\u00adparkplatz\u00adreservierung online abschließen",
  title: "Haft\u00adpflicht\u00adversicherungs\u00adbedingungen für Fahr\u00adanfänger und Gelegenheits\u00adfahrer",
  sentence:
    "Selbst\u00adbeteiligungs\u00adreduzierungen, Fahrzeug\u00adrückgabe\u00adbestimmungen und Geschwindigkeits\u00adbegrenzungen stehen in einem Satz, damit man sieht, wo er bricht.",
} as const;
