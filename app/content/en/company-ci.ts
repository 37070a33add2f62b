import type { PageContent } from "../sections";

export const companyCi = {
  title: "CI/BI: logo, emblem and how to use them",
  description:
    "The Punkvism logo and emblem to download as PNG and AI, with clear space, minimum sizes, colours, and what not to do to them.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "Our name in pixels",
      lead: "The logo and the emblem as PNG and AI. You may use them to speak about us, never to speak as us.",
      actions: [
        { label: "Download the logo (PNG)", file: "punkvism-ci.png", isPrimary: true },
        { label: "Ask for something else", email: 1 },
      ],
      sceneAlt:
        "A sign-painter’s studio in the tower by day: the word PUNKVISM as huge block letters on an easel, a ladder, paint pots in acid green and ink, a Kong with a brush.",
    },
    {
      kind: "downloads",
      ground: "paper",
      title: "Files",
      body: "PNG for screens, AI for print and drawing programs.",
      items: [
        {
          files: ["punkvism-ci.png", "punkvism-ci.ai"],
          picture: "logo",
          pictureAlt: "The word PUNKVISM in acid green pixel letters.",
          title: "CI/BI for dark ground",
          body: "The logo as it appears on this site.",
        },
        {
          files: ["punkvism-ci-ink.png", "punkvism-ci-ink.ai"],
          picture: "logo-ink",
          pictureAlt: "The word PUNKVISM in dark pixel letters.",
          title: "CI/BI for light ground",
          body: "In ink, for paper and anything pale.",
        },
        {
          files: ["punkvism-emblem.png", "punkvism-emblem.ai"],
          picture: "mark",
          pictureAlt: "The square emblem of Punkvism.",
          title: "Emblem",
          body: "The square mark, for avatars, stamps and buttons.",
        },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "Measures",
      body: "One unit is one pixel of the drawing, so everything stays on the grid.",
      caption: "Rules of size and space",
      columns: [{ label: "What" }, { label: "Logo" }, { label: "Emblem" }],
      rows: [
        ["Clear space on each side", "8 units", "4 units"],
        ["Smallest on a screen", "122 px wide", "16 px wide"],
        ["Smallest in print", "24 mm wide", "6 mm wide"],
        ["Enlarge by", "whole multiples", "whole multiples"],
        ["Colours", "acid #D7FF3E on ink, ink #0C0B12 on paper", "as drawn"],
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Do and do not",
      body: "A logo is a signature: please do not sign for us.",
      good: {
        title: "Please",
        items: [
          "link it to this site when you write about us",
          "keep its edges sharp: no smoothing when you resize",
          "choose the version that stands out from the ground",
        ],
      },
      bad: {
        title: "Please do not",
        items: [
          "stretch, tilt, outline, shade or animate it",
          "build it into a logo of your own",
          "put it beside words such as partner, official or guaranteed without our signature",
        ],
      },
    },
  ],
} as const satisfies PageContent;
