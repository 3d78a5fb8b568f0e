import { Actions, ButtonLink } from "../../ui/Button";
import { Chapter } from "./Chapter";
import { InStates } from "./InStates";
import { Specimen, Specimens } from "./Specimen";
import { LONG_GERMAN } from "./samples";

const HERE = "#buttons";

/** The loud and the quiet voice, with a sign behind and before. */
function LoudAndQuiet() {
  return (
    <Actions>
      <ButtonLink href={HERE} variant="book" icon="external-link">
        Book
      </ButtonLink>
      <ButtonLink href={HERE} variant="quiet" icon="phone" iconFirst>
        Quiet
      </ButtonLink>
    </Actions>
  );
}

/** Links that are the main or the second thing to do, in every state on every ground that they know. */
export function Buttons() {
  return (
    <Chapter id="buttons" source="Button: ButtonLink, Actions">
      <Specimens>
        <Specimen label="On paper" note="book, quiet">
          <InStates>{() => <LoudAndQuiet />}</InStates>
        </Specimen>
        <Specimen label="On deep sea" note="book, quiet">
          <InStates ground="deep">{() => <LoudAndQuiet />}</InStates>
        </Specimen>
        <Specimen label="On yellow" note="dark, quiet">
          <InStates ground="sun">
            {() => (
              <Actions>
                <ButtonLink href={HERE} variant="dark" icon="arrow-right">
                  Dark
                </ButtonLink>
                <ButtonLink href={HERE} variant="quiet">
                  Quiet
                </ButtonLink>
              </Actions>
            )}
          </InStates>
        </Specimen>
        <Specimen label="Long, in German" note="breaks within the words, and the button grows">
          <div lang="de">
            <Actions>
              <ButtonLink href={HERE} variant="book" icon="external-link">
                {LONG_GERMAN.button}
              </ButtonLink>
              <ButtonLink href={HERE} variant="quiet" icon="phone" iconFirst>
                {LONG_GERMAN.button}
              </ButtonLink>
            </Actions>
          </div>
        </Specimen>
        <Specimen label="Opens a new tab" note="says so to whoever does not see the sign">
          <Actions>
            <ButtonLink href={HERE} variant="book" icon="external-link" newTab="(opens in a new tab)">
              Book
            </ButtonLink>
          </Actions>
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
