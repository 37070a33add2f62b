import type { PageContent } from "../sections";

export const nftProjectToriShop = {
  title: "Tori Shop: the corner shop that takes Twig",
  description:
    "Tori Shop is where Twig is meant to be spent: what will be on the shelves, how prices are set, and what the shop will never sell.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      title: "Tori keeps the shop, the acorns keep Tori",
      lead: "A corner shop for holders, still closed. The Twig that you earn in the Power zone is meant to buy things here.",
      actions: [
        { label: "See the planned shelves", below: "table", isPrimary: true },
        { label: "See how Twig is earned", page: "punkvismCoinNftSynergy" },
      ],
      sceneAlt:
        "A tiny corner shop with a striped awning in a big tree root at night: a squirrel in an apron behind the counter, jars of acorns, a Kong at the window.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "The planned shelves",
      body: "What each shelf is for. Prices appear when the shop opens; there are none to guess at.",
      caption: "Shelves of Tori Shop, as planned",
      columns: [{ label: "Shelf" }, { label: "What lies on it" }, { label: "Paid in" }, { label: "Comes as" }],
      rows: [
        ["Window", "seasonal pictures and frames for your page", "Twig", "an entry on your account"],
        ["Counter", "materials that the artisans of Gear Up! ask for", "Twig", "a token in your wallet"],
        ["Back room", "tickets for benefits with few places", "Twig", "an entitlement on your list"],
        ["Cellar", "things Tori found", "depends on Tori", "a surprise, and it says so"],
      ],
    },
    {
      kind: "steps",
      ground: "night",
      title: "Shopping, as it will go",
      items: [
        {
          title: "Look without a wallet",
          body: "Shelves and prices are for everyone to see, also for those who only press their nose to the glass.",
        },
        {
          title: "See the whole price",
          body: "Twig, network fee, and what is left of the stock, on one line each, before you sign.",
        },
        {
          title: "Get it in the same breath",
          body: "Payment and goods are one transaction. If one fails, so does the other, and your Twig stays.",
        },
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "House rules",
      body: "They hang beside the till, in Tori’s handwriting.",
      good: {
        title: "Tori will",
        items: [
          "say how many there are before you queue",
          "take Twig out of use when you pay, and show how much",
          "close a shelf rather than sell what is not there",
        ],
      },
      bad: {
        title: "Tori will not",
        items: [
          "buy Twig back from you; a shop is not an exchange",
          "sell chances dressed up as goods",
          "remember your recovery phrase, or want to",
        ],
      },
    },
    {
      kind: "callout",
      ground: "night",
      title: "The shutters are still down",
      body: "Nothing is for sale yet. Your Twig does not age while you wait, and neither does Tori.",
      actions: [{ label: "Look around Tormia meanwhile", page: "punkyWorld", isPrimary: true }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "Doors that are open already",
      body: "Tori keeps no website. The society does, and a shelf on the marketplace.",
      of: "punky-society",
    },
  ],
} as const satisfies PageContent;
