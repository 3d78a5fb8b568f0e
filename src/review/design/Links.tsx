import { TextLink } from "../../ui/Button";
import { InlineText } from "../../ui/InlineText";
import { Chapter } from "./Chapter";
import { InStates } from "./InStates";
import { Specimen, Specimens } from "./Specimen";
import { LONG_GERMAN } from "./samples";

function ReadOn() {
  return (
    <TextLink href="#links" icon="arrow-right">
      Read on
    </TextLink>
  );
}

/** Links that are words. */
export function Links() {
  return (
    <Chapter id="links" source="Button: TextLink; InlineText">
      <Specimens>
        <Specimen label="TextLink, on paper">
          <InStates>{() => <ReadOn />}</InStates>
        </Specimen>
        <Specimen label="TextLink, on deep sea">
          <InStates ground="deep">{() => <ReadOn />}</InStates>
        </Specimen>
        <Specimen label="InlineText">
          <InStates>
            {() => (
              <p>
                <InlineText>A sentence with **emphasis** and with [a link](/design#links) in it.</InlineText>
              </p>
            )}
          </InStates>
        </Specimen>
        <Specimen label="Long, in German">
          <div lang="de">
            <TextLink href="#links" icon="arrow-right">
              {LONG_GERMAN.title}
            </TextLink>
            <p>
              <InlineText>{`[${LONG_GERMAN.title}](/design#links) – ${LONG_GERMAN.sentence}`}</InlineText>
            </p>
          </div>
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
