import type { TabContent } from "../../sections";

export const btn = {
  label: "BTN",
  title: "BTN: a travel booking network, as a project",
  description:
    "BTN is planned as a network that sells rooms, boats and guides in one booking. How it would earn, what holders get each day, what can go wrong.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "BTN: one booking for bed, boat and guide",
      blocks: [
        "BTN is planned as a travel network. It would own little: its asset is the contracts with those who have rooms, boats and local knowledge, and the software between them and a traveller.",
        { heading: "Not decided about BTN" },
        {
          list: [
            "The regions it starts in",
            "Whether it takes a commission, a subscription or both",
            "How it differs from large sites that do the same",
          ],
        },
      ],
    },
    {
      kind: "diagram",
      ground: "paper",
      title: "The money of one trip",
      body: "A network is paid for being in the middle. It must be worth the detour.",
      caption: "How a booking is split",
      nodes: [
        { id: "traveller", label: "Traveller", column: 1, row: 2 },
        { id: "network", label: "BTN", note: "keeps a commission", column: 2, row: 2, tone: "accent" },
        { id: "room", label: "Rooms", column: 3, row: 1 },
        { id: "boat", label: "Boats", column: 3, row: 2 },
        { id: "guide", label: "Guides", column: 3, row: 3 },
      ],
      edges: [
        { from: "traveller", to: "network", label: "pays once to" },
        { from: "network", to: "room", label: "pays for nights to" },
        { from: "network", to: "boat", label: "pays for seats to" },
        { from: "network", to: "guide", label: "pays for hours to" },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "Daily allowance",
      body: "Not a travel voucher: a count of BTN for each staked NFT, collected while you stay at home too.",
      of: "btn",
    },
    {
      kind: "prose",
      ground: "paper",
      title: "What can go wrong on the way",
      blocks: [
        "Travel stops when people are ill, poor or afraid, and it stops everywhere at once.",
        {
          list: [
            "If a hotel closes, the traveller turns to whoever took the money. Refunds can cost more than a year of commissions.",
            "Large rivals can lower their commission until a small network gives up.",
            "A token that could be spent on trips would be a means of payment, with rules of its own in each country.",
          ],
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Where to find BTN",
      body: "Try to make a booking. If that is not possible yet, you know how far it is.",
      of: "btn",
    },
  ],
} as const satisfies TabContent;
