import type { PageContent } from "../sections";

export const benefitMultiple = {
  title: "Multiple benefits: when you hold several NFTs",
  description:
    "Some doors open wider for holders of several NFTs. The ladders for all collections together and for each of them, rung by rung.",
  district: "benefit",
  tabsLabel: "Collections",
  sections: [
    {
      kind: "opening",
      title: "Two is company, five is a table",
      lead: "The more NFTs one wallet holds, the more it opens. Choose a collection.",
      sceneAlt:
        "A long banquet table in a pink-lit lounge at night: twelve mixed residents with paper crowns, one chair left free, a cake shaped like a staircase.",
    },
  ],
  tabs: {
    "all-nft": {
      label: "All NFT",
      title: "Multiple benefits: the ladder across all collections",
      description:
        "How many Punktopia NFTs of any collection open which benefits, how they are counted, and what happens when you sell one.",
      sections: [
        {
          kind: "table",
          ground: "paper",
          title: "Any mix counts",
          body: "Every NFT of the six collections counts as one, staked or not, as long as it is under the wallet you sign in with. Genesis counts too, though it has no ladder of its own.",
          caption: "Rungs for any mix of collections",
          sample: "ladder-all-nft",
          columns: [{ label: "You hold" }, { label: "You get" }, { label: "How often" }],
          rows: [
            ["1", "member bookings", "always"],
            ["3", "a second guest on every booking", "always"],
            ["5", "the earlier hour: bookings open a day before", "every opening"],
            ["10", "a seat at the round table with the team", "once a season"],
          ],
        },
        {
          kind: "questions",
          ground: "night",
          title: "How we count",
          body: "With the chain, not with a form.",
          items: [
            {
              question: "Do NFTs in two wallets add up?",
              answer:
                "No. Each wallet is counted by itself; only a crew that books together has two wallets counted as one. Put your NFTs into one wallet if you like: we cannot know that both are yours.",
            },
            {
              question: "What if I sell one after booking?",
              answer: "A confirmed booking stays. The next one is counted from scratch.",
            },
          ],
        },
      ],
    },
    punkykongz: {
      label: "PunkyKongz",
      title: "Multiple benefits: a troop of PunkyKongz",
      description:
        "What several PunkyKongz bring beyond one: which benefits open, how the Kongz are counted, and what staking has to do with it.",
      sections: [
        {
          kind: "steps",
          ground: "paper",
          sample: "ladder-punkykongz",
          title: "The troop ladder",
          body: "Kongz count heads. So do we.",
          items: [
            { title: "Two Kongz", body: "A pair may bring a third friend to any event in Long Market." },
            {
              title: "Five Kongz",
              body: "A stall for a day at the holders’ market: your table, your name on the sign.",
            },
            {
              title: "Ten Kongz",
              body: "The troop elects one stall a season that the market pays for. Ten Kongz, ten votes.",
            },
          ],
        },
        {
          kind: "prose",
          ground: "night",
          title: "Apes and arithmetic",
          blocks: [
            "Staking will not make a troop larger or smaller: a Kong in Punky Boost or Nova still counts for the ladder. Checking ten of them in takes one button, because nobody has time for ten.",
          ],
        },
      ],
    },
    "punky-hag": {
      label: "Punky HA_G",
      title: "Multiple benefits: a crew of Punky HA_G",
      description:
        "What a crew of Punky HA_G opens, how its heads are counted, and how two holders can book together as one crew.",
      sections: [
        {
          kind: "table",
          ground: "paper",
          title: "Crew sizes",
          body: "Counted in heads, measured in noise.",
          caption: "Rungs for Punky HA_G",
          sample: "ladder-punky-hag",
          columns: [{ label: "Crew" }, { label: "Opens" }, { label: "Bring" }],
          rows: [
            ["3 HA_G", "the rehearsal room, one evening a month", "your own cable"],
            ["6 HA_G", "a legal wall at the street-art day", "your own paint"],
            ["9 HA_G", "your crew’s name on the season’s poster", "your own courage"],
          ],
        },
        {
          kind: "callout",
          ground: "night",
          title: "Crews may merge",
          body: "Two holders can book together: each signs in, each brings a part of the crew, and the rung is counted over both for that booking.",
          actions: [{ label: "Meet the crew", page: "nftPunkyhag", isPrimary: true }],
        },
      ],
    },
    "wise-alya": {
      label: "Wise Alya",
      title: "Multiple benefits: a shelf of Wise Alyas",
      description:
        "What holding several Wise Alyas opens in the course of a year, and why each of them earns what a single one earns.",
      sections: [
        {
          kind: "timeline",
          ground: "paper",
          sample: "ladder-wise-alya",
          title: "A year on the shelf",
          body: "Alya’s benefits go by seasons, and patience is counted.",
          states: { done: "every spring", now: "every summer", next: "every winter" },
          items: [
            {
              when: "2 Alyas",
              title: "Quiet seats",
              body: "Two places at the spring talks, at the back where the good questions come from.",
              state: "done",
            },
            {
              when: "4 Alyas",
              title: "The long question",
              body: "One question to the company that is answered in writing, in public, within the season.",
              state: "now",
            },
            {
              when: "7 Alyas",
              title: "Winter reading",
              body: "The yearly books before they are printed, with a pencil. Corrections are thanked by name.",
              state: "next",
            },
          ],
        },
        {
          kind: "prose",
          ground: "night",
          title: "No faster USDC",
          blocks: [
            "Several Alyas earn several times what one earns, and nothing on top. There is no bonus rate for large holders, so that a small one does not pay for it.",
          ],
          actions: [{ label: "Read about Alya", page: "nftAlya" }],
        },
      ],
    },
    "fearless-fitri": {
      label: "Fearless Fitri",
      title: "Multiple benefits: a corner of Fearless Fitris",
      description:
        "What several Fearless Fitris open, and what coaches are asked most: whether you have to fight, and what happens if you are hurt.",
      sections: [
        {
          kind: "cards",
          ground: "paper",
          sample: "ladder-fearless-fitri",
          title: "Three corners",
          items: [
            {
              picture: "people/fearless-fitri-5",
              pictureAlt: "A fighter in green.",
              label: "2 Fitris",
              title: "Open mat",
              body: "Training hours at partner gyms, by booking, with a guest on the second mat.",
            },
            {
              picture: "people/fearless-fitri-2",
              pictureAlt: "A fighter in red with a lamp.",
              label: "4 Fitris",
              title: "Your own corner",
              body: "Four seats together at fight night, on the side where one hears the coach.",
            },
            {
              picture: "people/fearless-fitri-6",
              pictureAlt: "A fighter in white with a blade.",
              label: "8 Fitris",
              title: "Sponsor a beginner",
              body: "One first lesson for somebody without an NFT, named by you, paid by the ring.",
            },
          ],
        },
        {
          kind: "questions",
          ground: "night",
          title: "Before you step in",
          body: "Two things coaches are asked most.",
          items: [
            {
              question: "Do I have to fight?",
              answer:
                "No. Corners are for watching and mats are for learning. Nobody is put in a ring because of what is in a wallet.",
            },
            {
              question: "What if I am hurt?",
              answer:
                "Gyms insure their guests by the rules of their country. We book the place and say whose rules hold.",
            },
          ],
        },
      ],
    },
    "punky-society": {
      label: "Punky Society",
      title: "Multiple benefits: the Punky Society club",
      description:
        "How the Punky Society club counts its members, what holding several passes is good for, and the rules of the house.",
      sections: [
        {
          kind: "figures",
          ground: "night",
          title: "The club by its numbers",
          sample: "ladder-punky-society",
          items: [
            { value: "1", label: "pass opens the door", note: "For you and your umbrella." },
            { value: "2", label: "passes make a couple", note: "The second may be borrowed by a guest." },
            { value: "6", label: "passes reserve a table", note: "Once a month, until it is taken." },
          ],
        },
        {
          kind: "prose",
          ground: "paper",
          title: "House rules of the Society",
          blocks: [
            {
              list: [
                "Hats on, phones down, names optional.",
                "The one who reserves a table is the host, and the others say thank you.",
                "A pass that was sold at noon dines with its new owner in the evening.",
              ],
            },
            "The Society has no staking and no shares. It has dinner.",
          ],
          actions: [{ label: "Ask for a table", page: "benefitMembership", isPrimary: true }],
        },
      ],
    },
  },
} as const satisfies PageContent;
