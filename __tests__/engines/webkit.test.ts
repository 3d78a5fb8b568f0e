import { launchWebKit } from "./webkit";
import { scenarios } from "./scenarios";

scenarios(launchWebKit);
