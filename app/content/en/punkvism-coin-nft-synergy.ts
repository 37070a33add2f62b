import type { PageContent } from "../sections";

export const punkvismCoinNftSynergy = {
  title: "NFT synergy: what SCG and your characters do together",
  description:
    "How characters earn Twig, SCG, BONUS SCG and more, what check-ins add, where every reward comes from, and what a character cannot do.",
  district: "coin",
  sections: [
    {
      kind: "opening",
      title: "A coin with company",
      lead: "SCG alone earns by lying still. A character earns by turning up: it is staked, it checks in, it is paid. This page shows how the two fit.",
      actions: [
        { label: "Stake SCG today", page: "powerzoneCoinStaking", isPrimary: true },
        { label: "See what characters are paid in", below: "table" },
      ],
      sceneAlt:
        "A pay window in the mint at dawn: a PunkyKongz, a Punky HA_G and a Wise Alya queue with punch cards, a clerk slides coins and a green twig.",
    },
    {
      kind: "table",
      ground: "night",
      title: "Six things a character can be paid in",
      body: "Four of them are tokens, two are entries on a list. Punky Boost and Punky Nova say what each pays today.",
      caption: "Rewards for staked NFTs",
      columns: [{ label: "Reward" }, { label: "What it is" }, { label: "For whom in Punky Boost" }],
      rows: [
        [
          "Twig",
          "The everyday reward token; Tori Shop is planned to take it",
          "Genesis, PunkyKongz, Punky HA_G, Wise Alya",
        ],
        ["SCG", "The coin itself, a fixed amount an NFT a day", "Genesis, PunkyKongz, Punky HA_G, Wise Alya"],
        ["BONUS SCG", "More SCG for check-ins without a gap", "PunkyKongz, Punky HA_G, Wise Alya"],
        ["USDC", "Dollars on the chain, from a company outside the city", "Wise Alya"],
        ["BENEFIT", "An entitlement: a place, a service, a ticket", "Genesis"],
        ["RWA", "An entitlement to a project’s daily amount", "Genesis, PunkyKongz, Punky HA_G, Wise Alya"],
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "A day in the life of a staked ape",
      body: "How Punky Boost runs. Punky Nova works alike, with a term of 90, 180 or 270 days.",
      items: [
        {
          title: "It moves into the vault",
          body: "The NFT goes into escrow under your name. Only your wallet can take it out again.",
        },
        {
          title: "It is counted",
          body: "Each pool has a rate an NFT a day and a largest number of NFTs. Beyond what has been paid in, nothing is promised.",
        },
        {
          title: "You check in",
          body: "Once in a day of Korean time. Each check-in earns BONUS SCG while its fund lasts, and more with a streak.",
        },
        {
          title: "You claim, or let it grow",
          body: "Rewards wait until you take them. The NFT may leave at any time; in Nova, leaving before the end of the term gives up what cannot be claimed yet.",
        },
      ],
    },
    {
      kind: "plot",
      ground: "night",
      title: "What turning up could add",
      body: "An imagined ape with one SCG a day and an imagined bonus. The real rates are on the chain.",
      caption: "A month of one staked NFT, with a check-in every day",
      description:
        "Two stacked areas over 30 days. The daily SCG grows evenly to 30. The bonus for check-ins starts at nothing and grows faster as the streak gets longer, to 12. Together 42 SCG on day 30.",
      unit: " SCG",
      sample: "check-in-month",
      shape: "area",
      tickColumn: "Day",
      ticks: ["0", "5", "10", "15", "20", "25", "30"],
      series: [
        { label: "Daily SCG", values: [0, 5, 10, 15, 20, 25, 30] },
        { label: "BONUS SCG", values: [0, 1, 2, 4, 6, 9, 12] },
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Good company, with limits",
      body: "A character does not turn a coin into money, nor the other way round.",
      good: {
        title: "What the pair can do",
        items: [
          "Earn from two sides: coins in one pool, characters in another.",
          "Show for each reward how much is in its vault and how long it lasts.",
          "Leave separately: taking the coin out does not disturb the ape.",
        ],
      },
      bad: {
        title: "What it cannot do",
        items: [
          "Hold its price. SCG and NFTs can fall together, and often do.",
          "Earn for ever. A stream ends when its funds end.",
          "Multiply: a rare look does not earn more than a plain one of the same collection.",
          "Sell itself. On the day you want out there may be no buyer.",
        ],
      },
    },
    {
      kind: "questions",
      ground: "night",
      title: "Asked at the pay window",
      body: "The clerk has heard them all.",
      items: [
        {
          question: "Do I need SCG to stake an NFT?",
          answer:
            "No. You need the NFT and a little SOL for the network fee and the deposit, part of which comes back.",
        },
        {
          question: "Do streaks vanish when I take my NFT out?",
          answer:
            "The record of check-ins belongs to the NFT and outlives the stay in the vault, so leaving and coming back gains nothing and forges nothing.",
        },
        {
          question: "Why can Fitri, Society and Crafter not stake?",
          answer:
            "They have other jobs in the plan: benefits, the club, the forge. If that changes, the collection pages will say so.",
        },
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "More than a wage",
      body: "A character that never enters a vault still has things to do: bookings, the forge, the arcade. One page keeps them all, with what works today.",
      actions: [{ label: "See what else a character opens", page: "utilityProject", isPrimary: true }],
    },
  ],
} as const satisfies PageContent;
