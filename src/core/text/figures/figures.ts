import { type Language, byLanguage } from "../../languages";
import { joined, readNumberWord } from "./number-words";
import { type Token, plainSpelling, tokensOf } from "./tokens";
import { DAY, type Measure, VOCABULARIES, type Vocabulary } from "./vocabulary";

/** A figure of a sentence, or a range of two. */
export interface Figure {
  readonly from: number;
  /** The same as `from` unless the figure is a range. */
  readonly to: number;
  /** What is counted; “clock” is a time of day in minutes since midnight; `undefined` for a bare number. */
  readonly measure: Measure | "clock" | undefined;
  /** Whether a bare number may be an hour of the day, as in “opens at 8”. */
  readonly mayBeHour: boolean;
}

/** A word or a figure of a sentence. Signs between words are left out. */
export type Piece = { readonly word: string } | { readonly figure: Figure };

/** A figure, and the position of the first token after it. */
interface Read {
  readonly figure: Figure;
  readonly next: number;
}

const HOUR = 60;
const HALF_A_DAY = 12;

function clock(text: string): number | undefined {
  const [, hours, minutes] = (/^(\d{1,2})[:.](\d{2})$/.exec(text) ?? []).map(Number);
  return hours !== undefined && minutes !== undefined && hours <= 24 && minutes < 60 ? hours * HOUR + minutes : undefined;
}

/** A number in digits. A point or a comma before exactly three digits groups thousands; any other divides decimals. */
function digits(text: string): number {
  const ungrouped = text.replace(/[.,\u0020](?=\d{3}(?!\d))/gu, "");
  return Number(ungrouped.replace(",", "."));
}

const bare = (value: number): Figure => ({ from: value, to: value, measure: undefined, mayBeHour: false });

const measured = (value: number, measure: Figure["measure"]): Figure => ({ from: value, to: value, measure, mayBeHour: false });

/** The number at a position, in digits or in words. */
function readNumber(tokens: readonly Token[], start: number, vocabulary: Vocabulary): (Read & { readonly rest: string }) | undefined {
  const token = tokens[start];
  if (token?.kind === "number") {
    const time = token.text.includes(":") || /^\d\d\.\d\d$/.test(token.text) ? clock(token.text) : undefined;
    return { figure: time === undefined ? bare(digits(token.text)) : measured(time, "clock"), next: start + 1, rest: "" };
  }
  const first = token?.kind === "word" ? readNumberWord(token.text, vocabulary) : undefined;
  if (first === undefined) {
    return undefined;
  }
  let { value, rest } = first;
  let next = start + 1;
  while (rest === "") {
    const place = vocabulary.joints.has(tokens[next]?.text ?? "") ? next + 1 : next;
    const following = tokens[place]?.kind === "word" ? readNumberWord(tokens[place].text, vocabulary) : undefined;
    const sum = following === undefined ? undefined : joined(value, following.value);
    if (following === undefined || sum === undefined) {
      break;
    }
    value = sum;
    rest = following.rest;
    next = place + 1;
  }
  return { figure: bare(value), next, rest };
}

/** Gives a bare number the unit that a word names; `undefined` if the word is not a unit. */
function withUnit({ from }: Figure, word: string, { units }: Vocabulary): Figure | undefined {
  const unit = units.find(({ isNamedBy }) => isNamedBy(word));
  return unit === undefined ? undefined : measured(from * unit.size, unit.measure);
}

/** The hour of the day that a number and the word after it give; `undefined` if they give none. */
function atHour({ from, measure }: Figure, word: string, vocabulary: Vocabulary): Figure | undefined {
  const added = vocabulary.afterHour.get(word);
  if (added === undefined) {
    return undefined;
  }
  const minutes = measure === "clock" ? from : from * HOUR;
  return measured(added > 0 && minutes < HALF_A_DAY * HOUR ? minutes + added * HOUR : minutes, "clock");
}

/** One figure with the unit before or after it. */
function readFigure(tokens: readonly Token[], start: number, vocabulary: Vocabulary): Read | undefined {
  const textAt = (place: number): string => tokens[place]?.text ?? "";
  if (textAt(start) === "€") {
    const amount = readNumber(tokens, start + 1, vocabulary);
    return amount === undefined ? undefined : { figure: measured(amount.figure.from, "EUR"), next: amount.next };
  }
  const number = readNumber(tokens, start, vocabulary);
  if (number === undefined) {
    return undefined;
  }
  const { figure, next, rest } = number;
  if (rest !== "") {
    const inOneWord = withUnit(figure, rest, vocabulary);
    return inOneWord === undefined ? undefined : { figure: inOneWord, next };
  }
  // “24-hour”, “18-летний”; in “8–18” the sign divides a range.
  const behind = textAt(next) === "-" && tokens[next + 1]?.kind === "word" ? next + 1 : next;
  for (const place of [behind, behind + 1]) {
    const hour = figure.measure === "clock" || figure.from <= 24 ? atHour(figure, textAt(place), vocabulary) : undefined;
    if (hour !== undefined) {
      return { figure: hour, next: place + 1 };
    }
  }
  if (figure.measure === "clock") {
    return { figure, next };
  }
  const unit = withUnit(figure, textAt(behind), vocabulary);
  const before = textAt(start - 1);
  const mayBeHour = figure.from <= 24 && vocabulary.beforeClock.has(before);
  if (unit !== undefined) {
    return { figure: { ...unit, mayBeHour }, next: behind + 1 };
  }
  // “one” is an article in most of these languages, so on its own it does not count.
  return tokens[start]?.kind === "word" && figure.from === 1 ? undefined : { figure: { ...figure, mayBeHour }, next };
}

/** Two figures as the ends of a range. A unit that only one of them has applies to both, if their units are compatible. */
function range(one: Figure, other: Figure, sizeLike: (figure: Figure) => number): Figure | undefined {
  const mayBeHour = one.mayBeHour || other.mayBeHour;
  if (one.measure !== other.measure && one.measure !== undefined && other.measure !== undefined) {
    return undefined;
  }
  const from = one.measure === undefined && other.measure !== undefined ? one.from * sizeLike(other) : one.from;
  const to = other.measure === undefined && one.measure !== undefined ? other.to * sizeLike(one) : other.to;
  return { from, to, measure: one.measure ?? other.measure, mayBeHour };
}

/** A day that is named without a number. */
function readDay(tokens: readonly Token[], start: number, { aDay }: Vocabulary): Read | undefined {
  const one = tokens[start]?.text ?? "";
  const length = aDay.test(one) ? 1 : aDay.test(`${one} ${tokens[start + 1]?.text ?? ""}`) ? 2 : 0;
  return length === 0 ? undefined : { figure: measured(DAY, "minute"), next: start + length };
}

/** The figure or the range at a position. */
function readRange(tokens: readonly Token[], start: number, vocabulary: Vocabulary): Read | undefined {
  const first = readFigure(tokens, start, vocabulary) ?? readDay(tokens, start, vocabulary);
  if (first === undefined) {
    return undefined;
  }
  const hasConnector = vocabulary.connectors.has(tokens[first.next]?.text ?? "");
  const behind = first.next + (hasConnector ? 1 : 0);
  const hasArticle = hasConnector && vocabulary.articles.has(tokens[behind]?.text ?? "");
  const second = readFigure(tokens, behind + (hasArticle ? 1 : 0), vocabulary);
  // Turkish marks a range by case endings alone: “8:00’den 18:00’e”.
  const isBound = hasConnector || (first.figure.measure === "clock" && second?.figure.measure === "clock");
  if (second === undefined || !isBound) {
    return first;
  }
  const figure = range(first.figure, second.figure, (like) =>
    like.measure === "clock" ? HOUR : sizeOf(tokens, second.next, like, vocabulary),
  );
  return figure === undefined ? first : { figure, next: second.next };
}

/** The size of the unit named just before a position. */
function sizeOf(tokens: readonly Token[], end: number, { measure }: Figure, { units }: Vocabulary): number {
  const before = tokens.slice(Math.max(0, end - 4), end);
  return units.find((unit) => unit.measure === measure && before.some(({ text }) => unit.isNamedBy(text)))?.size ?? 1;
}

function split(sentence: string, language: Language): readonly Piece[] {
  const vocabulary = VOCABULARIES[language];
  const tokens = tokensOf(plainSpelling(sentence, language));
  const pieces: Piece[] = [];
  for (let place = 0; place < tokens.length;) {
    const read = readRange(tokens, place, vocabulary);
    if (read !== undefined) {
      pieces.push({ figure: read.figure });
      place = read.next;
      continue;
    }
    const { kind, text } = tokens[place] ?? { kind: "sign", text: "" };
    if (kind === "word") {
      pieces.push({ word: text });
    }
    place += 1;
  }
  return pieces;
}

/** Sentences that were split before: each is read with the sentence after it too, and the next check reads nearly all of them again. */
const known = byLanguage(() => new Map<string, readonly Piece[]>());

/**
 * Splits a sentence into words and figures. Figures may be digits or words, with units and in ranges.
 *
 * @example piecesOf("Free up to twenty-four hours before.", "en") // free, up, to, { from: 1440, to: 1440, measure: "minute" }, before
 */
export function piecesOf(sentence: string, language: Language): readonly Piece[] {
  const pieces = known[language].get(sentence) ?? split(sentence, language);
  known[language].set(sentence, pieces);
  return pieces;
}

/**
 * Whether a sentence's figure is a rejected one. A range matches the same range; a single figure also matches either end of a range. A bare
 * number may be an age, and after a word such as “at” an hour of the day.
 */
export function isSameFigure(rejected: Figure, found: Figure): boolean {
  const scale = scaleBetween(rejected, found);
  if (scale === undefined) {
    return false;
  }
  const [from, to] = [found.from * scale, found.to * scale];
  const isClock = rejected.measure === "clock" && found.measure !== "clock";
  if (rejected.from !== rejected.to) {
    // “8 to 6” is from the morning to the evening.
    return from === rejected.from && (to === rejected.to || (isClock && to + HALF_A_DAY * HOUR === rejected.to));
  }
  return from === rejected.from || to === rejected.from;
}

/** The factor that converts a found figure to the measure of a rejected one; `undefined` if they count different things. */
function scaleBetween(rejected: Figure, found: Figure): number | undefined {
  if (rejected.measure === found.measure) {
    return 1;
  }
  if (rejected.measure === "month" && found.measure === undefined) {
    return 12;
  }
  if (rejected.measure === "clock" && found.mayBeHour) {
    return found.measure === undefined ? HOUR : found.measure === "minute" ? 1 : undefined;
  }
  return undefined;
}

/**
 * Parses a figure written in English.
 *
 * @returns `undefined` unless the text contains exactly one figure
 * @example figureOf("8:00–18:00") // { from: 480, to: 1080, measure: "clock" }
 */
export function figureOf(text: string): Figure | undefined {
  const figures = piecesOf(text, "en").flatMap((piece) => ("figure" in piece ? [piece.figure] : []));
  return figures.length === 1 ? figures[0] : undefined;
}
