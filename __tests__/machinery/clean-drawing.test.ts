import { cleanDrawing } from "../../src/check/clean-drawing";
import { drawingProblem } from "../../src/check/picture-problems";

const FILE = "src/images/vehicles/van.svg";
const SHAPE = '<path d="M10 10h140v70H10z" style="fill:#a00"/>';

/** Drawings as the programs export them, with what each adds for itself. */
const EXPORTED: readonly (readonly [program: string, text: string])[] = [
  [
    "Inkscape",
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="200mm" height="100mm" viewBox="0,0,200,100" id="svg5" inkscape:export-filename="C:\\Users\\anna\\van.png"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" inkscape:current-layer="layer1" />
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1">${SHAPE}</g>
</svg>`,
  ],
  [
    "Illustrator",
    `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" xmlns:i="&ns_ai;" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
	 viewBox="0 0 200 100" style="enable-background:new 0 0 200 100;" xml:space="preserve">
<style type="text/css">.st0{fill:#E63946;}</style>
<switch>
	<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1">
		<i:aipgfRef  xlink:href="#adobe_illustrator_pgf"></i:aipgfRef>
	</foreignObject>
	<g i:extraneous="self"><rect class="st0" x="10" y="10" width="140" height="70"/></g>
</switch>
<i:aipgf  id="adobe_illustrator_pgf"><![CDATA[ eJzs ]]></i:aipgf>
</svg>`,
  ],
  [
    "Figma, without a viewBox",
    `<svg width="200" height="100" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_1_2)">${SHAPE}</g>
<defs><clipPath id="clip0_1_2"><rect width="200" height="100" fill="white"/></clipPath></defs>
</svg>`,
  ],
];

test.each(EXPORTED)("a drawing from %s is refused with the command that cleans it, and accepted afterwards", (_, text) => {
  expect(drawingProblem(FILE, text)).toMatchObject([{ fix: expect.stringContaining(`npm run clean-drawing -- ${FILE}`) as string }]);
  const clean = cleanDrawing(text);
  expect(drawingProblem(FILE, clean)).toEqual([]);
  expect(clean).toMatch(/viewBox="0 0 200 100"[^]*<path d="M10 10h140v70H10z"/);
});

test.each([
  "<script>alert(1)</script>",
  "<foreignObject><p>Text</p></foreignObject>",
  '<image href="https://evil.example/x.png" width="9" height="9"/>',
  '<path d="M0 0h9" stroke="red" onclick="alert(1)"/>',
])("cleaning does not make a drawing with %s acceptable", (content) => {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`;
  expect(drawingProblem(FILE, cleanDrawing(text))).toHaveLength(1);
});
