import { Breadcrumb } from "../../ui/Breadcrumb";
import { Chapter } from "./Chapter";
import { InStates } from "./InStates";
import { Specimen, Specimens } from "./Specimen";
import { LONG_GERMAN } from "./samples";

const HOME = { label: "Home", path: "/" };
const GUIDE = { label: "Explore Cyprus", path: "#breadcrumbs" };
const HERE = { label: "This page", path: "/design" };

/** Short, long and empty ways. */
export function Breadcrumbs() {
  return (
    <Chapter id="breadcrumbs" source="Breadcrumb">
      <Specimens>
        <Specimen label="In its states" note="the page itself is only heard: its headline follows">
          <InStates>{(state) => <Breadcrumb label={`Breadcrumb, ${state}`} items={[HOME, GUIDE, HERE]} />}</InStates>
        </Specimen>
        <Specimen label="Long, in German" note="wraps between the steps">
          <div lang="de">
            <Breadcrumb
              label="Brotkrumen"
              items={[
                { label: "Startseite", path: "/" },
                { label: LONG_GERMAN.button, path: "#breadcrumbs" },
                { label: LONG_GERMAN.title, path: "/design" },
              ]}
            />
          </div>
        </Specimen>
        <Specimen label="Empty" note="with one step only, nothing is drawn">
          <Breadcrumb label="Breadcrumb, empty" items={[HOME]} />
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
