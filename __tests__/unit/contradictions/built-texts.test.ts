import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readBuiltTexts } from "../../../src/contradictions/built-texts";
import { temporaryFolder } from "../../temporary-folder";

const folder = temporaryFolder();

test("the kept page data of earlier builds do not speak for this build", async () => {
  for (const path of ["page-data/index/page-data.json", "page-data/hashed/0123456789abcdef0123.json"]) {
    mkdirSync(dirname(join(folder(), path)), { recursive: true });
    writeFileSync(join(folder(), path), JSON.stringify({ said: path }));
  }
  const read: string[] = [];
  for await (const { address } of readBuiltTexts(folder())) {
    read.push(address);
  }
  expect(read).toEqual(["/"]);
});
