import type { PageContent } from "../sections";

export const punkvismCoinRwaVenture = {
  title: "RWA venture: what SCG has to do with real projects",
  description:
    "A planned purse of SCG pays for examining real-world projects before anybody invests. What it pays for, what comes back, and what SCG holders do not get.",
  district: "coin",
  sections: [
    {
      kind: "opening",
      title: "The purse that pays for questions",
      lead: "The plan to pay the lawyers, valuers and first trials of a real project from a set-aside part of SCG, before the project can have a token.",
      actions: [
        { label: "See how it would work", below: "diagram", isPrimary: true },
        { label: "Open Coin Info", shared: "coin-info" },
      ],
      sceneAlt:
        "Between mint and harbour at noon: a small train with one coin chest crosses a bridge, a Genesis signals it through, a Crafter waits with a plan.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "Out as questions, back as tokens",
      body: "How the plan connects the coin with a project, if the project goes through every gate of the process.",
      caption: "The planned circle of the RWA venture",
      nodes: [
        { id: "supply", label: "SCG supply", column: 1, row: 1 },
        { id: "purse", label: "Venture purse", note: "public address", column: 2, row: 1, tone: "accent" },
        { id: "checks", label: "Examination", note: "law, value, trial", column: 3, row: 1 },
        { id: "holders", label: "NFT holders", column: 1, row: 2 },
        { id: "community", label: "Community part", note: "of a project’s token", column: 2, row: 2 },
        { id: "project", label: "Project", note: "if it passes", column: 3, row: 2, tone: "quiet" },
      ],
      edges: [
        { from: "supply", to: "purse", label: "is released in parts to" },
        { from: "purse", to: "checks", label: "pays for" },
        { from: "checks", to: "project", label: "lets through or rejects" },
        { from: "project", to: "community", label: "sets tokens aside for" },
        { from: "community", to: "holders", label: "is handed out by the day to" },
      ],
    },
    {
      kind: "plot",
      ground: "paper",
      title: "What one examination would cost",
      body: "An example of how a budget for one project is split. Nothing in it buys a brick.",
      caption: "Example budget of an examination",
      description:
        "One bar of one hundred percent: law and papers 35, valuation and audit 25, a first trial of the business 25, reserve 15.",
      unit: "%",
      sample: "examination-budget",
      shape: "shares",
      labelColumn: "Purpose",
      valueColumn: "Share of the budget",
      points: [
        { label: "Law and papers", value: 35 },
        { label: "Valuation and audit", value: 25 },
        { label: "A first trial", value: 25 },
        { label: "Reserve", value: 15 },
      ],
    },
    {
      kind: "steps",
      ground: "night",
      title: "How a project would ask for it",
      body: "A rejected project costs the purse something too. That is the price of saying no in time.",
      items: [
        {
          title: "A proposal of two pages",
          body: "What the asset is, who owns it, who would run it, and why it should have a token at all.",
        },
        { title: "A budget with a ceiling", body: "Published together with the name of everyone who is paid from it." },
        { title: "Payment by results", body: "A report, then a payment. No report, no second payment." },
        { title: "An answer in public", body: "Go on or stop, with the reasons, in the news." },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Holding SCG is not holding a project",
      body: "The two are often confused, and confusing them can be expensive.",
      caption: "SCG and project tokens compared",
      columns: [{ label: "Question" }, { label: "SCG" }, { label: "A project’s token" }],
      rows: [
        ["What stands behind it?", "Its uses in the city", "The rights in the project’s papers"],
        [
          "Who gets a daily amount?",
          "Planned for staked NFTs, from the pools",
          "Planned for staked NFTs, from the community part",
        ],
        ["Does a sale of the asset pay out?", "No", "Only if its papers say so"],
        ["Does it exist today?", "Yes", "None has been issued through this plan"],
      ],
    },
    {
      kind: "balance",
      ground: "night",
      title: "Reasons for, reasons against",
      body: "A venture is named after the part that can go wrong.",
      good: {
        title: "Why do it",
        items: [
          "Poor projects are stopped before strangers put money in.",
          "The purse has an address on the chain, so that spending can be followed.",
          "Holders of characters share in what passes, without being asked to subscribe.",
        ],
      },
      bad: {
        title: "Why be careful",
        items: [
          "Paying bills in SCG means selling SCG, which can press on its price.",
          "All the money can be spent without one project passing.",
          "The people who decide on proposals may decide badly; the rules for it are not written yet.",
        ],
      },
    },
    {
      kind: "questions",
      ground: "paper",
      title: "Short answers from the bridge",
      body: "The long ones belong in the white paper.",
      items: [
        {
          question: "Can I put SCG into the venture?",
          answer: "No. Nobody is asked to, and anyone who asks you in our name is lying.",
        },
        {
          question: "How large is the purse?",
          answer:
            "Once that is decided, the overview of the coin tells its share. A share that is marked there as a sample is not decided yet.",
        },
        {
          question: "Will project tokens be paid to SCG stakers?",
          answer: "That is not part of the plan. Coin staking pays SCG and nothing else.",
        },
      ],
    },
  ],
} as const satisfies PageContent;
