import { parseProcessStat } from "../../../scripts/process-stat";

test("parseProcessStat reads the fields behind a name with spaces and brackets", () => {
  const fields = [
    "S",
    "10",
    "42",
    "42",
    "0",
    "-1",
    "0",
    "0",
    "0",
    "0",
    "0",
    "250",
    "50",
    "0",
    "0",
    "20",
    "0",
    "11",
    "0",
    "99",
    "123456",
    "300",
  ];
  expect(parseProcessStat(`1234 (node (worker) 1) ${fields.join(" ")} 0 0`)).toEqual({
    pid: 1234,
    parent: 10,
    group: 42,
    isZombie: false,
    startedAt: 99,
    residentBytes: 300 * 4096,
  });
});
