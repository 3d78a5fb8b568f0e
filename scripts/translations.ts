import { runTranslations } from "../src/review/translations/command";

try {
  console.log(runTranslations(process.cwd(), process.argv.slice(2), new Date().toISOString().slice(0, 10)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
