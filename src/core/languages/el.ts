import type { LanguageOption, LanguageRules } from "./language";

export const option: LanguageOption = {
  code: "el",
  name: "Ελληνικά",
  locale: "el-GR",
  euroSign: "after",
  grouping: "always",
  direction: "ltr",
  traits: ["long-words", "long-units"],
  offer: {
    label: "Γλώσσα",
    sentence: "Η σελίδα υπάρχει και στα ελληνικά.",
    open: "Διαβάστε στα ελληνικά",
    dismiss: "Κλείσιμο",
  },
};

export const rules: LanguageRules = {
  formatTime: (hours, minutes) => `${String(hours)}:${minutes}`,
  // Elisions, as in “γι’ αυτό”.
  spaceAfterBoundWord: /(?<=(?<!\p{L})\p{L}{1,4}’) (?=\p{L})/gu,
  // Without accents, which move when a word is inflected.
  plainSpelling: (lower) =>
    lower
      .normalize("NFD")
      .replace(/[\u0300\u0301\u0308]/gu, "")
      .replace(/([πμ])\.\s?μ\.?(?!\p{L})/gu, "$1μ")
      .replace(/τοις εκατο/gu, "%"),
  neverTwice: "το η ο τα οι και με για από στο στη στην στον της του των",
  figures: {
    numbers: [
      [1, "ενα/ενας/μια/ενος/μιας δυο τρεις/τρια/τριων/τρι τεσσερις/τεσσερα/τεσσερεις/τεσσαρων/τετρα πεντε/πεντα εξι/εξα"],
      [7, "επτα/εφτα οκτω/οχτω/οκτα εννεα/εννια δεκα εντεκα/ενδεκα δωδεκα"],
      [20, "εικοσι/εικοσα τριαντα σαραντα πενηντα εξηντα εβδομηντα ογδοντα ενενηντα"],
      [100, "εκατο/εκατον διακοσια/διακοσιες/διακοσιοι/διακοσιων τριακοσια/τριακοσιες/τριακοσιων"],
      [400, "τετρακοσια/τετρακοσιες/τετρακοσιων πεντακοσια/πεντακοσιες/πεντακοσιων εξακοσια/εξακοσιες/εξακοσιων"],
      [700, "επτακοσια/εφτακοσια/επτακοσιες οκτακοσια/οχτακοσια/οκτακοσιες εννιακοσια/εννιακοσιες"],
      [1000, "χιλια/χιλιες/χιλιων"],
    ],
    isGlued: true,
    onesBeforeTens: undefined,
    caseEnding: undefined,
    aDay: /^προηγουμενη η?μερα$/u,
    connectors: "εως ως μεχρι και η με - – —",
    articles: "τις στις τα την",
    joints: "και",
    beforeClock: "στις τις απο μετα πριν ως εως μεχρι με και",
    afterHour: "πμ πρωι πρωινη",
    afterEveningHour: "μμ βραδυ απογευμα",
    units: {
      euro: /^ευρω$/u,
      percent: /^%$/u,
      minute: /^λεπτ.*$/u,
      hour: /^ωρ(?:α|ας|ες|ων|η|ης|ο|ου|οι)?$/u,
      day: /^(?:η?μερ(?:α|ας|ες|ων)|ημερ[οη])$/u,
      week: /^εβδομαδ.*$/u,
      month: /^μην(?:α|ας|ες|ων|ο)$/u,
      year: /^(?:ετ(?:ων|η|ος|ους)|χρον(?:ια|ων|ο|ος|ου|οι|η|ους))$/u,
      metre: /^μ(?:ετρα|ετρων|ετρο)?$/u,
      kilometre: /^(?:χλμ.*|χιλιομετρ.*)$/u,
      mile: /^μιλι(?:α|ων|ου)?$/u,
    },
  },
};
