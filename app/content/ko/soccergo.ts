import type { PageContent } from "../sections";

export const soccergo: PageContent = {
  title: "사커 고: 다섯 명이 뛰는 픽셀 축구",
  description:
    "사커 고는 NFT 캐릭터로 하는 5 대 5 축구 게임이에요. 경기 방식과 응원, 입장권 계획, 아직 정해지지 않은 것까지 알려 드려요.",
  district: "game",
  sections: [
    {
      kind: "opening",
      name: "사커 고",
      title: "콩즈가 골문을 지켜요",
      lead: "사커 고는 내 캐릭터가 유니폼을 입는 5 대 5 축구 게임이에요. 지금은 설계 중이고, 규칙부터 함께 다듬고 있어요.",
      actions: [
        { label: "포지션 보기", below: "table", isPrimary: true },
        { label: "다른 게임 보기", page: "gameProject" },
      ],
      sceneAlt:
        "조명이 켜진 밤의 옥상 축구장. 몸을 날리는 콩즈 골키퍼, 공을 차는 HA_G 아이, 픽셀 꼬리를 단 공, 목도리를 든 작은 응원석.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "포지션마다 어울리는 주민",
      caption: "사커 고의 다섯 자리",
      columns: [{ label: "자리" }, { label: "하는 일" }, { label: "어울리는 컬렉션" }],
      rows: [
        ["골키퍼", "몸을 날려 막아요", "PunkyKongz"],
        ["수비", "길목을 지켜요", "Fearless Fitri"],
        ["미드필더", "생각하고 이어 줘요", "Wise Alya"],
        ["측면", "뛰고 또 뛰어요", "Punky HA_G"],
        ["공격", "일단 차고 봐요", "Genesis"],
      ],
    },
    {
      kind: "steps",
      ground: "night",
      title: "한 경기는 이렇게 흘러가요",
      items: [
        {
          title: "다섯을 골라요",
          body: "내 NFT가 다섯이 안 되면 빈자리는 연습 선수가 채워요. 연습 선수는 누구에게나 똑같아요.",
        },
        { title: "전술 카드를 깔아요", body: "3분 동안 세 번, 공격과 수비의 무게를 옮길 수 있어요." },
        {
          title: "휘슬이 울려요",
          body: "결과는 양쪽이 낸 카드와 공개된 난수로 정해져요. 경기 기록만 있으면 누구나 다시 계산해 볼 수 있어요.",
        },
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "약속하는 것과 하지 않는 것",
      body: "축구는 몰라도 이 표는 읽어 주세요.",
      good: {
        title: "약속해요",
        items: [
          "져도 NFT는 그대로예요",
          "구경은 지갑 없이도 할 수 있어요",
          "대회 상금은 대회 전에 미리 채워서 보여 드려요",
        ],
      },
      bad: {
        title: "약속하지 않아요",
        items: ["출시 날짜", "희귀한 캐릭터의 승리", "베팅. 사커 고에는 돈을 거는 기능이 없어요"],
      },
    },
    {
      kind: "callout",
      ground: "night",
      title: "입장권은 아직 팔지 않아요",
      body: "사커 고 입장권 NFT는 발행된 적이 없어요. 먼저 판다는 곳이 있다면 저희와 상관없는 곳이에요.",
      actions: [{ label: "의심스러운 판매 알리기", email: 0 }],
    },
  ],
};
