import type { TabContent } from "../../sections";

export const lotusFund = {
  label: "Lotus Fund",
  title: "Lotus Fund: rooms, flats and shops in one fund",
  description:
    "Lotus Fund is planned as a fund of small properties. The planned mix, how rent reaches a fund, what holders are credited with, and the risks.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "Lotus Fund: many small doors instead of one big gate",
      blocks: [
        "Lotus Fund is planned as a property fund: guest rooms, rented flats and ground-floor shops, none of them large enough to sink the rest. Rent is the trade. Rising prices would be luck.",
        { heading: "Not decided about Lotus Fund" },
        {
          list: [
            "The country, and so the law the fund is set up under",
            "Who manages it and for what fee",
            "When and at what price anybody could leave",
          ],
        },
      ],
    },
    {
      kind: "plot",
      ground: "paper",
      title: "What the fund would hold",
      body: "A mix to think with. The real one is set when the first property is bought.",
      caption: "Example mix of Lotus Fund",
      description: "One bar of one hundred percent: guest rooms 45, rented flats 30, shops 15, cash for repairs 10.",
      unit: "%",
      sample: "lotus-fund-mix",
      shape: "shares",
      labelColumn: "Property",
      valueColumn: "Share of the fund",
      points: [
        { label: "Guest rooms", value: 45 },
        { label: "Rented flats", value: 30 },
        { label: "Shops", value: 15 },
        { label: "Cash for repairs", value: 10 },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "The daily petal",
      body: "One NFT, one day, one amount of the fund’s token. It is handed out of a fixed part of the issue, and when that part is used up, it ends.",
      of: "lotus-fund",
    },
    {
      kind: "prose",
      ground: "paper",
      title: "What can go wrong with property",
      blocks: [
        "Empty rooms cost as much as full ones. Repairs come at the worst moment, and a sale takes months.",
        {
          list: [
            "Property is valued once or twice a year. In between, the price of a token and the worth of the houses can drift far apart.",
            "Loans make a good year better and a bad year dangerous. Look for the share of borrowed money.",
            "A fund may be closed to withdrawals just when everybody wants out.",
          ],
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Lotus Fund in its own words",
      body: "Compare what the page promises with what the statements show.",
      of: "lotus-fund",
    },
  ],
} as const satisfies TabContent;
