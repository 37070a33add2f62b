import type { utilityProject as english } from "../en/utility-project";
import type { InLanguage } from "../in-language";

export const utilityProject: InLanguage<typeof english> = {
  title: "유틸리티: 펑크토피아에서 NFT와 SCG의 쓸모",
  description:
    "도시 안에서 캐릭터와 코인을 쓰는 곳을 한 페이지에 모았어요. 지금 되는 것과 만드는 중인 것, 어떤 컬렉션과 준비물이 필요한지 보세요.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "유틸리티",
      title: "그래서 어디에 쓰나요?",
      lead: "도시 안에서 NFT와 SCG를 어디에 쓰는지 모두 모았어요. 지금 되는 것과 계획 중인 것을 나눠 적었어요.",
      actions: [
        { label: "여섯 가지 쓸모 보기", below: "cards", isPrimary: true },
        { label: "서로 어떻게 이어지는지 보기", page: "utilityStructure" },
      ],
      sceneAlt:
        "저녁 무렵 펑크토피아 작업실의 공구 벽. 열쇠, 망치, 검표기, 조이스틱이 걸려 있고 크래프터가 렌치를 걸고, 피트리가 하나만 빌려 달라고 손을 내밀어요.",
    },
    {
      kind: "cards",
      ground: "paper",
      title: "여섯 가지 쓸모",
      body: "요란하게 광고할 수 있는 순서가 아니라, 쓸 수 있게 되는 순서로 적었어요.",
      items: [
        {
          icon: "vault",
          label: "이용 가능",
          title: "코인으로 벌기",
          body: "SCG를 정한 기간 동안 맡기고, 미리 확보해 둔 보상을 받아요.",
          action: { label: "코인 스테이킹으로 가기", page: "powerzoneCoinStaking" },
        },
        {
          icon: "calendar",
          label: "이용 가능",
          title: "멤버로 예약하기",
          body: "로그인해 캐릭터를 보여 주고 라운지 거리의 파트너에게 자리를 신청해요.",
          action: { label: "멤버십으로 가기", page: "benefitMembership" },
        },
        {
          icon: "user",
          label: "이용 가능",
          title: "캐릭터로 벌기",
          body: "펑키 부스트와 펑키 노바에 NFT를 맡기고 출석하며 Twig와 SCG를 받아요.",
          action: { label: "펑키 부스트로 가기", page: "powerzoneNftStaking" },
        },
        {
          icon: "gift",
          label: "이용 가능",
          title: "드롭 받기",
          body: "펑키 드롭은 선물을 금고에 다 채운 뒤에만 열려요. 명단에 있는 지갑이 받아요.",
          action: { label: "펑키 드롭으로 가기", page: "powerzonePunkyDrop" },
        },
        {
          icon: "hammer",
          label: "계획",
          title: "장비 만들기",
          body: "크래프터를 데리고 대장간에 가면 장인 세 명이 무기를 만들고, 강화하고, 진화시켜요.",
          action: { label: "기어 업! 둘러보기", page: "nftProjectGearUp" },
        },
        {
          icon: "gamepad",
          label: "계획",
          title: "게임하기",
          body: "빌린 캐릭터 대신 내 캐릭터를 데리고 오락실에 들어가요.",
          action: { label: "오락실 둘러보기", page: "gameNft" },
        },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "무엇을 하려면 무엇이 필요한가요",
      body: "없어지지 않는다고 적힌 칸은 정말 그대로예요. 보여 주기만 하고 다시 챙기면 돼요.",
      caption: "쓸모별 준비물",
      columns: [{ label: "하는 일" }, { label: "준비물" }, { label: "쓰면 없어지나요?" }],
      rows: [
        ["코인 스테이킹", "SCG와 SOL 조금", "원금은 돌아와요. 네트워크 수수료는 돌아오지 않아요"],
        ["멤버 예약", "확정할 때 지갑에 있는 NFT", "없어지지 않아요"],
        ["펑키 부스트, 펑키 노바", "맡길 수 있는 컬렉션의 NFT", "언스테이킹하면 그대로 돌아와요"],
        ["펑키 드롭", "드롭 명단에 있는 내 자리", "명단의 자리를 한 번 써요"],
        ["기어 업!", "크래프터와 장인 수수료", "수수료는 쓰고, 크래프터는 그대로예요"],
        ["토리 숍", "Twig", "네, 가게니까요"],
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "쓸모가 곧 가치는 아니에요",
      body: "문이 진짜여도, 나에게는 입장료만큼의 값어치가 없을 수 있어요.",
      good: {
        title: "쓸모가 주는 것",
        items: [
          "NFT나 코인이 없으면 못 하는 일을 할 수 있어요",
          "참여하기 전에 규칙을 읽을 수 있어요",
          "나가는 길이 있어요. 캐릭터를 영영 붙잡아 두는 곳은 없어요",
        ],
      },
      bad: {
        title: "쓸모가 주지 않는 것",
        items: [
          "가격을 받쳐 주는 바닥",
          "3년 뒤에도 똑같이 쓸 권리. 파트너와 게임, 가게는 문을 닫을 수 있어요",
          "한 번도 안 쓴 사람에게 돌아가는 몫",
        ],
      },
    },
    {
      kind: "callout",
      ground: "night",
      title: "있었으면 하는 쓸모가 있나요?",
      body: "아이디어가 문이 되는 과정과, 어느 단계에서 의견을 낼 수 있는지 과정 페이지에 적었어요.",
      actions: [{ label: "유틸리티가 생기는 과정 보기", page: "utilityProcess", isPrimary: true }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "열쇠 구하기",
      body: "쓸모는 대개 캐릭터에서 시작돼요. 소사이어티 홈페이지와, 진짜 캐릭터가 놓인 진열대예요.",
      of: "punky-society",
      actions: [{ label: "목록으로", page: "nftProject" }],
    },
  ],
};
