import type { PageContent } from "../sections";

export const nftPunkyCrafter = {
  title: "Punky Crafter: the smiths of Anvil Gorge",
  description:
    "Crafters make what the rest of the city carries. What a Crafter NFT is for, how it fits Gear Up!, and why there is nothing to mint today.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Punky Crafter",
      title: "Crafters leave the lights on",
      lead: "A Crafter is the licence to have weapons made in Gear Up!, which has not opened yet. There is nothing to mint today.",
      actions: [
        { label: "See how it will work", below: "steps", isPrimary: true },
        { label: "Back to the list", page: "nftProject" },
      ],
      sceneAlt:
        "A smithy in a gorge at night: a huge anvil, a red furnace mouth, sparks, a bearded smith mid-swing, chains and half-made blades on the wall.",
    },
    {
      kind: "steps",
      ground: "night",
      title: "How a Crafter works with Gear Up!",
      body: "The forge opens with a later release. This is what will happen there.",
      items: [
        { title: "You bring a Crafter", body: "The NFT is the licence. It stays in your wallet and is not used up." },
        {
          title: "You choose an artisan",
          body: "One makes, one strengthens, one changes what a thing is. Each has a fee, shown before you sign.",
        },
        {
          title: "The artisan works",
          body: "The result is a weapon NFT of a rarity that was not known before. The odds will be published.",
        },
        {
          title: "You keep what comes",
          body: "Also when it is common. There is no second throw for the same fee.",
          action: { label: "Meet the artisans", page: "nftProjectGearUpCrafter" },
        },
      ],
    },
    {
      kind: "gallery",
      ground: "paper",
      title: "The night shift",
      items: [
        { picture: "people/crafter-1", alt: "A cyan scarf and a long fork of iron.", caption: "tests the points" },
        { picture: "people/crafter-2", alt: "A white beard and a great hammer.", caption: "forty years, ten fingers" },
        { picture: "people/crafter-3", alt: "Goggles, an apron and a saw.", caption: "measures once" },
        { picture: "people/crafter-4", alt: "Goggles and a lump of glowing metal.", caption: "hot, do not touch" },
        { picture: "people/crafter-5", alt: "A red beard, an anvil and a hammer.", caption: "touched it" },
        { picture: "people/crafter-6", alt: "A red cap and a long sword.", caption: "never sells this one" },
        { picture: "people/crafter-7", alt: "A blue cap, goggles and a chain.", caption: "links, mostly" },
        { picture: "people/crafter-8", alt: "An orange cap, goggles and an ember.", caption: "on the first day" },
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "Nothing to mint today",
      body: "There is no mint on this page because there is no mint open. When there is one it will be here, with its price, its number and its end. Anyone selling a place in the queue is selling air.",
      actions: [{ label: "How to know a real NFT", page: "nftProject" }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "The workshop’s addresses",
      body: "Their notice board, and the counter for those already made.",
      of: "crafter",
    },
  ],
} as const satisfies PageContent;
