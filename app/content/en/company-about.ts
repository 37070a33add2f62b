import type { PageContent } from "../sections";

export const companyAbout = {
  title: "About us: the company behind Punktopia",
  description:
    "Who keeps the city running, what we sell and do not sell, how we earn, how to reach us, and where our power over your coins ends.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "We keep the lights on",
      lead: "Punkvism draws the characters, writes the programs and answers the mail. This page is about the people who do that, not about the price of anything.",
      actions: [
        { label: "See what we do", below: "cards", isPrimary: true },
        { label: "Meet the board", page: "companyBoardmember" },
      ],
      sceneAlt:
        "A white office tower by day cut open like a doll’s house: pixel people at easels, a server room, a mail room with sacks, a roof garden with laundry.",
    },
    {
      kind: "cards",
      ground: "paper",
      title: "What we do all day",
      items: [
        {
          icon: "palette",
          label: "Draw",
          title: "Characters and places",
          body: "Seven collections and the land they live in. Every sprite is looked at twice: once as big as a stamp, once as big as a door.",
        },
        {
          icon: "code",
          label: "Build",
          title: "Programs and this site",
          body: "Small programs on Solana whose source can be read and rebuilt by anyone, and a site that only asks you to sign.",
        },
        {
          icon: "bed",
          label: "Arrange",
          title: "Benefits and bookings",
          body: "Agreements with houses that treat holders well, written down, with an end date.",
        },
        {
          icon: "building",
          label: "Plan",
          title: "Real assets, carefully",
          body: "Plans with institutions first, tokens second, and nothing third until the first two hold.",
        },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "How we earn, and how we do not",
      body: "You should know what somebody gains before you trust what they say.",
      caption: "Where our money comes from",
      columns: [{ label: "Source" }, { label: "Today" }, { label: "Where you see it" }],
      rows: [
        ["First sales of NFTs", "when a mint is open", "on the mint’s page, before you sign"],
        ["Royalties on resales", "where a marketplace pays them", "on the marketplace"],
        ["Fees of a pool", "zero unless the pool says otherwise", "on the staking screens and the proof page"],
        ["Fees from partner houses", "where agreed", "in the confirmation of your booking"],
        ["Your staked coins", "never", "in the vault: they stay there"],
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Where our power ends",
      body: "Running a thing is a kind of power. Ours has edges.",
      good: {
        title: "We can",
        items: [
          "pause new stakes when something looks wrong",
          "set the rates of stakes that do not exist yet",
          "add to a reward vault, and take out what nobody is owed",
        ],
      },
      bad: {
        title: "We cannot",
        items: [
          "keep your principal from leaving",
          "change the rate of a stake you already have",
          "bring back what you sent to the wrong address",
        ],
      },
      proof: {
        title: "Read the edges yourself",
        body: "The proof page shows which keys exist, who holds them and which program runs, read from the chain while you look.",
        actions: [{ label: "Open the proof page", page: "proof" }],
      },
    },
    {
      kind: "company",
      ground: "paper",
      title: "Name, address, mail",
      body: "Letters arrive. So do e-mails, faster.",
    },
    {
      kind: "callout",
      ground: "night",
      title: "We will never write first about your wallet",
      body: "No message from us asks for a recovery phrase, a private key or a “verification” payment. If one does, it is not from us; forward it and we will warn the others.",
      actions: [{ label: "Write to us", email: 0, isPrimary: true }],
    },
  ],
} as const satisfies PageContent;
