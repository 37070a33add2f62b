import type { TabContent } from "../../sections";

export const pvt = {
  label: "PVT",
  title: "PVT: a token planned for private venture stakes",
  description:
    "What PVT is planned to stand for, how long young companies take to pay anything back, how NFT holders take part, and what can go wrong.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "PVT: stakes in companies nobody can buy on an exchange",
      blocks: [
        "PVT is planned as the token of a basket: small stakes in young, private companies, held by one holding company. One of them may grow. Most will not. The basket exists because nobody knows which.",
        { heading: "Not decided about PVT" },
        {
          list: [
            "Which companies, how many, and who chooses them",
            "Whether the token carries a right to money from a sale, or none",
            "In which countries it may be offered at all",
          ],
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "How venture money behaves",
      body: "Slow, uneven, and seldom on time.",
      caption: "Stages of a venture stake, as an example",
      columns: [{ label: "Stage" }, { label: "Years, about", align: "end" }, { label: "Money that comes back" }],
      rows: [
        ["Stake bought", "0", "None"],
        ["Company grows or fails", "1 to 5", "Usually none"],
        ["Stake sold, or written off", "5 to 10", "Once, if at all"],
      ],
      sample: "pvt-stages",
    },
    {
      kind: "mining",
      ground: "night",
      title: "PVT by the day",
      body: "The amount a staked character is meant to be credited with each day, for each collection. The word mining is a figure of speech: no machine runs, your NFT is counted.",
      of: "pvt",
    },
    {
      kind: "balance",
      ground: "paper",
      title: "For and against a venture basket",
      body: "Written for somebody who has never owned one.",
      good: {
        title: "What speaks for it",
        items: [
          "Many small stakes instead of one large bet",
          "PVT is one of three tokens in the vesting plan, so that releases can be followed on the chain",
        ],
      },
      bad: {
        title: "What speaks against it",
        items: [
          "Private companies have no daily price; any value given is an estimate",
          "A basket can lose everything, one company after another",
          "Years may pass without any news",
        ],
      },
    },
    {
      kind: "links",
      ground: "night",
      title: "Papers and places of PVT",
      body: "Start with the white paper. If it does not name the companies, ask why.",
      of: "pvt",
    },
  ],
} as const satisfies TabContent;
