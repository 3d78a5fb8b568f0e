import minibus from "../../images/vehicles/shuttle-minibus.svg";
import { Avatar } from "../../ui/Avatar";
import { BrandMark } from "../../ui/BrandMark";
import { DashList } from "../../ui/DashList";
import { Drawing } from "../../ui/Drawing";
import { FailedImage } from "../../ui/FailedImage";
import { Picture } from "../../ui/Picture";
import { Quantity } from "../../ui/Quantity";
import { SectionHead } from "../../ui/SectionHead";
import { Stars } from "../../ui/Stars";
import { Steps } from "../../ui/Steps";
import { Table } from "../../ui/Table";
import type { ChapterProps } from "./Chapter";
import * as styles from "./Pictures.module.css";

const HEAD = { eyebrow: "Beside the sea", title: "The road begins here", lead: "One sentence says what follows." } as const;

const UNAVAILABLE = "Picture unavailable";

const steps = ["First", "Then", "After that", "At last"].map((title) => ({
  title,
  text: "One thing to do, in one or two **short** sentences.",
}));

const columns = [{ title: "When" }, { title: "Where", note: "with the lights on" }, { title: "How much" }];

/** Two rows with cells for as many columns. */
function rows(count: number) {
  const cells = ["always", "beside the sea", "1,234.50"].slice(0, count);
  return [
    { id: "road", title: "Road", cells },
    { id: "sea", title: "Sea", note: "to the left", cells },
  ];
}

/** The parts that visitors read and look at. */
export const CONTENTS: readonly ChapterProps[] = [
  {
    id: "section-heads",
    source: "SectionHead, Eyebrow",
    title: "Section heads",
    lead: "Eyebrow, headline and lead. Only the headline is required.",
    isGrid: true,
    specimens: [
      { label: "Whole", part: <SectionHead id="head-whole" {...HEAD} /> },
      { label: "Headline only", part: <SectionHead id="head-only" title={HEAD.title} /> },
      { label: "On deep sea", ground: "deep", part: <SectionHead id="head-deep" {...HEAD} /> },
    ],
  },
  {
    id: "lists",
    source: "DashList",
    title: "List with dashes",
    lead: "Sentences of equal weight.",
    specimens: [
      {
        label: "Three sentences",
        part: <DashList items={["The first sentence.", "The second, with **emphasis**.", "The third, with [a link](/design#lists)."]} />,
      },
    ],
  },
  {
    id: "steps",
    source: "Steps",
    title: "Steps",
    lead: "Milestones: in a row on a wide screen, stacked on a phone.",
    specimens: [
      { label: "On paper", part: <Steps steps={steps} /> },
      { label: "On deep sea", ground: "deep", part: <Steps steps={steps} /> },
    ],
  },
  {
    id: "tables",
    source: "Table",
    title: "Tables",
    lead: "On narrow screens the title of a row becomes a line above its cells.",
    specimens: [
      {
        label: "Plain",
        note: "with a caption",
        part: <Table caption="What one sees" corner="For" columns={columns.slice(0, 2)} rows={rows(2)} />,
      },
      {
        label: "Versus",
        note: "the second column is set off",
        part: <Table caption="One against the other" isCaptionHidden variant="versus" columns={columns.slice(0, 2)} rows={rows(2)} />,
      },
      {
        label: "Fees",
        note: "three columns, the last aligned with the other edge",
        part: <Table caption="Figures" isCaptionHidden variant="fees" corner="For" columns={columns} rows={rows(3)} />,
      },
    ],
  },
  {
    id: "brand",
    source: "BrandMark",
    title: "Mark",
    lead: "The sun over a road. Only the road changes with its ground.",
    isGrid: true,
    specimens: [
      { label: "On paper", note: "its road: brand-road", part: mark(styles.road) },
      { label: "On deep sea", note: "its road: brand-road-on-deep", ground: "deep", part: mark(styles.roadOnDeep) },
    ],
  },
  {
    id: "stars",
    source: "Stars, Quantity",
    title: "Stars and quantities",
    lead: "A share of five, spoken as a sentence. A figure before its unit.",
    isGrid: true,
    specimens: [
      ...[0, 0.5, 0.94, 1].map((share) => ({
        label: "Stars",
        note: `share ${String(share)}`,
        part: <Stars share={share} label={`${String(share * 5)} of 5 stars, as a sample`} />,
      })),
      { label: "Quantity", note: "the unit is smaller", part: <Quantity>75 km</Quantity> },
      { label: "Quantity without a figure", part: <Quantity>By the sea</Quantity> },
    ],
  },
];

function mark(roadClassName: string | undefined) {
  return (
    <div className={styles.mark}>
      <BrandMark roadClassName={roadClassName} />
    </div>
  );
}

/** Photographs and drawings. Any picture will do. */
export function picturesChapter(picture: Queries.HeroPictureFragment | null): ChapterProps {
  const image = picture?.file.childImageSharp?.gatsbyImageData;
  return {
    id: "pictures",
    source: "Picture, Drawing, FailedImage, Avatar",
    title: "Pictures",
    lead: "Photographs, drawings, and what replaces them when they fail to load.",
    isGrid: true,
    specimens: [
      {
        label: "Picture",
        note: "dimmed in the dark scheme; a field of its colour until it is loaded",
        part: picture && image && (
          <div className={styles.frame}>
            <Picture
              data={image}
              alt={picture.alt}
              sizes="(min-width: 48rem) 33vw, 100vw"
              focusLarge={picture.focusLarge}
              unavailable={UNAVAILABLE}
            />
          </div>
        ),
      },
      {
        label: "Drawing",
        note: "one file for every size",
        part: <Drawing src={minibus} alt="A minibus" width={480} height={240} unavailable={UNAVAILABLE} />,
      },
      {
        label: "Avatar",
        note: "with a picture, and without",
        part: (
          <div className={styles.portraits}>
            <Avatar photo={image?.images.fallback} name="Anna B." />
            <Avatar photo={undefined} name="Anna B." />
          </div>
        ),
      },
      {
        label: "Failed",
        note: "in place of either",
        part: (
          <div className={styles.frame}>
            <FailedImage alt="The road beside the sea" unavailable={UNAVAILABLE} />
          </div>
        ),
      },
    ],
  };
}
