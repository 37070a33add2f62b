import type { PageContent } from "../sections";

export const etcPrivacy = {
  title: "Privacy policy: what we store, why and for how long",
  description:
    "Every kind of personal data this site stores, with its purpose, its legal ground, its end and who else sees it, and how to have it deleted.",
  district: "company",
  sections: [
    {
      kind: "opening",
      name: "Privacy policy",
      title: "We keep little, and say what",
      lead: "Reading this site needs no data from you. Connecting a wallet, staking and booking do; this page names each item and the day it goes.",
      actions: [
        { label: "Ask about your data", email: 0, isPrimary: true },
        { label: "Cookies", page: "etcCookie" },
      ],
      sceneAlt:
        "An archive floor of the tower by day: rows of small labelled drawers, an Alya clerk feeding old cards into a shredder, a calendar with crossed days.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "At a glance",
      body: "The whole list. What is not in it, we do not store.",
      caption: "Personal data and its retention",
      columns: [{ label: "Data" }, { label: "What for" }, { label: "Ground" }, { label: "Kept until" }],
      rows: [
        [
          "Wallet address, type of wallet, a random user id, first and last visit",
          "to recognise the wallet you connected",
          "contract",
          "you ask us to delete it",
        ],
        [
          "Session: hash of its id, address, start and end; each attempt to sign in, with its one-time number",
          "to keep you signed in",
          "contract",
          "a day after it has ended; sessions last 7 days, those of a Kaia wallet one day",
        ],
        [
          "Transactions you asked for, and their state",
          "to finish each once and show your history",
          "contract",
          "you ask us to delete it; the chain keeps its own record for ever",
        ],
        [
          "What the chain says of a wallet: stakes, NFTs in pools, check-ins, grants, gifts, rewards",
          "to show lists without searching the chain each time",
          "legitimate interest",
          "as long as the chain keeps it, for everybody to read",
        ],
        [
          "Wallets on the list of a drop, with their gift",
          "to prove to the program that you are on it",
          "contract",
          "you ask us to delete it, once the drop is over",
        ],
        [
          "BENEFIT and RWA entries of a wallet",
          "to know what you are entitled to",
          "contract",
          "you ask us to delete it",
        ],
        [
          "Answers to a survey before a reward, with wallet address and language",
          "to learn what holders want, and to ask once only",
          "your consent",
          "you ask us to delete it",
        ],
        [
          "Log of pages seen and of buttons pressed, with wallet address and network address (IP)",
          "to find faults and abuse",
          "legitimate interest",
          "90 days; then archived without the network address",
        ],
        [
          "Reservation: place and kind of appointment, dates, number of people, name, phone, e-mail, wishes, language, and the wallet address if you were signed in",
          "to make and change your booking",
          "contract and your agreement",
          "90 days after the date of the booking, or after it was cancelled",
        ],
        ["Network address for rate limits", "to hold off floods", "legitimate interest", "a minute"],
      ],
    },
    {
      kind: "document",
      title: "Privacy policy",
      effective: "In force from",
      effectiveOn: "2026-12-01",
      contents: "Contents",
      clauses: [
        {
          id: "controller",
          title: "Who is responsible",
          blocks: [
            "The company named at the foot of this page is the controller of the data listed above. Questions reach the person in charge of personal information at the first e-mail address there.",
          ],
        },
        {
          id: "collection",
          title: "How data comes to us",
          blocks: [
            "You give it by connecting a wallet, signing in, asking for a transaction or sending a form. The network address comes with every request, as the internet works that way. We buy no data and gather none about you elsewhere.",
          ],
        },
        {
          id: "chain",
          title: "What the blockchain shows",
          blocks: [
            "Stakes, claims and NFTs are public on Solana under your address, for everybody and for good. That record is not ours; nobody can delete it. Do not use an address that you have tied to your name if you do not want the two seen together.",
          ],
        },
        {
          id: "sensitive",
          title: "What we ask you not to send",
          blocks: [
            "The forms for clinics ask for a date, a time, the kind of appointment and a way to reach you. Please write nothing about your health beyond that. Never send a recovery phrase or a private key: no function of this site and no employee needs it.",
          ],
        },
        {
          id: "sharing",
          title: "Who else receives data",
          blocks: [
            "Cloudflare, Inc. (United States, with servers in many countries) runs the servers, the database and the archive for us. Data passes over encrypted connections at the moment of each request, for as long as the table above says.",
            "The operator of the Solana node that we use receives your wallet address and your signed transactions, without your network address.",
            "The house or clinic you book with receives that booking. A clinic is itself responsible for what you tell it.",
            "Nobody else, unless a law obliges us. We sell no data.",
          ],
        },
        {
          id: "rights",
          title: "Your rights",
          blocks: [
            "You may ask what we hold about you, and have it corrected, deleted, handed over or no longer used, and you may withdraw an agreement. Because we know you by your wallet, we shall ask you to sign a sentence with it, or, for a booking, to name its number and e-mail. We answer within ten days, free of charge.",
            "If our answer does not satisfy you, the Personal Information Protection Commission of Korea, or the authority of your own country, will hear you.",
          ],
        },
        {
          id: "children",
          title: "Children",
          blocks: [
            "The services are not for anyone under 19. Should we learn that we hold data of a child under 14, we delete it.",
          ],
        },
        {
          id: "safety",
          title: "How we protect it",
          blocks: [
            {
              list: [
                "connections are encrypted; session ids are stored only as hashes",
                "access is limited to those who need it and is recorded",
                "the network address leaves the database after 90 days by itself",
                "a breach is reported to those concerned and to the authority within 72 hours",
              ],
            },
          ],
        },
        {
          id: "deletion",
          title: "How data is destroyed",
          blocks: [
            "Rows are deleted from the database each night when their time is over; backups of the database overwrite themselves within 30 days.",
          ],
        },
        {
          id: "changes",
          title: "Changes to this policy",
          blocks: [
            "We announce a change in the news at least seven days before it takes effect, and thirty days where it is to your disadvantage. Earlier versions are sent on request.",
          ],
        },
      ],
    },
    { kind: "company", ground: "paper", title: "The controller", body: "Where to write, on paper or otherwise." },
  ],
} as const satisfies PageContent;
