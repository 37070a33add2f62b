import type { PageContent } from "../sections";

export const companyBoardmember = {
  title: "Board members: nineteen people, one table",
  description:
    "The nineteen people who answer for Punkvism, what each of them looks after, how decisions are made, and where to follow them.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "Nineteen chairs and a kettle",
      lead: "The people behind Punktopia, and what each of them looks after.",
      actions: [{ label: "See the {{members}} members", below: "board", isPrimary: true }],
      sceneAlt:
        "A boardroom in daylight from above: one very long oval table, nineteen different chairs, papers, a kettle in the middle, a cat on the minutes.",
    },
    {
      kind: "board",
      ground: "paper",
      title: "Who sits where",
      body: "In the order of the table, beginning at the window.",
    },
    {
      kind: "table",
      ground: "night",
      title: "Who may decide what",
      body: "Short, so that it can be remembered.",
      caption: "Decisions and who makes them",
      columns: [{ label: "Decision" }, { label: "Made by" }, { label: "Made known" }],
      rows: [
        ["Rates for new stakes", "the treasury seat with one other", "on the staking page, at once"],
        ["Pausing new stakes", "any one of the three on duty", "on the staking page, at once"],
        ["A new program version", "the whole table", "in the news, before it runs"],
        ["A new partner", "the seat it concerns, and law", "on the partners page"],
      ],
      sample: "board-decisions",
    },
  ],
} as const satisfies PageContent;
