import type { PageContent } from "../sections";

export const punkvismCoin = {
  title: "SCG, the coin of Punktopia: what it is and is not",
  description:
    "What SCG is used for, how it differs from Twig, ETM and PVT, how the supply is planned to be shared and released, and what can go wrong.",
  district: "coin",
  sections: [
    {
      kind: "opening",
      name: "SCG Overview",
      title: "The coin this city runs on",
      lead: "You stake it, earn rewards in it, and can check where it is held. Learn what it is before you look at its price.",
      leadWithRates:
        "A stake of SCG earns {{lowest}} to {{highest}} a year, and you can check where the coins are held. Learn what SCG is before you look at its price.",
      actions: [
        { label: "Stake SCG", page: "powerzoneCoinStaking", isPrimary: true },
        { label: "Open Coin Info", shared: "coin-info" },
      ],
      sceneAlt:
        "The mint at night: a Crafter pours glowing metal into a coin press, a Wise Alya weighs one coin on a brass scale, coins cool on a rack.",
    },
    {
      kind: "rates",
      ground: "night",
      title: "What a stake of SCG earns",
      body: "Each term has a yearly rate of its own, and a new stake keeps its rate to the end. SCG itself can still lose value, by more than the reward.",
      actions: [{ label: "Compare the four terms", page: "powerzoneCoinStaking" }],
      term: "{{days}} days",
      rate: "a year",
      facts: {
        staked: "Staked by holders",
        reward: "Reward still available for new stakes",
        positions: "Open positions",
      },
      readAt: "Read from the staking pool on {{time}}.",
      unread: "The pool could not be read just now, so no rate is shown here. The staking page tries again.",
    },
    {
      kind: "cards",
      ground: "night",
      title: "What you can do with it",
      body: "Two of these work today. The third is planned.",
      items: [
        {
          icon: "vault",
          label: "Open",
          title: "Stake it",
          body: "Put SCG into the coin pool for 30, 90, 180 or 365 days. Your reward is fixed and set aside when you sign.",
          action: { label: "Compare the terms", page: "powerzoneCoinStaking" },
        },
        {
          icon: "gift",
          label: "Open",
          title: "Receive it",
          body: "Punky Boost and Punky Nova pay part of their rewards in SCG to holders who stake characters.",
          action: { label: "See how NFTs and SCG meet", page: "punkvismCoinNftSynergy" },
        },
        {
          icon: "crane",
          label: "Planned",
          title: "Use it at the harbour",
          body: "The RWA venture is the plan that ties the coin to projects outside the city: buildings, kitchens, studios.",
          action: { label: "Read about the venture", page: "punkvismCoinRwaVenture" },
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Five tokens, easily mixed up",
      body: "They all sit in the same wallet. They are not the same thing.",
      caption: "The tokens of Punktopia compared",
      columns: [{ label: "Token" }, { label: "What it is" }, { label: "Where you meet it" }],
      rows: [
        ["SCG", "The coin of the city", "Coin staking; SCG and BONUS SCG rewards for NFTs"],
        ["Twig", "A reward token, earned with characters", "Punky Boost and Punky Nova"],
        ["ETM", "A token planned for one RWA project", "RWA Plan, vesting plan"],
        ["PVT", "A token planned for private venture stakes", "RWA Plan, vesting plan"],
        ["USDC", "A dollar stablecoin issued by others", "A reward for Wise Alya in Punky Boost"],
      ],
    },
    {
      kind: "price",
      ground: "night",
      title: "Price now",
      body: "The last price an exchange reported. It is a reading, not a forecast, and it differs from one exchange to the next.",
      readAt: "Read from the exchange on {{time}}.",
      unread:
        "No exchange price can be shown just now. Nothing on this site depends on it: stakes and rewards are counted in SCG.",
    },
    {
      kind: "plot",
      ground: "night",
      title: "Who the supply is meant for",
      body: "Six purposes, one hundred parts. These shares are an example until the real plan is published.",
      caption: "Planned allocation of SCG",
      description:
        "One bar of one hundred percent. The largest part, 35 percent, is for staking and community rewards, followed by game and city with 20, RWA venture with 15, company and team with 12, partners and liquidity with 10, and a reserve of 8.",
      unit: "%",
      sample: "scg-allocation",
      shape: "shares",
      labelColumn: "Purpose",
      valueColumn: "Share of the supply",
      points: [
        { label: "Staking and community rewards", value: 35 },
        { label: "Game and city", value: 20 },
        { label: "RWA venture", value: 15 },
        { label: "Company and team", value: 12 },
        { label: "Partners and liquidity", value: 10 },
        { label: "Reserve", value: 8 },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "Why a share is not yet a coin in circulation",
      blocks: [
        "A share says who may receive coins. A release plan says when. Until coins are released they cannot be sold or staked; afterwards they can, and more coins for sale can push the price down.",
        "So read a share together with its release. A large share that is released slowly weighs less in a given month than a small one released at once.",
        {
          list: [
            "Look at the team’s part first: when it begins, and how much of it comes at once.",
            "Rewards are released as pools are filled, not on a day that rewards anyone for being quick.",
            "The vesting plan shows each grant that was made on the chain.",
          ],
        },
      ],
      actions: [{ label: "See the vesting plan", page: "tokenVestingPlan" }],
    },
    {
      kind: "plot",
      ground: "night",
      title: "How it would come out over four years",
      body: "Counted in months from the first release, without a date, because none has been set.",
      caption: "Planned release of SCG, added up",
      description:
        "Stacked areas over 48 months. At the start 6 percent of the supply is out, for game, city, partners and liquidity. After 24 months it is 49 percent, after 48 months everything. The company’s and the team’s part begins after month 12.",
      unit: "%",
      sample: "scg-release",
      shape: "area",
      tickColumn: "Time",
      ticks: ["Start", "Month 6", "Month 12", "Month 18", "Month 24", "Month 30", "Month 36", "Month 42", "Month 48"],
      series: [
        { label: "Staking and community rewards", values: [0, 5, 9, 14, 18, 23, 27, 31, 35] },
        { label: "Game and city", values: [2, 4, 6, 9, 11, 13, 16, 18, 20] },
        { label: "RWA venture", values: [0, 0, 2, 4, 6, 8, 10, 13, 15] },
        { label: "Company and team", values: [0, 0, 0, 2, 4, 6, 8, 10, 12] },
        { label: "Partners and liquidity", values: [4, 5, 6, 7, 8, 9, 10, 10, 10] },
        { label: "Reserve", values: [0, 0, 0, 1, 2, 4, 5, 7, 8] },
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Before you buy any",
      body: "Two lists. If the second one worries you, that is what it is for.",
      good: {
        title: "What SCG is",
        items: [
          "An ordinary token on Solana, kept in your own wallet.",
          "A unit with a use in the city: staking, and rewards for staked NFTs.",
          "Checkable: supply, large accounts and pool vaults are public on the chain.",
        ],
      },
      bad: {
        title: "What SCG is not",
        items: [
          "Not a share in the company, and no claim on its income.",
          "Not pegged to anything. The price can fall to zero, or there may be no buyer.",
          "Not insured. A coin sent to a wrong address stays there.",
          "Not a promise: the plans on this page may change or never be carried out.",
        ],
      },
    },
    {
      kind: "callout",
      ground: "night",
      title: "Look before you stake",
      body: "The calculator needs no wallet, and the proof page reads the vaults from the chain while you watch.",
      actions: [
        { label: "Calculate a reward", page: "powerzoneCoinStaking", isPrimary: true },
        { label: "Check the vaults", page: "proof" },
        { label: "See every use in the city", page: "utilityProject" },
      ],
    },
  ],
} as const satisfies PageContent;
