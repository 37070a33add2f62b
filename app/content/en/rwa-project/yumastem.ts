import type { TabContent } from "../../sections";

export const yumastem = {
  label: "YumaStem",
  title: "YumaStem: laboratory work, as a project",
  description:
    "YumaStem is planned as a life-science project. The long road from a laboratory to income, what holders are credited with, and the heavy risks.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "YumaStem: years in a laboratory",
      blocks: [
        "YumaStem is planned as a project around cell research: laboratories, patents and the people who do the work. We make no claim that anything here treats or cures anything, and this page is not medical advice.",
        { heading: "Not decided about YumaStem" },
        {
          list: [
            "The field of research and the institute that does it",
            "Who holds the patents",
            "Whether the token is tied to research, to services or to both",
          ],
        },
      ],
    },
    {
      kind: "timeline",
      ground: "paper",
      title: "The road that research takes",
      body: "Each step can be the last. Money is spent at every one and earned only after the final one.",
      states: { done: "Passed", now: "Under way", next: "Ahead" },
      items: [
        { when: "Years 1 to 3", title: "Basic research", body: "Something is understood, or is not.", state: "next" },
        {
          when: "Years 3 to 6",
          title: "Tests before people",
          body: "Most ideas end here, as they should.",
          state: "next",
        },
        {
          when: "Years 6 to 10",
          title: "Trials under supervision",
          body: "Authorities of each country decide whether and how.",
          state: "next",
        },
        {
          when: "After that",
          title: "Approval and first income",
          body: "Or a licence to somebody with deeper pockets.",
          state: "next",
        },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "A drop a day",
      body: "A project without income for years can spread its token only thinly. The dialog shows the planned amount for each collection.",
      of: "yumastem",
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Hope and statistics",
      body: "Nowhere else are they so far apart.",
      good: {
        title: "On the side of hope",
        items: [
          "A patent that holds can be worth more than a building",
          "Results are published and examined by strangers",
        ],
      },
      bad: {
        title: "On the side of statistics",
        items: [
          "Far more projects of this kind fail than reach approval",
          "Laws on cell research differ widely and change",
          "Delays of years are normal, not a scandal",
        ],
      },
    },
    {
      kind: "links",
      ground: "night",
      title: "Study YumaStem",
      body: "Prefer an article in a journal to an article about one.",
      of: "yumastem",
    },
  ],
} as const satisfies TabContent;
