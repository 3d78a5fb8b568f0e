import { withForcedStates } from "../../../../src/review/design/system/forced-states";

test("rules for hover, focus and press apply to specimens, and no other rule changes", () => {
  const css = ".a:hover .icon{b:c}.a:active{b:c}:focus-visible{b:c}.hold:has(:focus-visible){b:c}.a:focus-within,.b:hover-card{b:c}";
  const forced = withForcedStates(css);
  expect(forced).toContain('.a:is(:hover,[data-forced~="hover"] :where(a,button,summary,input,label)) .icon{b:c}');
  expect(forced).toContain('.a:is(:active,[data-forced~="active"] ');
  expect(forced).toContain('.hold:has(:is(:focus-visible,[data-forced~="focus"] ');
  expect(forced).toContain(".a:focus-within,.b:hover-card{b:c}");
});
