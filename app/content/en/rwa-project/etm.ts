import type { TabContent } from "../../sections";

export const etm = {
  label: "ETM",
  title: "ETM: a token planned for energy on roofs and kerbs",
  description:
    "What ETM is planned to stand for: solar roofs and charging points. Where the money would come from, what a day brings holders, and the risks.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "ETM: sunlight on a meter",
      blocks: [
        "ETM is planned as the token of an energy project: panels on roofs that stand empty anyway, and charging points at kerbs. Electricity is measured to the watt-hour, which makes it an honest asset to report on.",
        { heading: "Not decided about ETM" },
        {
          list: [
            "Which roofs, and for how long they are leased",
            "Whether power is sold to the grid, to drivers or to both",
            "What ETM holders are entitled to, beyond holding it",
          ],
        },
      ],
    },
    {
      kind: "diagram",
      ground: "night",
      title: "From the roof to the books",
      body: "The figure that matters is taken at the meter, not at the desk.",
      caption: "How electricity becomes a line in a report",
      nodes: [
        { id: "roof", label: "Solar roof", column: 1, row: 1 },
        { id: "meter", label: "Meter", note: "sealed", column: 2, row: 1, tone: "accent" },
        { id: "grid", label: "Grid", column: 3, row: 1 },
        { id: "owner", label: "Roof owner", column: 1, row: 2 },
        { id: "books", label: "ETM books", note: "audited", column: 2, row: 2 },
        { id: "charger", label: "Charging point", column: 3, row: 2 },
      ],
      edges: [
        { from: "roof", to: "meter", label: "feeds" },
        { from: "meter", to: "grid", label: "passes power to" },
        { from: "meter", to: "charger", label: "passes the rest to" },
        { from: "meter", to: "books", label: "reports watt-hours to" },
        { from: "books", to: "owner", label: "pay the lease to" },
      ],
    },
    {
      kind: "mining",
      ground: "paper",
      title: "What a day of ETM would be",
      body: "A fixed count for each collection, the same on cloudy days: the amount follows the plan, not the weather.",
      of: "etm",
    },
    {
      kind: "balance",
      ground: "night",
      title: "Sun and shade",
      body: "An asset that is easy to measure is not yet one that pays.",
      good: {
        title: "Sunny side",
        items: [
          "Output is measured by devices that both sides can read",
          "Panels keep working for twenty years or more",
          "ETM has a place in the vesting plan, as SCG and PVT do",
        ],
      },
      bad: {
        title: "Shady side",
        items: [
          "Prices for power, and the rules for feeding it in, are made by governments",
          "Roofs leak, leases end, owners sell",
          "Money spent on panels comes back over many years, if it does",
        ],
      },
    },
    {
      kind: "links",
      ground: "paper",
      title: "More on ETM",
      body: "An article or a video is quick to make. Look for the lease contracts.",
      of: "etm",
    },
  ],
} as const satisfies TabContent;
