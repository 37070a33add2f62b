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
          body: "Takes the fee, and gives back a weapon that did not exist. Which rarity it has, nobody knows before it cools, and anybody can compute it afterwards.",
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
          body: "Turns two weapons of one rarity into one of the next, for certain. Both are used up, so the Evolver asks twice.",
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "What goes in, what comes out",
      body: "As planned. Odds and fees are published before the first door opens. Whoever holds no artisan hires one, at a price that its holder names.",
      caption: "The three crafts",
      columns: [{ label: "Craft" }, { label: "You bring" }, { label: "You get" }, { label: "If it fails" }],
      rows: [
        ["Crafting", "a Crafter, the fee", "a new weapon", "it does not fail; it may be common"],
        [
          "Enhancing",
          "a weapon, an Enhancer, the fee",
          "one grade more, up to ten",
          "the fee is gone, the weapon stays",
        ],
        [
          "Evolving",
          "two weapons of one rarity, an Evolver, the fee",
          "a weapon of the next rarity",
          "it does not fail; mythic weapons do not evolve",
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
            "They stand with their history on a page of their own, and change only after two days. The seed of each day is promised on the chain before it begins, and anyone can compute every draw again.",
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
