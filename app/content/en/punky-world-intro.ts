import type { PageContent } from "../sections";

export const punkyWorldIntro = {
  title: "How Tormia went dark, and who lit it again",
  description:
    "The story behind Punktopia in five short chapters: the long dusk, seven torches, a city with a power plant, and what has not been written yet.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "The story of Tormia",
      title: "It got late in Tormia, and stayed late",
      lead: "The story behind Punktopia in five chapters: how the sun stopped coming, and who brought the first fire.",
      actions: [
        { label: "Read the five chapters", below: "timeline", isPrimary: true },
        { label: "Open the map", page: "punkyWorldView" },
      ],
      sceneAlt:
        "A dark plain under a huge setting sun cut by the horizon; seven tiny torch bearers walk in a line towards one unlit tower.",
    },
    {
      kind: "timeline",
      ground: "night",
      title: "Five chapters",
      body: "Told the way the tram driver tells it, which is shorter than the library’s version and has fewer owls.",
      states: { done: "told", now: "being told", next: "unwritten" },
      items: [
        {
          when: "Chapter 1",
          title: "The long dusk",
          body: "Evening came as usual and did not leave. Farmers waited for morning with their hands on the gate. After a year they let go of the gate.",
          state: "done",
        },
        {
          when: "Chapter 2",
          title: "Seven torches",
          body: "Seven peoples set out, each with a fire of its own making. They met on a plain with nothing on it, argued about whose smoke it was, and put the torches together.",
          state: "done",
        },
        {
          when: "Chapter 3",
          title: "The city that would not sleep",
          body: "Round the fire stood a wall, then a stall, then a street. They called it Punktopia because every nicer name was taken.",
          state: "done",
        },
        {
          when: "Chapter 4",
          title: "The Power zone",
          body: "A fire needs wood and an argument needs rest. So they built a plant, gave it a vault with a glass door, and wrote on it what it owes.",
          state: "now",
        },
        {
          when: "Chapter 5",
          title: "The pool that looks back",
          body: "Past the last lamp there is water, and in the water there are eyes. The Alyas have a chapter ready. They are waiting for it to happen.",
          state: "next",
        },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "Why a story, on a site about coins",
      blocks: [
        "Because a picture with a number under it is not a place. The people who hold these characters give them names, jobs and grudges; somebody ought to write down where they live.",
        "The story owns nothing and promises nothing. It is not a roadmap: when a chapter says that a gate opens, no product opens with it. What is built, and what is not, is stated in plain words on the pages of each district.",
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "Someone has to carry the eighth torch",
      body: "Each of the seven peoples is a collection. See whose fire you would walk behind.",
      actions: [{ label: "Meet the seven", page: "nftProject", isPrimary: true }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "The story lives here, too",
      body: "Chapters appear at the house of Tormia first, with films and the shelf of its characters.",
      of: "punky-world",
    },
  ],
} as const satisfies PageContent;
