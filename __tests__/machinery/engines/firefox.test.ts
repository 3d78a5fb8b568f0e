import { launchFirefox } from "../../browser/firefox";
import { scenarios } from "./scenarios";

scenarios(launchFirefox);
