import { launchChromium } from "../../browser/chromium";
import { scenarios } from "./scenarios";

scenarios(launchChromium);
