import type { RouteId } from "../core/routes/routes";
import { usePage } from "./page";
import { useTexts } from "./texts";

type Topic = keyof EnglishTexts["common"]["chat"]["messages"];

/** What visitors of a page are likely to ask about. On all other pages it is a car. */
const TOPICS: Readonly<Partial<Record<RouteId, Topic>>> = {
  "van-rental": "van",
  "airport-parking": "parking",
  "booking-terms": "terms",
  directions: "arrival",
  offline: "arrival",
};

/** The first message of a chat from this page. */
export function useChatMessage(): string {
  const { text } = useTexts("common");
  const { routeId } = usePage();
  const topics: Readonly<Partial<Record<string, Topic>>> = TOPICS;
  return text(`chat.messages.${topics[routeId] ?? "car"}`);
}
