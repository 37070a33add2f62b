import type { PageContent } from "../../sections";
import { anangCare } from "./anang-care";
import { btn } from "./btn";
import { chichipingping } from "./chichipingping";
import { dnn } from "./dnn";
import { etm } from "./etm";
import { foodie } from "./foodie";
import { lotusFund } from "./lotus-fund";
import { mintAi } from "./mint-ai";
import { pvt } from "./pvt";
import { starrich } from "./starrich";
import { xiiid } from "./xiiid";
import { yumastem } from "./yumastem";

export const rwaProject = {
  title: "RWA projects of Punkvism: twelve names, one outline each",
  description:
    "PVT, DNN, ETM and nine more: what each real-world project is planned to be, what is undecided, what NFT holders would get a day, and the risks.",
  district: "rwa",
  sections: [
    {
      kind: "opening",
      name: "RWA Projects",
      title: "Twelve crates on the quay",
      lead: "Plans for tokens that stand for something outside the city, one on each tab. They are outlines, not offers: nothing here can be bought, and any of it may change.",
      sceneAlt:
        "A quay at night with twelve numbered crates under a crane; a Crafter reads a label by torchlight, a Punky HA_G stands on the tallest stack.",
    },
  ],
  tabsLabel: "RWA projects",
  tabs: {
    pvt,
    dnn,
    etm,
    "lotus-fund": lotusFund,
    chichipingping,
    starrich,
    yumastem,
    btn,
    "anang-care": anangCare,
    "mint-ai": mintAi,
    xiiid,
    foodie,
  },
} as const satisfies PageContent;
