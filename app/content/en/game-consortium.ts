import type { PageContent } from "../sections";

export const gameConsortium = {
  title: "Game consortium: who builds, who tests, who pays",
  description:
    "How several studios can build for one arcade without trusting each other blindly: roles, money, rights and what happens when one leaves.",
  district: "game",
  sections: [
    {
      kind: "opening",
      title: "Nobody builds an arcade alone",
      lead: "The consortium is a set of roles with rules between them. Which studio takes which role is announced when it has signed.",
      actions: [
        { label: "Apply as a studio", email: 1, isPrimary: true },
        { label: "What is being built", page: "gameProject" },
      ],
      sceneAlt:
        "A workshop with half-built arcade cabinets: a Crafter under one with a torch, a HA_G kid testing buttons, a Society lady at a ledger, blueprints in cyan.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "Roles and what passes between them",
      body: "Money takes the lower road, games the upper one.",
      caption: "The consortium as planned",
      nodes: [
        { id: "studio", label: "Studios", note: "make the games", column: 1, row: 1 },
        { id: "test", label: "Testers", note: "holders and a lab", column: 2, row: 1 },
        { id: "arcade", label: "Arcade", note: "one door, one sign-in", column: 3, row: 1, tone: "accent" },
        { id: "fund", label: "Game purse", note: "filled in SCG", column: 1, row: 2 },
        { id: "audit", label: "Auditors", note: "read programs and odds", column: 2, row: 2, tone: "quiet" },
        { id: "players", label: "Players", note: "with their own NFTs", column: 3, row: 2 },
      ],
      edges: [
        { from: "studio", to: "test", label: "hands builds to" },
        { from: "test", to: "arcade", label: "clears games for" },
        { from: "arcade", to: "players", label: "opens to" },
        { from: "audit", to: "test", label: "reports to" },
        { from: "fund", to: "studio", label: "pays by milestone" },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Who owns what",
      caption: "Rights in the consortium",
      columns: [{ label: "Thing" }, { label: "Belongs to" }, { label: "Others may" }],
      rows: [
        ["The game’s code", "its studio", "read the parts that touch coins"],
        ["Characters and marks", "Punkvism", "show them in their game, by licence"],
        ["Your NFT", "you", "read it when you sign in"],
        ["Scores", "the public", "quote, rank and argue about them"],
      ],
    },
    {
      kind: "steps",
      ground: "night",
      title: "The way into the arcade",
      items: [
        { title: "A playable minute", body: "No deck, no trailer: sixty seconds that run in a browser." },
        {
          title: "Odds on the table",
          body: "Everything random is written down with its numbers and checked by somebody who did not write it.",
        },
        { title: "A week with holders", body: "They break it. The studio mends it. Repeat until boredom." },
        {
          title: "A door and a date of review",
          body: "Every game is looked at again after a season, and may be asked to leave politely.",
        },
      ],
    },
  ],
} as const satisfies PageContent;
