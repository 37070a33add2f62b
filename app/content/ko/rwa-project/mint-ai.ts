import type { mintAi as english } from "../../en/rwa-project/mint-ai";
import type { InLanguage } from "../../in-language";

export const mintAi: InLanguage<typeof english> = {
  label: "Mint AI",
  title: "Mint AI: 초안을 써 주는 소프트웨어 프로젝트",
  description:
    "Mint AI는 작은 가게와 스튜디오를 위한 AI 도구로 계획했어요. 운영에 드는 비용, 홀더가 받을 수량, 조심할 점을 함께 적었어요.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "Mint AI: 지칠 줄 모르는 인턴",
      blocks: [
        "Mint AI는 작은 가게와 스튜디오가 쓰는 소프트웨어로 계획했어요. 글 초안을 쓰고, 사진을 정리하고, 오늘만 다섯 번째 들어온 똑같은 문의에 답해요. 고객은 다달이 요금을 내요. 자산은 코드와 계약, 연산 시간이에요.",
        { heading: "Mint AI에서 아직 정하지 않은 것" },
        {
          list: [
            "직접 만든 모델을 쓰는지, 빌려 쓰는지",
            "무료 도구보다 무엇을 더 잘하는지",
            "고객이 돈으로 낸다면 토큰은 어디에 쓰는지",
          ],
        },
      ],
    },
    {
      kind: "plot",
      ground: "paper",
      title: "똑똑해지는 데 드는 돈",
      body: "첫 이익이 나기 전 1년 동안 쓰는 돈의 예시예요.",
      caption: "AI 서비스 비용 예시",
      description: "막대 네 개예요. 연산 45%, 인건비 30%, 데이터와 라이선스 15%, 영업 10%예요.",
      unit: "%",
      sample: "mint-ai-costs",
      shape: "bars",
      labelColumn: "비용",
      valueColumn: "지출에서 차지하는 비율",
      points: [
        { label: "연산", value: 45 },
        { label: "인건비", value: 30 },
        { label: "데이터와 라이선스", value: 15 },
        { label: "영업", value: 10 },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "그래픽 카드는 필요 없어요",
      body: "하루 수량은 컴퓨터 성능이 아니라 맡긴 NFT의 수를 따라갈 계획이에요. 컴퓨터는 꺼 두어도 돼요.",
      of: "mint-ai",
    },
    {
      kind: "balance",
      ground: "paper",
      title: "초안과 빨간 펜",
      body: "목록 두 개, 모두 사람이 골랐어요.",
      good: {
        title: "초안",
        items: ["월 요금은 세기 쉽고 감사하기도 쉬워요", "소프트웨어는 다시 만들지 않고 또 팔 수 있어요"],
      },
      bad: {
        title: "빨간 펜",
        items: [
          "빌려 쓰는 모델은 하룻밤 새 비싸지거나 사라질 수 있어요",
          "1년이면 긴 세월이에요. 오늘의 유료 기능이 내일은 무료예요",
          "기계는 틀린 말도 자신 있게 하고, 책임은 사람이 져요",
        ],
      },
    },
    {
      kind: "links",
      ground: "night",
      title: "Mint AI 살펴보기",
      body: "구경하는 시연 열 번보다 직접 써 보는 한 번이 나아요.",
      of: "mint-ai",
    },
  ],
};
