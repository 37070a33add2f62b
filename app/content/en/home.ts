import type { PageContent } from "../sections";

export const home = {
  title: "Punkvism: Punktopia, a pixel city its holders share",
  description:
    "Seven districts, seven collections, one coin. Stake SCG for 30 to 365 days, see the whole reward before you sign, and check every vault yourself.",
  district: "punktopia",
  sections: [
    {
      kind: "hero",
      name: "Punktopia",
      title: "After dark, the city wakes up",
      lead: "Punktopia is a pixel city that its holders share. In the Power zone they stake SCG or their NFTs, and the reward of a coin stake is set aside for the whole term the same moment.",
      leadWithRates:
        "A pixel city where holders stake SCG, for {{lowest}} to {{highest}} a year, and their NFTs. The reward of an SCG stake is set aside for the whole term at once.",
      actions: [{ label: "Start staking", page: "powerzoneCoinStaking", isPrimary: true }],
      scene: "home-hero",
      narrowScene: "home-hero-mobile",
      sceneAlt:
        "A street in Punktopia at night: seven residents in front of lit shops, a tram to the Power zone, a full moon.",
    },
    {
      kind: "rates",
      ground: "night",
      title: "Tonight’s rates",
      body: "You choose the term; your rate is frozen when you stake. These are the yearly rates for new stakes.",
      actions: [{ label: "Work out your reward", page: "powerzoneCoinStaking", isPrimary: true }],
      term: "{{days}} days",
      rate: "a year",
      facts: {
        staked: "Staked by holders",
        reward: "Reward still available for new stakes",
        positions: "Open positions",
      },
      readAt: "Read from the chain on {{time}}.",
      unread: "The rates could not be read from the chain just now. The staking page shows them live.",
    },
    {
      kind: "districts",
      ground: "night",
      title: "Seven districts, opening one by one",
      body: "The lights go on when a district is finished, not before. The power plant is already running.",
      items: [
        {
          menu: "powerZone",
          picture: "power-zone-hero",
          pictureAlt: "The power plant: meters, tape reels, a round vault and two coils.",
          body: "Where coins and characters earn their keep. Stake SCG, or an NFT with a term or without one.",
        },
        {
          menu: "punktopia",
          picture: "punktopia-strip",
          pictureAlt: "The old town of Punktopia at night.",
          body: "The old town: who lives here, and what they carry.",
        },
        {
          menu: "benefit",
          picture: "benefit-strip",
          pictureAlt: "A lounge with a red carpet and palm trees.",
          body: "The lounge street, for members.",
        },
        {
          menu: "rwaPlan",
          picture: "rwa-strip",
          pictureAlt: "A harbour at dusk with a crane and a container ship.",
          body: "The harbour, where real buildings are planned.",
        },
        {
          menu: "coin",
          picture: "coin-strip",
          pictureAlt: "A mint with a furnace and a coin press.",
          body: "The mint: what SCG is, and what it is not.",
        },
        {
          menu: "game",
          picture: "game-strip",
          pictureAlt: "An arcade hall with four machines.",
          body: "The arcade. Bring a character of your own.",
        },
        {
          menu: "company",
          picture: "company-strip",
          pictureAlt: "A white office tower by day.",
          body: "The tower, the only place with daylight.",
        },
      ],
    },
    {
      kind: "curve",
      ground: "paper",
      title: "How staking works",
      body: "One stake, one term, one reward that you know to the last unit before you sign.",
      steps: [
        {
          title: "Connect and look around",
          body: "A wallet such as Phantom or Solflare is enough. Connecting shows us your address, nothing more.",
        },
        {
          title: "Choose a term and an amount",
          body: "30, 90, 180 or 365 days. The whole reward is calculated and set aside from the pool; if the pool cannot cover it, the stake is refused.",
        },
        {
          title: "Check the two lines, then sign",
          body: "What leaves your wallet, and what comes back and when. Nothing moves until you sign.",
        },
        {
          title: "Claim as you go, or wait",
          body: "Until the term ends you can claim what the base rate has earned. At the end the rest is yours too.",
        },
      ],
      plot: {
        caption: "What you can claim over a term",
        description:
          "From the first day a small reward grows steadily at the base rate. On the last day the claimable amount rises at once to the whole reward. If you leave before that, you keep only the reward that the base rate has earned.",
        start: "Day you stake",
        end: "End of the term",
        base: "grows at the base rate, which is the 30-day rate",
        whole: "the whole reward",
        early: "if you leave here, you keep this much and all of your principal",
      },
    },
    {
      kind: "balance",
      ground: "night",
      title: "What is safe, and what is not",
      body: "We would rather you knew both before you stake.",
      good: {
        title: "What the program holds to",
        items: [
          "You can take your principal out at any time, even while new stakes are paused.",
          "Your rate, your term and your reward cannot be changed afterwards, by anybody.",
          "The reward for your whole term lies in the vault before your stake is accepted.",
          "An administrator can withdraw only what the books owe to nobody.",
        ],
      },
      bad: {
        title: "What remains your risk",
        items: [
          "The price of SCG can fall, by more than the reward is worth.",
          "If you leave before the term ends, you keep only what the base rate has earned and give up the rest of the reward.",
          "Software can have faults that no test has found, and the holder of the upgrade key can replace the program. The proof page shows whether there is one.",
          "Whoever has your recovery phrase has your coins. We will never ask you for it.",
        ],
      },
      proof: {
        title: "Do not take our word for it",
        body: "The proof page reads every vault from the chain when you open it: what is held, what is owed, who holds which key, and whether the program that runs is the one whose source is public.",
        actions: [{ label: "Open the proof page", page: "proof" }],
      },
    },
    {
      kind: "people",
      ground: "paper",
      title: "The people of the city",
      body: "Seven collections live here. You can tell each of them by the silhouette.",
      items: [
        {
          picture: "people/genesis-1",
          name: "Genesis",
          body: "First through the gate. Horned, loud, and never indoors.",
        },
        {
          picture: "people/punkykongz-2",
          name: "PunkyKongz",
          body: "Apes with a crown and a plan. The plan is bananas.",
        },
        { picture: "people/punky-hag-2", name: "Punky HA_G", body: "Hair by lightning, clothes by committee." },
        { picture: "people/wise-alya-1", name: "Wise Alya", body: "Has read the contract. All of it, twice." },
        {
          picture: "people/fearless-fitri-1",
          name: "Fearless Fitri",
          body: "Gloves up, chin high, first in the ring.",
        },
        { picture: "people/punky-society-2", name: "Punky Society", body: "Dressed for dinner at any hour." },
        { picture: "people/crafter-2", name: "Crafter", body: "If it glows, a Crafter has hammered it." },
      ],
    },
    {
      kind: "questions",
      ground: "night",
      title: "Asked at the gate",
      body: "Short answers. The long ones are on the staking page.",
      items: [
        {
          question: "Can I get my SCG back before the term ends?",
          answer:
            "Yes, at any time and all of it. You also keep what the base rate has earned until then. You give up the rest of the reward that was set aside for the full term; it goes back to the pool.",
        },
        {
          question: "Where does the reward come from?",
          answer:
            "From coins that were put into the pool's reward vault beforehand. No reward is paid from the coins of other holders, and a stake that the vault cannot cover is refused.",
        },
        {
          question: "What does it cost?",
          answer:
            "The Solana network fee for each transaction, and a small deposit in SOL for the account that holds your position. The deposit returns to you when the position closes. The pool can also take a fee on rewards. The exact amounts are shown before you sign.",
        },
        {
          question: "Do I have to give you my coins?",
          answer:
            "They go into a vault that a program on Solana controls, not into our wallet. The program can pay the principal out to the wallet that staked it, and to no other.",
        },
        {
          question: "Which wallet do I need?",
          answer:
            "Phantom or Solflare, in the browser or on your phone. Hardware wallets that work through them can be used too.",
        },
        {
          question: "What if this site goes away?",
          answer:
            "Your position is on the chain, not on our server. The program keeps to its rules without us, and anybody can build the transaction that returns your principal; only you can sign it.",
        },
      ],
    },
    {
      kind: "news",
      ground: "paper",
      title: "What changed last",
      body: "New, mended or late: each with its day.",
      none: "Nothing has changed yet. When something does, you will read it here.",
      actions: [{ label: "Read all news", page: "companyNews" }],
    },
  ],
} as const satisfies PageContent;
