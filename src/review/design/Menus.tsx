import { Disclosure } from "../../ui/Disclosure";
import { Icon } from "../../ui/Icon";
import { Chapter } from "./Chapter";
import { InStates } from "./InStates";
import * as styles from "./Openers.module.css";
import { Specimen } from "./Specimen";

/** A button with a menu; its look is its owner's. */
export function Menus() {
  return (
    <Chapter id="menus" source="Disclosure">
      <Specimen label="In its states" note="press to open: the part brings behaviour, and no look of its own">
        <InStates>
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
      </Specimen>
    </Chapter>
  );
}
