import type { TabContent } from "../../sections";

export const mintAi = {
  label: "Mint AI",
  title: "Mint AI: software that drafts, as a project",
  description:
    "Mint AI is planned as a set of AI tools for small shops and studios. What they would cost to run, what holders are credited with, and the risks.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "Mint AI: a tireless intern",
      blocks: [
        "Mint AI is planned as software for small shops and studios: it drafts texts, sorts pictures, answers the fifth identical question of the day. Customers would pay by the month. The asset is code, contracts and computing time.",
        { heading: "Not decided about Mint AI" },
        {
          list: [
            "Whose models it runs on, its own or rented ones",
            "What it does better than tools that are free",
            "What the token is for, if customers pay in money",
          ],
        },
      ],
    },
    {
      kind: "plot",
      ground: "paper",
      title: "What it costs to be clever",
      body: "An example of where a year’s spending goes before the first profit.",
      caption: "Example costs of an AI service",
      description: "Four bars: computing 45 percent, people 30, data and licences 15, sales 10.",
      unit: "%",
      sample: "mint-ai-costs",
      shape: "bars",
      labelColumn: "Cost",
      valueColumn: "Share of spending",
      points: [
        { label: "Computing", value: 45 },
        { label: "People", value: 30 },
        { label: "Data and licences", value: 15 },
        { label: "Sales", value: 10 },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "No graphics card needed",
      body: "The daily amount is planned to follow the number of NFTs you have staked, not the power of a machine. Your computer may be off.",
      of: "mint-ai",
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Draft and correction",
      body: "One list each, neither written by a machine.",
      good: {
        title: "Draft",
        items: ["Monthly fees are easy to count and to audit", "Software can be sold again without being made again"],
      },
      bad: {
        title: "Correction",
        items: [
          "Rented models can become dearer or be withdrawn overnight",
          "A year is a long time in this trade; today’s feature is free tomorrow",
          "Machines state wrong things with confidence, and somebody is liable for it",
        ],
      },
    },
    {
      kind: "links",
      ground: "night",
      title: "Try to find out about Mint AI",
      body: "A demonstration you can use yourself beats ten you can watch.",
      of: "mint-ai",
    },
  ],
} as const satisfies TabContent;
