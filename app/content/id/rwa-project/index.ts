import type { rwaProject as english } from "../../en/rwa-project";
import type { InLanguage } from "../../in-language";
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

export const rwaProject: InLanguage<typeof english> = {
  title: "Proyek RWA Punkvism: dua belas nama dan gambarannya",
  description:
    "PVT, DNN, ETM, dan sembilan lainnya: rencana tiap proyek nyata, apa yang belum diputuskan, jumlah harian bagi holder NFT, dan risikonya.",
  district: "rwa",
  sections: [
    {
      kind: "opening",
      name: "Proyek RWA",
      title: "Dua belas peti di dermaga",
      lead: "Rencana token untuk usaha di luar kota, satu di tiap tab. Ini gambaran awal, bukan penawaran: tidak ada yang bisa dibeli, dan semuanya masih bisa berubah.",
      sceneAlt:
        "Dermaga di malam hari, dua belas peti bernomor di bawah derek; Crafter membaca label dengan senter, Punky HA_G berdiri di tumpukan tertinggi.",
    },
  ],
  tabsLabel: "Proyek RWA",
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
};
