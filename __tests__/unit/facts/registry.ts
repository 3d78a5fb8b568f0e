import type { GuardedFact } from "../../../src/core/facts/rejections";
import { type Language, byLanguage } from "../../../src/core/languages";

type Words = Readonly<Partial<Record<Language, readonly string[]>>>;

/** A rejected reading, and sentences that state it in other words than the registry's examples. */
interface Case {
  readonly fact: Omit<GuardedFact, "rejected">;
  readonly figures: readonly string[];
  readonly near: Words;
  readonly unless?: Words;
  readonly said: Readonly<Partial<Record<Language, string>>>;
}

/** One reading of each kind: by a phrase around the figure, without a figure, with exceptions, a time of day. */
export const CASES: readonly Case[] = [
  {
    fact: { id: "carAgeMin", unit: "year", value: 25 },
    figures: ["25 years"],
    near: {
      en: ["over #", "above #", "older than #"],
      el: ["άνω των #", "πάνω από #"],
      tr: ["# üstü*", "# üzeri*"],
      ru: ["старше #", "свыше #"],
      de: ["über #", "älter als #"],
    },
    said: {
      en: "Drivers above 25 pay no surcharge.",
      el: "Όσοι είναι πάνω από 25 χρονών δεν πληρώνουν προσαύξηση.",
      tr: "25 yaş üzeri sürücülerden ek ücret alınmaz.",
      ru: "Водители старше двадцати пяти лет ничего не доплачивают.",
      de: "Wer älter als 25 Jahre ist, zahlt keinen Aufschlag.",
    },
  },
  {
    fact: { id: "carCancelNotice", unit: "hour", value: 48 },
    figures: ["24 hours"],
    near: { en: ["cancel*"], el: ["ακυρώ*", "ακύρω*"], tr: ["iptal*"], ru: ["отмен*"], de: ["storn*"] },
    unless: { en: ["deposit*"], el: ["εγγύηση*"], tr: ["depozito*"], ru: ["депозит*"], de: ["Kaution*"] },
    said: {
      en: "You may cancel for nothing if you tell us a day before you land.",
      el: "Αν ακυρώσετε είκοσι τέσσερις ώρες νωρίτερα, δεν χρεώνεστε.",
      tr: "İptal, teslim saatinden bir gün öncesine kadar ücretsizdir.",
      ru: "Если отменить бронирование за двадцать четыре часа, мы вернём всё.",
      de: "Wenn Sie einen Tag vorher stornieren, kostet es nichts.",
    },
  },
  {
    fact: { id: "carHandoverOpens", unit: "time", value: "08:00" },
    figures: ["8:00"],
    near: { en: ["desk", "office*"], el: ["γραφεί*", "γραφείο*"], tr: ["ofis*"], ru: ["офис*"], de: ["Büro*"] },
    unless: { en: ["handover"], el: ["παράδοσ*"], tr: ["teslim*"], ru: ["выдач*"], de: ["Übergabe*"] },
    said: {
      en: "Our desk has staff from 8 am.",
      el: "Ανοίγουμε το γραφείο στις 8 π.μ. κάθε μέρα.",
      tr: "Ofisin açılış saati 08.00.",
      ru: "Мы открываемся в 8 утра, офис у самого терминала.",
      de: "Ab 8:00 Uhr ist unser Büro besetzt.",
    },
  },
  {
    fact: { id: "carCards", unit: "list", value: ["Visa", "Mastercard", "American Express"] },
    figures: [],
    near: {
      en: ["no debit", "debit card* … not accepted"],
      el: ["χρεωστικ* κάρτ* … δεν"],
      tr: ["banka kart* … geçerli değil*"],
      ru: ["дебетов* карт* … не подойд*", "не принима* … дебетов*"],
      de: ["Debitkarte* … nicht"],
    },
    said: {
      en: "Sorry, we take no debit cards at the desk.",
      el: "Η χρεωστική κάρτα δεν γίνεται δεκτή.",
      tr: "Banka kartınız depozito için geçerli değildir.",
      ru: "Дебетовая карта для залога не подойдёт.",
      de: "Mit einer Debitkarte können Sie nicht bezahlen.",
    },
  },
];

const mutable = (words: Words) => byLanguage((language) => [...(words[language] ?? [])]);

/** The facts of the cases, as `data/facts.json` would have them. */
export const REGISTRY: readonly GuardedFact[] = CASES.map(({ fact, figures, near, unless }) => ({
  ...fact,
  rejected: [
    {
      reading: "rejected",
      reason: "",
      figures: [...figures],
      near: mutable(near),
      ...(unless === undefined ? {} : { unless: mutable(unless) }),
      examples: byLanguage(() => []),
    },
  ],
}));
