import type { companyBoardmember as english } from "../en/company-boardmember";
import type { InLanguage } from "../in-language";

export const companyBoardmember: InLanguage<typeof english> = {
  title: "이사진: 열아홉 사람, 테이블 하나",
  description:
    "펑크비즘을 책임지는 열아홉 사람이 각자 무엇을 맡고 있는지, 결정은 어떻게 내리는지, 어디에서 만날 수 있는지 소개해요.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "의자 열아홉 개와 주전자 하나",
      lead: "펑크토피아를 움직이는 사람들이에요. 누가 무슨 일을 맡는지 볼 수 있어요.",
      actions: [{ label: "{{members}}명 모두 보기", below: "board", isPrimary: true }],
      sceneAlt:
        "위에서 내려다본 한낮의 회의실. 아주 긴 타원형 테이블과 저마다 다른 의자 열아홉 개, 서류들, 한가운데의 주전자, 회의록 위의 고양이.",
    },
    {
      kind: "board",
      ground: "paper",
      title: "누가 어디에 앉나요",
      body: "창가부터 테이블을 따라 도는 순서예요.",
    },
    {
      kind: "table",
      ground: "night",
      title: "무엇을 누가 정하나요",
      body: "외울 수 있도록 짧게 적었어요.",
      caption: "결정과 결정하는 사람",
      columns: [{ label: "결정" }, { label: "정하는 사람" }, { label: "알리는 곳" }],
      rows: [
        ["새 스테이킹의 보상률", "재무 담당과 다른 한 사람", "스테이킹 페이지에, 즉시"],
        ["새 스테이킹 일시 중지", "당번 셋 중 누구든 한 사람", "스테이킹 페이지에, 즉시"],
        ["프로그램 새 버전", "테이블 전원", "적용하기 전에 뉴스로"],
        ["새 파트너", "해당 담당과 법무", "파트너 페이지에"],
      ],
      sample: "board-decisions",
    },
  ],
};
