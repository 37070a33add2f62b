import type { yumastem as english } from "../../en/rwa-project/yumastem";
import type { InLanguage } from "../../in-language";

export const yumastem: InLanguage<typeof english> = {
  label: "YumaStem",
  title: "YumaStem: 연구실에서 시작하는 프로젝트",
  description:
    "YumaStem은 생명과학 연구 사업으로 계획했어요. 연구실에서 수입까지의 먼 길, 홀더가 받을 수량, 그리고 무거운 위험을 그대로 적었어요.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "YumaStem: 연구실에서 보내는 여러 해",
      blocks: [
        "YumaStem은 세포 연구를 중심으로 실험실과 특허, 연구하는 사람들을 담을 계획이에요. 여기 있는 무엇도 병을 치료하거나 낫게 한다고 말하지 않으며, 이 페이지는 의학적 조언이 아니에요.",
        { heading: "YumaStem에서 아직 정하지 않은 것" },
        {
          list: [
            "어느 분야를 어느 기관이 연구하는지",
            "특허는 누가 갖는지",
            "토큰이 연구와 이어지는지, 서비스와 이어지는지, 둘 다인지",
          ],
        },
      ],
    },
    {
      kind: "timeline",
      ground: "paper",
      title: "연구가 걸어가는 길",
      body: "어느 단계에서든 끝날 수 있어요. 돈은 모든 단계에서 나가고, 마지막 단계를 지나야 들어와요.",
      states: { done: "통과", now: "진행 중", next: "남음" },
      items: [
        { when: "1~3년 차", title: "기초 연구", body: "무언가를 알아내거나, 알아내지 못해요.", state: "next" },
        {
          when: "3~6년 차",
          title: "비임상 시험",
          body: "사람에게 쓰기 전 단계예요. 대부분 여기서 멈추고, 멈추는 게 맞아요.",
          state: "next",
        },
        {
          when: "6~10년 차",
          title: "감독 아래 임상시험",
          body: "할 수 있는지, 어떻게 할지는 나라마다 당국이 정해요.",
          state: "next",
        },
        { when: "그 뒤", title: "허가와 첫 수입", body: "아니면 자금이 더 넉넉한 곳에 권리를 넘겨요.", state: "next" },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "하루에 한 방울",
      body: "몇 년씩 수입이 없는 사업은 토큰도 아껴 나눌 수밖에 없어요. 컬렉션별 계획 수량은 버튼을 누르면 볼 수 있어요.",
      of: "yumastem",
    },
    {
      kind: "balance",
      ground: "paper",
      title: "희망과 통계",
      body: "이 둘이 이렇게 먼 분야도 드물어요.",
      good: {
        title: "희망 쪽",
        items: ["제대로 지킨 특허 하나가 건물보다 비쌀 수 있어요", "결과를 논문으로 내고 남들이 검증해요"],
      },
      bad: {
        title: "통계 쪽",
        items: [
          "이런 프로젝트는 허가를 받는 것보다 실패하는 쪽이 훨씬 많아요",
          "세포 연구에 관한 법은 나라마다 크게 다르고 바뀌기도 해요",
          "몇 년씩 늦어지는 건 사고가 아니라 흔한 일이에요",
        ],
      },
    },
    {
      kind: "links",
      ground: "night",
      title: "YumaStem 공부하기",
      body: "논문을 소개한 기사보다 논문을 먼저 읽어 보세요.",
      of: "yumastem",
    },
  ],
};
