import type { PageContent } from "../sections";

export const nftGenesis = {
  title: "Genesis: the first NFT collection of Punktopia",
  description:
    "Spikes, horns and leather: the collection the city began with. What Genesis counts for, where it is staked, and how to know a real one.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Genesis",
      title: "Genesis was here before the street lamps",
      lead: "The first collection of Punktopia. Staked in Punky Boost, which has no term, it earns Twig and SCG; only Genesis gets BENEFIT there.",
      actions: [
        { label: "See what it earns", below: "table", isPrimary: true },
        { label: "Back to the list", page: "nftProject" },
      ],
      sceneAlt:
        "Three Genesis punks with spiked hair around an oil-drum fire on a bare hill; far below, the first lit window of a city.",
    },
    {
      kind: "gallery",
      ground: "night",
      title: "Eight of the first",
      items: [
        { picture: "people/genesis-1", alt: "Pink horns, a yellow shirt and a staff.", caption: "walks ahead" },
        { picture: "people/genesis-2", alt: "A blue crown of spikes and a pink radio.", caption: "brings the music" },
        { picture: "people/genesis-3", alt: "A red curl and a dark jacket.", caption: "says little" },
        { picture: "people/genesis-4", alt: "A green mohawk and one arm raised.", caption: "waves at trams" },
        {
          picture: "people/genesis-5",
          alt: "An orange curl, glasses and a checked vest.",
          caption: "reads the small print",
        },
        { picture: "people/genesis-6", alt: "A cyan mohawk and a green guitar.", caption: "three chords, loud" },
        { picture: "people/genesis-7", alt: "White horns and a blue coat.", caption: "owns the first key" },
        { picture: "people/genesis-8", alt: "Lime spikes and a red cape.", caption: "never cold" },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "What a Genesis is",
      blocks: [
        "A Genesis is a token on Solana whose metadata carries the verified address of the Genesis collection. That mark is the whole point: the artwork is yours to enjoy, but it is the mark that doors in this city look at.",
        "Genesis began on Kaia. The migration from there is open: connect the wallet that holds your old NFTs, and NFT Migration shows which of them can move to Solana now and what it costs. Nothing has to be done in a hurry.",
        {
          list: [
            "It is a character and a key, not a share in a company.",
            "It pays nothing by itself; staking it does, from funded pools only.",
            "Its price is whatever the next person offers, including nothing.",
          ],
        },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "What it earns",
      body: "Genesis has a tab of its own in Punky Boost: no term, leave whenever you like.",
      caption: "What Genesis earns in Punky Boost",
      columns: [{ label: "Stream" }, { label: "What it is" }, { label: "How it comes" }],
      rows: [
        ["Twig", "the reward token of the Power zone", "accrues by the day, claimed when you want"],
        ["SCG", "the coin of the city", "accrues by the day, claimed when you want"],
        ["RWA", "an entitlement in the harbour’s projects", "kept on a list you can look up"],
        ["BENEFIT", "a place on a member’s list, for Genesis only", "kept on a list you can look up"],
      ],
    },
    {
      kind: "links",
      ground: "paper",
      title: "Where to find a real one",
      body: "Leave from here, so that you arrive at the right door.",
      of: "genesis",
      actions: [{ label: "NFT Migration", own: "mypage/migration" }],
    },
    {
      kind: "questions",
      ground: "night",
      title: "Asked by the fire",
      body: "What people want to know before they sit down.",
      items: [
        {
          question: "Does a rarer Genesis earn more?",
          answer:
            "No. In a staking pool one Genesis counts as one Genesis, whatever is on its head. Rarity is a matter between you and the marketplace.",
        },
        {
          question: "Is Genesis better than the other collections?",
          answer:
            "It is the oldest, and the only one with BENEFIT in Punky Boost. Others have things it lacks: Kongz and HA_G have terms in Punky Nova, Alya has USDC.",
        },
      ],
    },
  ],
} as const satisfies PageContent;
