import type { companyCi as english } from "../en/company-ci";
import type { InLanguage } from "../in-language";

export const companyCi: InLanguage<typeof english> = {
  title: "CI/BI: 로고와 엠블럼, 사용 규정",
  description:
    "펑크비즘 로고와 엠블럼을 PNG와 AI 파일로 내려받으세요. 여백과 최소 크기, 색상, 하면 안 되는 사용 예도 함께 안내해요.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "픽셀로 쓴 이름",
      lead: "로고와 엠블럼을 PNG와 AI 파일로 내려받을 수 있어요. 저희를 이야기할 때는 얼마든지 쓰셔도 되지만, 저희인 척하는 데는 쓸 수 없어요.",
      actions: [
        { label: "로고 내려받기(PNG)", file: "punkvism-ci.png", isPrimary: true },
        { label: "다른 파일 요청하기", email: 1 },
      ],
      sceneAlt:
        "한낮의 사옥 간판 작업실. 이젤 위 커다란 블록 글자 PUNKVISM, 사다리, 형광 연두와 먹색 페인트 통, 붓을 든 콩즈.",
    },
    {
      kind: "downloads",
      ground: "paper",
      title: "파일",
      body: "화면에는 PNG, 인쇄와 그래픽 프로그램에는 AI를 쓰세요.",
      items: [
        {
          files: ["punkvism-ci.png", "punkvism-ci.ai"],
          picture: "logo",
          pictureAlt: "형광 연두색 픽셀 글자 PUNKVISM.",
          title: "어두운 배경용 CI/BI",
          body: "이 사이트에 있는 그대로의 로고예요.",
        },
        {
          files: ["punkvism-ci-ink.png", "punkvism-ci-ink.ai"],
          picture: "logo-ink",
          pictureAlt: "먹색 픽셀 글자 PUNKVISM.",
          title: "밝은 배경용 CI/BI",
          body: "종이처럼 밝은 곳에 쓰는 먹색 로고예요.",
        },
        {
          files: ["punkvism-emblem.png", "punkvism-emblem.ai"],
          picture: "mark",
          pictureAlt: "펑크비즘의 정사각형 엠블럼.",
          title: "엠블럼",
          body: "프로필 사진과 도장, 버튼에 쓰는 정사각형 표시예요.",
        },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "치수",
      body: "한 칸은 그림의 픽셀 하나예요. 그래야 모든 것이 격자에 맞아요.",
      caption: "크기와 여백 규정",
      columns: [{ label: "항목" }, { label: "로고" }, { label: "엠블럼" }],
      rows: [
        ["사방 여백", "8칸", "4칸"],
        ["화면 최소 크기", "너비 122픽셀", "너비 16픽셀"],
        ["인쇄 최소 크기", "너비 24밀리미터", "너비 6밀리미터"],
        ["확대", "정수배로만", "정수배로만"],
        ["색상", "먹색 위에 형광 연두 #D7FF3E, 종이 위에 먹색 #0C0B12", "그려진 그대로"],
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "이렇게는 되고, 저렇게는 안 돼요",
      body: "로고는 서명이에요. 저희 대신 서명하지는 말아 주세요.",
      good: {
        title: "이렇게 써 주세요",
        items: [
          "저희를 소개할 때 이 사이트로 연결하기",
          "크기를 바꿔도 가장자리를 또렷하게. 부드럽게 처리하지 않기",
          "배경에서 잘 보이는 쪽 고르기",
        ],
      },
      bad: {
        title: "이렇게는 쓰지 말아 주세요",
        items: [
          "늘이거나 기울이거나 테두리, 그림자, 움직임 넣기",
          "다른 로고의 일부로 만들기",
          "저희 서명 없이 파트너, 공식, 보증 같은 말 옆에 놓기",
        ],
      },
    },
  ],
};
