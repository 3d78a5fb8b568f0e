import { fullReport, previewHtml } from "../preview/preview-sample";
import { findings, inBothSchemes } from "../../browser/axe";
import { DESKTOP, PHONE, address, overflow, sharedBrowser } from "../../browser/site";

const browser = sharedBrowser();

test("axe finds nothing on /preview/, and it is not wider than the screen", async () => {
  const page = await browser.newPage(DESKTOP);
  // The built report may be empty; this one has something of everything.
  const body = previewHtml(fullReport());
  await page.route(address("/preview/"), (route) => route.fulfill({ body, contentType: "text/html; charset=utf-8" }));
  await page.goto(address("/preview/"));
  await page.locator("details").evaluateAll((all) => {
    all.forEach((details) => {
      details.setAttribute("open", "");
    });
  });
  const wide = await inBothSchemes(page);
  await page.setViewportSize({ width: 320, height: 256 });
  expect([...wide, ...(await findings(page))]).toEqual([]);
  expect(await overflow(page)).toBe(0);
});

test("axe finds nothing in the open menu of a phone", async () => {
  const page = await browser.visit("/el", PHONE);
  await page.locator("header summary:visible").click();
  expect(await inBothSchemes(page, "header")).toEqual([]);
});

test("axe finds nothing in open answers, the language menu and the chat dialog", async () => {
  const page = await browser.open("/");
  await page.locator("[data-reach-accordion-panel]").evaluateAll((panels) => {
    panels.forEach((panel) => {
      panel.removeAttribute("hidden");
    });
  });
  const answers = await inBothSchemes(page, "main");
  await page.locator("header summary:visible").click();
  const languages = await inBothSchemes(page, "header details[open]");
  await page.keyboard.press("Escape");
  await page.locator('aside a[href^="https://wa.me/"]').click();
  await page.getByRole("dialog").locator("img").waitFor();
  expect({ answers, languages, dialog: await inBothSchemes(page, '[role="dialog"]') }).toEqual({ answers: [], languages: [], dialog: [] });
});
