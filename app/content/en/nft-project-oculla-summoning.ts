import type { PageContent } from "../sections";
import { creatures } from "./creatures";

export const nftProjectOcullaSummoning = {
  title: "Oculla Summoning: who answers from the pool",
  description:
    "A bestiary of twenty one-eyed creatures from Oculla’s Pool, by rarity, and how calling one is planned to work, with a guide to print.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      title: "Call softly. They hear with their eye",
      lead: "The encyclopedia of all creatures seen in Oculla’s Pool, with one eye each and opinions. Summoning them is not open yet.",
      actions: [
        { label: "See all {{items}} creatures", codex: "creatures", isPrimary: true },
        { label: "See the map", page: "punkyWorldView" },
      ],
      sceneAlt:
        "A round black lake under stars at night with one enormous pale eye opening beneath the surface; an Alya stands on a jetty among reeds, a lamp at her feet.",
    },
    {
      kind: "steps",
      ground: "night",
      title: "How summoning is meant to go",
      items: [
        {
          title: "Bring something to call with",
          body: "Moonlight, a bell, a lamp, or nothing at all, for those who come to silence.",
        },
        {
          title: "Choose a bank",
          body: "Shore, reeds, surface or the deep: each has its own inhabitants and its own patience.",
        },
        {
          title: "Wait for an eye",
          body: "Who comes is not known beforehand. The odds will be carved into the jetty, where everyone can read them.",
        },
      ],
    },
    {
      kind: "codex",
      ground: "paper",
      title: "The encyclopedia",
      body: "Twenty entries. More are rumoured, and rumours are entered in pencil.",
      set: "creatures",
      all: "All",
      book: "Open the encyclopedia",
      rarities: [
        { id: "mythic", label: "Mythic" },
        { id: "legendary", label: "Legendary" },
        { id: "epic", label: "Epic" },
        { id: "rare", label: "Rare" },
        { id: "common", label: "Common" },
      ],
      items: creatures,
    },
    {
      kind: "downloads",
      ground: "night",
      title: "For the wet hours",
      body: "The encyclopedia as a booklet that survives a splash if you laminate it.",
      items: [
        {
          files: ["oculla-guide-en.pdf"],
          title: "Oculla field guide",
          body: "All twenty with their calling signs, on four pages.",
        },
      ],
    },
    {
      kind: "questions",
      ground: "paper",
      title: "Asked on the jetty",
      body: "In a low voice.",
      items: [
        {
          question: "Can I summon one today?",
          answer: "No. The jetty is finished, the calling is not. There is nothing to pay and nobody to pay it to.",
        },
        {
          question: "Will a creature be an NFT?",
          answer:
            "That is the plan: one creature, one NFT, bound to no character. It can be given away, and forgives it.",
        },
      ],
    },
  ],
} as const satisfies PageContent;
