import type { anangCare as english } from "../../en/rwa-project/anang-care";
import type { InLanguage } from "../../in-language";

export const anangCare: InLanguage<typeof english> = {
  label: "Anang Care",
  title: "Anang Care: 집으로 찾아가는 돌봄 프로젝트",
  description:
    "Anang Care는 일상을 돕는 돌봄 서비스로 계획했어요. 무엇을 제공하고 비용은 누가 내는지, 홀더가 받을 수량과 위험을 알려 드려요.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "Anang Care: 필요할 때 누군가 와요",
      blocks: [
        "Anang Care는 도움이 필요한 사람을 위한 서비스로 계획했어요. 집으로 찾아가고, 어르신의 말벗이 되고, 가벼운 운동을 함께해요. 자산은 훈련된 사람과 가족의 믿음이에요. 둘 다 금고에는 안 들어가요.",
        { heading: "Anang Care에서 아직 정하지 않은 것" },
        {
          list: [
            "첫 도시와 거기서 필요한 인허가",
            "비용을 가족이 내는지, 보험이나 지자체가 내는지",
            "돌보는 사람의 권리를 토큰과 어떻게 떼어 놓는지",
          ],
        },
      ],
    },
    {
      kind: "cards",
      ground: "paper",
      title: "일주일을 그려 보면",
      body: "지금 그려 둔 서비스예요. 의료 행위는 하나도 없어요.",
      items: [
        {
          icon: "clock",
          label: "평일",
          title: "시간제 방문",
          body: "장보기, 요리, 병원 가는 길. 그 나라 돈으로 시간당 비용을 받아요.",
        },
        {
          icon: "card",
          label: "주말",
          title: "말벗",
          body: "같이 장기 둘 사람이에요. 값을 매기기는 어렵지만 고마움은 커요.",
        },
        {
          icon: "heart",
          label: "언제든",
          title: "함께 움직이기",
          body: "소모임으로 가볍게 운동해요. 교육받은 안내자가 함께해요.",
        },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "쉬는 동안에도 쌓여요",
      body: "같은 컬렉션이면 누구의 NFT든 같고, 출석하지 않아도 같아요. 출석으로 받는 보상은 따로 있어요.",
      of: "anang-care",
    },
    {
      kind: "questions",
      ground: "paper",
      title: "가족이라면 물어볼 것",
      body: "홀더도 같이 물어봐야 해요.",
      items: [
        {
          question: "돌봄을 토큰으로 만들어도 되나요?",
          answer:
            "토큰이 돌봄 현장에 끼어들지 않을 때만요. 누군가의 돌봄이 가격에 흔들려서는 안 되고, 환자 정보는 블록체인에 올라가면 안 돼요.",
        },
        {
          question: "돈은 어디서 나오나요?",
          answer: "임금과 교육비, 보험료를 내고 남은 서비스 요금에서 나와요. 돌봄은 남는 게 적은 일이에요.",
        },
        {
          question: "가장 큰 위험은 뭔가요?",
          answer: "좋은 돌봄 인력을 못 구하거나 지키지 못하는 거예요. 그러면 얼마를 들였든 서비스가 없어요.",
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Anang Care 알아 가기",
      body: "인허가 번호부터 찾아보세요. 돌봄 서비스라면 있어야 해요.",
      of: "anang-care",
    },
  ],
};
