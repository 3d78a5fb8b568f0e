import { chat } from "../../../locales/en/common.json";
import { business } from "../../../src/core/business/business";
import { chatUrl } from "../../../src/core/business/chat";
import { PAGES, attributesOf, documentOf } from "../../built/site";

test("the chat's first message speaks of what the page is about; an article's, like the home page's, of a car", () => {
  const topics = PAGES.filter(({ language }) => language === "en").map((page) => {
    const [href] = attributesOf(documentOf(page), 'aside a[href^="https://wa.me"]');
    const message = Object.entries(chat.messages).find(([, text]) => href === chatUrl("whatsapp", business.phones.chat, text));
    return [page.routeId, message?.[0]] as const;
  });
  const {
    "van-rental": van,
    "airport-parking": parking,
    "booking-terms": terms,
    directions,
    offline,
    ...others
  } = Object.fromEntries(topics);
  expect({ van, parking, terms, directions, offline }).toEqual({
    van: "van",
    parking: "parking",
    terms: "terms",
    directions: "arrival",
    offline: "arrival",
  });
  expect(new Set(Object.values(others))).toEqual(new Set(["car"]));
});
