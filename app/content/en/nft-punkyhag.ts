import type { PageContent } from "../sections";

export const nftPunkyhag = {
  title: "Punky HA_G: the street kids of Punktopia",
  description:
    "Lightning hair, borrowed jackets, one boombox. Meet Punky HA_G, see a day on their street, and where the collection can be staked.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Punky HA_G",
      title: "HA_G: hair first, questions later",
      lead: "The kids who know every back door in Punktopia. They can be staked without a term or for 90, 180 or 270 days, and earn Twig and SCG.",
      actions: [
        { label: "See how staking works", below: "steps", isPrimary: true },
        { label: "Back to the list", page: "nftProject" },
      ],
      sceneAlt:
        "A half-pipe in a thunderstorm: kids with huge coloured hair around a boombox, two in the air on boards, HA_G sprayed on a wall, lightning over the city.",
    },
    {
      kind: "timeline",
      ground: "night",
      title: "A day on their street",
      body: "The city clock stopped years ago. HA_G keep their own time.",
      states: { done: "over", now: "now", next: "later" },
      items: [
        {
          when: "14:00",
          title: "Morning",
          body: "Somebody finds the boombox. Somebody else finds the batteries.",
          state: "done",
        },
        { when: "17:30", title: "Hair", body: "One comb, eleven heads. The comb loses.", state: "done" },
        {
          when: "22:00",
          title: "The ramp",
          body: "Everyone falls. Falling well is what they are proud of.",
          state: "now",
        },
        {
          when: "02:00",
          title: "Roof",
          body: "They count lit windows and bet on which one goes dark next.",
          state: "next",
        },
      ],
    },
    {
      kind: "gallery",
      ground: "paper",
      title: "The crew",
      items: [
        { picture: "people/punky-hag-1", alt: "Pink hair and a boombox as wide as its owner.", caption: "volume" },
        { picture: "people/punky-hag-2", alt: "Cyan spikes and a yellow-green jacket.", caption: "phone at 2 %" },
        { picture: "people/punky-hag-3", alt: "A yellow mane and a white jumper.", caption: "laughs first" },
        { picture: "people/punky-hag-4", alt: "Green buns and an orange board.", caption: "owns the ramp" },
        {
          picture: "people/punky-hag-5",
          alt: "A dark mane and a cream jacket with wide sleeves.",
          caption: "one size up",
        },
        { picture: "people/punky-hag-7", alt: "A green mane and a pink jacket.", caption: "new every week" },
        { picture: "people/punky-hag-8", alt: "Black spikes and a lime board.", caption: "down to the river" },
      ],
    },
    {
      kind: "steps",
      ground: "night",
      title: "How staking one goes",
      body: "Boost and Nova are open. The order is this one.",
      items: [
        {
          title: "Hold it on Solana",
          body: "An old HA_G from Kaia crosses over by the migration first. One that you bought on Solana is ready.",
        },
        {
          title: "Pick your patience",
          body: "Boost if you may change your mind. Nova if ninety days or more do not scare you.",
        },
        {
          title: "Check in",
          body: "Once a day by Korean time. Each check-in earns BONUS SCG, more with a streak, as long as the bonus fund lasts.",
        },
        { title: "Claim, or let it grow", body: "Twig and SCG wait for you. Nothing expires because you slept in." },
      ],
    },
    {
      kind: "links",
      ground: "paper",
      title: "Their corner of the internet",
      body: "Home turf, and the stall with the real ones.",
      of: "punky-hag",
      actions: [{ label: "NFT Migration", own: "mypage/migration" }],
    },
    {
      kind: "questions",
      ground: "night",
      title: "Shouted across the ramp",
      body: "Answered without shouting.",
      items: [
        {
          question: "What happens if I miss a day?",
          answer:
            "The streak starts again at one. What you have already earned stays yours, and the next check-in earns again; only the extra for an unbroken run is gone.",
        },
        {
          question: "Can I stake a HA_G and a Kong together?",
          answer: "Each goes to the tab of its own collection. One button in each checks all of them in.",
        },
      ],
    },
  ],
} as const satisfies PageContent;
