import type { PageContent } from "../sections";

export const companyVision = {
  title: "Vision and values: a city that keeps its word",
  description:
    "Four values, each with what it costs us and how you can catch us breaking it, and the order in which we mean to finish the city.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "A city is a promise with streets",
      lead: "Four values: what each one costs us, and how you can catch us breaking it.",
      actions: [
        { label: "Read the four values", below: "steps", isPrimary: true },
        { label: "See how a promise is checked", page: "proof" },
      ],
      sceneAlt:
        "A rooftop telescope at noon above clouds: a bearded board member and a child in a paper crown look down at a bright model of the city on a table.",
    },
    {
      kind: "steps",
      ground: "paper",
      title: "Four values, and the price of each",
      body: "A value that costs nothing is a slogan.",
      items: [
        {
          title: "Say the risk as loudly as the gain",
          body: "Costs us: visitors who wanted to hear something else. Catch us: find a page that promises profit.",
        },
        { title: "Finish before opening", body: "Costs us: being late. Catch us: find a button that does nothing." },
        {
          title: "Leave the exit unlocked",
          body: "Costs us: coins we cannot keep. Catch us: try to unstake while we are paused.",
        },
        {
          title: "Draw it ourselves",
          body: "Costs us: time, and the odd ugly ape. Catch us: find a picture that we did not make or may not use.",
        },
      ],
    },
    {
      kind: "timeline",
      ground: "night",
      title: "The order of building",
      body: "No dates, on purpose: a date is a promise about people’s sleep.",
      states: { done: "open", now: "being built", next: "after that" },
      items: [
        {
          when: "First",
          title: "A plant for coins",
          body: "Staking of SCG with the reward set aside beforehand, and a page that shows it.",
          state: "done",
        },
        {
          when: "Second",
          title: "Streets to read",
          body: "Every district described in three languages, with what is decided and what is not.",
          state: "done",
        },
        {
          when: "Third",
          title: "Work for characters",
          body: "Punky Boost and Punky Nova, check-ins, drops, vesting that anyone can follow.",
          state: "done",
        },
        {
          when: "Fourth",
          title: "A bridge from Kaia",
          body: "Old NFTs come over, one receipt each, with both sides shown on it.",
          state: "next",
        },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "What we would call success",
      blocks: [
        "That a holder can explain to a doubtful friend, in two sentences, where the reward comes from. That a stranger can check it in five minutes. That somebody who leaves does so without having to ask.",
        "And that there is always one more window lit than last month.",
      ],
      actions: [{ label: "Read what changed lately", page: "companyNews" }],
    },
  ],
} as const satisfies PageContent;
