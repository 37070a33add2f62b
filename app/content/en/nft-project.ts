import type { PageContent } from "../sections";

export const nftProject = {
  title: "The seven NFT collections of Punktopia",
  description:
    "Seven collections, seven silhouettes. Compare what each one is for, where it stakes and what to check before you buy one on a marketplace.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "NFT collections",
      title: "Seven crowds, one pavement",
      lead: "Punktopia has seven NFT collections on Solana. Compare where each can be staked and what it brings, then choose one.",
      actions: [{ label: "Choose a collection", below: "cards", isPrimary: true }],
      sceneAlt:
        "A gallery at night: seven framed portraits, one of each collection, under spotlights; velvet ropes, a bench with a cat on it, three visitors.",
    },
    {
      kind: "cards",
      ground: "night",
      title: "Who lives here",
      body: "You can tell them apart across the street, in the dark, with your glasses off.",
      items: [
        {
          picture: "people/genesis-2",
          pictureAlt: "A Genesis resident with blue spikes and a pink radio.",
          label: "The first",
          title: "Genesis",
          body: "The collection the city began with. Hair like a warning sign, and the longest list of things it counts for.",
          action: { label: "Meet Genesis", page: "nftGenesis" },
        },
        {
          picture: "people/punkykongz-4",
          pictureAlt: "A blue ape in a pink winter hat.",
          label: "The biggest",
          title: "PunkyKongz",
          body: "Five thousand apes and no two alike. They stake with a term or without one.",
          action: { label: "Meet the Kongz", page: "nftPunkykongz" },
        },
        {
          picture: "people/punky-hag-6",
          pictureAlt: "A girl with two violet hair buns and a pink cup.",
          label: "The loudest",
          title: "Punky HA_G",
          body: "Street kids with hair that arrives in the room before they do.",
          action: { label: "Meet HA_G", page: "nftPunkyhag" },
        },
        {
          picture: "people/wise-alya-6",
          pictureAlt: "An old woman with white hair and an owl on her arm.",
          label: "The calmest",
          title: "Wise Alya",
          body: "Readers, growers, keepers of accounts. The only collection with a reward in USDC.",
          action: { label: "Meet Alya", page: "nftAlya" },
        },
        {
          picture: "people/fearless-fitri-6",
          pictureAlt: "A fighter in a white hood with a long blade.",
          label: "The bravest",
          title: "Fearless Fitri",
          body: "Hoods, capes and gloves. They came for the ring and stayed for the neighbours.",
          action: { label: "Meet Fitri", page: "nftFitri" },
        },
        {
          picture: "people/punky-society-4",
          pictureAlt: "A gentleman in a white top hat with a green rose.",
          label: "The best dressed",
          title: "Punky Society",
          body: "A club with a door, a dress code and a table for everyone who holds the pass.",
          action: { label: "See what the club opens", page: "benefitMultiple", tab: "punky-society" },
        },
        {
          picture: "people/crafter-5",
          pictureAlt: "A red-bearded smith at an anvil.",
          label: "The busiest",
          title: "Crafter",
          body: "The smiths of Gear Up! If it has an edge, one of them has burnt a thumb on it.",
          action: { label: "Meet the Crafters", page: "nftPunkyCrafter" },
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Side by side",
      body: "Where each collection stakes, and in what it is paid. Rewards last as long as a pool is funded, so this is no promise.",
      caption: "The collections and their staking",
      columns: [{ label: "Collection" }, { label: "Punky Boost" }, { label: "Punky Nova" }, { label: "Rewards" }],
      rows: [
        ["Genesis", "yes", "no", "Twig, SCG, member benefits"],
        ["PunkyKongz", "yes", "90, 180 or 270 days", "Twig, SCG, bonus SCG"],
        ["Punky HA_G", "yes", "90, 180 or 270 days", "Twig, SCG, bonus SCG"],
        ["Wise Alya", "yes", "no", "Twig, SCG, bonus SCG, USDC"],
        ["Fearless Fitri", "no", "no", "member benefits"],
        ["Punky Society", "no", "no", "club benefits"],
        ["Crafter", "no", "no", "a place at the forge of Gear Up!"],
      ],
    },
    {
      kind: "figures",
      ground: "night",
      title: "How many there are",
      body: "The whole supply of three collections. A fixed number says nothing about the price: it only means that no more will be made.",
      items: [
        { value: "5,000", label: "PunkyKongz", note: "You can stake them in Punky Boost and Punky Nova." },
        { value: "19,999", label: "Grilla", note: "No pool on this site accepts them." },
        { value: "4,999", label: "Supergrilla", note: "No pool on this site accepts them." },
      ],
    },
    {
      kind: "steps",
      ground: "night",
      title: "Before you buy one",
      items: [
        {
          title: "Open the collection from this site",
          body: "Use the marketplace link on the collection’s own page. A picture can be copied in a second; the verified collection address cannot.",
        },
        {
          title: "Compare the address",
          body: "The address on the marketplace must be the one we show, letter by letter. If it is not, close the tab.",
        },
        {
          title: "Look at more than the price",
          body: "See how often the collection is traded. What nobody buys, you cannot sell on the day you want to.",
        },
        {
          title: "Keep it in your own wallet",
          body: "Nothing on this site needs your recovery phrase. Anyone who asks for it wants the NFT, not to help you.",
        },
      ],
    },
    {
      kind: "callout",
      ground: "paper",
      title: "They all come from somewhere",
      body: "Tormia is the land around the city: a map, a story and the reason why everybody here owns a torch.",
      actions: [
        { label: "Read how it began", page: "punkyWorldIntro", isPrimary: true },
        { label: "Open the map", page: "punkyWorldView" },
        { label: "See what they are good for", page: "utilityProject" },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Where the seven trade",
      body: "The society’s own house and its shelf on the marketplace. We never sell an NFT by message.",
      of: "punky-society",
      actions: [{ label: "Back to the list", page: "nftProject" }],
    },
  ],
} as const satisfies PageContent;
