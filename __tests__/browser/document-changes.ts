/* What browsers, and extensions in them, do to documents. Each function is sent to the browser by its text. */

/** As browser translation does: texts in `<font>` elements, new ones too. */
export function translate(): void {
  const make = (): Element => document.createElementNS("http://www.w3.org/1999/xhtml", "font");
  const wrap = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    texts
      .filter(({ data, parentElement }) => data.trim() !== "" && parentElement?.closest("font, script, style, data, svg") === null)
      .forEach((text) => {
        const [outer, inner] = [make(), make()];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      });
  };
  wrap(document.body);
  document.documentElement.lang = "fr";
  document.documentElement.classList.add("translated-ltr");
  new MutationObserver((changes) => {
    changes.forEach(({ addedNodes }) => {
      addedNodes.forEach((node) => {
        wrap(node.parentNode ?? node);
      });
    });
  }).observe(document.body, { childList: true, subtree: true });
}

/** As Dark Reader does: a style element after each of the page's, and attributes on the root and on drawings. */
export function darken(): void {
  document.documentElement.setAttribute("data-darkreader-mode", "dynamic");
  document.querySelectorAll("style:not(.darkreader)").forEach((own) => {
    const style = own.cloneNode() as HTMLElement;
    style.className = "darkreader darkreader--sync";
    own.after(style);
  });
  document.querySelectorAll<SVGElement | HTMLElement>("svg, svg *, [style]").forEach((element) => {
    element.setAttribute("data-darkreader-inline-fill", "");
    element.style.setProperty("--darkreader-inline-fill", "#e8e6e3");
  });
}

/** As password managers and grammar checkers do: attributes on fields, and elements beside them, in headings and at the ends of the body. */
export function extend(): void {
  document.querySelectorAll("input, form, label").forEach((field) => {
    field.setAttribute("data-lpignore", "true");
    field.setAttribute("data-gramm", "false");
    field.after(Object.assign(document.createElement("div"), { className: "password-icon" }));
  });
  document.body.setAttribute("data-new-gr-c-s-check-loaded", "14.1");
  document.querySelectorAll("#___gatsby, main, main h2").forEach((part) => {
    part.prepend(document.createElement("grammar-extension"));
    part.append(document.createElement("grammar-extension"));
  });
  document.body.prepend(document.createElement("password-manager"));
  document.body.append(document.createElement("grammar-extension"));
}
