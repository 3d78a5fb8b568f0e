import { withForcedStates } from "../../../../src/review/design/system/forced-states";
import { readTokens, resolved, sizeAt } from "../../../../src/review/design/system/tokens";

const SHEET = `@layer tokens {
  :root { --sea-500: #1282a2; --page: #fff; --link: var(--sea-500); /* a comment */ --text: clamp(1rem, 0.5rem + 2vw, 2rem); }
  @media (prefers-color-scheme: dark) { :root { --page: #000; } }
  @media (forced-colors: active) { :root { --page: Canvas; } }
  [dir="rtl"] { --page: #f00; }
}`;

test("tokens are followed to their colours, and the dark scheme keeps what it does not change", () => {
  const { light, dark } = readTokens(SHEET);
  expect([resolved(light, "page"), resolved(dark, "page")]).toEqual(["#fff", "#000"]);
  expect([resolved(light, "link"), resolved(dark, "link")]).toEqual(["#1282a2", "#1282a2"]);
  expect(() => resolved(light, "ink")).toThrow("no “--ink”");
});

test("a size has its least, its own and its most on narrow, middling and wide screens", () => {
  const { light } = readTokens(SHEET);
  expect([320, 800, 1920].map((screen) => sizeAt(light.get("text") ?? "", screen))).toEqual([16, 24, 32]);
  expect(sizeAt("2.75rem", 800)).toBe(44);
  expect(() => sizeAt("66ch", 800)).toThrow("no length in rem and vw");
});

test("rules for hover, focus and press count for specimens, and no other rule is touched", () => {
  const css = ".a:hover .icon{b:c}.a:active{b:c}:focus-visible{b:c}.hold:has(:focus-visible){b:c}.a:focus-within,.b:hover-card{b:c}";
  const forced = withForcedStates(css);
  expect(forced).toContain('.a:is(:hover,[data-forced~="hover"] :where(a,button,summary,input,label)) .icon{b:c}');
  expect(forced).toContain('.a:is(:active,[data-forced~="active"] ');
  expect(forced).toContain('.hold:has(:is(:focus-visible,[data-forced~="focus"] ');
  expect(forced).toContain(".a:focus-within,.b:hover-card{b:c}");
  expect(withForcedStates(".a{color:red}")).toBe(".a{color:red}");
});
