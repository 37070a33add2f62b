import type { PageContent } from "../sections";

export const nftAlya = {
  title: "Wise Alya: the readers and growers of Punktopia",
  description:
    "Wise Alya is the collection with a reward in USDC. Read what that means, what it does not, and who the women behind the books are.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Wise Alya",
      title: "Ask Alya, and wait for the answer",
      lead: "Librarians, herbalists, bookkeepers. Staked in Punky Boost, an Alya earns Twig, SCG and USDC, which no other collection does.",
      actions: [
        { label: "Read how USDC is paid", below: "prose", isPrimary: true },
        { label: "Back to the list", page: "nftProject" },
      ],
      sceneAlt:
        "A tall library at night: walls of books, a ladder, a green lamp and an owl on the desk, an old woman with a staff by a globe, the moon in the window.",
    },
    {
      kind: "people",
      ground: "paper",
      title: "Five of them, and what they keep",
      body: "Every Alya looks after something. It is rude to ask for how long.",
      items: [
        {
          picture: "people/wise-alya-2",
          name: "The ledger",
          body: "Writes down who owes what. Never rounds in her own favour.",
        },
        { picture: "people/wise-alya-3", name: "The fan", body: "Opens it to end a conversation. It works on mayors." },
        {
          picture: "people/wise-alya-4",
          name: "The lamp",
          body: "Walks the archive at night, so that the dark stays where it is filed.",
        },
        {
          picture: "people/wise-alya-5",
          name: "The map",
          body: "Knows which streets were drawn and which ones happened.",
        },
        { picture: "people/wise-alya-6", name: "The owl", body: "The owl reads too. It prefers appendices." },
      ],
    },
    {
      kind: "prose",
      ground: "night",
      title: "The USDC question, answered slowly",
      blocks: [
        "Punky Boost pays Alya four streams: Twig, SCG, a bonus in SCG for checking in, and USDC. The last one is what everybody asks about.",
        "USDC is a coin made by a company outside this city and meant to be worth one US dollar. It comes into the pool only when somebody puts it there; the program can pay out what lies in that vault and nothing beyond. When the vault is empty, the stream stands still until it is filled again.",
        { heading: "What follows from that" },
        {
          list: [
            "The rate is an amount for each NFT and day, not a share of anybody’s profit.",
            "You can look into the vault before you stake, on the proof page.",
            "The issuer of USDC can freeze it. That risk is theirs to cause and yours to carry.",
          ],
        },
      ],
    },
    {
      kind: "gallery",
      ground: "paper",
      title: "More from the reading room",
      items: [
        {
          picture: "people/wise-alya-1",
          alt: "Black hair pinned in red, glasses and a jar of light.",
          caption: "night shift",
        },
        {
          picture: "people/wise-alya-7",
          alt: "A brown bun, a green dress and a staff with a lamp.",
          caption: "upper floors",
        },
        {
          picture: "people/wise-alya-8",
          alt: "Dark hair with a green band, behind an open book.",
          caption: "do not disturb",
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Doors with her name on",
      body: "The collection’s own house and its shelf on the marketplace.",
      of: "wise-alya",
    },
  ],
} as const satisfies PageContent;
