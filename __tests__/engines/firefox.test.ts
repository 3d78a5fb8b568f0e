import { launchFirefox } from "./firefox";
import { scenarios } from "./scenarios";

scenarios(launchFirefox);
