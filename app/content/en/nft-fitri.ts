import type { PageContent } from "../sections";

export const nftFitri = {
  title: "Fearless Fitri: gloves up, chin high",
  description:
    "Fearless Fitri is a collection without a staking pool and with a ring of its own. Meet the fighters and see what holding one is for.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Fearless Fitri",
      title: "Fitri walks in, the room stands up",
      lead: "Fighters, runners, rescuers in hoods and capes. Fitri cannot be staked: it is made for what it opens to members.",
      actions: [
        { label: "See how to become a member", below: "steps", isPrimary: true },
        { label: "Back to the list", page: "nftProject" },
      ],
      sceneAlt:
        "A boxing ring on a flat roof at dawn: a hooded fighter in blue with red gloves, two others on the ropes, washing lines and minarets behind.",
    },
    {
      kind: "cards",
      ground: "night",
      title: "Four corners, four fighters",
      items: [
        {
          picture: "people/fearless-fitri-1",
          pictureAlt: "A blue hood and red boxing gloves.",
          label: "Red corner",
          title: "The opener",
          body: "Takes the first round and explains the rules to the second.",
        },
        {
          picture: "people/fearless-fitri-2",
          pictureAlt: "A red hood with a silver balloon of light.",
          label: "Doctor’s corner",
          title: "The medic",
          body: "Lost once, to a door. Holds the door responsible.",
        },
        {
          picture: "people/fearless-fitri-3",
          pictureAlt: "A pink hood with a crown of teeth and a torch.",
          label: "Blue corner",
          title: "The torch",
          body: "Runs ahead in power cuts. The tram follows her.",
        },
        {
          picture: "people/fearless-fitri-8",
          pictureAlt: "A yellow hood with a torch and a blue cape.",
          label: "Far corner",
          title: "The rescuer",
          body: "Carried a piano down four floors. Nobody had asked for the piano.",
        },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "No pool, on purpose",
      blocks: [
        "Fitri is in none of the staking plans. That is not an oversight: the collection was made for membership, and its value to a holder is meant to lie in what it opens, not in what it drips.",
        "If that changes, it will be in the news and on this page, with the pool’s address, before anybody is asked to sign anything. Someone who offers you Fitri staking today is not from this city.",
      ],
      actions: [{ label: "Read the news", page: "companyNews" }],
    },
    {
      kind: "steps",
      ground: "night",
      title: "From ringside to member",
      items: [
        {
          title: "Hold one",
          body: "In a Solana wallet that you control. An exchange account cannot prove that it is yours.",
        },
        {
          title: "Connect and sign in",
          body: "Connecting shows us an address. Signing in proves it is you. Neither moves anything.",
        },
        {
          title: "Count yours",
          body: "Some benefits begin with one Fitri, others with several. The benefit page has the ladder.",
        },
        {
          title: "Book or enter",
          body: "Reserve a place where there is one to reserve, and bring the wallet you signed in with.",
        },
      ],
    },
    {
      kind: "gallery",
      ground: "paper",
      title: "After the last bell",
      items: [
        {
          picture: "people/fearless-fitri-4",
          alt: "A golden hood with a crown and a wide belt.",
          caption: "keeps the belt",
        },
        { picture: "people/fearless-fitri-5", alt: "A green hood and a green cape.", caption: "keeps the time" },
        {
          picture: "people/fearless-fitri-6",
          alt: "A white hood, a long blade and a cyan sash.",
          caption: "keeps her distance",
        },
        { picture: "people/fearless-fitri-7", alt: "A violet hood with a yellow star.", caption: "keeps the score" },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Ringside addresses",
      body: "Where the fighters post, and where the real ones change hands.",
      of: "fearless-fitri",
    },
  ],
} as const satisfies PageContent;
