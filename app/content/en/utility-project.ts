import type { PageContent } from "../sections";

export const utilityProject = {
  title: "Utility: what NFTs and SCG are good for in Punktopia",
  description:
    "Every use of characters and coin inside the city on one page: what is open, what is being built, which collection it is for, and what you need to have.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Utility",
      title: "So, what is it good for?",
      lead: "Every use of NFTs and SCG in the city, each marked as open or planned.",
      actions: [
        { label: "See the six uses", below: "cards", isPrimary: true },
        { label: "See how the parts connect", page: "utilityStructure" },
      ],
      sceneAlt:
        "A tool wall in a Punktopia workshop in the evening: keys, a hammer, a ticket punch, a joystick; a Crafter hangs up a wrench, a Fitri asks for one.",
    },
    {
      kind: "cards",
      ground: "paper",
      title: "Six uses",
      body: "Sorted by when you can have them, not by how loudly they could be advertised.",
      items: [
        {
          icon: "vault",
          label: "Open",
          title: "Earn with the coin",
          body: "Stake SCG for a fixed term with a reward that is set aside in advance.",
          action: { label: "Go to coin staking", page: "powerzoneCoinStaking" },
        },
        {
          icon: "calendar",
          label: "Open",
          title: "Book as a member",
          body: "Show a character by signing in and ask for a place at a partner of the lounge street.",
          action: { label: "Go to membership", page: "benefitMembership" },
        },
        {
          icon: "user",
          label: "Open",
          title: "Earn with a character",
          body: "Punky Boost and Punky Nova: stake an NFT, check in, receive Twig and SCG.",
          action: { label: "Go to Punky Boost", page: "powerzoneNftStaking" },
        },
        {
          icon: "gift",
          label: "Open",
          title: "Catch a drop",
          body: "Punky Drop hands out gifts from a vault that is full before the window opens.",
          action: { label: "Go to Punky Drop", page: "powerzonePunkyDrop" },
        },
        {
          icon: "hammer",
          label: "Planned",
          title: "Make gear",
          body: "Bring a Crafter to the forge and let three artisans make, strengthen and change a weapon.",
          action: { label: "Visit Gear Up!", page: "nftProjectGearUp" },
        },
        {
          icon: "gamepad",
          label: "Planned",
          title: "Play",
          body: "Walk into the arcade with the character you hold instead of a borrowed one.",
          action: { label: "Visit the arcade", page: "gameNft" },
        },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "What you need for what",
      body: "If a cell says nothing is used up, nothing is: you show the thing and keep it.",
      caption: "Uses and what they take",
      columns: [{ label: "Use" }, { label: "You need" }, { label: "Is it used up?" }],
      rows: [
        ["Coin staking", "SCG and a little SOL", "No, the principal comes back; network fees do not"],
        ["Member bookings", "An NFT in your wallet when we confirm", "No"],
        [
          "Punky Boost, Punky Nova",
          "An NFT of a collection that can be staked",
          "No, it comes back when you take it out",
        ],
        ["Punky Drop", "To be on the list of a drop", "The place on the list, once"],
        ["Gear Up!", "A Crafter and the fee of an artisan", "The fee is, the Crafter is not"],
        ["Tori Shop", "Twig", "Yes, that is what shops do"],
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Use is not value",
      body: "A door can be real and still not be worth the ticket to you.",
      good: {
        title: "What a use gives you",
        items: [
          "Something you can do tomorrow that you cannot do without the NFT or coin",
          "A rule you can read before you join",
          "A way out: nothing here holds your character for good",
        ],
      },
      bad: {
        title: "What it does not give you",
        items: [
          "A floor under the price",
          "A right to the same use in three years: partners, games and shops can close",
          "Anything at all, if you never use it",
        ],
      },
    },
    {
      kind: "callout",
      ground: "night",
      title: "Missing a use?",
      body: "The process page tells how an idea becomes a door, and at which step you can argue with it.",
      actions: [{ label: "See how a utility comes to be", page: "utilityProcess", isPrimary: true }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "Get one of the keys",
      body: "Most uses begin with a character. Here is the society’s house, and the shelf with the real ones.",
      of: "punky-society",
      actions: [{ label: "Back to the list", page: "nftProject" }],
    },
  ],
} as const satisfies PageContent;
