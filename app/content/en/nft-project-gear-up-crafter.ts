import type { PageContent } from "../sections";

export const nftProjectGearUpCrafter = {
  title: "The three artisans of Gear Up!",
  description:
    "Master Artisan Crafter, Enhancement Artisan Enhancer and Evolution Artisan Evolver: what each will do to a weapon, and what it risks.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Gear Up! artisans",
      title: "Three doors in the gorge",
      lead: "The three artisans of Gear Up! will make, strengthen and change your weapons. You will pay each for the work, not for the luck.",
      actions: [
        { label: "Meet the three artisans", below: "cards", isPrimary: true },
        { label: "Open the weapon codex", page: "nftProjectGearUp", tab: "weapon-codex" },
      ],
      sceneAlt:
        "Three doorways side by side in a rock wall at night, each lit differently: a furnace glow, blue sparks, green mist; one artisan stands in each.",
    },
    {
      kind: "cards",
      ground: "night",
      title: "Who works behind them",
      items: [
        {
          picture: "artisans/crafter",
          pictureAlt: "A broad smith with a great hammer and an apron of scales.",
          label: "Makes",
          title: "Master Artisan Crafter",
          body: "Takes your materials and a Crafter’s licence, and gives back a weapon that did not exist. Which rarity it has, nobody knows before it cools.",
        },
        {
          picture: "artisans/enhancer",
          pictureAlt: "A thin woman with many lenses and sparks at her fingertips.",
          label: "Strengthens",
          title: "Enhancement Artisan Enhancer",
          body: "Adds a grade to a weapon you own. Each grade is harder than the one before; a miss costs the fee and leaves the weapon as it was.",
        },
        {
          picture: "artisans/evolver",
          pictureAlt: "A hooded figure with antlers holding a green flask.",
          label: "Changes",
          title: "Evolution Artisan Evolver",
          body: "Turns a weapon at its highest grade into one of the next rarity. The old one is used up, so the Evolver asks twice.",
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "What goes in, what comes out",
      body: "As planned. Fees and odds are published here before the first door opens.",
      caption: "The three crafts",
      columns: [{ label: "Craft" }, { label: "You bring" }, { label: "You get" }, { label: "If it fails" }],
      rows: [
        ["Crafting", "materials, a Crafter, the fee", "a new weapon", "it does not fail; it may be common"],
        ["Enhancing", "a weapon, dust, the fee", "one grade more", "fee and dust are gone, the weapon stays"],
        [
          "Evolving",
          "a weapon of the highest grade, the fee",
          "a weapon of the next rarity",
          "nothing is taken; the Evolver refuses beforehand",
        ],
      ],
    },
    {
      kind: "questions",
      ground: "night",
      title: "Asked through the smoke",
      body: "By people with money in their hands.",
      items: [
        {
          question: "Can I watch the odds?",
          answer:
            "They will stand beside each button and in a file that never changes silently, and the results will be on the chain for anyone who counts.",
        },
        {
          question: "Is a mythic weapon worth more?",
          answer:
            "To a collector perhaps. We set no price, buy none back, and would distrust whoever tells you a figure.",
        },
        {
          question: "Why can I not press anything?",
          answer:
            "Because the doors are closed until the fees, the odds and the program behind them are public. A button that takes coins before that has no business here.",
        },
      ],
    },
  ],
} as const satisfies PageContent;
