import type { punkvismCoin as english } from "../en/punkvism-coin";
import type { InLanguage } from "../in-language";

export const punkvismCoin: InLanguage<typeof english> = {
  title: "펑크토피아의 코인 SCG, 무엇이고 무엇이 아닌지",
  description:
    "SCG는 어디에 쓰고 Twig, ETM, PVT와는 무엇이 다른지, 물량은 어떻게 나누고 풀 계획인지, 어떤 위험이 있는지 정리했어요.",
  district: "coin",
  sections: [
    {
      kind: "opening",
      name: "SCG 개요",
      title: "이 도시를 움직이는 코인",
      lead: "맡기고, 보상으로 받고, 어디에 있는지 직접 확인할 수 있는 코인이에요. 얼마인지보다 무엇인지부터 말씀드릴게요.",
      leadWithRates:
        "SCG를 맡기면 연 {{lowest}}~{{highest}}의 보상이 쌓이고, 어디에 있는지 직접 확인할 수 있어요. 얼마인지보다 무엇인지부터 말씀드릴게요.",
      actions: [
        { label: "SCG 맡기기", page: "powerzoneCoinStaking", isPrimary: true },
        { label: "코인 정보 열기", shared: "coin-info" },
      ],
      sceneAlt:
        "밤의 조폐소. 크래프터가 빛나는 쇳물을 압인기에 붓고, Wise Alya가 황동 저울에 동전 하나를 달고, 선반에서 동전이 식고 있어요.",
    },
    {
      kind: "rates",
      ground: "night",
      title: "SCG를 맡기면 받는 보상",
      body: "기간마다 연 보상률이 다르고, 새로 맡기면 그 보상률이 만기까지 그대로예요. 다만 SCG 가격은 보상보다 더 많이 떨어질 수도 있어요.",
      actions: [{ label: "네 가지 기간 비교하기", page: "powerzoneCoinStaking" }],
      term: "{{days}}일",
      rate: "연 보상률",
      facts: {
        staked: "홀더가 맡긴 수량",
        reward: "새 스테이킹에 쓸 수 있는 보상 여유분",
        positions: "진행 중인 스테이킹",
      },
      readAt: "{{time}}에 스테이킹 풀에서 불러왔어요.",
      unread: "지금은 풀을 불러오지 못해 보상률을 보여 드릴 수 없어요. 스테이킹 페이지에서 다시 확인해 주세요.",
    },
    {
      kind: "cards",
      ground: "night",
      title: "SCG로 할 수 있는 일",
      body: "지금 되는 건 두 가지예요. 나머지 하나는 준비하고 있어요.",
      items: [
        {
          icon: "vault",
          label: "이용 가능",
          title: "맡기기",
          body: "코인 풀에 30일, 90일, 180일, 365일 동안 맡겨요. 서명하는 순간 보상이 정해지고 따로 확보돼요.",
          action: { label: "기간 비교하기", page: "powerzoneCoinStaking" },
        },
        {
          icon: "gift",
          label: "이용 가능",
          title: "받기",
          body: "펑키 부스트와 펑키 노바는 캐릭터를 맡긴 홀더에게 보상의 일부를 SCG로 줘요.",
          action: { label: "NFT와 SCG의 관계 보기", page: "punkvismCoinNftSynergy" },
        },
        {
          icon: "crane",
          label: "계획",
          title: "항구에서 쓰기",
          body: "RWA 벤처는 건물, 주방, 스튜디오처럼 도시 밖에 있는 사업과 코인을 잇는 계획이에요.",
          action: { label: "RWA 벤처 알아보기", page: "punkvismCoinRwaVenture" },
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "헷갈리기 쉬운 토큰 다섯 가지",
      body: "한 지갑에 나란히 있어도 서로 다른 물건이에요.",
      caption: "펑크토피아 토큰 비교",
      columns: [{ label: "토큰" }, { label: "무엇인가요" }, { label: "어디서 만나나요" }],
      rows: [
        ["SCG", "도시의 코인", "코인 스테이킹, NFT의 SCG·보너스 SCG 보상"],
        ["Twig", "캐릭터로 버는 보상 토큰", "펑키 부스트, 펑키 노바"],
        ["ETM", "한 RWA 프로젝트를 위해 계획한 토큰", "RWA 플랜, 베스팅 플랜"],
        ["PVT", "비상장 벤처 지분을 위해 계획한 토큰", "RWA 플랜, 베스팅 플랜"],
        ["USDC", "다른 회사가 발행하는 달러 스테이블코인", "펑키 부스트의 Wise Alya 보상"],
      ],
    },
    {
      kind: "price",
      ground: "night",
      title: "지금 얼마인가요",
      body: "거래소가 마지막으로 알려 준 가격이에요. 전망이 아니라 현재 값이고, 거래소마다 달라요.",
      readAt: "{{time}}에 거래소에서 불러왔어요.",
      unread:
        "지금은 보여 드릴 거래소 가격이 없어요. 스테이킹과 보상은 SCG 수량으로 계산하니 가격이 없어도 그대로 진행돼요.",
    },
    {
      kind: "plot",
      ground: "night",
      title: "물량은 누구의 몫인가요",
      body: "용도는 여섯 가지, 합치면 100이에요. 실제 계획을 공개하기 전까지 보여 드리는 예시예요.",
      caption: "SCG 배분 계획",
      description:
        "100%를 나타내는 막대 하나예요. 스테이킹과 커뮤니티 보상이 35%로 가장 크고, 게임과 도시 20%, RWA 벤처 15%, 회사와 팀 12%, 파트너와 유동성 10%, 예비 물량 8% 순서예요.",
      unit: "%",
      sample: "scg-allocation",
      shape: "shares",
      labelColumn: "용도",
      valueColumn: "전체에서 차지하는 비율",
      points: [
        { label: "스테이킹과 커뮤니티 보상", value: 35 },
        { label: "게임과 도시", value: 20 },
        { label: "RWA 벤처", value: 15 },
        { label: "회사와 팀", value: 12 },
        { label: "파트너와 유동성", value: 10 },
        { label: "예비 물량", value: 8 },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "배분됐다고 바로 시장에 나오지는 않아요",
      blocks: [
        "배분은 누가 받을지, 베스팅은 언제 풀릴지를 정해요. 풀리기 전의 코인은 팔 수도 맡길 수도 없어요. 풀리고 나면 팔 수 있고, 매물이 늘면 가격이 내려갈 수 있어요.",
        "그래서 비율은 언제 풀리는지와 함께 봐야 해요. 비율이 커도 천천히 풀리면 그달에 미치는 영향은 작고, 비율이 작아도 한 번에 풀리면 영향이 커요.",
        {
          list: [
            "팀 물량부터 보세요. 언제부터 풀리는지, 한 번에 얼마나 풀리는지가 중요해요.",
            "보상 물량은 풀을 채울 때마다 나와요. 먼저 온 사람에게 유리한 날은 따로 없어요.",
            "블록체인에 만들어진 베스팅은 베스팅 플랜에서 하나하나 확인할 수 있어요.",
          ],
        },
      ],
      actions: [{ label: "베스팅 플랜 보기", page: "tokenVestingPlan" }],
    },
    {
      kind: "plot",
      ground: "night",
      title: "4년에 걸쳐 푼다면 이런 모습이에요",
      body: "첫 물량이 풀리고 몇 개월이 지났는지로 나타냈어요. 날짜는 아직 정하지 않아서 적지 않았어요.",
      caption: "SCG 누적 유통 계획",
      description:
        "48개월 동안 쌓이는 면적 그림이에요. 시작할 때는 게임과 도시, 파트너와 유동성 물량 6%가 나와 있고, 24개월에는 49%, 48개월에는 전부 풀려요. 회사와 팀 물량은 12개월이 지난 뒤부터 나와요.",
      unit: "%",
      sample: "scg-release",
      shape: "area",
      tickColumn: "시점",
      ticks: ["시작", "6개월", "12개월", "18개월", "24개월", "30개월", "36개월", "42개월", "48개월"],
      series: [
        { label: "스테이킹과 커뮤니티 보상", values: [0, 5, 9, 14, 18, 23, 27, 31, 35] },
        { label: "게임과 도시", values: [2, 4, 6, 9, 11, 13, 16, 18, 20] },
        { label: "RWA 벤처", values: [0, 0, 2, 4, 6, 8, 10, 13, 15] },
        { label: "회사와 팀", values: [0, 0, 0, 2, 4, 6, 8, 10, 12] },
        { label: "파트너와 유동성", values: [4, 5, 6, 7, 8, 9, 10, 10, 10] },
        { label: "예비 물량", values: [0, 0, 0, 1, 2, 4, 5, 7, 8] },
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "사기 전에 읽어 보세요",
      body: "목록이 두 개예요. 두 번째 목록을 읽고 걱정된다면 제대로 읽으신 거예요.",
      good: {
        title: "SCG는 이런 코인이에요",
        items: [
          "내 지갑에 보관하는 평범한 솔라나 토큰이에요.",
          "도시 안에 쓸 곳이 있어요. 스테이킹하고, 맡긴 NFT의 보상으로도 받아요.",
          "확인할 수 있어요. 총량과 큰 계정, 풀의 금고가 블록체인에 공개돼 있어요.",
        ],
      },
      bad: {
        title: "SCG는 이런 게 아니에요",
        items: [
          "회사 지분이 아니고, 회사 수익을 나눠 달라고 할 권리도 아니에요.",
          "무엇에도 고정돼 있지 않아요. 가격이 0이 될 수도, 사려는 사람이 없을 수도 있어요.",
          "보험이 없어요. 주소를 잘못 적어 보내면 되찾을 수 없어요.",
          "약속이 아니에요. 이 페이지의 계획은 바뀔 수도, 실행되지 않을 수도 있어요.",
        ],
      },
    },
    {
      kind: "callout",
      ground: "night",
      title: "맡기기 전에 먼저 들여다보세요",
      body: "계산기는 지갑 없이도 쓸 수 있고, 금고 증명 페이지는 열 때마다 블록체인에서 금고를 불러와요.",
      actions: [
        { label: "보상 계산하기", page: "powerzoneCoinStaking", isPrimary: true },
        { label: "금고 확인하기", page: "proof" },
        { label: "도시의 모든 쓸모 보기", page: "utilityProject" },
      ],
    },
  ],
};
