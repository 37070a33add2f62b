import type { TabContent } from "../../sections";

export const foodie = {
  label: "Foodie",
  title: "Foodie: kitchens and counters, as a project",
  description:
    "Foodie is planned as shared kitchens with small food counters. What is left of the price of a meal, what holders are credited with, and the risks.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "Foodie: several counters, one kitchen",
      blocks: [
        "Foodie is planned as shared kitchens: one lease, one set of ovens, several small counters with cooks of their own. The assets are equipment, leases and recipes that people come back for.",
        { heading: "Not decided about Foodie" },
        {
          list: [
            "The street of the first kitchen",
            "Whether cooks are employed or rent a counter",
            "Whether holders pay less for lunch",
          ],
        },
      ],
    },
    {
      kind: "figures",
      ground: "paper",
      title: "What a meal leaves behind",
      body: "Parts of a price of one hundred, in an ordinary month. The last number is the one to watch.",
      items: [
        { value: "32%", label: "Ingredients", note: "more when the weather is bad" },
        { value: "31%", label: "People", note: "cooks, service, dishes" },
        { value: "15%", label: "Rent and power" },
        { value: "17%", label: "Delivery, fees, tax" },
        { value: "5%", label: "Left over", note: "before anything breaks" },
      ],
      sample: "foodie-meal",
    },
    {
      kind: "mining",
      ground: "night",
      title: "Your daily bread, in tokens",
      body: "One portion for each staked NFT a day. Portions that nobody claims do not spoil; they wait in the books.",
      of: "foodie",
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Sweet and sour",
      body: "Everybody eats. Not everybody earns.",
      good: {
        title: "Sweet",
        items: [
          "People understand the product without a white paper",
          "A counter that fails can be replaced within a week",
        ],
      },
      bad: {
        title: "Sour",
        items: [
          "Many restaurants close within a few years",
          "One hygiene incident can empty all counters at once",
          "Rents rise fastest in streets that a project has made popular",
        ],
      },
    },
    {
      kind: "links",
      ground: "night",
      title: "A menu of links for Foodie",
      body: "If there is an address, go there and order something.",
      of: "foodie",
    },
  ],
} as const satisfies TabContent;
