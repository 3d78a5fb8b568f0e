import { cyprusMoment, daysAfter } from "./cyprus-time";

/** How long ahead pages say that hours differ, in days. */
const AHEAD = 7;

/** When pages show hours that differ: from a week before until the end of the last day. */
export function specialHoursShown({ from, until }: { readonly from: string; readonly until: string }) {
  return { starts: cyprusMoment(daysAfter(from, -AHEAD)), ends: cyprusMoment(daysAfter(until, 1)) };
}

/** When pages show a notice. Without a time, its last day belongs to it. */
export function noticeShown({ from, until }: { readonly from: string; readonly until: string }) {
  return { starts: cyprusMoment(from), ends: cyprusMoment(until.includes(" ") ? until : daysAfter(until, 1)) };
}

/** When pages make a claim: until the end of the day by which its fact must be compared again. */
export function claimShown(reviewBy: string) {
  return { starts: 0, ends: cyprusMoment(daysAfter(reviewBy, 1)) };
}

/** The id of the claim to be cheaper than parking at the airport. */
export const SAVING_ID = "saving";

/** The ids of what is dated, which differ between notices and hours. */
export const noticeId = (id: string): string => `notice-${id}`;
export const specialHoursId = (id: string): string => `hours-${id}`;

/** The notices of a page. One without pages is for all of them. */
export function noticesOn<Notice extends { readonly pages?: readonly string[] | null }>(
  routeId: string,
  notices: readonly Notice[],
): readonly Notice[] {
  return notices.filter(({ pages }) => pages?.includes(routeId) ?? true);
}
