import type { TabContent } from "../../sections";

export const chichipingping = {
  label: "ChiChiPingPing",
  title: "ChiChiPingPing: characters for children, as a project",
  description:
    "ChiChiPingPing is planned as a family of characters: songs, short films, toys, licences. How such a brand earns, and why most never do.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "ChiChiPingPing: a name you can already sing",
      blocks: [
        "ChiChiPingPing is planned as a character brand for families. The asset is not a thing but a right: to draw these characters, to sing their songs, and to let others print them on a lunch box.",
        { heading: "Not decided about ChiChiPingPing" },
        {
          list: [
            "Who draws and who owns the drawings",
            "Which rights belong to the project and which stay with the authors",
            "Whether it appears inside Punktopia as well",
          ],
        },
      ],
    },
    {
      kind: "cards",
      ground: "paper",
      title: "Three ways a character earns",
      body: "In the order in which they usually come.",
      items: [
        {
          icon: "note",
          label: "First",
          title: "Songs and short films",
          body: "Watched for free, paid by advertising. Brings fame long before it brings money.",
        },
        {
          icon: "gift",
          label: "Then",
          title: "Toys and books",
          body: "Made by others against a licence. A few percent of the shop price reach the owner of the right.",
        },
        {
          icon: "star",
          label: "Perhaps",
          title: "Stage and theme rooms",
          body: "Costly to build, remembered for years when they work.",
        },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "A little every day",
      body: "What one character of yours would be credited with for one day that it spends staked. Days are counted in Korean time.",
      of: "chichipingping",
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Cute is not a business plan",
      body: "Both halves of the truth about character brands.",
      good: {
        title: "Helpful",
        items: ["Drawings do not wear out and need no warehouse", "One success can be licensed in many countries"],
      },
      bad: {
        title: "Sobering",
        items: [
          "Most new characters are soon forgotten",
          "Copies appear sooner than courts act",
          "Taste changes, and children grow up on schedule",
        ],
      },
    },
    {
      kind: "links",
      ground: "night",
      title: "See and hear ChiChiPingPing",
      body: "The video link is the fastest judge. Ask a four-year-old.",
      of: "chichipingping",
    },
  ],
} as const satisfies TabContent;
