import { type LanguageLedger, type LedgerEntry, type Pair, type Review, entryFinder, standing } from "./ledger";
import { type TranslationText, pairOf } from "./translation-texts";

/** Which texts are meant: all of a language, of a namespace, or below a key. */
export interface Scope {
  readonly namespace?: string | undefined;
  readonly key?: string | undefined;
}

/**
 * The texts that a person names in one word: a namespace, and after its first dot a key.
 *
 * @example scopeOf("home.hero.title") // { namespace: "home", key: "hero.title" }
 */
export function scopeOf(name: string | undefined): Scope {
  const [namespace, ...rest] = name?.split(".") ?? [];
  return { namespace, key: rest.length === 0 ? undefined : rest.join(".") };
}

/** Tells whether a text is meant: its key is the named one or lies below it. */
export function isInScope({ namespace, key }: Pick<TranslationText, "namespace" | "key">, scope: Scope): boolean {
  const isBelow = scope.key === undefined || key === scope.key || key.startsWith(`${scope.key}.`) || key.startsWith(`${scope.key}[`);
  return (scope.namespace === undefined || namespace === scope.namespace) && isBelow;
}

type MakeEntry = (known: LedgerEntry | undefined, pair: Pair, text: TranslationText) => LedgerEntry | undefined;

/** A ledger with one entry for each text that has a translation, and no others. */
function ledgerOf(texts: readonly TranslationText[], ledger: LanguageLedger, entryOf: MakeEntry): LanguageLedger {
  const find = entryFinder(ledger);
  const entries: Record<string, Record<string, LedgerEntry>> = {};
  for (const text of texts) {
    const pair = pairOf(text);
    const entry = pair === undefined ? undefined : entryOf(find(text.namespace, text.key, pair), pair, text);
    if (entry !== undefined) {
      (entries[text.namespace] ??= {})[text.key] = entry;
    }
  }
  return entries;
}

/**
 * A ledger brought up to date with the texts: what is new or made anew is recorded, what vanished is left out, what is stale stays stale.
 */
export function updatedLedger(ledger: LanguageLedger, texts: readonly TranslationText[]): LanguageLedger {
  return ledgerOf(texts, ledger, (known, pair) => standing(known, pair).entry);
}

/** A ledger in which the translations in a scope count as made from the English as it is. A review stays while the text is the same. */
export function acceptedLedger(ledger: LanguageLedger, texts: readonly TranslationText[], scope: Scope): LanguageLedger {
  return ledgerOf(texts, ledger, (known, pair, text) =>
    isInScope(text, scope) ? { ...standing(known, pair).entry, ...pair } : standing(known, pair).entry,
  );
}

/** A ledger in which a native reader has reviewed the translations in a scope, as they are, against the English as it is. */
export function reviewedLedger(ledger: LanguageLedger, texts: readonly TranslationText[], scope: Scope, reviewed: Review): LanguageLedger {
  return ledgerOf(texts, ledger, (known, pair, text) => (isInScope(text, scope) ? { ...pair, reviewed } : standing(known, pair).entry));
}

/** The entries of a ledger that belong to no text any more, as `namespace.key`. */
export function orphans(ledger: LanguageLedger, texts: readonly TranslationText[]): readonly string[] {
  const known = new Set(texts.map(({ namespace, key }) => `${namespace}.${key}`));
  return Object.entries(ledger)
    .flatMap(([namespace, entries]) => Object.keys(entries).map((key) => `${namespace}.${key}`))
    .filter((name) => !known.has(name));
}
