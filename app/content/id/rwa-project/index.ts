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
      title: "Dua belas peti di dermaga",
      lead: "Setiap nama mewakili usaha di luar kota yang suatu hari mungkin punya token. Yang kamu baca di sini gambaran awal, bukan penawaran: tidak ada yang bisa dibeli di tab mana pun, dan semuanya masih bisa berubah.",
      actions: [
        { label: "Lihat cara proyek menjadi token", page: "rwaProcess", isPrimary: true },
        { label: "Lihat siapa yang bertanggung jawab", page: "rwaConsortium" },
      ],
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
