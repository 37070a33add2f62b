import type { PageContent } from "../sections";

export const powerzonePunkyForge = {
  title: "Punky Forge: what will be melted, and what will come out",
  description:
    "Punky Forge is the furnace of the Power zone and not lit yet. What it is planned to do with your NFTs, and what will be settled before it opens.",
  district: "power-zone",
  sections: [
    {
      kind: "opening",
      title: "The furnace is cold, for now",
      lead: "Punky Forge will take NFTs you no longer want and make something of them that you do. It opens when every step can be seen beforehand.",
      actions: [
        { label: "See what is planned", below: "steps", isPrimary: true },
        { label: "Enter the forge", shared: "to-be-released" },
      ],
      sceneAlt:
        "A huge cold furnace in the power plant at night, its round door ajar and dark, a ladder, coiled hoses, an electric-blue standby lamp, a Kong asleep on a crate.",
    },
    {
      kind: "steps",
      ground: "paper",
      title: "What is meant to happen",
      items: [
        {
          title: "You choose what goes in",
          body: "One NFT or several of the same collection. The forge shows what each would become before you decide.",
        },
        {
          title: "You sign once",
          body: "The old ones leave and the new one arrives in the same transaction. There is no moment in which you have neither.",
        },
        {
          title: "The old ones are gone",
          body: "Burnt for good. This cannot be undone by anyone, and the screen will say so in large letters.",
        },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "Still on the anvil",
      body: "These have to be hard before the fire is lit.",
      caption: "Open questions of Punky Forge",
      columns: [{ label: "Question" }, { label: "Where it stands" }],
      rows: [
        ["Which collections?", "not decided"],
        ["What does it cost?", "not decided; shown before signing in any case"],
        ["Do staked NFTs qualify?", "no: leave the pool first"],
        ["Does check-in history carry over?", "not decided"],
      ],
    },
    {
      kind: "callout",
      ground: "paper",
      title: "Do not burn anything for us yet",
      body: "Anyone who asks you to send NFTs to an address “for the forge” is stealing them. The forge will only ever work from this page.",
      actions: [{ label: "Report it to us", email: 0 }],
    },
  ],
} as const satisfies PageContent;
