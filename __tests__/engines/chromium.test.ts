import { launchChromium } from "./chromium";
import { scenarios } from "./scenarios";

scenarios(launchChromium);
