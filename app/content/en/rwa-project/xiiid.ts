import type { TabContent } from "../../sections";

export const xiiid = {
  label: "XIIID",
  title: "XIIID: exhibitions you walk into, as a project",
  description:
    "XIIID is planned as walk-in exhibitions of light and 3D pictures. How a show travels and earns, what holders are credited with, and the risks.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "XIIID: pictures with a door in them",
      blocks: [
        "XIIID is planned as a studio for walk-in exhibitions: dark halls, projectors, three-dimensional pictures, a ticket at the door. The assets are equipment that can be packed into containers and the rights to what it shows.",
        { heading: "Not decided about XIIID" },
        {
          list: [
            "The first show and whose art it is",
            "Whether halls are rented or shared with partners",
            "Whether characters of Punktopia will be among the exhibits",
          ],
        },
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "How a show travels",
      body: "From a sketch to the third city, which is usually where it starts to pay.",
      items: [
        { title: "Make it once", body: "Artists, engineers, months. All of the cost and none of the income." },
        { title: "Open at home", body: "The first hall shows what breaks and whom it delights." },
        { title: "Pack and ship", body: "Containers, customs, local crews. Each city adds costs and visitors." },
        { title: "License it", body: "Others run it under contract, and pay for the name." },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "A number, not a value",
      body: "The dialog names the collections and a daily count for each. It says how many tokens, never what they are worth.",
      of: "xiiid",
    },
    {
      kind: "prose",
      ground: "paper",
      title: "What can go wrong in the dark",
      blocks: [
        "A show is fashionable until it is everywhere. Several studios offer the same rooms of light, and visitors go once.",
        {
          list: [
            "Equipment bought on credit has to be paid for through empty weeks.",
            "If an artist withdraws the rights, the containers hold nothing but lamps.",
            "Safety rules for dark halls full of people can close a show on its opening day.",
          ],
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Look into XIIID",
      body: "Films flatter light. Reviews by visitors do not.",
      of: "xiiid",
    },
  ],
} as const satisfies TabContent;
