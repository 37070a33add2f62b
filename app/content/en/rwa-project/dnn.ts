import type { TabContent } from "../../sections";

export const dnn = {
  label: "DNN",
  title: "DNN: a token planned for data network nodes",
  description:
    "What DNN is planned to stand for: computers in rented racks that sell storage and computing. How a rack earns, what it costs, what can fail.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "DNN: computers that work for others",
      blocks: [
        "DNN is planned as the token of a data network: nodes, which are computers with disks and fast lines, standing in rented racks. Customers would pay to store files and run programs on them.",
        "The real asset is plain. It hums, it uses power, it gets old in about five years.",
        { heading: "Not decided about DNN" },
        {
          list: [
            "Where the racks stand and who owns the machines",
            "Whether customers pay in money or in tokens",
            "How many nodes make the network worth opening",
          ],
        },
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "How a rack would earn its keep",
      body: "Four steps, two of which are bills.",
      items: [
        {
          title: "Machines are bought",
          body: "With subscribed money, at the price of the day. They lose value from the first hour.",
        },
        { title: "Rack, power and line are paid", body: "Every month, whether a customer comes or not." },
        {
          title: "Customers rent capacity",
          body: "By the hour or the gigabyte, in competition with very large providers.",
        },
        {
          title: "What is left is reported",
          body: "Hours sold against hours available: the one figure to look for in any report.",
        },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "DNN counted per character",
      body: "How many DNN the plan credits to one staked NFT for one day. The nodes do not pay it; it comes from the part of the issue set aside for holders.",
      of: "dnn",
    },
    {
      kind: "questions",
      ground: "paper",
      title: "Before you trust a server",
      body: "Three things people ask about node projects.",
      items: [
        {
          question: "Do I have to run a node myself?",
          answer: "No. The plan is that an operator runs them all. You would hold a token, not a machine.",
        },
        {
          question: "What if prices for computing fall?",
          answer:
            "Then the same rack earns less and the token may be worth less. Prices for storage have fallen for decades.",
        },
        {
          question: "Can the network stop?",
          answer:
            "Yes. If customers do not cover power and rent, machines are switched off and sold for what they fetch.",
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Read up on DNN",
      body: "The financial statements tell how much was spent on machines and how much on everything else.",
      of: "dnn",
    },
  ],
} as const satisfies TabContent;
