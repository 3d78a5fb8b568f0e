import { clsx } from "clsx";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { Hero } from "../../blocks/Hero/Hero";
import { PhoneLink } from "../../blocks/PhoneLink/PhoneLink";
import { WrittenMessage } from "../../blocks/WrittenMessage/WrittenMessage";
import { useTranslation } from "react-i18next";
import { usePage } from "../../page/page";
import { CHAT_ICONS, chatUrl } from "../../business/chat";
import { withoutMarkup } from "../../facts/links";
import { ButtonLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { InlineText, Paragraphs } from "../../ui/InlineText";
import type { Answer } from "./answers";
import * as styles from "./Search.module.css";

/** How many answers are shown. */
const MOST = 8;

interface SearchProps {
  readonly picture: Queries.PageFragment["hero"];
  readonly topics: readonly { readonly id: string; readonly title: string }[];
  readonly answers: readonly Answer[];
  /** The list of all answers, which the results replace. */
  readonly children: ReactNode;
}

type Find = (query: string) => readonly Answer[];

/** What stands in place of an answer that the business has not given yet: the question, ready to be sent, and the telephone. */
function Unpublished({ question }: { readonly question: string }) {
  const { t } = useTranslation("find-an-answer");
  const { t: common } = useTranslation("common");
  const { business } = usePage();
  const message = withoutMarkup(`${t("search.greeting")}\n${question}`);
  return (
    <>
      <p>{t("search.unpublished")}</p>
      <ButtonLink variant="quiet" href={chatUrl("whatsapp", business.phones.chat, message)} icon={CHAT_ICONS.whatsapp}>
        {t("search.send")}
      </ButtonLink>
      <p className={clsx("small", styles.call)}>
        <PhoneLink line="local" hasIcon />
        <span>{common("footer.hoursText")}</span>
      </p>
    </>
  );
}

/** The first screen: searches the answers while a visitor types. The search itself is loaded at the first focus, or with a query in the address. */
export function Search({ picture, topics, answers, children }: SearchProps) {
  const { t } = useTranslation("find-an-answer");
  const { localPath } = usePage();
  const { t: common } = useTranslation("common");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [find, setFind] = useState<Find | "failed" | null>(null);
  const fillers = t("search.fillers");

  const load = useCallback(() => {
    import("../../search/find-answers").then(
      ({ answerFinder }) => {
        setFind((known: Find | "failed" | null) => (typeof known === "function" ? known : answerFinder(answers, fillers)));
      },
      () => {
        setFind("failed");
      },
    );
  }, [answers, fillers]);

  useEffect(() => {
    const input = field.current;
    const asked = new URLSearchParams(window.location.search).get("q");
    // Text that was typed before hydration, or that the browser restored, wins over the query in the address.
    if (input !== null && input.value === "" && asked !== null) {
      input.value = asked;
    }
    if (input !== null && (input.value !== "" || input === document.activeElement)) {
      setQuery(input.value.trim());
      load();
    }
  }, [load]);

  const fill = (example: string): void => {
    if (field.current !== null) {
      field.current.value = example;
      setQuery(example);
      load();
    }
  };

  // One letter asks nothing yet.
  const isAsked = query.length > 1;
  const found = !isAsked || typeof find !== "function" ? null : find(query).slice(0, MOST);
  const answered = found?.filter(({ waits }) => waits !== true).length ?? 0;
  const none = t(found?.length === 0 ? "search.none" : "search.unpublished");
  const count = answered === 0 ? none : `${t("search.found")} ${String(answered)}`;
  const loading = t(find === "failed" ? "search.failed" : "search.loading");
  const status = !isAsked ? "" : found === null ? loading : count;

  return (
    <>
      <Hero variants={["low"]} picture={picture} title={t("hero.title")}>
        <div className={clsx("scripted", styles.search)} role="search">
          <label htmlFor={id}>
            <strong>{t("search.label")}</strong>
          </label>
          <div className={styles.field}>
            <Icon name="search" />
            <input
              ref={field}
              id={id}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              onFocus={load}
              onInput={({ currentTarget }) => {
                setQuery(currentTarget.value.trim());
              }}
            />
          </div>
          <p className={clsx("small", styles.examples)} data-asked={isAsked}>
            <span>{t("search.hint")}</span>
            {t("search.examples", { returnObjects: true }).map((example) => (
              <button
                key={example}
                type="button"
                onClick={() => {
                  fill(example);
                }}
              >
                {example}
              </button>
            ))}
          </p>
          <p className={clsx("small", styles.status)} role="status">
            <strong>{status}</strong>
          </p>
        </div>
      </Hero>
      {found === null ? null : (
        <section className={clsx("wrap", styles.found)} aria-label={t("search.results")}>
          {found.length === 0 ? null : (
            <ol className={styles.results}>
              {found.map(({ id: answer, topic, part, title, text: paragraphs, page, anchor, hasPhone, waits }) => (
                <li key={answer}>
                  <p>
                    {waits === true ? (
                      <strong>
                        <InlineText>{title}</InlineText>
                      </strong>
                    ) : (
                      <a href={localPath(page, anchor)}>
                        <InlineText>{title}</InlineText>
                      </a>
                    )}
                    <span className="small">{part ?? topics.find(({ id: known }) => known === topic)?.title}</span>
                  </p>
                  <Paragraphs>{paragraphs}</Paragraphs>
                  {waits === true ? <Unpublished question={title} /> : null}
                  {hasPhone === true ? <PhoneLink line="local" hasIcon /> : null}
                </li>
              ))}
            </ol>
          )}
          {found.some(({ waits }) => waits === true) ? null : (
            <Card className={styles.ask}>
              {found.length === 0 ? null : <strong>{common("ask.lead")}</strong>}
              <WrittenMessage message={`${t("search.greeting")}\n${query}`} />
            </Card>
          )}
        </section>
      )}
      <div hidden={found !== null && found.length > 0}>{children}</div>
    </>
  );
}
