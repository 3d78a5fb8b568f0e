import { launchWebKit } from "../../browser/webkit";
import { scenarios } from "./scenarios";

scenarios(launchWebKit);
