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
  title: "펑크비즘 RWA 프로젝트: 이름 열두 개와 개요",
  description:
    "PVT, DNN, ETM을 비롯한 열두 프로젝트가 무엇이 될 계획인지, 무엇이 미정인지, NFT 홀더의 하루 지급량과 위험까지 정리했어요.",
  district: "rwa",
  sections: [
    {
      kind: "opening",
      name: "RWA 프로젝트",
      title: "부두에 놓인 상자 열두 개",
      lead: "도시 밖의 사업을 토큰으로 만들려는 계획이에요. 탭마다 개요를 하나씩 적었어요. 판매 안내가 아니라서 살 수 있는 건 없고, 내용은 언제든 바뀔 수 있어요.",
      sceneAlt:
        "밤의 부두, 크레인 아래 번호가 붙은 상자 열두 개. 크래프터가 불빛을 비춰 이름표를 읽고, Punky HA_G가 가장 높이 쌓인 상자 위에 서 있어요.",
    },
  ],
  tabsLabel: "RWA 프로젝트",
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
