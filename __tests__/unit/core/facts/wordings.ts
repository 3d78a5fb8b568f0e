import type { Language } from "../../../../src/core/languages";

/** One rejected reading, said as a writer might say it who does not know the registry: other words than its own examples. */
export interface Wording {
  readonly fact: string;
  readonly reading: string;
  readonly sentences: Readonly<Record<Language, string>>;
}

/** Every rejected reading of `registry.ts`. */
export const WORDINGS: readonly Wording[] = [
  {
    fact: "carAgeMin",
    reading: "over 25",
    sentences: {
      en: "Drivers above 25 pay no surcharge.",
      el: "Όσοι είναι πάνω από 25 χρονών δεν πληρώνουν προσαύξηση.",
      tr: "25 yaş üzeri sürücülerden ek ücret alınmaz.",
      ru: "Водители старше двадцати пяти лет ничего не доплачивают.",
      de: "Wer älter als 25 Jahre ist, zahlt keinen Aufschlag.",
    },
  },
  {
    fact: "carAgeMax",
    reading: "no maximum age",
    sentences: {
      en: "At our desk there is no upper age limit at all.",
      el: "Ανώτατο όριο ηλικίας δεν υπάρχει.",
      tr: "Bizde üst yaş sınırı uygulanmıyor.",
      ru: "Ограничений по возрасту сверху у нас нет.",
      de: "Eine Altersgrenze nach oben haben wir nicht.",
    },
  },
  {
    fact: "carAskAgeMin",
    reading: "drivers of 18 are accepted",
    sentences: {
      en: "Eighteen-year-olds are welcome behind the wheel.",
      el: "Γίνονται δεκτοί και οδηγοί δεκαοκτώ ετών.",
      tr: "Kiralama için asgari yaş 18’dir.",
      ru: "Минимальный возраст водителя — 18 лет.",
      de: "Das Mindestalter beträgt achtzehn Jahre.",
    },
  },
  {
    fact: "carCancelNotice",
    reading: "free cancellation up to 24 hours before pickup",
    sentences: {
      en: "You may cancel for nothing if you tell us a day before you land.",
      el: "Αν ακυρώσετε είκοσι τέσσερις ώρες νωρίτερα, δεν χρεώνεστε.",
      tr: "İptal, teslim saatinden bir gün öncesine kadar ücretsizdir.",
      ru: "Если отменить бронирование за двадцать четыре часа, мы вернём всё.",
      de: "Wenn Sie einen Tag vorher stornieren, kostet es nichts.",
    },
  },
  {
    fact: "carHandoverOpens",
    reading: "office opens at 8:00",
    sentences: {
      en: "You will find somebody at our desk from 8 am.",
      el: "Ανοίγουμε το γραφείο στις 8 π.μ. κάθε μέρα.",
      tr: "Ofisin açılış saati 08.00.",
      ru: "Мы открываемся в 8 утра, офис у самого терминала.",
      de: "Ab 8:00 Uhr ist unser Büro besetzt.",
    },
  },
  {
    fact: "carCards",
    reading: "debit cards are not accepted",
    sentences: {
      en: "Sorry, we take no debit cards at the desk.",
      el: "Η χρεωστική κάρτα δεν γίνεται δεκτή.",
      tr: "Banka kartınız depozito için geçerli değildir.",
      ru: "Дебетовая карта для залога не подойдёт.",
      de: "Mit einer Debitkarte können Sie nicht bezahlen.",
    },
  },
  {
    fact: "northInsuranceShort",
    reading: "€20–25 for one to three days of insurance in the north",
    sentences: {
      en: "Expect to pay €20 to €25 for the extra insurance.",
      el: "Η πρόσθετη ασφάλιση κοστίζει από 20 έως 25 ευρώ.",
      tr: "Ek sigorta 20 ile 25 euro arasında tutar.",
      ru: "Дополнительная страховка стоит от 20 до 25 евро.",
      de: "Die zusätzliche Versicherung kostet zwischen 20 und 25 Euro.",
    },
  },
  {
    fact: "northInsuranceShort",
    reading: "€20–30 for insurance in the north",
    sentences: {
      en: "Cover for the north: twenty to thirty euros.",
      el: "Ασφάλιση για τα βόρεια: 20 € – 30 €.",
      tr: "Kuzey için sigorta: 20 € – 30 €.",
      ru: "Страховка для севера: двадцать–тридцать евро.",
      de: "Versicherung für den Norden: zwanzig bis dreißig Euro.",
    },
  },
  {
    fact: "ratingValue",
    reading: "4.8 of 127 reviews",
    sentences: {
      en: "Our guests give us 4.8 stars out of 5.",
      el: "Οι επισκέπτες μάς δίνουν 4,8 αστέρια.",
      tr: "Misafirlerimiz bize 5 üzerinden 4,8 yıldız veriyor.",
      ru: "Гости ставят нам 4,8 звезды из 5.",
      de: "Unsere Gäste geben uns 4,8 Sterne.",
    },
  },
  {
    fact: "ratingValue",
    reading: "4.9 of 247 reviews",
    sentences: {
      en: "A Google score of 4.9 speaks for itself.",
      el: "Στο Google έχουμε μέση βαθμολογία 4,9.",
      tr: "Google puanımız 4,9.",
      ru: "Наша оценка в Google — 4,9.",
      de: "Bei Google stehen wir bei 4,9 Punkten.",
    },
  },
  {
    fact: "officeOpens",
    reading: "office hours 8:00–18:00",
    sentences: {
      en: "Opening hours: 8:00 am – 6:00 pm, seven days a week.",
      el: "Το ωράριο του γραφείου είναι 08:00 με 18:00.",
      tr: "Ofisimiz 08:00–18:00 saatleri arasında açıktır.",
      ru: "Наш офис открыт с 8:00 до 18:00 без выходных.",
      de: "Unser Büro ist von 8 bis 18 Uhr geöffnet.",
    },
  },
  {
    fact: "officeWalk",
    reading: "the office is 10 minutes from the airport",
    sentences: {
      en: "It takes ten minutes on foot to reach our office.",
      el: "Φτάνετε στο γραφείο σε δεκάλεπτο περπάτημα από το αεροδρόμιο.",
      tr: "Havalimanından ofisimize 10 dakikalık bir yürüyüşle varırsınız.",
      ru: "Наш офис — в десятиминутной прогулке от терминала.",
      de: "Zu unserem Büro gehen Sie zehn Minuten zu Fuß.",
    },
  },
];
