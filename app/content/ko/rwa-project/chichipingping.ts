import type { chichipingping as english } from "../../en/rwa-project/chichipingping";
import type { InLanguage } from "../../in-language";

export const chichipingping: InLanguage<typeof english> = {
  label: "ChiChiPingPing",
  title: "ChiChiPingPing: 어린이 캐릭터 프로젝트",
  description:
    "노래와 짧은 영상, 장난감, 라이선스. ChiChiPingPing은 가족 캐릭터로 계획했어요. 돈을 버는 길과 대부분 실패하는 이유를 담았어요.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "ChiChiPingPing: 벌써 노래처럼 들리는 이름",
      blocks: [
        "ChiChiPingPing은 온 가족이 보는 캐릭터 브랜드로 계획했어요. 자산은 물건이 아니라 권리예요. 이 캐릭터를 그리고, 노래를 부르고, 도시락통에 찍어도 좋다고 허락할 권리요.",
        { heading: "ChiChiPingPing에서 아직 정하지 않은 것" },
        {
          list: [
            "누가 그리고, 그림은 누구의 것인지",
            "어떤 권리가 프로젝트에 속하고 어떤 권리가 작가에게 남는지",
            "펑크토피아에도 등장하는지",
          ],
        },
      ],
    },
    {
      kind: "cards",
      ground: "paper",
      title: "캐릭터가 돈을 버는 세 가지 길",
      body: "보통은 이 순서로 와요.",
      items: [
        {
          icon: "note",
          label: "먼저",
          title: "노래와 짧은 영상",
          body: "무료로 보고 광고로 벌어요. 돈보다 이름이 훨씬 먼저 알려져요.",
        },
        {
          icon: "gift",
          label: "다음",
          title: "장난감과 책",
          body: "다른 회사가 허락을 받아 만들어요. 판매가의 몇 퍼센트가 권리자에게 와요.",
        },
        {
          icon: "star",
          label: "어쩌면",
          title: "공연과 테마 공간",
          body: "짓는 데 돈이 많이 들지만, 잘되면 오래 기억돼요.",
        },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "날마다 조금씩",
      body: "캐릭터 하나를 하루 맡겼을 때 기록할 수량이에요. 하루는 한국 시간으로 세요.",
      of: "chichipingping",
    },
    {
      kind: "balance",
      ground: "paper",
      title: "귀여움만으로는 사업이 안 돼요",
      body: "캐릭터 브랜드의 두 얼굴이에요.",
      good: {
        title: "힘이 되는 점",
        items: ["그림은 닳지 않고 창고도 필요 없어요", "한 번 성공하면 여러 나라에 라이선스를 줄 수 있어요"],
      },
      bad: {
        title: "냉정하게 볼 점",
        items: [
          "새 캐릭터는 대부분 금방 잊혀요",
          "법원이 움직이기 전에 짝퉁이 먼저 나와요",
          "취향은 바뀌고, 아이들은 어김없이 자라요",
        ],
      },
    },
    {
      kind: "links",
      ground: "night",
      title: "ChiChiPingPing 보고 듣기",
      body: "영상부터 틀어 보세요. 가장 빠른 심사위원은 네 살 아이예요.",
      of: "chichipingping",
    },
  ],
};
