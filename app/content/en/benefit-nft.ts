import type { PageContent } from "../sections";

export const benefitNft = {
  title: "NFT benefits: what one character opens",
  description:
    "What holding a single Punktopia NFT is good for: bookings, entitlements and staking, how we check that it is yours, and what we never ask for.",
  district: "benefit",
  sections: [
    {
      kind: "opening",
      title: "Your character is the ticket",
      lead: "One NFT in your own wallet opens doors in the lounge street. You show it by signing in; it never leaves your wallet.",
      actions: [
        { label: "See what each collection opens", below: "table", isPrimary: true },
        { label: "See member bookings", page: "benefitMembership" },
      ],
      sceneAlt:
        "A red carpet under pink neon palms at night: a doorman in a top hat lifts a rope for an Alya and a small Kong showing a glowing card.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "Which collection opens what",
      body: "A dot means that one NFT of the collection is enough.",
      sample: "benefit-single",
      caption: "Benefits of a single NFT",
      columns: [
        { label: "Collection" },
        { label: "Member bookings" },
        { label: "BENEFIT list" },
        { label: "RWA list" },
        { label: "Staking" },
      ],
      rows: [
        ["Genesis", "●", "● from Punky Boost", "● from Punky Boost", "open"],
        ["PunkyKongz", "●", "● from Punky Nova", "●", "open"],
        ["Punky HA_G", "●", "● from Punky Nova", "●", "open"],
        ["Wise Alya", "●", "—", "●", "open"],
        ["Fearless Fitri", "●", "—", "—", "none"],
        ["Punky Society", "● with a club table", "—", "—", "none"],
      ],
    },
    {
      kind: "cards",
      ground: "night",
      title: "Three kinds of benefit",
      items: [
        {
          icon: "calendar",
          label: "You book it",
          title: "Places",
          body: "A hotel room, an appointment, a seat on a boat. You ask for a date, we confirm it or say why not.",
          action: { label: "Book as a member", page: "benefitMembership" },
        },
        {
          icon: "ticket",
          label: "You are on a list",
          title: "Entitlements",
          body: "BENEFIT and RWA are entries kept beside your address. They say what you may claim later; they are not coins.",
        },
        {
          icon: "vault",
          label: "You earn it",
          title: "Rewards",
          body: "Staking pays from vaults that anybody can look into. Coins can be staked, and so can characters.",
          action: { label: "Stake SCG", page: "powerzoneCoinStaking" },
        },
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "How we know it is yours",
      items: [
        {
          title: "You sign in",
          body: "Your wallet signs a sentence with our name and a number that is used once. No coin moves and no permission is given.",
        },
        {
          title: "We look at the chain",
          body: "Before we confirm a benefit, one of us looks the NFT up: it must be in the wallet that signed, or in one of our staking vaults under its name.",
        },
        {
          title: "The door remembers the character",
          body: "A benefit that can be taken once is taken by the NFT, not by you. Before you buy one, ask us what it has taken.",
        },
      ],
    },
    {
      kind: "balance",
      ground: "night",
      title: "Fine print in normal print",
      body: "Benefits are nice to have. They are not a reason to spend what you need.",
      good: {
        title: "You can count on",
        items: [
          "being told before you book whether anything costs extra",
          "cancelling a booking yourself, on My page",
          "keeping your NFT in your wallet all the time",
        ],
      },
      bad: {
        title: "You cannot count on",
        items: [
          "a benefit staying for ever: partners come and go",
          "a free place on the day you want",
          "money instead of a benefit you did not use",
        ],
      },
    },
  ],
} as const satisfies PageContent;
