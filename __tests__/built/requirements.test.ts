import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { CheerioAPI } from "cheerio";
import { type Language, LANGUAGES } from "../../src/i18n/languages";
import { HOME, NOT_FOUND, OFFLINE } from "../../src/i18n/page-ids";
import { DATA, PAGES, PUBLIC, attributesOf, brokenBy, difference, documentOf, pathOf, plain, testEvery, textOf, unless } from "./site";
import { LISTED, graphOf, nodesOf } from "./structured-data/graphs";

/*
 * What the business asked for, a row each, by its number in docs/requirements.md. The values are the owner's, who alone may change them.
 * Heads (9.3, 10.1) are in search.test.ts, states in ../browser/requirements.test.ts. The check refuses a comparison without a source (4.5).
 */

const { brand, email, phones, reservationsUrl, slug } = DATA.business;

const CALL = `tel:${phones.local}`;
const BOOK = `a[href="${reservationsUrl}"][target=_blank]`;
const PARKING = "airport-parking";
const VANS = "van-rental";
const DRIVING = "driving-guide";
const TERMS = "booking-terms";
const PARK = "paphos-archaeological-park";

/** A page in every language, or in one. */
const pagesOf = (routeId: string, language?: Language) =>
  PAGES.filter((page) => page.routeId === routeId && (language === undefined || page.language === language));

const ARTICLES = [
  ...["why-renting-car-best-explore-cyprus", "top-5-scenic-drives-cyprus", "northern-cyprus-adventures", "traditional-villages-troodos"],
  ...["why-renting-car-best-explore-north-cyprus", PARK],
].flatMap((article) => pagesOf(article));

/** The words of each element that a selector finds, without those for screen readers only. */
function wordsOf(document: CheerioAPI, selector: string): readonly string[] {
  return document(selector)
    .toArray()
    .map((element) => {
      const copy = document(element).clone();
      copy.find(".visually-hidden").remove();
      return plain(copy.text());
    });
}

/** What editors may add to can be there more often. What is there once stays so. */
const tooFew = (found: number, count: number) => unless(count === 1 ? found === 1 : found >= count, `their number is ${String(found)}`);

/** A text of the frame. */
const common = (language: Language, key: string): string => plain(textOf(language, "common", key));

describe("addresses", () => {
  const ADDRESSES: readonly (readonly [requirement: string, ...paths: readonly string[]])[] = [
    ["2.2", "/", "/explore-cyprus", `/directions-to-${slug}-larnaca`, "/airport-parking", "/van-rental-and-hire-cyprus"],
    ["2.2", "/why-renting-car-best-explore-cyprus", "/top-5-scenic-drives-cyprus", "/northern-cyprus-adventures"],
    ["2.2", "/traditional-villages-troodos", "/driving-cyprus-tips-tourists", "/why-renting-car-best-explore-north-cyprus"],
    ["2.2", "/paphos-archaeological-park", "/vehicle-booking-terms"],
    ["2.1", "/el", "/tr", "/ru", "/de"],
    ["2.3", "/el/oroi-kratisis-ochimatos", "/tr/arac-rezervasyon-sartlari"],
    ["2.3", "/ru/usloviya-bronirovaniya-avtomobilya", "/de/fahrzeug-buchung-bedingungen"],
  ];

  test.each(ADDRESSES)("%s: there is %s", (_, ...paths) => {
    expect(PAGES.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  });

  test("2.4: the short address of the driving guide redirects for good", () => {
    expect(readFileSync(join(PUBLIC, "_redirects"), "utf8")).toContain("/driving-cyprus-tips /driving-cyprus-tips-tourists 301\n");
  });

  const trailOf = (page: (typeof PAGES)[number]) => attributesOf(documentOf(page), "main nav:has([aria-current=page]) a");

  testEvery("2.5: guides stand below the travel guide", [...pagesOf(DRIVING), ...ARTICLES], (page) =>
    difference("the breadcrumb", trailOf(page), [pathOf(HOME, page.language), pathOf("explore-cyprus", page.language)]),
  );

  testEvery("2.5: home has no breadcrumb", pagesOf(HOME), trailOf);
});

describe("every page", () => {
  const NAMES = ["English", "Ελληνικά", "Türkçe", "Русский", "Deutsch"];
  const MENU = ["home", PARKING, VANS, "explore-cyprus", DRIVING, "directions"];
  const MORE = ["can-i-rent", "just-landed", "find-an-answer", TERMS];
  const FOOTER = [VANS, PARKING, "explore-cyprus", DRIVING, TERMS];
  const YEAR = String(statSync(join(PUBLIC, "index.html")).mtime.getUTCFullYear());

  testEvery("3.1: has the brand with its line, two telephones and five languages in the header", PAGES, (page) => {
    const [document, { language, routeId }] = [documentOf(page), page];
    const paths = LANGUAGES.map((other) => pathOf(routeId, other));
    return [
      ...difference("the brand", wordsOf(document, "header > a > :is(b, small)"), [brand, common(language, "site.locatedAt")]),
      ...difference("the telephones", attributesOf(document, 'header nav a[href^="tel:"]'), [CALL, `tel:${phones.uk}`]),
      ...difference("the list of languages", wordsOf(document, "header a[hreflang]"), NAMES),
      ...difference("where they lead", attributesOf(document, "header a[hreflang]"), paths),
    ];
  });

  const ONLINE = PAGES.filter(({ routeId }) => routeId !== OFFLINE);

  testEvery("3.1: has “Book online” in the header, and no other action beside the brand", ONLINE, (page) => [
    ...difference("it", wordsOf(documentOf(page), `header > ${BOOK}`), [common(page.language, "actions.book")]),
    ...difference("the number of links", documentOf(page)("header > a").length, 2),
  ]);

  testEvery("3.2: has in the bar at the foot: call, book, WhatsApp, Viber; without a network a call only", PAGES, (page) => {
    const kinds = attributesOf(documentOf(page), "main ~ aside a").map((href) => /^(?:tel|viber)(?=:)|wa\.me/.exec(href)?.[0] ?? href);
    return difference("the bar", kinds, page.routeId === OFFLINE ? ["tel"] : ["tel", reservationsUrl, "wa.me", "viber"]);
  });

  testEvery("3.3: has six pages in order in the menu, and four more", PAGES, (page) => {
    const menu = attributesOf(documentOf(page), "header nav a");
    const [main = [], more = []] = [MENU, MORE].map((ids) => ids.map((id) => pathOf(id, page.language)));
    const found = menu.filter((href) => main.includes(href));
    return [...difference("the menu", found, main), ...more.filter((href) => !menu.includes(href))];
  });

  testEvery("3.4: has pages, telephones, e-mail, and the year of the build in the footer", PAGES, (page) => {
    const links = attributesOf(documentOf(page), "main ~ footer a");
    const wanted = [...FOOTER.map((id) => pathOf(id, page.language)), CALL, `tel:${phones.uk}`, `mailto:${email}`];
    const [text = ""] = wordsOf(documentOf(page), "main ~ footer");
    return [...wanted.filter((href) => !links.includes(href)), ...unless(text.includes(`© ${YEAR} ${brand}`), "another year")];
  });

  testEvery("10.2: has one graph with the organization, the page, and below home a breadcrumb", LISTED, (page) => {
    const types = graphOf(page)["@graph"].map((node) => node["@type"]);
    return ["Organization", "WebPage", ...(page.routeId === HOME ? [] : ["BreadcrumbList"])].filter((type) => !types.includes(type));
  });
});

describe("strings to the letter, in English", () => {
  const STRINGS: readonly (readonly [requirement: string, routeId: string, place: string, ...words: readonly string[]])[] = [
    ["3.1", HOME, "header small", "Located at Larnaca Airport"],
    ["3.1", HOME, `header > ${BOOK}`, "Book online"],
    ["4.6", HOME, "section:has(#fleet) h3", "Mazda 2", "Nissan March", "Toyota Sienta", "Dacia Duster"],
    ["5.4", "directions", `section:has(#contact) a[href="tel:${phones.directions}"]`, "Call Us Now"],
    ["5.4", "directions", "section:has(#contact) a[target=_blank]", "View on Google Maps"],
    ["6.2", PARKING, "#included", "What’s included"],
    ["7.1", VANS, `section:has(#title) ${BOOK}`, "Book Van Online"],
    ["7.1", VANS, `section:has(#title) a[href="${CALL}"]`, "Call for Quotes"],
    ["7.2", VANS, "h2", "Van Rental Services Ideal For", "Cyprus Van Rental Phone Booking"],
    ["7.2", VANS, "h2", "Don’t Overpay for Van Hire in Cyprus"],
    ["7.2", VANS, "section:has(#location) a[target=_blank]", "Open in Google Maps"],
    ["7.3", VANS, "section:has(#products) h3", "Compact Van Rental", "Large Panel Van Rental", "Hourly Van Hire"],
    ["7.3", VANS, "section:has(#products) li p", "In stock"],
    ["8.1", PARK, `[data-article] ${BOOK}`, "Book your car now"],
    ["9.2", NOT_FOUND, "h1, h2", "Oops! Page Not Found", "What can you do?"],
    ["9.2", NOT_FOUND, 'main nav a[href="/"]', "Go to Homepage"],
    ["9.2", NOT_FOUND, 'main nav a[href="/explore-cyprus"]', "Explore Cyprus"],
    ["9.2", NOT_FOUND, 'main nav a[href="/van-rental-and-hire-cyprus"]', "Van Rental"],
    ["9.2", NOT_FOUND, `main nav a[href="${CALL}"]`, "Call Us"],
    ["9.2", NOT_FOUND, 'main a[href="/"]', "Return to Homepage"],
    ["9.2", NOT_FOUND, `main ${BOOK}`, "Book a Car Now"],
  ];

  test.each(STRINGS)("%s: the page %s has at %s the words %s", (_, routeId, place, ...words) => {
    const broken = brokenBy(pagesOf(routeId, "en"), (page) => {
      const found = wordsOf(documentOf(page), place);
      return words.filter((word) => !found.includes(word));
    });
    expect(broken).toEqual([]);
  });

  const TEXTS = [
    ["3.6", "chat.messages.car", "Hello! I would like to inquire about car rental services."],
    ["3.7", "chat.scan.whatsapp", "Scan to open WhatsApp"],
    ["3.7", "chat.scan.viber", "Scan to open Viber"],
    ["3.7", "chat.instruction", "Use your phone’s camera or the app to scan this QR code"],
    ["3.8", "picture.unavailable", "Image unavailable"],
  ] as const;

  test.each(TEXTS)("%s: the text %s is “%s”, and other words in each other language", (_, key, words) => {
    const texts = LANGUAGES.map((language) => common(language, key));
    expect(texts[0]).toBe(words);
    expect(new Set(texts).size).toBe(LANGUAGES.length);
  });

  testEvery("3.6: a chat begins with the sentence, in the language of the page", [...pagesOf(HOME), ...ARTICLES], (page) => {
    const [chat = ""] = attributesOf(documentOf(page), 'aside a[href^="https://wa.me/"]');
    return difference("it", new URL(chat).searchParams.get("text"), common(page.language, "chat.messages.car"));
  });
});

describe("parts, in every language", () => {
  const COUNTS: readonly (readonly [requirement: string, routeId: string, what: string, count: number])[] = [
    ["4.1", HOME, "section:has(#costs) table", 1],
    ["4.2", HOME, "section:has(#title) [data-running] i", 6],
    ["4.3", HOME, "[role=group] dd", 4],
    ["5.1", "explore-cyprus", "article", 7],
    ["5.1", "explore-cyprus", `article:contains("${brand}") time[datetime]`, 7],
    ["5.2", "directions", "section:has(#title) a[target=_blank]", 1],
    ["5.2", "directions", 'section:has(#title) a[href^="tel:"]', 1],
    ["5.2", "directions", "section:has(#highlights) li", 3],
    ["5.3", "directions", "section:has(#walk) ol > li", 3],
    ["5.3", "directions", "section:has(#routes) article", 3],
    ["5.3", "directions", "section:has(#routes) article:nth-child(1) ol > li", 3],
    ["5.3", "directions", "section:has(#routes) article:nth-child(2) ol > li", 2],
    ["5.3", "directions", "section:has(#routes) article:nth-child(3) ol > li", 2],
    ["5.3", "directions", "section:has(#routes) article:has(svg) > p:not(.figure):not(:has(b)):not(:empty)", 3],
    ["5.3", "directions", "section:has(#walk) p:has(svg)", 1],
    ["6.1", PARKING, "section:has(#benefits) li h3", 6],
    ["6.1", PARKING, "section:has(#where)", 1],
    ["6.1", PARKING, "section:has(#included)", 1],
    ["6.1", PARKING, "section:has(#process) ol > li", 4],
    ["6.1", PARKING, "section:has(#quotes) blockquote", 2],
    ["6.1", PARKING, `section:has(#flying) a[href="${CALL}"]`, 1],
    ["7.2", VANS, "section:has(#process) ol > li", 4],
    ["7.2", VANS, `section:has(#location) a[href="mailto:${email}"]`, 1],
    ["7.4", VANS, "h3[id^=faq-van-]", 5],
    ["8.3", DRIVING, "h3[id^=faq-driving-]", 5],
    ["8.4", TERMS, "h2#car, h2#van", 2],
    ["9.2", NOT_FOUND, "main nav a", 4],
  ];

  test.each(COUNTS)("%s: the page %s has %s %i times or more", (_, routeId, what, count) => {
    expect(brokenBy(pagesOf(routeId), (page) => tooFew(documentOf(page)(what).length, count))).toEqual([]);
  });

  testEvery("4.1: the sections of home have their order, with the statistics below the hero", pagesOf(HOME), (page) => {
    const sections = attributesOf(documentOf(page), "main [role=group], main :is(h1, h2)[id]", "id");
    return difference("it", sections.join(" "), "title  why answers costs reviews map versus fleet faq-renting faq-papers");
  });

  testEvery("4.5: the comparison says what others do, and asks nothing", pagesOf(HOME), (page) => {
    const others = wordsOf(documentOf(page), "section:has(#versus) tbody td:last-child");
    return [...unless(others.length > 0, "there is no comparison"), ...others.filter((words) => /[?;]$/.test(words))];
  });

  testEvery("7.1, 7.3: every van says if it is “In stock”, and can be booked otherwise than by telephone", pagesOf(VANS, "en"), (page) => [
    ...wordsOf(documentOf(page), "section:has(#products) li:has(h3)").filter(
      (van, index) => !van.includes(textOf("en", "van-rental", `products.availability.${String(DATA.vans.vans[index]?.availability)}`)),
    ),
    ...wordsOf(documentOf(page), "main p").filter((words) => /booked (?:only )?by (?:tele)?phone/i.test(words)),
  ]);

  testEvery("8.1: articles have a hero picture, sections, and then a booking link", ARTICLES, (page) =>
    ['main img[fetchpriority="high"]', "[data-article] section:has(h2)", `[data-article] section ~ div ${BOOK}`].filter(
      (part) => documentOf(page)(part).length === 0,
    ),
  );
});

describe("structured data, in every language", () => {
  const IN_STOCK = "https://schema.org/InStock";
  const OFFER = { availability: IN_STOCK, lowPrice: 15, highPrice: 100, priceCurrency: "EUR" };
  const FREE = { currency: "EUR", value: 0 };
  const NODES: readonly (readonly [requirement: string, routeId: string, type: string, count: number, fields: object])[] = [
    ["10.2", HOME, "AutoRental", 1, { priceRange: expect.stringMatching(/15\D+100.*\(€€\)$/) as string }],
    ["10.2", HOME, "OpeningHoursSpecification", 1, { opens: "09:00", closes: "18:00" }],
    ["10.3", HOME, "Service", 1, {}],
    ["10.3", HOME, "Product", 4, { offers: expect.objectContaining(OFFER) as object }],
    ["10.3", HOME, "FAQPage", 1, {}],
    ["10.3", VANS, "AutoRental", 1, {}],
    ["10.3", VANS, "Service", 1, {}],
    ["10.3", VANS, "Offer", 3, { availability: IN_STOCK }],
    ["10.3", VANS, "Question", 5, {}],
    ["10.4", PARKING, "ParkingFacility", 1, {}],
    ["10.4", PARKING, "Service", 1, {}],
    ["10.4", "explore-cyprus", "TouristInformationCenter", 1, {}],
    ["10.4", DRIVING, "HowTo", 1, { totalTime: "PT30M" }],
    ["10.4", DRIVING, "HowTo", 1, { estimatedCost: expect.objectContaining(FREE) as object }],
    ["10.4", DRIVING, "Question", 5, {}],
  ];

  test.each(NODES)("%s: the page %s has a node %s, %i times or more", (_, routeId, type, count, fields) => {
    for (const page of pagesOf(routeId)) {
      const nodes = nodesOf(graphOf(page)["@graph"]).filter((node) => node["@type"] === type);
      expect(tooFew(nodes.length, count)).toEqual([]);
      // An entry that an editor adds may differ, such as a car that is not available.
      const wanted = expect.objectContaining(fields) as { readonly asymmetricMatch: (node: unknown) => boolean };
      expect(tooFew(nodes.filter((node) => wanted.asymmetricMatch(node)).length, count)).toEqual([]);
    }
  });

  testEvery("10.3: every car has its own picture", pagesOf(HOME), (page) => {
    const cars = nodesOf(graphOf(page)).filter((node) => node["@type"] === "Product");
    return difference("the number of pictures", new Set(cars.map(({ image }) => JSON.stringify(image))).size, cars.length);
  });

  testEvery("8.2: articles have an author and their first date, and are not modified before", ARTICLES, (page) => {
    const article = nodesOf(graphOf(page)).find((node) => node["@type"] === "Article");
    return [
      ...difference("the date", article?.["datePublished"], "2024-11-20"),
      ...unless(String(article?.["dateModified"]) >= "2024-11-20", "it was modified earlier"),
      ...unless(article?.["author"] !== undefined, "it has no author"),
    ];
  });
});

describe("figures, in every language", () => {
  /* Amounts have a “€”, shares a “%”, and times of day are hours. */
  const FIGURES: readonly (readonly [requirement: string, routeId: string, place: string, ...figures: readonly string[]])[] = [
    ["1.3", HOME, "section:has(#fleet)", "€15", "€100"],
    ["1.3", PARKING, "section:has(#title), section:has(#where)", "70%", "3", "5"],
    ["1.6", "directions", "section:has(#title)", "5"],
    ["3.4", HOME, "main ~ footer", "9", "18", "24", "7"],
    ["4.3", HOME, "[role=group]", "500", "100", "4.6", "119"],
    ["5.3", "directions", "section:has(#routes) article:nth-child(1)", "75", "A6", "A1"],
    ["5.3", "directions", "section:has(#routes) article:nth-child(2)", "45", "A1"],
    ["5.3", "directions", "section:has(#routes) article:nth-child(3)", "40", "A2"],
    ["8.3", DRIVING, "section:has(#steps)", "30"],
    ["12.2", TERMS, "#car-driver", "25", "80", "3", "21", "24", "1", "€15", "18", "20", "12"],
    ["12.3", TERMS, "#car-excess", "A, A1, B, B1, C", "C1", "€500", "D, D1, E, E1, F, F1, G", "G1", "€800"],
    ["12.4", TERMS, "#car-deposit", "500", "€1000", "24", "30", "€100", "€500"],
    ["12.5", TERMS, "#car-cards", "Visa", "Mastercard", "American Express", "Diners"],
    ["12.6", TERMS, "#car-return", "8", "20", "€25", "59", "€20", "1"],
    ["12.6", TERMS, "section:has(#fees)", "€50", "€5", "€20", "€25", "€30", "€15"],
    ["12.7", TERMS, "#car-changes", "48"],
    ["12.8", TERMS, "#car-cancellation", "48", "3"],
    ["12.9", TERMS, "#car-north", "€25", "3", "€35", "1"],
    ["13.1", TERMS, "#van-driver", "23", "2"],
    ["13.2", TERMS, "#van-deposit", "€300", "3"],
    ["13.2", TERMS, "#van-damage", "€1500", "€15"],
    ["13.2", TERMS, "#van-return", "€25", "€15", "€35"],
    ["13.2", TERMS, "section:has(#fees)", "€300", "€25", "€15", "€20", "€35", "€190", "€50", "€1500"],
    ["13.3", VANS, "section:has(#areas)", "10", "20", "25", "30", "40"],
    ["13.4", DRIVING, "section:has(#limits)", "50", "80", "100", "65", "0.05%", "0.02%", "3"],
    ["13.4", DRIVING, "main", "112"],
  ];

  /** A number as a language writes it, without separators of thousands. */
  const spelled = (value: number, language: Language): string =>
    `(?<!\\d|\\d[.,])0?${new Intl.NumberFormat(language, { useGrouping: false }).format(value).replace(".", "\\.")}(?!\\d)`;

  /** Finds a figure. Outside English, alcohol is in grams a litre, which is a tenth of the number. */
  function patternOf(figure: string, language: Language): RegExp {
    const { euro, number, percent } = /^(?<euro>€?)(?<number>[\d.]+)(?<percent>%?)$/.exec(figure)?.groups ?? {};
    if (number === undefined) {
      return new RegExp(figure);
    }
    const digits = spelled(Number(number), language);
    if (percent === "%") {
      return new RegExp(`${digits} ?%|% ?${digits}|${spelled(Number((Number(number) * 10).toFixed(2)), language)} ?(?:‰|g/l|promil)`);
    }
    return new RegExp(euro === "€" ? `€ ?${digits}|${digits} ?€` : digits);
  }

  test.each(FIGURES)("%s: the page %s shows at %s %s", (_, routeId, place, ...figures) => {
    const broken = brokenBy(pagesOf(routeId), (page) => {
      const text = wordsOf(documentOf(page), place).join(" ");
      const ungrouped = text.replace(/(?<=\d)[., ](?=\d{3}(?!\d))/g, "");
      return figures.filter((figure) => !patternOf(figure, page.language).test(ungrouped));
    });
    expect(broken).toEqual([]);
  });
});
