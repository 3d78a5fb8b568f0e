import { useState } from "react";
import { Accordion } from "../../ui/Accordion";
import { Breadcrumb } from "../../ui/Breadcrumb";
import { Actions, ButtonLink, TextLink } from "../../ui/Button";
import Dialog from "../../ui/Dialog";
import { Disclosure } from "../../ui/Disclosure";
import { Fold } from "../../ui/Fold";
import { OneOf } from "../../ui/OneOf";
import { PauseButton } from "../../ui/PauseButton";
import { Icon } from "../../ui/Icon";
import { InlineText } from "../../ui/InlineText";
import { Chapter, InStates, Specimen, Specimens } from "./Chapter";
import * as styles from "./Controls.module.css";

interface ActionsSampleProps {
  readonly first: "book" | "dark";
}

function ActionsSample({ first }: ActionsSampleProps) {
  return (
    <Actions>
      <ButtonLink href="#buttons" variant={first} icon="external-link">
        Book
      </ButtonLink>
      <ButtonLink href="#buttons" variant="quiet" icon="phone" iconFirst>
        Quiet
      </ButtonLink>
    </Actions>
  );
}

export function Buttons() {
  return (
    <Chapter id="buttons" source="Button: ButtonLink, Actions">
      <Specimens>
        <InStates label="On paper" note="book, quiet">
          {() => <ActionsSample first="book" />}
        </InStates>
        <InStates label="On deep sea" note="book, quiet" ground="deep">
          {() => <ActionsSample first="book" />}
        </InStates>
        <InStates label="On yellow" note="dark, quiet" ground="sun">
          {() => <ActionsSample first="dark" />}
        </InStates>
      </Specimens>
    </Chapter>
  );
}

function ReadOn() {
  return (
    <TextLink href="#links" icon="arrow-right">
      Read on
    </TextLink>
  );
}

export function Links() {
  return (
    <Chapter id="links" source="Button: TextLink; InlineText">
      <Specimens>
        <InStates label="TextLink, on paper">{() => <ReadOn />}</InStates>
        <InStates label="TextLink, on deep sea" ground="deep">
          {() => <ReadOn />}
        </InStates>
        <InStates label="InlineText">
          {() => (
            <p>
              <InlineText>A sentence with **emphasis** and with [a link](/design#links) in it.</InlineText>
            </p>
          )}
        </InStates>
      </Specimens>
    </Chapter>
  );
}

export function Breadcrumbs() {
  const items = [
    { label: "Home", path: "/" },
    { label: "Explore Cyprus", path: "#breadcrumbs" },
    { label: "This page", path: "/design" },
  ];
  return (
    <Chapter id="breadcrumbs" source="Breadcrumb">
      <InStates label="In its states" note="the page itself is for assistive technology: its headline follows">
        {(state) => <Breadcrumb label={`Breadcrumb, ${state}`} items={items} />}
      </InStates>
    </Chapter>
  );
}

/** Two questions, of which the first shows its answer. Their titles differ by state, because an open answer is a landmark. */
export function Questions() {
  return (
    <Chapter id="questions" source="Accordion">
      <InStates label="In its states" note="each with one open and one closed">
        {(state) => (
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
        )}
      </InStates>
    </Chapter>
  );
}

export function Menus() {
  return (
    <Chapter id="menus" source="Disclosure, Fold, OneOf">
      <InStates label="In its states" note="press to open: the part brings behaviour, and no look">
        {() => (
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
        )}
      </InStates>
      <InStates label="OneOf" note="the sentence that is true; all of them keep their space">
        {() => <OneOf value="open" sentences={{ open: "Open now", closed: "Closed now" }} isOpen />}
      </InStates>
      <InStates label="Fold" note="on phones only: the rest of a long list">
        {() => (
          <Fold label="Show all" shown={3}>
            <ul>
              {["One", "Two", "Three", "Four"].map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          </Fold>
        )}
      </InStates>
    </Chapter>
  );
}

export function Dialogs() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Chapter id="dialogs" source="Dialog">
      <InStates label="Press to open" note="needs scripts; Escape, the cross and a press beside it close it">
        {() => (
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
        )}
      </InStates>
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
    </Chapter>
  );
}

export function Motion() {
  return (
    <Chapter id="motion" source="PauseButton">
      <Specimen label="Off" note="press for “on”; visitors who prefer reduced motion have no motion, and no button">
        <PauseButton>Pause</PauseButton>
      </Specimen>
    </Chapter>
  );
}
