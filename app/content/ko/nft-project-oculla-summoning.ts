import type { nftProjectOcullaSummoning as english } from "../en/nft-project-oculla-summoning";
import type { InLanguage } from "../in-language";
import { creatures } from "./creatures";

export const nftProjectOcullaSummoning: InLanguage<typeof english> = {
  title: "오큘라 소환: 연못에서 누가 대답할까요",
  description:
    "오큘라의 연못에 사는 외눈 생물 스무 종의 등급별 도감이에요. 부르는 일이 어떻게 진행될 계획인지, 인쇄용 안내서까지 담았어요.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      title: "작게 부르세요. 눈으로 들으니까요",
      lead: "오큘라의 연못에서 지금까지 목격된 생물을 모은 도감이에요. 소환은 아직 열리지 않았어요.",
      actions: [
        { label: "생물 {{items}}종 모두 보기", codex: "creatures", isPrimary: true },
        { label: "지도 보기", page: "punkyWorldView" },
      ],
      sceneAlt:
        "별이 뜬 밤의 둥글고 검은 호수. 수면 아래에서 거대하고 창백한 눈 하나가 막 떠지고, 갈대 사이 나루터에 알리야가 등불을 발치에 두고 서 있어요.",
    },
    {
      kind: "steps",
      ground: "night",
      title: "소환은 이렇게 될 예정이에요",
      items: [
        { title: "부를 것을 가져와요", body: "달빛이나 종, 등불. 침묵에 오는 생물이라면 아무것도 없어도 돼요." },
        { title: "자리를 골라요", body: "물가, 갈대밭, 수면, 깊은 물. 사는 생물도, 필요한 인내심도 달라요." },
        {
          title: "눈을 기다려요",
          body: "누가 올지는 미리 알 수 없어요. 확률은 누구나 읽을 수 있게 나루터에 새겨 둘 거예요.",
        },
      ],
    },
    {
      kind: "codex",
      ground: "paper",
      title: "도감",
      body: "스무 항목이에요. 더 있다는 소문은 연필로 적어 두었어요.",
      set: "creatures",
      all: "전체",
      book: "도감 열기",
      rarities: [
        { id: "mythic", label: "신화" },
        { id: "legendary", label: "전설" },
        { id: "epic", label: "영웅" },
        { id: "rare", label: "희귀" },
        { id: "common", label: "일반" },
      ],
      items: creatures,
    },
    {
      kind: "downloads",
      ground: "night",
      title: "물가에 들고 갈 것",
      body: "코팅하면 물이 튀어도 끄떡없는 소책자예요.",
      items: [
        {
          files: ["oculla-guide-ko.pdf"],
          title: "오큘라 관찰 안내서",
          body: "스무 종과 부르는 법을 네 쪽에 담았어요.",
        },
      ],
    },
    {
      kind: "questions",
      ground: "paper",
      title: "나루터에서 받은 질문",
      body: "목소리를 낮춰서 답할게요.",
      items: [
        {
          question: "오늘 소환할 수 있나요?",
          answer: "아니요. 나루터는 다 지었지만 부르는 기능은 아직이에요. 낼 돈도, 받을 사람도 없어요.",
        },
        {
          question: "생물도 NFT가 되나요?",
          answer:
            "그럴 계획이에요. 생물 하나에 NFT 하나, 어느 캐릭터에도 묶이지 않아요. 선물해도 되고, 서운해하지도 않아요.",
        },
      ],
    },
  ],
};
