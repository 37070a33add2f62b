import type { PageContent } from "../sections";
import { weapons } from "./weapons";

export const nftProjectGearUp = {
  title: "Gear Up!: fifty weapons out of one gorge",
  description:
    "Gear Up! is the crafting game of Tormia. What it is, how a weapon will be made, and a codex of all fifty with their rarity and story.",
  district: "punktopia",
  tabsLabel: "Parts of Gear Up!",
  sections: [
    {
      kind: "opening",
      title: "Everybody here carries something",
      lead: "A crafting game for holders that has not opened yet. Its weapons and its artisans are here to look at.",
      actions: [
        { label: "See all {{items}} weapons", page: "nftProjectGearUp", tab: "weapon-codex", isPrimary: true },
        { label: "Meet the artisans", page: "nftProjectGearUpCrafter" },
      ],
      sceneAlt:
        "A weapon shop window at night in the gorge: a glowing sword on a velvet stand, a tram-front hammer, a shield with an eye, a Fitri, a Kong and a Crafter on the pavement.",
    },
  ],
  tabs: {
    home: {
      label: "Home",
      title: "Gear Up! at home: what the game is about",
      description:
        "Why residents of Punktopia collect weapons that hardly anybody is hit with, and what is finished of the game so far.",
      sections: [
        {
          kind: "figures",
          ground: "night",
          title: "Counted twice",
          items: [
            { value: "50", label: "weapons", note: "All of them are in the codex." },
            { value: "5", label: "rarities", note: "From common to mythic." },
            { value: "3", label: "artisans", note: "Each with a door and a fee." },
          ],
        },
        {
          kind: "plot",
          ground: "paper",
          title: "How many of each",
          caption: "Weapons by rarity",
          description: "Six weapons are mythic, eight legendary, and twelve each epic, rare and common.",
          shape: "bars",
          unit: "",
          labelColumn: "Rarity",
          valueColumn: "Weapons",
          points: [
            { label: "Mythic", value: 6 },
            { label: "Legendary", value: 8 },
            { label: "Epic", value: 12 },
            { label: "Rare", value: 12 },
            { label: "Common", value: 12 },
          ],
        },
        {
          kind: "prose",
          ground: "night",
          title: "A game about things",
          blocks: [
            "In Tormia a weapon is a way of being remembered. The First Fire lit a city; the Office Stapler has held it together since. Nobody asks which of them is stronger, except at parties.",
            "Rarity says how seldom a thing is made, and nothing about what somebody will pay for it. Some of the best stories in the codex are common ones.",
          ],
        },
        {
          kind: "downloads",
          ground: "paper",
          title: "To take along",
          body: "The rules and all fifty weapons on paper.",
          items: [
            {
              files: ["gear-up-guide-en.pdf"],
              title: "Gear Up! guide",
              body: "For printing, reading on a train, or hitting a wasp.",
            },
          ],
        },
      ],
    },
    "start-crafting": {
      label: "Start Crafting",
      title: "Start crafting: how a weapon will be made",
      description:
        "The way of a weapon from a pocket of scrap to a place in your wallet, what it will ask of you, and what to prepare today.",
      sections: [
        {
          kind: "steps",
          ground: "night",
          title: "From scrap to story",
          items: [
            {
              title: "Gather",
              body: "Each door takes one coin of its own: one for making, one for strengthening, one for changing. They are tokens, so you can see what you have.",
            },
            {
              title: "Choose a door",
              body: "Make something new, strengthen what you own, or let it become something else.",
              action: { label: "Compare the three doors", page: "nftProjectGearUpCrafter" },
            },
            {
              title: "Read the odds",
              body: "They hang beside the door two days before they apply. If they do not please you, the tram goes back every ten minutes.",
              action: { label: "See odds and draws", own: "proof/gear" },
            },
            {
              title: "Sign, wait, look",
              body: "The furnace takes a moment. If anything fails on the way you get your fee back, and are told what went wrong.",
            },
          ],
        },
        {
          kind: "table",
          ground: "paper",
          title: "What you can do before it opens",
          caption: "Preparing for the gorge",
          columns: [{ label: "Today" }, { label: "Why" }],
          rows: [
            ["Read the codex", "so that you know what you hope for"],
            ["Hold a Crafter", "it will be your licence; without one you hire somebody else’s"],
            ["Leave your purse closed", "there is nothing to buy yet, from nobody"],
          ],
        },
      ],
    },
    "weapon-codex": {
      label: "Weapon Codex",
      title: "Weapon codex: all fifty, with their stories",
      description:
        "Six mythic, eight legendary, twelve epic, twelve rare and twelve common weapons, each with its kind, material and birthplace.",
      sections: [
        {
          kind: "codex",
          ground: "night",
          title: "The codex",
          body: "Filter by rarity, press a weapon to read its page.",
          set: "weapons",
          all: "All",
          rarities: [
            { id: "mythic", label: "Mythic" },
            { id: "legendary", label: "Legendary" },
            { id: "epic", label: "Epic" },
            { id: "rare", label: "Rare" },
            { id: "common", label: "Common" },
          ],
          items: weapons,
        },
      ],
    },
  },
} as const satisfies PageContent;
