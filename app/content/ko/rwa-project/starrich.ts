import type { starrich as english } from "../../en/rwa-project/starrich";
import type { InLanguage } from "../../in-language";

export const starrich: InLanguage<typeof english> = {
  label: "Starrich",
  title: "Starrich: 공연과 아티스트 프로젝트",
  description:
    "Starrich는 공연 사업으로 계획했어요. 표 한 장 값이 누구에게 먼저 가는지, 홀더가 받을 수량과 무엇이 잘못될 수 있는지 담았어요.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "Starrich: 조명, 무대, 그리고 청구서",
      blocks: [
        "Starrich는 공연과 투어, 그 뒤에 남는 음원과 영상을 다루는 엔터테인먼트 사업으로 계획했어요. 자산은 아티스트나 공연장과 맺은 계약이고, 계약에는 모두 끝나는 날이 있어요.",
        { heading: "Starrich에서 아직 정하지 않은 것" },
        {
          list: [
            "어떤 아티스트인지. 여기서 발표한 사람은 없어요",
            "토큰을 가진 사람이 표 수입이나 음원 수입을 나눠 받는지, 둘 다 아닌지",
            "공연이 취소되면 누가 부담하는지",
          ],
        },
      ],
    },
    {
      kind: "plot",
      ground: "paper",
      title: "표값 100이 가는 곳",
      body: "평범한 공연의 예시예요. 안되는 날에는 마지막 막대가 사라져요.",
      caption: "표 수입 배분 예시",
      description:
        "막대 다섯 개예요. 아티스트 45%, 공연장과 무대 25%, 이동과 스태프 15%, 광고와 수수료 10%, 프로젝트에 남는 몫 5%예요.",
      unit: "%",
      sample: "starrich-ticket",
      shape: "bars",
      labelColumn: "가는 곳",
      valueColumn: "표값에서 차지하는 비율",
      points: [
        { label: "아티스트", value: 45 },
        { label: "공연장과 무대", value: 25 },
        { label: "이동과 스태프", value: 15 },
        { label: "광고와 수수료", value: 10 },
        { label: "프로젝트에 남는 몫", value: 5 },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "박수에도 내 몫이 있어요",
      body: "맡긴 캐릭터가 하루를 채울 때마다 기록해요. 공연이 있든 없든 같아요.",
      of: "starrich",
    },
    {
      kind: "questions",
      ground: "paper",
      title: "무대 뒷문에서 받은 질문",
      body: "조명 없이 담백하게 답할게요.",
      items: [
        {
          question: "콘서트 표를 받을 수 있나요?",
          answer: "지금 계획한 토큰에는 없어요. 홀더 선예매가 정해지면 혜택 페이지에 올릴게요.",
        },
        {
          question: "아티스트가 떠나면요?",
          answer:
            "계약에 따라 배상을 받을 수도, 못 받을 수도 있어요. 한 사람에게 기댄 프로젝트는 그 사람과 함께 끝날 수 있어요.",
        },
        {
          question: "매진되면 안전한가요?",
          answer: "매진은 자리가 찼다는 뜻이에요. 들인 돈을 다 건졌다는 뜻은 아니에요.",
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Starrich 따라가기",
      body: "화려한 수식어 말고 날짜와 공연장을 찾아보세요.",
      of: "starrich",
    },
  ],
};
