import type { powerzonePunkyForge as english } from "../en/powerzone-punky-forge";
import type { InLanguage } from "../in-language";

export const powerzonePunkyForge: InLanguage<typeof english> = {
  title: "펑키 포지: 무엇을 녹이고 무엇이 나올까요",
  description:
    "펑키 포지는 아직 불을 붙이지 않은 파워존의 용광로예요. NFT로 무엇을 하게 될지, 열기 전에 무엇을 정해야 하는지 알려 드려요.",
  district: "power-zone",
  sections: [
    {
      kind: "opening",
      title: "용광로는 아직 차가워요",
      lead: "펑키 포지는 더는 원하지 않는 NFT를 받아 원하는 것으로 다시 만들어 줄 거예요. 모든 단계를 미리 볼 수 있게 되면 열어요.",
      actions: [
        { label: "계획 보기", below: "steps", isPrimary: true },
        { label: "포지 들어가기", shared: "to-be-released" },
      ],
      sceneAlt:
        "밤의 발전소에 있는 거대한 식은 용광로. 둥근 문이 반쯤 열린 채 어둡고, 사다리와 감긴 호스, 파란 대기등, 상자 위에서 잠든 콩즈.",
    },
    {
      kind: "steps",
      ground: "paper",
      title: "이렇게 될 예정이에요",
      items: [
        {
          title: "넣을 것을 골라요",
          body: "NFT 하나, 또는 같은 컬렉션의 여러 개. 결정하기 전에 무엇이 될지 포지가 보여 줘요.",
        },
        {
          title: "서명은 한 번이에요",
          body: "헌것이 나가고 새것이 들어오는 일이 한 거래에서 일어나요. 둘 다 없는 순간은 없어요.",
        },
        { title: "헌것은 사라져요", body: "완전히 소각돼요. 누구도 되돌릴 수 없고, 화면에도 큰 글씨로 적을 거예요." },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "아직 모루 위에 있는 것",
      body: "불을 붙이기 전에 단단해져야 할 것들이에요.",
      caption: "펑키 포지의 남은 질문",
      columns: [{ label: "질문" }, { label: "현재" }],
      rows: [
        ["어떤 컬렉션이 되나요?", "정해지지 않았어요"],
        ["비용은 얼마인가요?", "정해지지 않았어요. 어떤 경우든 서명 전에 보여 드려요"],
        ["스테이킹 중인 NFT도 되나요?", "안 돼요. 먼저 풀에서 빼 주세요"],
        ["출석 기록이 이어지나요?", "정해지지 않았어요"],
      ],
    },
    {
      kind: "callout",
      ground: "paper",
      title: "아직 아무것도 태우지 마세요",
      body: "‘포지용’ 주소로 NFT를 보내라는 사람은 훔치려는 거예요. 포지는 오직 이 페이지에서만 작동할 거예요.",
      actions: [{ label: "신고하기", email: 0 }],
    },
  ],
};
