/** The chapters of the page, in their order; each id is an anchor that other tools may rely on. */
export const CHAPTERS = {
  palette: { title: "Palette", lead: "The colours. Parts name roles, and a colour only where it is the same in both schemes." },
  roles: { title: "Roles", lead: "What colours are for. Each scheme was drawn; neither is computed from the other." },
  type: { title: "Type scale", lead: "Six steps that grow with the screen, and one for the poster, in every language." },
  icons: { title: "Icons", lead: "Every icon of the sprite, by the name that a part asks for." },
  buttons: { title: "Buttons", lead: "One loud button on a screen. Buttons are links, so none is ever disabled." },
  links: { title: "Links in text", lead: "A link by itself, and links and emphasis within a sentence." },
  breadcrumbs: { title: "Breadcrumb", lead: "The path from the home page to this page." },
  "section-heads": { title: "Section heads", lead: "Eyebrow, headline and lead. Only the headline is required." },
  lists: { title: "List with dashes", lead: "Sentences of equal weight." },
  steps: { title: "Steps", lead: "Milestones: in a row on a wide screen, stacked on a phone." },
  tables: { title: "Tables", lead: "On narrow screens the title of a row becomes a line above its cells." },
  questions: { title: "Questions", lead: "One answer is open at a time. Without scripts, and in print, all of them are." },
  menus: { title: "Menu", lead: "The browser itself opens it. Escape, a press elsewhere and a focus elsewhere close it." },
  dialogs: { title: "Dialog", lead: "A window over the page, which holds the focus until it is closed." },
  pictures: { title: "Pictures", lead: "Photographs, drawings, and what replaces them when they fail to load." },
  brand: { title: "Mark", lead: "The sun over a road. Only the road changes with its ground." },
  stars: { title: "Stars and quantities", lead: "A share of five, spoken as a sentence. A figure before its unit." },
  motion: { title: "Pause", lead: "Whatever moves by itself can be paused. The button is a checkbox, so it works without scripts." },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly lead: string }>>;

export type ChapterId = keyof typeof CHAPTERS;
