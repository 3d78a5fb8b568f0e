import { runTranslations } from "../src/review/translations/command";

const { output, exitCode } = runTranslations(process.cwd(), process.argv.slice(2), new Date().toISOString().slice(0, 10));
console.log(output);
process.exitCode = exitCode;
