import type { PageContent } from "../sections";

export const nftPunkykongz = {
  title: "PunkyKongz: five thousand apes with a plan",
  description:
    "PunkyKongz is a collection of 5,000 apes. Compare staking without a term in Punky Boost with 90 to 270 days in Punky Nova before you choose.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "PunkyKongz",
      title: "Five thousand Kongz, one bunch of bananas",
      lead: "Staked in Punky Boost without a term, or in Punky Nova for 90, 180 or 270 days, a Kong earns Twig and SCG.",
      actions: [
        { label: "Compare Boost and Nova", below: "table", isPrimary: true },
        { label: "Back to the list", page: "nftProject" },
      ],
      sceneAlt:
        "Huts and rope bridges in a giant tree at night: a crowned ape on the middle platform, others at their doors and below, coloured lanterns, the city behind.",
    },
    {
      kind: "figures",
      ground: "night",
      title: "The family in numbers",
      items: [
        { value: "5,000", label: "Kongz in all", note: "That is the whole supply." },
        { value: "2", label: "ways to stake them", note: "Without a term, or with one." },
        { value: "3", label: "terms in Punky Nova", note: "90, 180 and 270 days." },
      ],
    },
    {
      kind: "gallery",
      ground: "night",
      title: "From the market",
      items: [
        { picture: "people/punkykongz-1", alt: "An orange ape bites a banana.", caption: "quality control" },
        {
          picture: "people/punkykongz-2",
          alt: "A green ape with a crown and a gold medal.",
          caption: "elected himself",
        },
        { picture: "people/punkykongz-3", alt: "A pink ape in a cyan cap with a board.", caption: "delivers, mostly" },
        { picture: "people/punkykongz-5", alt: "A grey gorilla with green headphones.", caption: "cannot hear you" },
        {
          picture: "people/punkykongz-6",
          alt: "A brown ape with dark glasses and a blue headband.",
          caption: "saw nothing",
        },
        {
          picture: "people/punkykongz-8",
          alt: "A crowned pink ape in orange with a surfboard.",
          caption: "no sea, no problem",
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Boost or Nova?",
      body: "A Kong can be in one of the two at a time. Both are open.",
      caption: "Punky Boost and Punky Nova for PunkyKongz",
      columns: [{ label: "Question" }, { label: "Punky Boost" }, { label: "Punky Nova" }],
      rows: [
        ["How long?", "no term", "90, 180 or 270 days"],
        ["Can I leave early?", "there is no early: leave any time", "yes, by giving up what cannot be claimed yet"],
        ["What does it pay?", "Twig, SCG, bonus SCG", "Twig, SCG, bonus SCG"],
        ["What earns the bonus?", "checking in, day after day", "checking in, day after day"],
        ["Who does it suit?", "those who may want to sell", "those who would have kept it anyway"],
      ],
    },
    {
      kind: "balance",
      ground: "night",
      title: "Before you adopt one",
      body: "An ape is for life, or until a better offer. Know both sides first.",
      good: {
        title: "What a Kong has going for it",
        items: [
          "A fixed supply: the family does not grow when it becomes popular.",
          "Two ways to stake, where most collections have one or none.",
          "The record of check-ins belongs to the NFT and stays with it when it is staked again.",
        ],
      },
      bad: {
        title: "What it has against it",
        items: [
          "Five thousand is a lot: on a slow day many Kongz wait for few buyers.",
          "Rewards come from pools that somebody has to fund; an empty stream pays nothing more.",
          "If you sell a Kong, what it might have earned goes with it.",
        ],
      },
    },
    {
      kind: "links",
      ground: "paper",
      title: "Find the family",
      body: "Their own site, and the market stall that sells the real ones.",
      of: "punkykongz",
      actions: [{ label: "NFT Migration", own: "mypage/migration" }],
    },
  ],
} as const satisfies PageContent;
