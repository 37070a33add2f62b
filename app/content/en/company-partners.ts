import type { PageContent } from "../sections";

export const companyPartners = {
  title: "Partners: who we work with, and on what terms",
  description:
    "The houses and firms we work with, what each of them does for holders, how a partnership starts and ends, and how to propose one.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "Good company",
      lead: "A partner is somebody who does something for holders that we cannot do ourselves, and who has signed that they will.",
      actions: [
        { label: "See who signed", below: "partners", isPrimary: true },
        { label: "Propose a partnership", email: 1 },
      ],
      sceneAlt:
        "The lobby of the tower by day: two people in suits shake hands over a huge open book, behind them a wall of hanging shop signs of many trades.",
    },
    {
      kind: "partners",
      ground: "paper",
      title: "Those who signed",
      body: "Each with what it does. A name without a deed is not listed.",
    },
    {
      kind: "steps",
      ground: "night",
      title: "From hello to signature",
      items: [
        {
          title: "You write what holders would get",
          body: "One page is enough. Ten slides about us are not needed: we know us.",
        },
        {
          title: "We check that you are you",
          body: "Registration, licence where your trade has one, and a call with somebody who may sign.",
        },
        {
          title: "We agree on an end",
          body: "What is offered, until when, and what happens to open bookings if either side leaves.",
        },
        {
          title: "It is published",
          body: "On this page and in the news. If it ends, the entry goes and the news says so.",
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "What a partner may and may not",
      caption: "Rules for partners",
      columns: [{ label: "Matter" }, { label: "Allowed" }, { label: "Not allowed" }],
      rows: [
        ["Holder data", "what the booking form asks, for that booking", "keeping it afterwards for advertising"],
        ["Wallets", "asking a guest to show the address", "asking for a signature that moves anything"],
        ["Our name", "“open to Punktopia holders”", "“guaranteed by Punkvism”"],
        ["Our coin", "accepting it as payment, at their own risk", "advising anyone to buy it"],
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "You make NFTs yourself?",
      body: "Register your project with us: as a person or as a company, with papers that our staff look at. Then you write down your collection, its contract and its fees here.",
      actions: [
        { label: "Register a project account", own: "project/register", isPrimary: true },
        { label: "Log in", own: "project" },
      ],
    },
  ],
} as const satisfies PageContent;
