import type { TabContent } from "../../sections";

export const anangCare = {
  label: "Anang Care",
  title: "Anang Care: help at home, as a project",
  description:
    "Anang Care is planned as a care service for everyday life. What it would offer, who pays for it, what holders are credited with, and the risks.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "Anang Care: somebody comes when you need them",
      blocks: [
        "Anang Care is planned as a service for people who need a hand: visits at home, company for the elderly, gentle exercise. The asset is trained people and the trust of families, neither of which fits into a vault.",
        { heading: "Not decided about Anang Care" },
        {
          list: [
            "The first city, and the licence it needs there",
            "Whether families, insurers or towns pay",
            "How the rights of carers are kept out of any token",
          ],
        },
      ],
    },
    {
      kind: "cards",
      ground: "paper",
      title: "What a week could contain",
      body: "Services as outlined. None of them is medical treatment.",
      items: [
        {
          icon: "clock",
          label: "Weekdays",
          title: "Visits by the hour",
          body: "Shopping, cooking, the walk to the doctor. Paid by the hour, in the currency of the country.",
        },
        {
          icon: "card",
          label: "Weekends",
          title: "Company",
          body: "Somebody to play cards with. Harder to price than to value.",
        },
        {
          icon: "heart",
          label: "Any day",
          title: "Moving together",
          body: "Small groups, light exercise, one trained guide.",
        },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "Credited while you rest",
      body: "The same for every NFT of a collection, whether its owner checks in or not; check-ins earn other rewards.",
      of: "anang-care",
    },
    {
      kind: "questions",
      ground: "paper",
      title: "Questions a family would ask",
      body: "Holders should ask them too.",
      items: [
        {
          question: "Is care a thing one should make tokens of?",
          answer:
            "Only if the token stays far from the bedside. No person’s care may depend on a price, and no data about a patient belongs on a chain.",
        },
        {
          question: "Where could money come from?",
          answer: "From fees for services, once wages, training and insurance are paid. Margins in care are thin.",
        },
        {
          question: "What is the largest risk?",
          answer: "That good carers cannot be found or kept. Then there is no service, whatever was invested.",
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Get to know Anang Care",
      body: "Look for the licence number first; a care service has one.",
      of: "anang-care",
    },
  ],
} as const satisfies TabContent;
