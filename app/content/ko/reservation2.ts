import type { PageContent } from "../sections";

export const reservation2: PageContent = {
  title: "예약 안내: 호텔, 성형외과, 안과",
  description:
    "호텔과 성형외과, 안과 예약을 한곳에서 시작하세요. 준비할 것과 진행 순서, 상태의 뜻, 취소하는 방법을 한국어로 안내해요.",
  district: "benefit",
  sections: [
    {
      kind: "opening",
      name: "예약 안내",
      title: "어디로 모실까요",
      lead: "세 곳의 예약 신청서를 여기에서 열 수 있어요. 3분이면 충분하고, 지갑이 없어도 예약할 수 있어요.",
      actions: [
        { label: "호텔 예약", page: "reservation/hotel", isPrimary: true },
        { label: "성형외과 예약", page: "reservation/plasticSurgery" },
        { label: "안과 예약", page: "reservation/eyeClinic" },
      ],
      sceneAlt:
        "분홍 차양 불빛 아래 작은 여행 안내대. 침대와 하트와 눈이 그려진 이정표 세 개, 도장을 든 소사이어티 직원, 스티커 붙은 여행 가방.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "신청서마다 묻는 것",
      caption: "예약에 필요한 정보",
      columns: [{ label: "예약" }, { label: "날짜" }, { label: "그 밖에" }],
      rows: [
        ["호텔", "체크인과 체크아웃", "객실 수, 인원, 요청 사항"],
        ["성형외과", "희망 날짜와 시간대", "상담 종류, 인원"],
        ["안과", "희망 날짜와 시간대", "검진 종류, 인원"],
        ["공통", "—", "이름, 전화번호, 이메일, 개인정보 처리 동의"],
      ],
    },
    {
      kind: "steps",
      ground: "night",
      title: "예약은 네 단계예요",
      items: [
        { title: "적어서 보내요", body: "틀린 칸은 바로 알려 드려요. 이미 적은 내용은 사라지지 않아요." },
        { title: "번호를 받아요", body: "화면에 예약 번호가 나와요. 지갑으로 로그인했다면 마이페이지에도 남아요." },
        {
          title: "답을 기다려요",
          body: "담당자가 확인한 다음 이메일로 알려 드려요. 급한 일정이라면 요청 사항에 적어 주세요.",
        },
        {
          title: "바뀌면 취소해요",
          body: "마이페이지에서 취소하거나 번호와 함께 이메일을 보내 주세요. 취소를 처리하는 동안에는 ‘취소 처리 중’으로 보여요.",
        },
      ],
    },
    {
      kind: "questions",
      ground: "paper",
      title: "예약 전에 자주 묻는 것",
      body: "짧게 답해 드려요.",
      items: [
        {
          question: "예약하면 바로 결제되나요?",
          answer: "아니요. 이 사이트에서는 결제하지 않아요. 비용은 이용하는 곳에 직접 내요.",
        },
        {
          question: "건강 상태를 적어야 하나요?",
          answer: "적지 말아 주세요. 어떤 예약인지만 고르면 되고, 자세한 이야기는 병원과 직접 나누세요.",
        },
        {
          question: "가족 대신 예약해도 되나요?",
          answer: "호텔은 괜찮아요. 병원은 진료받을 분의 이름과 연락처로 예약해 주세요.",
        },
      ],
    },
  ],
};
