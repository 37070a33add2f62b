import type { CodexSection } from "../sections";

/** What looks out of Oculla’s Pool. */
export const creatures = [
  {
    id: "first-eye",
    rarity: "mythic",
    name: "The First Eye",
    body: "Older than the water around it. Looks at you as a door looks at a key.",
    facts: [
      { term: "Lives in", value: "the deep" },
      { term: "Comes to", value: "moonlight on water" },
    ],
  },
  {
    id: "sleeping-island",
    rarity: "mythic",
    name: "Sleeping Island",
    body: "You can picnic on it. It dreams of being a picnic.",
    facts: [
      { term: "Lives in", value: "the surface" },
      { term: "Comes to", value: "a storm bell" },
    ],
  },
  {
    id: "tower-eel",
    rarity: "legendary",
    name: "Tower Eel",
    body: "As long as the tower is high, and just as fond of lifts.",
    facts: [
      { term: "Lives in", value: "the deep" },
      { term: "Comes to", value: "a storm bell" },
    ],
  },
  {
    id: "lamp-whale",
    rarity: "legendary",
    name: "Lamp Whale",
    body: "Carries a street lamp on its forehead and a moth colony in good humour.",
    facts: [
      { term: "Lives in", value: "the deep" },
      { term: "Comes to", value: "a lamp held low" },
    ],
  },
  {
    id: "judge-toad",
    rarity: "legendary",
    name: "Judge Toad",
    body: "Decides whose turn it is to be quiet. It is yours.",
    facts: [
      { term: "Lives in", value: "the shore" },
      { term: "Comes to", value: "a minute of silence" },
    ],
  },
  {
    id: "mirror-heron",
    rarity: "epic",
    name: "Mirror Heron",
    body: "Stands in your reflection and corrects your posture.",
    facts: [
      { term: "Lives in", value: "the shore" },
      { term: "Comes to", value: "moonlight on water" },
    ],
  },
  {
    id: "bell-crab",
    rarity: "epic",
    name: "Bell Crab",
    body: "Rings sideways. Ships have turned because of it.",
    facts: [
      { term: "Lives in", value: "the shore" },
      { term: "Comes to", value: "a minute of silence" },
    ],
  },
  {
    id: "ink-fox",
    rarity: "epic",
    name: "Ink Fox",
    body: "Leaves footprints that read as insults in old Tormian.",
    facts: [
      { term: "Lives in", value: "the reeds" },
      { term: "Comes to", value: "a minute of silence" },
    ],
  },
  {
    id: "kettle-seal",
    rarity: "epic",
    name: "Kettle Seal",
    body: "Whistles when the water is nearly right.",
    facts: [
      { term: "Lives in", value: "the surface" },
      { term: "Comes to", value: "a lamp held low" },
    ],
  },
  {
    id: "pin-cushion-ray",
    rarity: "epic",
    name: "Pincushion Ray",
    body: "Collects lost needles. Returns none.",
    facts: [
      { term: "Lives in", value: "the deep" },
      { term: "Comes to", value: "a storm bell" },
    ],
  },
  {
    id: "monocle-perch",
    rarity: "rare",
    name: "Monocle Perch",
    body: "A fish of standing. It has read about you.",
    facts: [
      { term: "Lives in", value: "the surface" },
      { term: "Comes to", value: "a lamp held low" },
    ],
  },
  {
    id: "puddle-cat",
    rarity: "rare",
    name: "Puddle Cat",
    body: "Lies down and becomes one. Do not splash.",
    facts: [
      { term: "Lives in", value: "the shore" },
      { term: "Comes to", value: "moonlight on water" },
    ],
  },
  {
    id: "reed-choir",
    rarity: "rare",
    name: "Reed Choir",
    body: "Nine throats, one eye, no rehearsal.",
    facts: [
      { term: "Lives in", value: "the reeds" },
      { term: "Comes to", value: "a minute of silence" },
    ],
  },
  {
    id: "blink-moth",
    rarity: "rare",
    name: "Blink Moth",
    body: "Shuts its wing like a lid, for emphasis.",
    facts: [
      { term: "Lives in", value: "the surface" },
      { term: "Comes to", value: "a lamp held low" },
    ],
  },
  {
    id: "drip",
    rarity: "common",
    name: "Drip",
    body: "One drop that stayed.",
    facts: [
      { term: "Lives in", value: "the shore" },
      { term: "Comes to", value: "moonlight on water" },
    ],
  },
  {
    id: "peeper",
    rarity: "common",
    name: "Peeper",
    body: "Looks out of reeds. Looks back in.",
    facts: [
      { term: "Lives in", value: "the reeds" },
      { term: "Comes to", value: "a lamp held low" },
    ],
  },
  {
    id: "cork",
    rarity: "common",
    name: "Cork",
    body: "Cannot sink. Has tried everything.",
    facts: [
      { term: "Lives in", value: "the surface" },
      { term: "Comes to", value: "a storm bell" },
    ],
  },
  {
    id: "mud-button",
    rarity: "common",
    name: "Mud Button",
    body: "Comes off coats and into the world.",
    facts: [
      { term: "Lives in", value: "the shore" },
      { term: "Comes to", value: "a minute of silence" },
    ],
  },
  {
    id: "snorkel-snail",
    rarity: "common",
    name: "Snorkel Snail",
    body: "Waits under water for the rain to end.",
    facts: [
      { term: "Lives in", value: "the surface" },
      { term: "Comes to", value: "moonlight on water" },
    ],
  },
  {
    id: "wet-sock",
    rarity: "common",
    name: "Wet Sock",
    body: "Used to be one of two.",
    facts: [
      { term: "Lives in", value: "the reeds" },
      { term: "Comes to", value: "a storm bell" },
    ],
  },
] as const satisfies CodexSection["items"];
