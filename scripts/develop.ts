import { runGatsby } from "./gatsby";

process.exitCode = await runGatsby("develop");
