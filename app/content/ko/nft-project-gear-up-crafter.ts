import type { nftProjectGearUpCrafter as english } from "../en/nft-project-gear-up-crafter";
import type { InLanguage } from "../in-language";

export const nftProjectGearUpCrafter: InLanguage<typeof english> = {
  title: "기어 업!의 세 장인",
  description:
    "마스터 장인 크래프터, 강화 장인 인핸서, 진화 장인 이볼버. 세 장인이 무기에 어떤 일을 하고 무엇을 걸어야 하는지 알려 드려요.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "기어 업! 장인",
      title: "협곡에 난 세 개의 문",
      lead: "기어 업!의 장인 셋이 무기를 만들고, 강하게 하고, 바꿔 줄 거예요. 운이 아니라 일에 값을 치르게 돼요.",
      actions: [
        { label: "세 장인 만나기", below: "cards", isPrimary: true },
        { label: "무기 도감 펼치기", page: "nftProjectGearUp", tab: "weapon-codex" },
      ],
      sceneAlt:
        "밤의 암벽에 나란히 난 문 세 개. 화덕의 붉은빛, 파란 불꽃, 초록 안개가 하나씩 새어 나오고 문마다 장인이 한 사람씩 서 있어요.",
    },
    {
      kind: "cards",
      ground: "night",
      title: "문 뒤에서 일하는 사람들",
      items: [
        {
          picture: "artisans/crafter",
          pictureAlt: "커다란 망치를 들고 비늘 앞치마를 두른 듬직한 대장장이.",
          label: "만들기",
          title: "마스터 장인 크래프터",
          body: "비용을 받고, 세상에 없던 무기를 돌려줘요. 어떤 등급인지는 식기 전까지 아무도 모르고, 식은 뒤에는 누구나 다시 계산해 볼 수 있어요.",
        },
        {
          picture: "artisans/enhancer",
          pictureAlt: "렌즈를 여러 개 걸치고 손끝에 불꽃이 튀는 마른 여인.",
          label: "강화하기",
          title: "강화 장인 인핸서",
          body: "가진 무기를 한 단계 올려요. 단계가 오를수록 어려워지고, 실패하면 비용만 사라져요. 무기는 그대로예요.",
        },
        {
          picture: "artisans/evolver",
          pictureAlt: "초록 병을 든, 사슴뿔 달린 두건의 인물.",
          label: "진화시키기",
          title: "진화 장인 이볼버",
          body: "같은 등급의 무기 둘을 다음 등급의 무기 하나로 바꿔요. 반드시 성공해요. 원래 무기 둘은 없어지기 때문에 이볼버는 두 번 물어봐요.",
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "들어가는 것과 나오는 것",
      body: "지금의 계획이에요. 확률과 비용은 첫 문이 열리기 전에 공개해요. 장인이 없으면 그 장인의 주인이 정한 값에 고용할 수 있어요.",
      caption: "세 가지 작업",
      columns: [{ label: "작업" }, { label: "가져올 것" }, { label: "받는 것" }, { label: "실패하면" }],
      rows: [
        ["제작", "크래프터, 비용", "새 무기", "실패는 없어요. 일반 등급일 수는 있어요"],
        ["강화", "무기, 인핸서, 비용", "한 단계 상승(최고 10단계)", "비용은 사라지고 무기는 남아요"],
        ["진화", "같은 등급의 무기 둘, 이볼버, 비용", "다음 등급의 무기", "실패는 없어요. 신화 무기는 진화하지 않아요"],
      ],
    },
    {
      kind: "questions",
      ground: "night",
      title: "연기 너머로 받은 질문",
      body: "손에 돈을 쥔 분들이 물어봤어요.",
      items: [
        {
          question: "확률을 볼 수 있나요?",
          answer:
            "변경 이력과 함께 따로 페이지에 두고, 이틀이 지나야 바뀌어요. 날마다 쓰는 시드는 그날이 시작되기 전에 블록체인에 약속해 두니, 모든 추첨을 누구나 다시 계산해 볼 수 있어요.",
        },
        {
          question: "신화 무기가 더 비싼가요?",
          answer:
            "수집가에게는 그럴지도요. 저희는 값을 매기지도 되사지도 않아요. 숫자를 말하는 사람이 있다면 의심해 보세요.",
        },
        {
          question: "왜 누를 수 있는 게 없나요?",
          answer:
            "비용과 확률, 그 뒤의 프로그램이 모두 공개되기 전까지는 문을 닫아 두거든요. 그 전에 코인을 받는 버튼은 여기 있을 이유가 없어요.",
        },
      ],
    },
  ],
};
