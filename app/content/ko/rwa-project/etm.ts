import type { etm as english } from "../../en/rwa-project/etm";
import type { InLanguage } from "../../in-language";

export const etm: InLanguage<typeof english> = {
  label: "ETM",
  title: "ETM: 지붕과 길가의 에너지를 위해 계획한 토큰",
  description:
    "ETM은 태양광 지붕과 전기차 충전기를 담을 계획이에요. 돈이 나올 곳, 홀더가 하루에 받을 수량, 감수해야 할 위험을 알려 드려요.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "ETM: 계량기에 찍히는 햇빛",
      blocks: [
        "ETM은 에너지 사업을 담을 계획인 토큰이에요. 놀고 있는 지붕에는 태양광 패널을, 길가에는 충전기를 놓아요. 전기는 와트시까지 계량하니 숫자를 속이기 어려운 자산이에요.",
        { heading: "ETM에서 아직 정하지 않은 것" },
        {
          list: [
            "어느 지붕을 얼마 동안 빌리는지",
            "전기를 전력망에 파는지, 운전자에게 파는지, 둘 다인지",
            "ETM을 갖고 있으면 어떤 권리가 생기는지",
          ],
        },
      ],
    },
    {
      kind: "diagram",
      ground: "night",
      title: "지붕에서 장부까지",
      body: "중요한 숫자는 책상이 아니라 계량기에서 나와요.",
      caption: "전기가 보고서 한 줄이 되는 과정",
      nodes: [
        { id: "roof", label: "태양광 지붕", column: 1, row: 1 },
        { id: "meter", label: "계량기", note: "봉인", column: 2, row: 1, tone: "accent" },
        { id: "grid", label: "전력망", column: 3, row: 1 },
        { id: "owner", label: "지붕 주인", column: 1, row: 2 },
        { id: "books", label: "ETM 장부", note: "감사 대상", column: 2, row: 2 },
        { id: "charger", label: "충전기", column: 3, row: 2 },
      ],
      edges: [
        { from: "roof", to: "meter", label: "전기 생산" },
        { from: "meter", to: "grid", label: "전기 공급" },
        { from: "meter", to: "charger", label: "나머지 공급" },
        { from: "meter", to: "books", label: "발전량 보고" },
        { from: "books", to: "owner", label: "임차료 지급" },
      ],
    },
    {
      kind: "mining",
      ground: "paper",
      title: "ETM의 하루치",
      body: "컬렉션마다 수량이 정해져 있고 흐린 날에도 같아요. 날씨가 아니라 계획을 따르니까요.",
      of: "etm",
    },
    {
      kind: "balance",
      ground: "night",
      title: "양지와 그늘",
      body: "재기 쉬운 자산이라고 꼭 돈이 되는 건 아니에요.",
      good: {
        title: "양지",
        items: [
          "양쪽이 함께 볼 수 있는 계량기로 발전량을 재요",
          "패널은 20년 넘게 쓸 수 있어요",
          "SCG, PVT와 함께 베스팅 플랜에 들어가요",
        ],
      },
      bad: {
        title: "그늘",
        items: [
          "전기 가격과 판매 규정은 정부가 정해요",
          "지붕은 새고, 임대는 끝나고, 주인은 건물을 팔아요",
          "패널에 들어간 돈은 돌아오더라도 여러 해에 걸쳐 돌아와요",
        ],
      },
    },
    {
      kind: "links",
      ground: "paper",
      title: "ETM 더 알아보기",
      body: "기사나 영상은 금방 만들 수 있어요. 지붕 임대 계약서가 있는지 찾아보세요.",
      of: "etm",
    },
  ],
};
