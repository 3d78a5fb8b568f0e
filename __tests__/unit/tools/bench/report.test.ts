import { report, table } from "../../../../tools/bench/report";

const machine = { processor: "Sample CPU", cores: 2, memory: 8 * 2 ** 30, system: "Linux", node: "20.9.0", chromium: undefined };

test("table is Markdown in which a bar of a cell is no border", () => {
  expect(table(["page", "ms"], [["/a|b", 12]])).toBe("| page | ms |\n| --- | ---: |\n| /a\\|b | 12 |");
});

test("report shows only the parts that were run, each with its day and machine", () => {
  const text = report({
    interaction: {
      date: "2026-11-21",
      machine,
      result: {
        slowdown: 4,
        bound: 100,
        interactions: [
          {
            interaction: "question, open",
            path: "/",
            moment: "hydrated",
            durations: [40, 120],
            median: 80,
            worst: 120,
            effect: { "at once": 1, "with the scripts": 0, never: 1 },
          },
        ],
      },
    },
  });
  expect(text).toContain("`npm run bench -- interaction`, 2026-11-21: Sample CPU, 2 cores, 8 GiB; Linux; Node 20.9.0.");
  expect(text).toContain("| question, open | / | hydrated | 80 | 120 | 2 | no | at once (1), never (1) |");
  expect(text).not.toContain("## Builds");
});

test("report draws lines through the sizes of each kind of build", () => {
  const nothing = { html: 0, "page-data": 0, "social pictures": 0, other: 0 };
  const size = (pages: number) => ({
    pages,
    generatedArticles: 0,
    files: 10,
    builds: [
      {
        kind: "cold" as const,
        wallSeconds: pages / 2 + 7,
        peakBytes: 2 ** 20 * (pages + 500),
        rendered: pages,
        changed: nothing,
        written: nothing,
      },
    ],
  });
  const text = report({ builds: { date: "2026-11-21", machine, result: { sizes: [size(70), size(150)] } } });
  expect(text).toContain("| time, cold | 0.500 s | 7.0 s | 1.000 |");
  expect(text).toContain("| memory, cold | 1.000 MiB | 500.0 MiB | 1.000 |");
});
