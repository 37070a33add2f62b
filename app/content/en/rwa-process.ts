import type { PageContent } from "../sections";

export const rwaProcess = {
  title: "Process of the RWA Plan: from handshake to token",
  description:
    "Four stages a real-world project is planned to pass: collaboration, institutional subscription and issuance, listing, and a platform. Each can stop it.",
  district: "rwa",
  sections: [
    {
      kind: "opening",
      name: "RWA Process",
      title: "From handshake to token",
      lead: "Four stages lie between an idea and a token in your wallet. Institutions go through the gate before you do, and at each gate a project can be turned away.",
      actions: [
        { label: "See the four stages", below: "steps", isPrimary: true },
        { label: "See the projects", page: "rwaProject" },
      ],
      sceneAlt:
        "Four lock gates in a harbour canal at sunset, a small freighter in the second one, a PunkyKongz at the lever, a Wise Alya with a checklist.",
    },
    {
      kind: "steps",
      ground: "night",
      title: "The four stages",
      body: "In this order for every project. None of them is skipped because somebody is in a hurry.",
      items: [
        {
          title: "Consortium Collaboration",
          body: "The owner of an asset, those who can run it, and those who can check it sit down together and sign who does what.",
          action: { label: "Learn more: collaboration", dialog: "consortium-collaboration" },
        },
        {
          title: "Institutional Subscription Investment Followed by Token Issuance",
          body: "Institutions examine the project and pay first. Only then are tokens issued, and only for what was paid.",
          action: { label: "Learn more: subscription", dialog: "subscription-and-issuance" },
        },
        {
          title: "Listing and Liquidity",
          body: "A market is prepared: where the token may trade, with what depth, and who may not sell yet.",
          action: { label: "Learn more: listing", dialog: "listing-and-liquidity" },
        },
        {
          title: "Platform Development",
          body: "Reports, payments and votes of all projects move to one place that holders can read without asking us.",
          action: { label: "Learn more: platform", dialog: "platform-development" },
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "What opens each gate, and what shuts it",
      body: "A gate that never shuts is no gate. These are the conditions as planned.",
      caption: "Conditions at the four stages",
      columns: [{ label: "Stage" }, { label: "Goes on when" }, { label: "Ends when" }],
      rows: [
        [
          "Collaboration",
          "All roles are signed and the title of the asset is clean",
          "A role stays empty or an owner will not open the books",
        ],
        [
          "Subscription and issuance",
          "The agreed minimum has been paid in",
          "The minimum is missed: the money goes back, no token is made",
        ],
        ["Listing", "A lawful venue accepts the token", "No venue does, or the law of a country forbids it there"],
        ["Platform", "Reports of the project can be read in full", "The figures cannot be confirmed by the auditor"],
      ],
    },
    {
      kind: "timeline",
      ground: "night",
      title: "Where the plan stands",
      body: "Without dates, because none has been promised. The word beside each line says how far it is.",
      states: { done: "Done", now: "Now", next: "Not begun" },
      items: [
        {
          when: "Outline",
          title: "Twelve names, twelve working outlines",
          body: "The project page says for each what it is meant to be and what is undecided.",
          state: "now",
        },
        {
          when: "Papers",
          title: "White paper and financial statements for a project",
          body: "The links on each tab lead to them once they exist. Until then they are marked as samples.",
          state: "next",
        },
        {
          when: "Gate one",
          title: "A first consortium signs",
          body: "Named on the site with what each member answers for.",
          state: "next",
        },
        {
          when: "Gate two",
          title: "A first subscription is completed, or is paid back",
          body: "Either way it will be told in the news.",
          state: "next",
        },
        {
          when: "Every day",
          title: "Daily amounts for staked NFTs begin",
          body: "They go to NFTs in Punky Boost and Punky Nova, which are open.",
          state: "next",
        },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "Where you come in",
      blocks: [
        "Not at the first gate, and you are not asked for money at the second. Your part begins when tokens exist: a share of an issue is planned to be set aside for staked NFTs and handed out by the day.",
        "Until then, the useful thing to do is to read. A project whose papers you cannot understand is a project you need not want.",
        {
          list: [
            "Hold a character: the project pages say which collections a daily amount is meant for.",
            "Follow the news for papers that have been published.",
            "Distrust anybody who sells you an RWA token today. None has been issued by us through this process.",
          ],
        },
      ],
      actions: [{ label: "Read the news", page: "companyNews" }],
    },
    {
      kind: "callout",
      ground: "night",
      title: "See it drawn",
      body: "The structure page shows the same parties as boxes and arrows, with the path the money takes.",
      actions: [{ label: "Open the structure", page: "rwaSutucture", isPrimary: true }],
    },
  ],
  dialogs: [
    {
      id: "consortium-collaboration",
      title: "Consortium Collaboration",
      blocks: [
        "A real asset needs more trades than a token does. A consortium brings them to one table before any money is asked for.",
        {
          facts: [
            { term: "At the table", value: "Asset owner, operator, valuer, lawyer, auditor, issuer" },
            { term: "They leave with", value: "One agreement that names duties, fees and who answers for what" },
            { term: "Published", value: "Members, roles and conflicts of interest" },
          ],
        },
        { heading: "What is checked" },
        {
          list: [
            "Does the asset exist, and does it belong to the one who offers it?",
            "Would the business live without a token?",
            "Who earns from the issue itself, and how much?",
          ],
        },
        "The risk here is a friendly one: partners who like each other ask too few questions. That is why the valuer and the auditor must not belong to anybody else at the table.",
      ],
    },
    {
      id: "subscription-and-issuance",
      title: "Institutional Subscription Investment Followed by Token Issuance",
      blocks: [
        "Institutions subscribe first: funds, companies and professional investors who can read a contract and bear a loss. Their money waits with a custodian until the minimum is reached.",
        { heading: "Then, in this order" },
        {
          list: [
            "The custodian confirms what was paid.",
            "The auditor confirms that asset and contracts are in place.",
            "The issuer mints tokens for that amount, in one public transaction.",
            "Subscribers receive theirs under a lock-up; the part for NFT holders is set aside.",
          ],
        },
        "If the minimum is missed, subscriptions are returned and no token comes into being. That institutions went first does not make a project safe: they can be wrong, and they can afford it better than you.",
      ],
    },
    {
      id: "listing-and-liquidity",
      title: "Listing and Liquidity",
      blocks: [
        "A token that cannot be sold is worth what its rights are worth, no more. A listing gives it a market; liquidity decides whether the price you see is one you can get.",
        {
          facts: [
            {
              term: "Before a listing",
              value: "Legal opinion for each country, published supply, lock-ups on the chain",
            },
            { term: "On the day", value: "A stated amount of tokens and money on both sides of the market" },
            { term: "Afterwards", value: "Reports at fixed intervals; sales by insiders are announced" },
          ],
        },
        "No venue has agreed to list any of these tokens. A venue may refuse, may remove a token again, and some countries do not allow such a token to be offered to the public at all.",
      ],
    },
    {
      id: "platform-development",
      title: "Platform Development",
      blocks: [
        "With one project a page is enough. With several, holders need one place that shows the same facts about all of them in the same form.",
        { heading: "What it is to show" },
        {
          list: [
            "For each project: the asset, the latest report, the money received and spent.",
            "For you: what your characters have earned and when it can be claimed.",
            "For everybody: supply, lock-ups and large holders, read from the chain.",
          ],
        },
        "Software can be late and can be wrong. The platform will show figures that others report; a wrong report stays wrong in a handsome table. So each figure is to carry its source and its day.",
      ],
    },
  ],
} as const satisfies PageContent;
