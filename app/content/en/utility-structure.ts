import type { PageContent } from "../sections";

export const utilityStructure = {
  title: "Utility structure: how value and access flow",
  description:
    "A map of what moves when you stake, claim, spend or show an NFT: which steps move value, which only open a door, and who could stop each of them.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Utility structure",
      title: "Follow the wires",
      lead: "What moves value in the city, and what only opens a door. Knowing which is which saves money and disappointment.",
      actions: [
        { label: "See it on one drawing", below: "diagram", isPrimary: true },
        { label: "See all the uses", page: "utilityProject" },
      ],
      sceneAlt:
        "Rooftops of Punktopia after rain: glowing cables run from one small house to a plant, a shop and a club; a HA_G balances along one with pliers.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "Eight wires from one wallet",
      body: "Upper row: the coin. Middle row: the character at work. Lower row: the character as a key. Coin pools and NFT pools are open; Tori Shop is not yet.",
      caption: "How value and access flow in Punktopia",
      nodes: [
        { id: "scg", label: "SCG", column: 1, row: 1 },
        { id: "coin-pool", label: "Coin pool", note: "open", column: 2, row: 1 },
        { id: "reward", label: "SCG reward", column: 3, row: 1 },
        { id: "wallet", label: "Your wallet", note: "only you sign", column: 1, row: 2, tone: "accent" },
        { id: "nft-pools", label: "NFT pools", note: "open", column: 2, row: 2 },
        { id: "twig", label: "Twig", column: 3, row: 2 },
        { id: "character", label: "Character", column: 1, row: 3 },
        { id: "lounge", label: "Lounge street", note: "bookings", column: 2, row: 3 },
        { id: "shop", label: "Tori Shop", note: "planned", column: 3, row: 3, tone: "quiet" },
      ],
      edges: [
        { from: "wallet", to: "scg", label: "holds" },
        { from: "wallet", to: "character", label: "keeps" },
        { from: "scg", to: "coin-pool", label: "is staked in" },
        { from: "coin-pool", to: "reward", label: "pays" },
        { from: "character", to: "nft-pools", label: "is staked in" },
        { from: "nft-pools", to: "twig", label: "pay" },
        { from: "character", to: "lounge", label: "opens the door of" },
        { from: "twig", to: "shop", label: "will be spent in" },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Value or access",
      body: "If value moves, read twice before you sign. If only access is shown, nothing can be lost but the afternoon.",
      caption: "What each wire carries",
      columns: [{ label: "Wire" }, { label: "What moves" }, { label: "Who can stop it" }],
      rows: [
        ["Staking SCG", "Value, into a program’s vault", "New stakes can be paused; leaving cannot"],
        ["Claiming a reward", "Value, out of the reward vault", "By the program’s rules nobody, once it is owed"],
        ["Showing a character", "Access only: a signature", "A partner may be full or gone"],
        ["Spending Twig", "Value, for good", "You, until you sign"],
        ["An entry for BENEFIT or RWA", "A right on a list of ours", "We keep the list; a mistake can be disputed"],
      ],
    },
    {
      kind: "prose",
      ground: "night",
      title: "Where trust sits",
      blocks: [
        "On the chain you trust code that anybody can read, and those who may replace it. On our lists you trust us. At a partner’s desk you trust the partner. No use relies on one kind of trust alone, and the page of each use says which kinds it needs.",
        {
          facts: [
            { term: "On the chain", value: "Coin pools, NFT pools, drops, vesting" },
            { term: "On our lists", value: "Bookings, BENEFIT and RWA entries" },
            { term: "At a partner’s desk", value: "Rooms, seats, treatments" },
          ],
        },
        "If this site were gone tomorrow, the first kind would go on, the second would stop, and the third would depend on the kindness of strangers.",
      ],
      actions: [{ label: "Read what the vaults hold", page: "proof" }],
    },
    {
      kind: "questions",
      ground: "paper",
      title: "Questions from under the floor",
      body: "Where the wires run.",
      items: [
        {
          question: "Can an NFT earn and open doors at the same time?",
          answer:
            "That is the intention: a character in a staking vault still counts as yours at the door, because the vault knows who put it there.",
        },
        {
          question: "Does value flow from new holders to old ones?",
          answer:
            "Not in the pools. Rewards are paid from what was put into the reward vault beforehand, and principal goes back only to the one who staked it.",
        },
        {
          question: "Why is Twig not the same as SCG?",
          answer:
            "So that the everyday things of the city have a price that does not jump with the coin. Twig is for spending, and it may have no market at all.",
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Where the wires leave the house",
      body: "What happens outside this site: the society’s page and its market.",
      of: "punky-society",
      actions: [{ label: "Back to the list", page: "nftProject" }],
    },
  ],
} as const satisfies PageContent;
