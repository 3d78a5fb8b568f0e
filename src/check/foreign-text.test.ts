import { foreignPart, leftWordFinder } from "./foreign-text";
import type { Language } from "../i18n/languages";

const ENGLISH = "How old must I be?";

test.each<[Language, string]>([
  ["el", ENGLISH],
  ["ru", ENGLISH],
  ["tr", ENGLISH],
  ["de", ENGLISH],
  ["el", "Οι τιμές, and with no extras"],
  ["el", "Öffnungszeiten"],
  ["el", "Прокат"],
  ["ru", "Γραφείο"],
  ["en", "Book γραφείο"],
  ["tr", "Kiralık авто"],
  ["de", "Das Büro ve bir araba"],
  ["en", "Das Büro ist nicht weit"],
  ["de", "Bring documents"],
])("finds another language in %s: %s", (language, text) => {
  expect(foreignPart(text, language, language === "de" && text.startsWith("Bring") ? text : ENGLISH)).toBeDefined();
});

test.each<[Language, string]>([
  ["el", "Στο WhatsApp, από {priceFrom} το λεπτό"],
  ["el", "Petra tou Romiou, Πάφος"],
  ["ru", "WCAG {version} AA"],
  ["ru", "Google Maps"],
  ["el", "cookies"],
  ["el", "{limit, number, ::scale/10} g/l"],
  ["ru", "{opens}–{closes}"],
  ["ru", "[Условия](booking-terms) на A6"],
  ["de", "Petra tou Romiou"],
  ["tr", "Omodos’ta bir gün"],
])("leaves names, figures and links alone in %s: %s", (language, text) => {
  expect(foreignPart(text, language, text)).toBeUndefined();
});

test.each<[Language, string, string | undefined]>([
  ["el", "Το Parking είναι κοντά", "Parking"],
  ["ru", "Сначала {fee} Deposit", "Deposit"],
  ["el", "Με Visa, στο Google Maps, με το Shuttle ή στο Troodos", undefined],
  ["ru", "Mazda 2 у Golden Bay Hotel", undefined],
  ["de", "Das Parking", undefined],
])("finds one English word with a capital, but no name, in %s: %s", (language, text, word) => {
  const texts = [
    ["en", "The parking, a deposit, a visa, a hotel, maps and a shuttle"],
    ["de", "Mit Visa"],
    ["tr", "Visa ile"],
  ] as const;
  expect(leftWordFinder(texts.map(([own, words]) => ({ language: own, text: words })))(text, language)).toBe(word);
});
