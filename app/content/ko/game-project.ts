import type { gameProject as english } from "../en/game-project";
import type { InLanguage } from "../in-language";

export const gameProject: InLanguage<typeof english> = {
  title: "게임 프로젝트: 펑크토피아 오락실",
  description:
    "오락실이 어떤 곳이 될지, SCG와 내 캐릭터가 어떻게 참여하는지, 오늘 할 수 있는 게임과 NFT 홀더의 일일 수량을 알려 드려요.",
  district: "game",
  tabsLabel: "토큰",
  sections: [
    {
      kind: "opening",
      title: "캐릭터를 넣어 주세요",
      lead: "펑크토피아의 오락실이에요. 아직 만드는 중이고, 어떤 게임이 얼마나 진행됐는지와 SCG를 어디에 쓰는지 적었어요.",
      actions: [
        { label: "게임별 진행 상태 보기", below: "table", isPrimary: true },
        { label: "사커 고 보기", page: "soccergo" },
      ],
      sceneAlt:
        "빛나는 오락기 두 대 사이로 본 밤의 오락실. 콩즈와 Genesis가 오락기 앞에 나란히 서 있고, 바닥엔 전선, 위에는 하늘색 점수판.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "오락기마다 솔직하게",
      caption: "게임과 진행 상태",
      columns: [{ label: "오락기" }, { label: "어떤 게임인가요" }, { label: "내 NFT의 역할" }, { label: "상태" }],
      rows: [
        ["기어 업!", "만들고 모으는 게임", "대장장이", "구경할 수 있어요"],
        ["사커 고", "5 대 5 축구", "선수", "설계 중이에요"],
        ["오큘라 소환", "생물과 수수께끼", "부르는 사람", "읽을 수 있어요"],
        ["카오스 큐브", "아직 비밀", "아직 비밀", "출시 예정"],
      ],
    },
  ],
  tabs: {
    "scg-token": {
      label: "SCG 토큰",
      title: "게임 속 SCG 토큰: 쓰임새와 하루 수량, 문서",
      description:
        "게임이 SCG를 받는 경우와 상금의 출처, NFT 홀더에게 계획된 하루 수량, 그리고 토큰에 관한 문서를 모았어요.",
      sections: [
        {
          kind: "prose",
          ground: "night",
          title: "오락실의 SCG",
          blocks: [
            "SCG는 오락실 동전이에요. 수리나 대회 참가, 재도전처럼 무언가를 쓰고 없앨 때 게임이 SCG를 받을 수 있어요. 첫판이 어떤지 보기도 전에 받지는 않아요.",
            "게임이 SCG를 나눠 줄 때는 미리 채워 두고 누구나 들여다볼 수 있는 지갑에서만 줘요. 이 도시의 다른 금고와 똑같아요. 지갑이 비면 게임은 재미로만 계속돼요.",
            { heading: "들이지 않는 것" },
            {
              list: [
                "돈을 내면 이기는 대전",
                "확률을 오락기에 적어 두지 않은 뽑기",
                "누군가 맡긴 돈을 잃어야만 생기는 상금",
              ],
            },
          ],
        },
        {
          kind: "mining",
          ground: "paper",
          title: "홀더의 하루 수량",
          body: "컬렉션마다 NFT 하나에 하루 몇 SCG를 게임에서 줄 계획인지 볼 수 있어요.",
          of: "scg-token",
        },
        {
          kind: "links",
          ground: "night",
          title: "SCG 더 읽기",
          body: "다른 사이트에 있는 문서와 수치, 영상이에요.",
          of: "scg-token",
        },
        {
          kind: "callout",
          ground: "paper",
          title: "어떻게 맞물리는지",
          body: "지갑과 참가비, 상금까지 담은 게임 구조는 그림 한 장으로 따로 공개할 거예요.",
          actions: [
            { label: "게임 구조 보기", shared: "to-be-released" },
            { label: "SCG 알아보기", page: "punkvismCoin", isPrimary: true },
          ],
        },
      ],
    },
  },
};
