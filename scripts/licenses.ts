import { parseArgs } from "node:util";
import { REACHES, excuseOf, isPermissive, licenseProblems, readLicensedPackages } from "./package-licenses";

const { values } = parseArgs({
  options: { json: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
});
if (values.help) {
  console.log(
    [
      "npm run licenses            every package: version, licence, how far its code goes; fails where a licence is not permitted",
      "npm run licenses -- --json  for machines",
    ].join("\n"),
  );
  process.exit(0);
}

const packages = readLicensedPackages(process.cwd());
const problems = licenseProblems(packages);
if (values.json) {
  console.log(JSON.stringify({ packages, problems }, null, 2));
} else {
  for (const reach of REACHES) {
    const reaching = packages.filter((found) => found.reach === reach);
    console.log(`\n── ${reach}: ${String(reaching.length)} ──`);
    for (const found of reaching) {
      const reason = isPermissive(found.license) ? undefined : excuseOf(found)?.reason;
      console.log(
        [
          `${found.name} ${found.version}`.padEnd(56),
          found.license,
          found.isInstalled ? "" : " (for other systems)",
          reason === undefined ? "" : ` – ${reason}`,
        ].join(""),
      );
    }
  }
  console.log("");
  problems.forEach((problem) => {
    console.error(problem);
  });
}
process.exitCode = problems.length === 0 ? 0 : 1;
