import type { foodie as english } from "../../en/rwa-project/foodie";
import type { InLanguage } from "../../in-language";

export const foodie: InLanguage<typeof english> = {
  label: "Foodie",
  title: "Foodie: 공유 주방과 작은 식당들",
  description:
    "Foodie는 주방 하나를 나눠 쓰는 작은 식당들로 계획했어요. 한 끼 값에서 남는 돈, 홀더가 하루에 받을 수량과 위험을 적었어요.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "Foodie: 주방은 하나, 식당은 여럿",
      blocks: [
        "Foodie는 공유 주방으로 계획했어요. 임대 계약 하나, 오븐 한 벌에 저마다 요리사가 있는 작은 식당이 여럿이에요. 자산은 설비와 임대 계약, 그리고 다시 찾아오게 하는 요리법이에요.",
        { heading: "Foodie에서 아직 정하지 않은 것" },
        { list: ["첫 주방이 들어설 거리", "요리사를 고용하는지, 자리를 빌려주는지", "홀더가 점심값을 덜 내는지"] },
      ],
    },
    {
      kind: "figures",
      ground: "paper",
      title: "한 끼가 남기는 것",
      body: "평범한 달의 한 끼 값을 100으로 보고 나눴어요. 눈여겨볼 건 마지막 숫자예요.",
      items: [
        { value: "32%", label: "재료비", note: "날씨가 나쁘면 더 들어요" },
        { value: "31%", label: "인건비", note: "조리, 서빙, 설거지" },
        { value: "15%", label: "임대료와 전기" },
        { value: "17%", label: "배달, 수수료, 세금" },
        { value: "5%", label: "남는 돈", note: "고장 난 게 없을 때" },
      ],
      sample: "foodie-meal",
    },
    {
      kind: "mining",
      ground: "night",
      title: "토큰으로 차린 하루 한 끼",
      body: "맡긴 NFT마다 하루에 한 그릇이에요. 찾아가지 않아도 상하지 않고 장부에 남아 있어요.",
      of: "foodie",
    },
    {
      kind: "balance",
      ground: "paper",
      title: "달콤한 맛, 신맛",
      body: "누구나 먹지만, 누구나 버는 건 아니에요.",
      good: {
        title: "달콤한 맛",
        items: ["백서를 안 읽어도 무슨 사업인지 알아요", "안되는 식당은 일주일이면 바꿀 수 있어요"],
      },
      bad: {
        title: "신맛",
        items: [
          "몇 년 안에 문을 닫는 식당이 많아요",
          "위생 사고 한 번이면 모든 식당이 한꺼번에 비어요",
          "프로젝트가 살려 놓은 거리일수록 임대료가 빨리 올라요",
        ],
      },
    },
    {
      kind: "links",
      ground: "night",
      title: "Foodie 링크 차림표",
      body: "주소가 있다면 직접 가서 한 그릇 시켜 보세요.",
      of: "foodie",
    },
  ],
};
