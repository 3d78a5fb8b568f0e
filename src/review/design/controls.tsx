import { useState } from "react";
import { Accordion } from "../../ui/Accordion";
import { Breadcrumb } from "../../ui/Breadcrumb";
import { Actions, ButtonLink, TextLink } from "../../ui/Button";
import Dialog from "../../ui/Dialog";
import { Disclosure } from "../../ui/Disclosure";
import { Fold } from "../../ui/Fold";
import { Icon } from "../../ui/Icon";
import { InlineText } from "../../ui/InlineText";
import { OneOf } from "../../ui/OneOf";
import { PauseButton } from "../../ui/PauseButton";
import type { ChapterProps } from "./Chapter";
import * as styles from "./Controls.module.css";

const actions = (first: "book" | "dark") => () => (
  <Actions>
    <ButtonLink href="#buttons" variant={first} icon="external-link">
      Book
    </ButtonLink>
    <ButtonLink href="#buttons" variant="quiet" icon="phone" iconFirst>
      Quiet
    </ButtonLink>
  </Actions>
);

const readOn = () => (
  <TextLink href="#links" icon="arrow-right">
    Read on
  </TextLink>
);

const trail = [
  { label: "Home", path: "/" },
  { label: "Explore Cyprus", path: "#breadcrumbs" },
  { label: "This page", path: "/design" },
];

/** Two questions, of which the first shows its answer. Their titles differ by state, because an open answer is a landmark. */
const questions = (state: string) => (
  <Accordion
    labels={{
      all: `Show all answers (${state})`,
      one: `Show one answer at a time (${state})`,
      fold: `Show all questions (${state})`,
    }}
    items={["Where does the road begin?", "And where does it lead?"].map((title, index) => ({
      id: `question-${state}-${String(index + 1)}`,
      title: `${title} (${state})`,
      content: (
        <p>
          <InlineText>Beside the sea. The answer may hold **emphasis** and [a link](/design#questions).</InlineText>
        </p>
      ),
    }))}
  />
);

const menu = () => (
  <Disclosure
    className={styles.menu}
    summaryClassName={styles.opener}
    summary={
      <>
        Menu
        <Icon name="chevron-down" />
      </>
    }
  >
    <ul>
      <li>
        <a href="#menus">One</a>
      </li>
      <li>
        <a href="#menus">Another</a>
      </li>
    </ul>
  </Disclosure>
);

function DialogOpener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={[styles.opener, styles.needsScript].join(" ")}
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Open the dialog
      </button>
      {isOpen ? (
        <Dialog
          labelledBy="dialog-title"
          closeLabel="Close"
          onClose={() => {
            setIsOpen(false);
          }}
        >
          <h2 id="dialog-title">The road begins here</h2>
          <p>A headline, a sentence, and whatever the dialog is about.</p>
        </Dialog>
      ) : null}
    </>
  );
}

/** The parts that visitors press. */
export const CONTROLS: readonly ChapterProps[] = [
  {
    id: "buttons",
    source: "Button: ButtonLink, Actions",
    title: "Buttons",
    lead: "One loud button on a screen. Buttons are links, so none is ever disabled.",
    isGrid: true,
    specimens: [
      { label: "On paper", note: "book, quiet", part: actions("book") },
      { label: "On deep sea", note: "book, quiet", ground: "deep", part: actions("book") },
      { label: "On yellow", note: "dark, quiet", ground: "sun", part: actions("dark") },
    ],
  },
  {
    id: "links",
    source: "Button: TextLink; InlineText",
    title: "Links in text",
    lead: "A link by itself, and links and emphasis within a sentence.",
    isGrid: true,
    specimens: [
      { label: "TextLink, on paper", part: readOn },
      { label: "TextLink, on deep sea", ground: "deep", part: readOn },
      {
        label: "InlineText",
        part: () => (
          <p>
            <InlineText>A sentence with **emphasis** and with [a link](/design#links) in it.</InlineText>
          </p>
        ),
      },
    ],
  },
  {
    id: "breadcrumbs",
    source: "Breadcrumb",
    title: "Breadcrumb",
    lead: "The path from the home page to this page.",
    specimens: [
      {
        label: "In its states",
        note: "the page itself is for assistive technology: its headline follows",
        part: (state) => <Breadcrumb label={`Breadcrumb, ${state}`} items={trail} />,
      },
    ],
  },
  {
    id: "questions",
    source: "Accordion",
    title: "Questions",
    lead: "One answer is open at a time. Without scripts, and in print, all of them are.",
    specimens: [{ label: "In its states", note: "each with one open and one closed", part: questions }],
  },
  {
    id: "menus",
    source: "Disclosure, Fold, OneOf",
    title: "Menu",
    lead: "The browser itself opens it. Escape, a press elsewhere and a focus elsewhere close it.",
    specimens: [
      { label: "In its states", note: "press to open: the part brings behaviour, and no look", part: menu },
      {
        label: "OneOf",
        note: "the sentence that is true; all of them keep their space",
        part: () => <OneOf value="open" sentences={{ open: "Open now", closed: "Closed now" }} isOpen />,
      },
      {
        label: "Fold",
        note: "on phones only: the rest of a long list",
        part: () => (
          <Fold label="Show all" shown={3}>
            <ul>
              {["One", "Two", "Three", "Four"].map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          </Fold>
        ),
      },
    ],
  },
  {
    id: "dialogs",
    source: "Dialog",
    title: "Dialog",
    lead: "A window over the page, which holds the focus until it is closed.",
    specimens: [
      { label: "Press to open", note: "needs scripts; Escape, the cross and a press beside it close it", part: () => <DialogOpener /> },
    ],
  },
  {
    id: "motion",
    source: "PauseButton",
    title: "Pause",
    lead: "Whatever moves by itself can be paused. The button is a checkbox, so it works without scripts.",
    specimens: [
      {
        label: "Off",
        note: "press for “on”; visitors who prefer reduced motion have no motion, and no button",
        part: <PauseButton>Pause</PauseButton>,
      },
    ],
  },
];
