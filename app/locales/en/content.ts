/** What the kinds of content pages say that no page's own text says. */
export const content = {
  /** Above the same figures as a table. */
  asTable: "The same as a table",
  /** Above the arrows of a diagram in words. */
  collection: "Collection",
  collectionAddress: "Collection address on Solana",
  outlets: {
    whitepaper: "White Paper",
    fs: "FS",
    youtube: "YouTube",
    article: "Article",
    page: "Go Page",
    homepage: "Homepage",
    marketplace: "Marketplace",
  },
  noLinks: "No addresses of other sites are published yet.",
  mining: {
    title: "Daily mining amount for NFT holders",
    caption: "{token} per NFT and day",
    description: "The longest bar is {collection} with {amount} {token} a day.",
    none: "No mining amounts are published yet.",
    note: "Mining is not running yet. Amounts can change before it starts.",
  },
  board: {
    more: "More View",
    moreOf: "More View: {name}",
    none: "The members of the board are not published yet.",
    socials: {
      discord: "Discord",
      x: "X",
      youtube: "YouTube",
      instagram: "Instagram",
      snowseed: "SnowSeed",
      kakao: "KakaoTalk",
    },
  },
  partners: {
    visit: "Visit {name}",
    none: "No partners are published yet.",
    kinds: {
      technology: "Technology",
      finance: "Finance",
      legal: "Law",
      venue: "Venues",
      travel: "Travel",
      care: "Care",
      media: "Media",
    },
  },
  company: { name: "Company name", address: "Address", email: "General enquiries", partnerEmail: "Partnerships" },
  codex: {
    filter: "Rarity",
    rarity: "Rarity",
  },
  news: { on: "Published on {date}" },
} as const;
