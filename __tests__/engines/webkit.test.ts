import { launchWebKit } from "./webkit";
import { scenarios } from "./scenarios";

// On a busy machine WebKitGTK's driver sometimes stops answering, or ends. A fault of the site fails both times.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

scenarios(launchWebKit);
