import type { PageContent } from "../sections";

export const gameProject = {
  title: "Game project: the arcade of Punktopia",
  description:
    "What the arcade is meant to be, how SCG and your characters take part, what is playable today and what the daily amount for NFT holders is.",
  district: "game",
  tabsLabel: "Tokens",
  sections: [
    {
      kind: "opening",
      title: "Insert character",
      lead: "The arcade of Punktopia, still being built: which games are planned, how far each one is, and what SCG is for.",
      actions: [
        { label: "See how far each game is", below: "table", isPrimary: true },
        { label: "Soccer Go, in Korean", page: "soccergo" },
      ],
      sceneAlt:
        "An arcade at night seen from between two glowing cabinets: a Kong and a Genesis punk side by side before two machines, cables on the floor, a cyan high-score board.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "The machines, honestly",
      caption: "Games and their state",
      columns: [{ label: "Machine" }, { label: "Kind of game" }, { label: "Your NFT is" }, { label: "State" }],
      rows: [
        ["Gear Up!", "crafting and collecting", "the smith", "to look at"],
        ["Soccer Go", "football, five a side", "the player", "in design"],
        ["Oculla Summoning", "creatures and riddles", "the caller", "to read"],
        ["Chaos Cube", "not told yet", "not told yet", "to be released"],
      ],
    },
  ],
  tabs: {
    "scg-token": {
      label: "SCG Token",
      title: "SCG token in the games: uses, daily amount and papers",
      description:
        "What the games may ask SCG for, where prizes come from, the daily amount planned for NFT holders, and the papers about the token.",
      sections: [
        {
          kind: "prose",
          ground: "night",
          title: "SCG in the arcade",
          blocks: [
            "SCG is the coin slot. A game may ask for it where something is used up: a repair, an entry to a tournament, a second try. It may not ask for it before you have seen what the first try is like.",
            "A game may hand out SCG only from a purse that was filled beforehand and can be looked into, like every vault in this city. When the purse is empty the game goes on for fun.",
            { heading: "What we keep out" },
            {
              list: [
                "paying to win against other people",
                "chances whose odds are not printed on the machine",
                "prizes that only exist if somebody else loses a deposit",
              ],
            },
          ],
        },
        {
          kind: "mining",
          ground: "paper",
          title: "The daily amount for holders",
          body: "How much SCG a day is meant to go to an NFT of each collection through the games.",
          of: "scg-token",
        },
        {
          kind: "links",
          ground: "night",
          title: "Read further about SCG",
          body: "Papers, figures and films, on other sites.",
          of: "scg-token",
        },
        {
          kind: "callout",
          ground: "paper",
          title: "How the parts fit",
          body: "The structure of the games, with purses, entries and prizes, will be published as a drawing of its own.",
          actions: [
            { label: "Game Structure", shared: "to-be-released" },
            { label: "What SCG is", page: "punkvismCoin", isPrimary: true },
          ],
        },
      ],
    },
  },
} as const satisfies PageContent;
