import type { PageContent } from "../sections";

export const utilityProcess = {
  title: "Utility process: how an idea becomes a door that opens",
  description:
    "Seven steps from an idea to a working use of your NFT or coin, what stops one, how you can object, and how a use is closed without locking you in.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Utility process",
      title: "Doors are built, not announced",
      lead: "A new use for a character or a coin goes through seven steps before its light is switched on. Here they are, with coin staking as the one that has come furthest.",
      actions: [
        { label: "See the seven steps", below: "steps", isPrimary: true },
        { label: "See the uses we have", page: "utilityProject" },
      ],
      sceneAlt:
        "A street in Punktopia at sunrise: a half-built shop front, a Crafter fits a door, a Wise Alya reads rules aloud, a Genesis tries the handle.",
    },
    {
      kind: "steps",
      ground: "night",
      title: "Seven steps",
      body: "Each has a question that must be answered with yes.",
      items: [
        { title: "Idea", body: "Would anybody miss it? A use that only exists to be listed is struck out here." },
        {
          title: "Rules in plain words",
          body: "Can it be told in one paragraph, with what it costs and how one leaves?",
        },
        {
          title: "Worst case",
          body: "What happens if we vanish, if the price halves, if somebody cheats? The answers become tests.",
        },
        { title: "Trial", body: "Does it work on a test network, with tokens that are worth nothing?" },
        { title: "Funding", body: "Is the reward or the service paid for before the first person joins?" },
        { title: "Opening", body: "Is there a page that says the risk as plainly as the gain, in three languages?" },
        {
          title: "Upkeep",
          body: "Do vaults, partners and rules still match the page? If not, the page or the use must go.",
        },
      ],
    },
    {
      kind: "timeline",
      ground: "paper",
      title: "How far each use has come",
      body: "States, not dates. A date we cannot keep would be worth less than none.",
      states: { done: "Open", now: "Being built", next: "Not begun" },
      items: [
        {
          when: "Coin staking",
          title: "Steps one to seven",
          body: "Open, with vaults that anybody can compare with the books.",
          state: "done",
        },
        {
          when: "Member bookings",
          title: "Steps one to seven",
          body: "Open for the partners who are listed; each may leave.",
          state: "done",
        },
        {
          when: "Punky Boost and Nova",
          title: "Steps one to seven",
          body: "Open. Each pool says how long its rewards are funded, and pays no longer than that.",
          state: "done",
        },
        {
          when: "Punky Drop",
          title: "Steps one to seven",
          body: "Open. Who may take which gift is fixed before a drop begins.",
          state: "done",
        },
        {
          when: "Gear Up! and Tori Shop",
          title: "Steps one and two",
          body: "Prices and odds must be settled before anything else.",
          state: "next",
        },
        { when: "Punky Forge, Chaos Cube", title: "Step one", body: "Named, and that is all.", state: "next" },
      ],
    },
    {
      kind: "cards",
      ground: "night",
      title: "Where you can object",
      body: "The earlier, the cheaper for everybody.",
      items: [
        {
          icon: "mail",
          label: "Steps one and two",
          title: "Write to us",
          body: "Tell us why a rule is unfair or an idea is dull. One example beats ten adjectives.",
        },
        {
          icon: "search",
          label: "Steps three and four",
          title: "Try to break it",
          body: "Look for the case nobody thought of. Report it quietly before you tell the world.",
        },
        {
          icon: "eye",
          label: "After opening",
          title: "Check the figures",
          body: "Compare what a page says with what the chain says, and hold us to the chain.",
        },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "How a use is closed",
      blocks: [
        "Closing is part of the plan from step two. A use that cannot be closed decently may not be opened.",
        {
          list: [
            "It is announced in the news before it happens, with the reason.",
            "Entry stops first. Leaving and claiming what is owed go on.",
            "What lies in a vault stays the owner’s, for as long as the chain runs.",
            "Entitlements that can no longer be met are named one by one, not quietly dropped.",
          ],
        },
        { heading: "When there is no time" },
        "If a fault puts money at risk, new entries are paused first and explained afterwards. The pause never covers the way out.",
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "Got an idea for a door?",
      body: "Tell us what you would do with it on an ordinary Tuesday. That is the test most ideas fail.",
      actions: [{ label: "Write to us", email: 0, isPrimary: true }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "Follow it from outside",
      body: "Each finished door is announced at the society’s house; characters wait on its shelf.",
      of: "punky-society",
      actions: [{ label: "Back to the list", page: "nftProject" }],
    },
  ],
} as const satisfies PageContent;
