import type { PageContent } from "../sections";

export const etcTermsofUse = {
  title: "Terms of use: the rules of the city",
  description:
    "What the service is and is not, what you take on when you connect a wallet or stake, what we take on, and which law decides when we disagree.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "The rules, so that you can hold us to them",
      lead: "These terms apply from the moment you connect a wallet or send a form. Reading the site binds nobody.",
      actions: [
        { label: "Privacy policy", page: "etcPrivacy" },
        { label: "Ask a question", email: 0 },
      ],
      sceneAlt:
        "A courtroom in the tower by day: a Society judge in a wig and top hat, a stack of law books taller than the clerk, a sunbeam on an open page.",
    },
    {
      kind: "balance",
      ground: "paper",
      title: "The short version",
      body: "It helps with reading; the clauses below decide.",
      good: {
        title: "You may expect",
        items: [
          "to see every cost and every result before you sign",
          "to take out your principal at any time, by the rules of the program",
          "to be told before these terms change",
        ],
      },
      bad: {
        title: "You take on",
        items: [
          "the safety of your wallet and of what you sign",
          "the price of coins and NFTs, which can fall to nothing",
          "the taxes and rules of the place where you live",
        ],
      },
    },
    {
      kind: "document",
      title: "Terms of use",
      effective: "In force from",
      effectiveOn: "2026-12-01",
      contents: "Contents",
      clauses: [
        {
          id: "scope",
          title: "What these terms are about",
          blocks: [
            "They govern the use of this site and its services between you and the company named at the foot of the page. The programs on Solana are software that runs without us; these terms do not change what they do.",
          ],
        },
        {
          id: "service",
          title: "The service",
          blocks: [
            "The site gives information, lets you connect a wallet that you control, builds transactions for you to sign, shows what the chain holds under your address, and takes bookings with partner houses. Parts that are marked as to be released, or as not open yet, are not part of the service yet.",
          ],
        },
        {
          id: "not",
          title: "What the service is not",
          blocks: [
            {
              list: [
                "It is not an exchange, a bank, a broker or a keeper of your assets: we never hold your keys and cannot move your coins.",
                "It is not advice on investment, law, tax or medicine.",
                "It is no offer of securities, and where the law of your country forbids it, it is not meant for you.",
              ],
            },
          ],
        },
        {
          id: "who",
          title: "Who may use it",
          blocks: [
            "You must be 19 or older, able to make contracts, and neither live in a country nor be a person under sanctions that forbid us to serve you.",
          ],
        },
        {
          id: "wallet",
          title: "Your wallet",
          blocks: [
            "The person who controls the wallet is treated as its owner. Keep the recovery phrase to yourself. We cannot restore a wallet, reverse a transaction or recover anything sent to a wrong address.",
          ],
        },
        {
          id: "staking",
          title: "Staking",
          blocks: [
            "Before you sign, the site shows the amount, the term, the reward rate frozen for you, the costs, and what you give up by leaving early. What the program does then follows from its code and its state on the chain.",
            "Rewards are paid in coins that were put into the pool beforehand. A yearly rate describes how many coins are paid, not what they will be worth. No profit is promised.",
            "We may pause new stakes. Leaving, claiming and what you were already granted are not affected by that.",
          ],
        },
        {
          id: "nft",
          title: "NFTs and pictures",
          blocks: [
            "Who holds an NFT of one of our collections may show its picture and use it for personal, non-commercial ends for as long as they hold it. All other rights in pictures, names and marks stay with the company.",
          ],
        },
        {
          id: "booking",
          title: "Bookings",
          blocks: [
            "We pass on your request; the contract about the stay or the treatment is between you and the house. You may cancel with us until the day before, free of charge; the house’s own rules are named in the confirmation.",
          ],
        },
        {
          id: "conduct",
          title: "What you may not do",
          blocks: [
            {
              list: [
                "break or overload the site, or probe it for weaknesses without our leave",
                "use it to hide the origin of assets or for other crimes",
                "pretend to be somebody else, or to be us",
                "collect data about other visitors",
              ],
            },
          ],
        },
        {
          id: "fees",
          title: "Fees",
          blocks: [
            "Network fees and deposits go to the Solana network. A pool may take a fee on rewards; it is shown before you sign and is fixed for each stake. Everything else costs what its page says.",
          ],
        },
        {
          id: "changes",
          title: "Changes and endings",
          blocks: [
            "We may change or end parts of the service, and say so in the news at least thirty days before, unless safety or law leaves no time. The ways to leave and to claim remain open, also without this site: the programs are public.",
            "We announce changes of these terms seven days before, thirty if they are to your disadvantage. If you do not agree you may stop using the service; what you staked stays under the old terms of its stake.",
          ],
        },
        {
          id: "liability",
          title: "Liability",
          blocks: [
            "We answer for damage that we cause by intent or negligence, as the law says. We do not answer for losses from the price of assets, from faults of the network, of wallets or of other companies’ programs, or from your disclosing your keys. Rights that the law gives consumers and does not let us limit remain untouched.",
          ],
        },
        {
          id: "law",
          title: "Law and disputes",
          blocks: [
            "The law of the Republic of Korea applies. If you are a consumer, the protection of the law where you live remains. Disputes go to the court that the law names; write to us first, most questions end there.",
          ],
        },
        {
          id: "language",
          title: "Language",
          blocks: [
            "These terms exist in Korean, English and Indonesian. If they differ, the Korean text decides, unless the law of your country says otherwise for consumers.",
          ],
        },
      ],
    },
    { kind: "company", ground: "paper", title: "Your counterpart", body: "The company that signs these terms." },
  ],
} as const satisfies PageContent;
