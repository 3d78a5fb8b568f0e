import { weeklyReport } from "./report";

test("lists what was found below its title, and leaves out what is in order", () => {
  const facts = { title: "Facts", advice: "Look again.", findings: ["boatPrice", "boatAge"] };
  expect(weeklyReport([{ title: "Links", advice: "Repair them.", findings: [] }, facts])).toBe(
    "## Facts\n\nLook again.\n\n- boatPrice\n- boatAge\n",
  );
});

test("is empty when nothing was found, so that no issue is opened", () => {
  expect(weeklyReport([{ title: "Links", advice: "Repair them.", findings: [] }])).toBe("");
});
