import type { TabContent } from "../../sections";

export const starrich = {
  label: "Starrich",
  title: "Starrich: concerts and performers, as a project",
  description:
    "Starrich is planned as a stage business. Who is paid from a ticket before the project is, what holders are credited with, and what can go wrong.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "Starrich: the lights, the stage, the bill",
      blocks: [
        "Starrich is planned as an entertainment project: concerts, tours and the recordings that are left of them. The asset is a set of contracts with performers and halls, each with an end date.",
        { heading: "Not decided about Starrich" },
        {
          list: [
            "Which performers; none has been announced here",
            "Whether token holders share in tickets, in recordings or in neither",
            "Who pays when a show is called off",
          ],
        },
      ],
    },
    {
      kind: "plot",
      ground: "paper",
      title: "Where one hundred of ticket money goes",
      body: "An example of a middling show. On a bad night the last bar is missing.",
      caption: "Example split of ticket income",
      description:
        "Five bars: performers 45 percent, hall and stage 25, travel and crew 15, advertising and fees 10, left for the project 5.",
      unit: "%",
      sample: "starrich-ticket",
      shape: "bars",
      labelColumn: "Goes to",
      valueColumn: "Share of the ticket",
      points: [
        { label: "Performers", value: 45 },
        { label: "Hall and stage", value: 25 },
        { label: "Travel and crew", value: 15 },
        { label: "Advertising and fees", value: 10 },
        { label: "Left for the project", value: 5 },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "Your share of applause",
      body: "Credited for each staked character and each full day, show or no show.",
      of: "starrich",
    },
    {
      kind: "questions",
      ground: "paper",
      title: "Asked at the stage door",
      body: "And answered without a spotlight.",
      items: [
        {
          question: "Do I get concert tickets?",
          answer: "Not from the token as planned. If a presale for holders is agreed, it will be on the benefit pages.",
        },
        {
          question: "What if the star leaves?",
          answer: "Then the contract pays or it does not. A project that hangs on one person can end with that person.",
        },
        {
          question: "Are sold-out shows safe?",
          answer: "Sold out says the hall was full. It does not say the costs were covered.",
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Follow Starrich",
      body: "Look for dates and halls, not for adjectives.",
      of: "starrich",
    },
  ],
} as const satisfies TabContent;
