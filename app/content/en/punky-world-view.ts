import type { PageContent } from "../sections";

export const punkyWorldView = {
  title: "Map of Tormia: tram lines, lamps and water",
  description:
    "A schematic map of Tormia with its nine places and the ways between them, as a drawing and in words, and what each sign on it means.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Map of Tormia",
      title: "The map, as far as it goes",
      lead: "How the places of Tormia hang together, and what the signs mean. Drawn by an Alya, corrected by a Crafter, sat on by a Kong.",
      actions: [
        { label: "Look at the map", below: "diagram", isPrimary: true },
        { label: "Read about each stop", page: "punkyWorld" },
      ],
      sceneAlt:
        "A big paper map spread on a table by lamplight: pins and thread between drawn places, a cup ring, an ape’s footprint, a hand in a red sleeve with a pen.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "How the places hang together",
      body: "Solid ground in boxes, the way between them on the line.",
      caption: "Tormia, not to scale",
      nodes: [
        { id: "firsthill", label: "Firsthill", note: "stop 1", column: 1, row: 1 },
        { id: "market", label: "Long Market", note: "stop 2", column: 2, row: 1 },
        { id: "underline", label: "The Underline", note: "stop 3", column: 3, row: 1 },
        { id: "society", label: "Society Row", note: "stop 6", column: 1, row: 2 },
        { id: "city", label: "Punktopia", note: "seven districts", column: 2, row: 2, tone: "accent" },
        { id: "library", label: "Hollow Library", note: "stop 4", column: 3, row: 2 },
        { id: "gorge", label: "Anvil Gorge", note: "stop 7", column: 1, row: 3 },
        { id: "ringroof", label: "Ringroof", note: "stop 5", column: 2, row: 3 },
        { id: "pool", label: "Oculla’s Pool", note: "stop 8", column: 3, row: 3, tone: "quiet" },
      ],
      edges: [
        { from: "firsthill", to: "market", label: "downhill to" },
        { from: "market", to: "underline", label: "under the bridge to" },
        { from: "underline", to: "library", label: "along the river to" },
        { from: "library", to: "city", label: "by lift to" },
        { from: "city", to: "ringroof", label: "over the roofs to" },
        { from: "society", to: "city", label: "on a red carpet to" },
        { from: "gorge", to: "society", label: "up ninety steps to" },
        { from: "ringroof", to: "pool", label: "past the last lamp to" },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Signs on the map",
      caption: "Legend",
      columns: [{ label: "Sign" }, { label: "Means" }, { label: "Seen at" }],
      rows: [
        ["A lamp", "open at all hours", "Punktopia, Long Market"],
        ["A crossed lamp", "bring your own", "The Underline, Anvil Gorge"],
        ["An open book", "somebody will correct you", "Hollow Library"],
        ["A glove", "shoes off, guard up", "Ringroof"],
        ["An eye", "do not whistle", "Oculla’s Pool"],
      ],
    },
    {
      kind: "prose",
      ground: "night",
      title: "What the map leaves out",
      blocks: [
        "Beyond the pool the paper ends. The Alyas left it blank and glued a second sheet behind it, folded, which nobody has been allowed to unfold.",
        "It also leaves out what is for sale, because on this map nothing is. No plot of Tormia is a token, and nobody has been given the right to sell you one.",
      ],
      actions: [{ label: "See which NFTs there really are", page: "nftProject" }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "Off the edge of the map",
      body: "Paths that lead out of this site: to the house of Tormia, its films, its market.",
      of: "punky-world",
    },
  ],
} as const satisfies PageContent;
