import type { nftProjectGearUp as english } from "../en/nft-project-gear-up";
import type { InLanguage } from "../in-language";
import { weapons } from "./weapons";

export const nftProjectGearUp: InLanguage<typeof english> = {
  title: "기어 업!: 한 협곡에서 나온 무기 쉰 자루",
  description:
    "기어 업!은 토르미아의 제작 게임이에요. 무엇인지, 무기는 어떻게 만들게 되는지, 등급과 사연이 담긴 쉰 자루의 도감까지 볼 수 있어요.",
  district: "punktopia",
  tabsLabel: "기어 업!의 구성",
  sections: [
    {
      kind: "opening",
      title: "여기선 다들 뭔가 들고 다녀요",
      lead: "홀더를 위한 제작 게임이에요. 아직 열리지 않았지만, 무기와 장인은 지금 만나 볼 수 있어요.",
      actions: [
        { label: "무기 {{items}}자루 모두 보기", page: "nftProjectGearUp", tab: "weapon-codex", isPrimary: true },
        { label: "장인들 만나기", page: "nftProjectGearUpCrafter" },
      ],
      sceneAlt:
        "밤의 협곡 무기 가게 진열창. 벨벳 받침 위의 빛나는 칼, 전차 앞머리 망치, 눈 달린 방패, 가게 앞에 선 피트리와 콩즈와 크래프터.",
    },
  ],
  tabs: {
    home: {
      label: "홈",
      title: "기어 업! 홈: 어떤 게임인가요",
      description:
        "정작 맞는 사람은 거의 없는 무기를 펑크토피아 주민들이 왜 모으는지, 게임은 지금 어디까지 만들어졌는지 알려 드려요.",
      sections: [
        {
          kind: "figures",
          ground: "night",
          title: "두 번 세어 봤어요",
          items: [
            { value: "50", label: "무기", note: "모두 도감에 있어요." },
            { value: "5", label: "등급", note: "일반부터 신화까지." },
            { value: "3", label: "장인", note: "저마다 문 하나, 비용 하나." },
          ],
        },
        {
          kind: "plot",
          ground: "paper",
          title: "등급마다 몇 자루",
          caption: "등급별 무기 수",
          description: "신화 등급이 여섯, 전설 등급이 여덟, 영웅과 희귀와 일반 등급이 각각 열둘이에요.",
          shape: "bars",
          unit: "",
          labelColumn: "등급",
          valueColumn: "무기 수",
          points: [
            { label: "신화", value: 6 },
            { label: "전설", value: 8 },
            { label: "영웅", value: 12 },
            { label: "희귀", value: 12 },
            { label: "일반", value: 12 },
          ],
        },
        {
          kind: "prose",
          ground: "night",
          title: "물건에 관한 게임이에요",
          blocks: [
            "토르미아에서 무기는 기억되는 방법이에요. 첫 불은 도시를 밝혔고, 사무용 스테이플러는 그 뒤로 도시를 한데 묶어 두고 있죠. 어느 쪽이 더 센지는 잔치 때 말고는 아무도 묻지 않아요.",
            "희귀도는 얼마나 드물게 만들어지는지만 말해 줘요. 누가 얼마를 낼지는 말해 주지 않고요. 도감에서 제일 좋은 이야기 몇 개는 일반 등급에 있어요.",
          ],
        },
        {
          kind: "downloads",
          ground: "paper",
          title: "가져가서 보기",
          body: "규칙과 무기 쉰 자루를 종이에 담았어요.",
          items: [
            {
              files: ["gear-up-guide-ko.pdf"],
              title: "기어 업! 안내서",
              body: "인쇄하거나, 기차에서 읽거나, 말벌을 쫓을 때 쓰세요.",
            },
          ],
        },
      ],
    },
    "start-crafting": {
      label: "제작 시작",
      title: "제작 시작: 무기가 만들어지는 과정",
      description:
        "주머니 속 고철이 지갑 속 무기가 되기까지. 나중에 무엇이 필요하고 오늘은 무엇을 준비하면 되는지 알려 드려요.",
      sections: [
        {
          kind: "steps",
          ground: "night",
          title: "고철에서 이야기까지",
          items: [
            {
              title: "모아요",
              body: "문마다 받는 코인이 달라요. 제작용, 강화용, 진화용이 따로 있어요. 토큰이라서 무엇을 얼마나 가졌는지 보여요.",
            },
            {
              title: "문을 골라요",
              body: "새로 만들지, 가진 것을 강하게 할지, 다른 것이 되게 할지.",
              action: { label: "세 문 비교하기", page: "nftProjectGearUpCrafter" },
            },
            {
              title: "확률을 읽어요",
              body: "적용되기 이틀 전부터 문 옆에 걸려 있어요. 마음에 들지 않으면 돌아가는 전차가 10분마다 있어요.",
              action: { label: "확률과 추첨 보기", own: "proof/gear" },
            },
            {
              title: "서명하고, 기다리고, 봐요",
              body: "화덕에는 잠깐 시간이 필요해요. 도중에 실패하면 비용을 돌려받고, 무엇이 잘못됐는지 알려 드려요.",
            },
          ],
        },
        {
          kind: "table",
          ground: "paper",
          title: "열리기 전에 할 수 있는 일",
          caption: "협곡에 갈 준비",
          columns: [{ label: "오늘 할 일" }, { label: "이유" }],
          rows: [
            ["도감 읽기", "무엇을 바라는지 알아야 하니까요"],
            ["크래프터 가지고 있기", "면허가 될 거예요. 없으면 다른 사람의 크래프터를 고용해요"],
            ["지갑은 닫아 두기", "아직 아무 데서도 살 것이 없어요"],
          ],
        },
      ],
    },
    "weapon-codex": {
      label: "무기 도감",
      title: "무기 도감: 쉰 자루와 그 사연",
      description:
        "신화 여섯, 전설 여덟, 영웅과 희귀와 일반이 각각 열둘. 무기마다 종류와 재료, 태어난 곳을 적어 두었어요.",
      sections: [
        {
          kind: "codex",
          ground: "night",
          title: "도감",
          body: "등급으로 골라 보고, 무기를 누르면 그 장을 읽을 수 있어요.",
          set: "weapons",
          all: "전체",
          rarities: [
            { id: "mythic", label: "신화" },
            { id: "legendary", label: "전설" },
            { id: "epic", label: "영웅" },
            { id: "rare", label: "희귀" },
            { id: "common", label: "일반" },
          ],
          items: weapons,
        },
      ],
    },
  },
};
