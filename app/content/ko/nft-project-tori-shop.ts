import type { nftProjectToriShop as english } from "../en/nft-project-tori-shop";
import type { InLanguage } from "../in-language";

export const nftProjectToriShop: InLanguage<typeof english> = {
  title: "토리 숍: Twig를 받는 동네 가게",
  description:
    "토리 숍은 Twig를 쓰게 될 곳이에요. 진열대에 무엇이 놓이고 값은 어떻게 정해지는지, 절대 팔지 않을 것은 무엇인지 알려 드려요.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      title: "가게는 토리가, 토리는 도토리가 지켜요",
      lead: "홀더를 위한 동네 가게예요. 아직 문을 열지 않았고, 파워존에서 모은 Twig를 여기에서 쓸 수 있게 할 계획이에요.",
      actions: [
        { label: "계획한 선반 보기", below: "table", isPrimary: true },
        { label: "Twig 모으는 법 보기", page: "punkvismCoinNftSynergy" },
      ],
      sceneAlt:
        "밤, 커다란 나무뿌리에 들어앉은 줄무늬 차양의 작은 가게. 카운터에는 앞치마 두른 다람쥐, 도토리가 든 유리병들, 창가에는 콩즈 하나.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "진열 계획",
      body: "진열대마다 무엇을 위한 자리인지 적었어요. 값은 문을 열 때 붙어요. 지금 짐작할 값은 없어요.",
      caption: "토리 숍 진열대 계획",
      columns: [
        { label: "진열대" },
        { label: "무엇이 놓이나요" },
        { label: "값은 무엇으로" },
        { label: "어떻게 받나요" },
      ],
      rows: [
        ["쇼윈도", "내 페이지를 꾸미는 계절 그림과 액자", "Twig", "계정에 기록돼요"],
        ["카운터", "기어 업! 장인들이 달라는 재료", "Twig", "지갑으로 토큰이 와요"],
        ["안쪽 방", "자리가 적은 혜택의 입장권", "Twig", "내 권리 목록에 올라요"],
        ["지하실", "토리가 주워 온 것", "토리 마음", "깜짝 상품이에요. 상자에도 그렇게 쓰여 있어요"],
      ],
    },
    {
      kind: "steps",
      ground: "night",
      title: "장 보는 순서는 이래요",
      items: [
        { title: "지갑 없이 구경하기", body: "진열대와 값은 누구나 볼 수 있어요. 유리창에 코만 대고 있는 분도요." },
        { title: "전체 값 확인하기", body: "Twig, 네트워크 수수료, 남은 수량을 서명하기 전에 한 줄씩 보여 드려요." },
        {
          title: "한 번에 받기",
          body: "값을 치르는 것과 물건을 받는 것이 거래 하나예요. 한쪽이 실패하면 다른 쪽도 없던 일이 되고 Twig는 그대로 남아요.",
        },
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "가게 규칙",
      body: "토리가 손으로 써서 계산대 옆에 붙여 뒀어요.",
      good: {
        title: "토리가 꼭 하는 일",
        items: [
          "줄 서기 전에 몇 개 있는지 말하기",
          "받은 Twig는 더 쓰이지 않게 치우고, 얼마나 치웠는지 보여 주기",
          "없는 걸 파느니 진열대를 닫기",
        ],
      },
      bad: {
        title: "토리가 절대 안 하는 일",
        items: [
          "Twig 되사기. 가게는 거래소가 아니에요",
          "뽑기를 상품인 척 팔기",
          "여러분의 복구 문구 기억하기. 알고 싶지도 않아요",
        ],
      },
    },
    {
      kind: "callout",
      ground: "night",
      title: "셔터는 아직 내려가 있어요",
      body: "지금은 파는 물건이 없어요. 기다린다고 Twig가 상하지는 않아요. 토리도 늙지 않고요.",
      actions: [{ label: "그동안 토르미아 둘러보기", page: "punkyWorld", isPrimary: true }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "이미 열려 있는 문",
      body: "토리에게는 홈페이지가 없지만 소사이어티에는 있어요. 마켓플레이스 진열대도요.",
      of: "punky-society",
    },
  ],
};
