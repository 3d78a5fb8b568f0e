/** The chapters of the page, in their order; each id is an anchor that other tools may rely on. */
export const CHAPTERS = {
  palette: {
    title: "Palette",
    lead: "Which colours there are. Parts name roles, and a colour itself only where it is the same by day and by night.",
  },
  roles: { title: "Roles", lead: "What colours are for, by day and by night. Each scheme was drawn; neither is computed from the other." },
  type: {
    title: "Scale of type",
    lead: "Six steps, which grow with the screen, and one for the poster. The same sentence in every language shows how long each runs.",
  },
  icons: { title: "Signs", lead: "Every sign of the sprite, by the name that a part asks for." },
  grounds: { title: "Grounds", lead: "What a part may lie on. On deep sea and on yellow, parts change their colours by themselves." },
  buttons: {
    title: "Buttons",
    lead: "One loud voice on a screen. Buttons are links, so none is ever disabled: what cannot be done is not offered.",
  },
  links: { title: "Links in text", lead: "A link that leads on by itself, and links and emphasis within a sentence." },
  breadcrumbs: { title: "Breadcrumb", lead: "The way from the home page to the page that is shown." },
  "section-heads": { title: "Heads of sections", lead: "Eyebrow, headline and lead. Only the headline has to be there." },
  lists: { title: "List with dashes", lead: "Sentences of equal weight. The dash is a piece of the road." },
  steps: { title: "Steps", lead: "Milestones: four beside each other on a wide screen, one below the other on a telephone." },
  tables: {
    title: "Tables",
    lead: "Where there is no room, the title of a row becomes a line of its own, and the columns stay beside each other.",
  },
  questions: { title: "Questions", lead: "One answer is open at a time. Without scripts, and on paper, all of them are." },
  menus: { title: "Menu", lead: "The browser itself opens it. Escape, a press elsewhere and a focus elsewhere close it." },
  dialogs: { title: "Dialog", lead: "A window over the page, which holds the focus until it is closed." },
  pictures: { title: "Pictures", lead: "Photographs, drawings, and what stands in their place when they do not come." },
  brand: { title: "Mark", lead: "The sun over a road. Only the road changes with its ground." },
  stars: { title: "Stars and quantities", lead: "A share of five, spoken as a sentence. A figure before its unit." },
  motion: { title: "Hold still", lead: "Whatever moves by itself can be stopped. The button is a checkbox, so it works without scripts." },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly lead: string }>>;

export type ChapterId = keyof typeof CHAPTERS;
