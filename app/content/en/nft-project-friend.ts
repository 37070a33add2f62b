import type { PageContent } from "../sections";

export const nftProjectFriend = {
  title: "Punky Friend: company for the walk home",
  description:
    "Punky Friends are the small companions of Tormia: what they are planned to be, how one will find you, and what they will never do.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      title: "Something small is following you",
      lead: "A Punky Friend is a companion for a resident: it walks beside your character, remembers where you have been, and carries nothing heavier than a biscuit.",
      actions: [
        { label: "See what is decided", below: "table", isPrimary: true },
        { label: "See who could take one home", page: "nftProject" },
      ],
      sceneAlt:
        "A lamplit park path at night: a HA_G kid walks ahead, behind her a row of small round creatures with lantern tails crosses a footbridge.",
    },
    {
      kind: "cards",
      ground: "night",
      title: "Four kinds, four tempers",
      body: "Drawn so far. There may be more by the time they come to the city.",
      items: [
        {
          picture: "friends/sparklet",
          pictureAlt: "A round yellow creature with a crest of sparks and a plug for a tail",
          label: "Indoor",
          title: "Sparklet",
          body: "Sleeps in sockets. Wakes when you come home, and so does the kettle.",
        },
        {
          picture: "friends/mossback",
          pictureAlt: "A tortoise with moss on its shell and a small rain cloud above it",
          label: "Outdoor",
          title: "Mossback",
          body: "Slow, damp, loyal. Has its own weather.",
        },
        {
          picture: "friends/lanternmouse",
          pictureAlt: "A mouse reading a book by the lantern on its own tail",
          label: "Night",
          title: "Lanternmouse",
          body: "Holds its tail up so that you can read. Blinks at full stops.",
        },
        {
          picture: "friends/bellhound",
          pictureAlt: "A brown dog with a golden bell on its collar",
          label: "Street",
          title: "Bellhound",
          body: "Rings when somebody means you harm, and when somebody has sausages.",
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "What is decided, and what is not",
      body: "We would rather show you the gaps than fill them with promises.",
      caption: "State of the plan for Punky Friend",
      columns: [{ label: "Question" }, { label: "Answer today" }, { label: "State" }],
      rows: [
        ["What is it?", "an NFT on Solana, bound to nobody", "decided"],
        ["Who can have one?", "holders of a resident first", "decided"],
        ["Does it earn?", "no; a Friend is company, not a machine", "decided"],
        ["How many?", "not known", "open"],
        ["What does it cost?", "not known", "open"],
      ],
    },
    {
      kind: "questions",
      ground: "night",
      title: "Asked by people with biscuits",
      body: "Before you get attached.",
      items: [
        {
          question: "Can I have one now?",
          answer:
            "Not yet: there is no Friend to mint, buy or stake. If somewhere else offers you one, it is not ours.",
        },
        {
          question: "Will my character look different with a Friend?",
          answer:
            "Beside it, not on it. Your own picture stays as it is; the Friend appears next to it on your page and in games that know it.",
        },
        {
          question: "Can a Friend be lost?",
          answer:
            "Like any NFT, it goes where you send it. It will not run away, starve or die: nobody needs another thing to worry about.",
        },
      ],
    },
    {
      kind: "links",
      ground: "paper",
      title: "Where Friends will be found",
      body: "The society’s house will name the day. Until then its market shelf has the characters they will follow.",
      of: "punky-society",
    },
  ],
} as const satisfies PageContent;
