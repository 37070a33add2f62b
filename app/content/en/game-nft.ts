import type { PageContent } from "../sections";

export const gameNft = {
  title: "Game NFT: what your character can do in a game",
  description:
    "How a character from each collection is meant to behave in the arcade, what a game may read from your NFT, and what it can never take.",
  district: "game",
  sections: [
    {
      kind: "opening",
      title: "One character, many machines",
      lead: "A game reads your NFT, it does not borrow it. The same Kong that keeps goal on Tuesday can swing a hammer on Wednesday.",
      actions: [
        { label: "See how each collection plays", below: "table", isPrimary: true },
        { label: "See the games", page: "gameProject" },
      ],
      sceneAlt:
        "A character-select screen as a room: six pedestals with spotlights, a Kong, an Alya, a Fitri, a HA_G among them, a giant hand-shaped cursor above.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "How each plays",
      body: "Temper, not strength: every collection has a way of its own, and none wins by being rare.",
      caption: "Collections as players",
      columns: [{ label: "Collection" }, { label: "Good at" }, { label: "Bad at" }, { label: "Special move" }],
      rows: [
        ["Genesis", "starting things", "waiting", "sets the pace for a round"],
        ["PunkyKongz", "climbing, carrying", "doors", "throws what is at hand"],
        ["Punky HA_G", "speed, corners", "rules", "ignores one obstacle"],
        ["Wise Alya", "riddles, traps", "running", "asks the game a question"],
        ["Fearless Fitri", "duels", "giving up", "gets up once more"],
        ["Punky Society", "bargaining", "mud", "invites a rival to a truce"],
        ["Crafter", "making, mending", "small talk", "repairs in the field"],
      ],
    },
    {
      kind: "diagram",
      ground: "night",
      title: "What a game sees of you",
      body: "Three things go to the game. Nothing comes back to your wallet without your signature.",
      caption: "From wallet to machine",
      nodes: [
        { id: "wallet", label: "Your wallet", note: "keeps the NFT", column: 1, row: 1 },
        { id: "signin", label: "Sign-in", note: "a signed sentence", column: 2, row: 1 },
        { id: "game", label: "The game", note: "collection, traits, gear", column: 3, row: 1, tone: "accent" },
        { id: "record", label: "Score record", note: "beside the NFT’s id", column: 3, row: 2 },
        { id: "purse", label: "Prize purse", note: "filled beforehand", column: 2, row: 2, tone: "quiet" },
      ],
      edges: [
        { from: "wallet", to: "signin", label: "proves itself by" },
        { from: "signin", to: "game", label: "opens" },
        { from: "game", to: "record", label: "writes to" },
        { from: "purse", to: "wallet", label: "pays into" },
      ],
    },
    {
      kind: "questions",
      ground: "paper",
      title: "Before you press start",
      body: "Three that matter.",
      items: [
        {
          question: "Can I lose my NFT in a game?",
          answer:
            "No. A game has no right to move it, and should one ever ask your wallet to sign a transfer, refuse and tell us.",
        },
        {
          question: "May a staked NFT play?",
          answer: "Yes, as planned: it lies in the vault under your name, and that is what the game looks at.",
        },
        {
          question: "Do scores go with the NFT when I sell it?",
          answer: "Yes. The record is kept beside the character, so the buyer gets its glory and its own goals.",
        },
      ],
    },
  ],
} as const satisfies PageContent;
