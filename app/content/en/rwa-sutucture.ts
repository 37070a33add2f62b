import type { PageContent } from "../sections";

export const rwaSutucture = {
  title: "Structure of the RWA Plan: who owns, who runs, who checks",
  description:
    "How a real asset is planned to be tied to a token: the parties, the path of the money, what you would hold, and where the chain ends and the law begins.",
  district: "rwa",
  sections: [
    {
      kind: "opening",
      name: "RWA Structure",
      title: "Who owns, who runs, who checks",
      lead: "A token is only as good as what stands behind it. Here is who is meant to stand there, and which of them can let you down.",
      actions: [
        { label: "See it drawn", below: "diagram", isPrimary: true },
        { label: "Follow the process", page: "rwaProcess" },
      ],
      sceneAlt:
        "A cutaway warehouse on the quay at dusk: three floors joined by pipes, a Punky Society clerk with ledgers, a Genesis turning a valve.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "Nine boxes and the wires between them",
      body: "The plan for each project. Names of the parties are filled in project by project, once they have signed.",
      caption: "The planned structure of an RWA project",
      nodes: [
        { id: "institutions", label: "Institutions", note: "subscribe first", column: 1, row: 1 },
        { id: "holding", label: "Holding company", note: "one for each project", column: 2, row: 1, tone: "accent" },
        { id: "asset", label: "Real asset", note: "building, studio, kitchen", column: 3, row: 1 },
        { id: "auditor", label: "Auditor", note: "independent", column: 1, row: 2 },
        { id: "issuer", label: "Token issuer", note: "bound by its mandate", column: 2, row: 2 },
        { id: "operator", label: "Operator", note: "knows the trade", column: 3, row: 2 },
        { id: "holders", label: "NFT holders", note: "with staked characters", column: 1, row: 3 },
        { id: "token", label: "Token", note: "on Solana", column: 2, row: 3, tone: "accent" },
        { id: "market", label: "Market", note: "if it is listed", column: 3, row: 3, tone: "quiet" },
      ],
      edges: [
        { from: "institutions", to: "holding", label: "pay their subscription to" },
        { from: "holding", to: "asset", label: "owns" },
        { from: "operator", to: "asset", label: "runs" },
        { from: "operator", to: "holding", label: "pays what is left after costs to" },
        { from: "holding", to: "issuer", label: "gives the mandate to" },
        { from: "auditor", to: "issuer", label: "confirms the cover to" },
        { from: "issuer", to: "token", label: "issues" },
        { from: "token", to: "holders", label: "is handed out by the day to" },
        { from: "token", to: "market", label: "may later trade on" },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "What each of them may and may not do",
      body: "A structure is worth something when nobody in it can do everything.",
      caption: "Duties and limits of the parties",
      columns: [{ label: "Party" }, { label: "Its task" }, { label: "Its limit" }],
      rows: [
        ["Holding company", "Owns the asset and nothing else", "May not lend, pledge or sell without the agreed vote"],
        ["Operator", "Runs the business and keeps its books", "Never holds the subscribed money"],
        ["Auditor", "Compares books, bank and asset", "Is paid for the report, not for the result"],
        ["Token issuer", "Issues and, where agreed, burns tokens", "Issues only against a confirmed subscription"],
        ["Institutions", "Examine and subscribe first", "Hold under the lock-up they signed"],
        ["NFT holders", "Receive a daily amount", "Have no vote unless a project’s paper says so"],
      ],
    },
    {
      kind: "prose",
      ground: "night",
      title: "Why the asset gets a company of its own",
      blocks: [
        "If one project fails, its debts should stay with it. That is why a kitchen and a studio would not share an owner, a bank account or a token: trouble in one is not paid for by the other.",
        "It also makes the question “what is behind this token?” answerable. One register entry, one set of books, one auditor’s report.",
        { heading: "Where the chain stops" },
        "A program on Solana can count tokens and refuse to pay twice. It cannot see whether a roof leaks or whether a tenant pays. Between the asset and the token stand contracts and courts, not code, and the papers of each project have to say which courts.",
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "The path of a coin that was earned",
      body: "From the till of the business to the holder of the token, in the order in which people are paid.",
      items: [
        { title: "The business takes money", body: "Rent, tickets, meals, licences: whatever the project sells." },
        {
          title: "Costs and taxes go first",
          body: "Wages, repairs, interest, tax. In a poor year the path ends here.",
        },
        {
          title: "A reserve is filled",
          body: "For repairs and bad months, up to the amount the project’s paper names.",
        },
        {
          title: "The rest reaches the holding company",
          body: "Whether and how token holders share in it depends on the rights of that token. Some may carry none.",
        },
      ],
    },
    {
      kind: "questions",
      ground: "night",
      title: "Questions to ask of any structure",
      body: "Ours included. We answer for the plan; the papers of a project answer for the project.",
      items: [
        {
          question: "Do I own a part of the building?",
          answer:
            "No. You would hold a token with the rights written in its paper. The building belongs to the holding company.",
        },
        {
          question: "What if the issuer vanishes?",
          answer:
            "Your token stays in your wallet, but a token without an issuer may be worth nothing. What the holding company then owes depends on the contracts and the law of its country.",
        },
        {
          question: "Who are the real companies?",
          answer:
            "None is named here, because none has been announced. Until a project’s papers are published, read every box as a role and not as a partner.",
        },
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "Now the people in the boxes",
      body: "The consortium page tells which trades are needed at the table and how one gets a seat.",
      actions: [{ label: "Meet the consortium", page: "rwaConsortium", isPrimary: true }],
    },
  ],
} as const satisfies PageContent;
