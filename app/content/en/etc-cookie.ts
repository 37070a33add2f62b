import type { PageContent } from "../sections";

export const etcCookie = {
  title: "Cookies: the two we set, and what else stays in your browser",
  description:
    "This site sets two cookies, both needed for what you ask it to do, and none for advertising. Here is each one, with its purpose and its end.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "Two cookies, no crumbs",
      lead: "We set a cookie only when you ask for something that needs one. That is why nothing here asks for your consent.",
      actions: [{ label: "Read the privacy policy", page: "etcPrivacy" }],
      sceneAlt:
        "A bright office kitchen by day: a plate with exactly two cookies on a white counter, a guard in a small hat, a window with clouds.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "Everything we keep in your browser",
      body: "Cookies travel with each request. Storage stays in your browser and is read by our pages only.",
      caption: "Cookies and browser storage",
      columns: [{ label: "Name" }, { label: "Kind" }, { label: "What for" }, { label: "Until" }],
      rows: [
        [
          "__Host-session",
          "cookie, not readable by scripts",
          "keeps you signed in after your wallet signed",
          "7 days, or until you disconnect",
        ],
        ["locale", "cookie", "opens the site in the language you chose", "one year"],
        [
          "WALLETADDRESS, WALLETTYPE, UUID",
          "local storage",
          "connects the same wallet again without asking",
          "until you disconnect",
        ],
        ["name of the wallet", "local storage", "lets the wallet reconnect silently", "until you disconnect"],
        ["your choice for hardware devices", "local storage", "offers you more time to sign", "until you disconnect"],
        [
          "log level and open requests",
          "session storage",
          "keeps a press from being sent twice",
          "until you close the tab",
        ],
        [
          "presses that were not sent yet",
          "session storage",
          "sends a press of which the page was left at once",
          "until the next page of the tab",
        ],
        [
          "places on pages, and transitions between pages",
          "session storage",
          "brings you back to where you were on a page",
          "until you close the tab",
        ],
        [
          "your choice for the search key",
          "local storage",
          "remembers that you turned the search key / off",
          "until you turn it on again",
        ],
        [
          "offline page and files of the site",
          "cache storage",
          "shows a page when there is no network",
          "until the next version",
        ],
      ],
    },
    {
      kind: "document",
      title: "Cookie policy",
      effective: "In force from",
      effectiveOn: "2026-12-01",
      contents: "Contents",
      clauses: [
        {
          id: "why",
          title: "Why there is no cookie banner",
          blocks: [
            "Consent is asked for cookies that are not needed for what a visitor wants: measuring, profiling, advertising. We have none of these, and no other company sets a cookie through our pages.",
          ],
        },
        {
          id: "control",
          title: "How you stay in control",
          blocks: [
            "You can delete all of it in the settings of your browser at any time. The site remains readable. Signing in will be needed again, and the language is then chosen from the settings of your browser.",
            "Disconnecting your wallet deletes what we stored in local and session storage, and ends the session on our server.",
          ],
        },
        {
          id: "wallets",
          title: "What wallets store",
          blocks: [
            "Your wallet is a program of another company. What it stores, it stores under its own rules, where we can neither read nor delete it.",
          ],
        },
        {
          id: "change",
          title: "When this changes",
          blocks: [
            "A new cookie appears in the table above before it is set. If one ever needs your consent, we shall ask first, and no will be as easy as yes.",
          ],
        },
      ],
    },
  ],
} as const satisfies PageContent;
