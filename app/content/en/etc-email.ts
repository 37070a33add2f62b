import type { PageContent } from "../sections";

export const etcEmail = {
  title: "No automated collection of e-mail addresses",
  description:
    "The e-mail addresses on this site may not be collected by programs or used for advertising. The rule, the law behind it, and how to report a breach.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "Write to us, do not harvest us",
      lead: "The addresses on this site are for people with a question. Collecting them by program is refused; registering them automatically to send advertising is an offence in Korea.",
      actions: [{ label: "Report a breach", email: 0 }],
      sceneAlt:
        "The mail room of the tower by day: a robot with a butterfly net chases flying envelopes, a clerk holds up a stop sign, pigeonholes fill the wall.",
    },
    {
      kind: "document",
      title: "Refusal of e-mail collection",
      effective: "In force from",
      effectiveOn: "2026-12-01",
      contents: "Contents",
      clauses: [
        {
          id: "refusal",
          title: "What we refuse",
          blocks: [
            "We refuse the collection of e-mail addresses shown on this site by programs or any other technical means, and their sale, supply or use for advertising.",
          ],
        },
        {
          id: "law",
          title: "The law",
          blocks: [
            "Article 50(5) of the Korean Act on Promotion of Information and Communications Network Utilization and Information Protection forbids those who send advertising to generate contact details automatically, or to register e-mail addresses automatically for sending it. Breaches are punished under Article 74 of that Act.",
          ],
        },
        {
          id: "report",
          title: "Where to report",
          blocks: [
            "If you received unwanted advertising at an address that you gave only to us, tell us. In Korea you may also call the Korea Internet & Security Agency at 118.",
          ],
        },
      ],
    },
    {
      kind: "company",
      ground: "paper",
      title: "The addresses in question",
      body: "They answer to people, in three languages.",
    },
  ],
} as const satisfies PageContent;
