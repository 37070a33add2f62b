import type { PageContent } from "../sections";

export const rwaConsortium = {
  title: "Consortium of the RWA Plan: eight seats at one table",
  description:
    "Which trades a real-world project needs before it may issue a token, what each of them brings, who must stay independent, and how a company applies.",
  district: "rwa",
  sections: [
    {
      kind: "opening",
      name: "RWA Consortium",
      title: "Nobody builds a harbour alone",
      lead: "A consortium is the group that answers for a project. It has eight seats, and a project with an empty one does not go on.",
      actions: [
        { label: "See the eight seats", below: "diagram", isPrimary: true },
        { label: "Write about a seat", email: 1 },
      ],
      sceneAlt:
        "A round table under a lamp in a harbour office at night: five people around an open plan, three empty chairs, a crowned PunkyKongz beside numbered crates.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "Who brings what to the table",
      body: "Read each arrow as a promise that has to be signed. The roles are planned; no company is named before it has agreed.",
      caption: "The eight seats of a consortium",
      nodes: [
        { id: "owner", label: "Asset owner", column: 1, row: 1 },
        { id: "operator", label: "Operator", column: 2, row: 1 },
        { id: "valuer", label: "Valuer", note: "independent", column: 3, row: 1, tone: "quiet" },
        { id: "lawyer", label: "Law office", column: 1, row: 2 },
        { id: "table", label: "The project", note: "one agreement", column: 2, row: 2, tone: "accent" },
        { id: "auditor", label: "Auditor", note: "independent", column: 3, row: 2, tone: "quiet" },
        { id: "custodian", label: "Custodian", note: "independent", column: 1, row: 3, tone: "quiet" },
        { id: "issuer", label: "Issuer", column: 2, row: 3 },
        { id: "community", label: "Punkvism", note: "community and site", column: 3, row: 3 },
      ],
      edges: [
        { from: "owner", to: "table", label: "brings the asset to" },
        { from: "operator", to: "table", label: "brings daily business to" },
        { from: "valuer", to: "table", label: "puts a price on" },
        { from: "lawyer", to: "table", label: "writes the rights for" },
        { from: "auditor", to: "table", label: "checks the books of" },
        { from: "custodian", to: "table", label: "keeps the money of" },
        { from: "issuer", to: "table", label: "issues the token of" },
        { from: "community", to: "table", label: "brings holders and public reports to" },
      ],
    },
    {
      kind: "cards",
      ground: "paper",
      title: "Three kinds of members",
      body: "The difference between them is who pays whom, and that is worth knowing before you trust a seal.",
      items: [
        {
          icon: "chart",
          label: "Builders",
          title: "They earn when the project earns",
          body: "Asset owner and operator. They know the trade, and they would like the project to go on. Their word counts, but not alone.",
        },
        {
          icon: "scales",
          label: "Checkers",
          title: "They earn the same either way",
          body: "Valuer, auditor and custodian. Their fee must not depend on the outcome, and none of them may belong to a builder’s group.",
        },
        {
          icon: "document",
          label: "Bridge",
          title: "They carry it onto the chain",
          body: "Law office, issuer and Punkvism. They turn rights into papers, papers into a token, and both into pages you can read.",
        },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "What we will publish about each member",
      body: "Once a consortium has signed, its tab on the project page is to show this.",
      caption: "Published facts about members",
      columns: [{ label: "Fact" }, { label: "Why you want to know" }],
      rows: [
        ["Full company name and country", "So that you can look it up in a register yourself"],
        ["Role and term of the agreement", "A role that ends next year protects you until next year"],
        ["Fees and shares in the issue", "Interests explain opinions"],
        ["Ties to other members", "Two seats with one owner are one seat"],
        ["Who replaces it if it leaves", "An auditor who has gone checks nothing"],
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "How a company takes a seat",
      body: "For companies, not for private investors: nobody can buy a token here.",
      items: [
        { title: "Write to us", body: "Which seat, which trade, which country, and one project you have finished." },
        {
          title: "Open your books to the others",
          body: "Licences, accounts of recent years, open lawsuits. Members check each other.",
        },
        { title: "Declare your interests", body: "Whom you own, who owns you, who pays you. It will be public." },
        {
          title: "Sign one agreement",
          body: "All members sign the same paper, so that no side letter can contradict it.",
        },
      ],
    },
    {
      kind: "balance",
      ground: "night",
      title: "What a consortium is good for, and what it is not",
      body: "A long list of members looks reassuring. Read on.",
      good: {
        title: "It helps, because",
        items: [
          "mistakes are seen earlier where several trades look at the same thing,",
          "money, books and asset lie in different hands,",
          "it is written down who must act when something breaks.",
        ],
      },
      bad: {
        title: "It does not protect you from",
        items: [
          "a project that is simply bad business,",
          "members who fail, quarrel or leave,",
          "laws that change after everybody has signed,",
          "all members being wrong at the same time.",
        ],
      },
    },
    {
      kind: "callout",
      ground: "night",
      title: "Think your company fits a seat?",
      body: "Tell us which one. We answer whether or not there is a project for it.",
      actions: [
        { label: "Write to the partner desk", email: 1, isPrimary: true },
        { label: "See our partners", page: "companyPartners" },
      ],
    },
  ],
} as const satisfies PageContent;
