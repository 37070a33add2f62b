import type { benefitMembership as english } from "../en/benefit-membership";
import type { InLanguage } from "../in-language";

export const benefitMembership: InLanguage<typeof english> = {
  title: "멤버십: 객실과 진료, 그리고 요트",
  description:
    "호텔, 병원, 투어, 헤어, 피트니스, 커피, 요트까지 멤버로 예약하세요. 예약이 진행되는 순서와 비용, 취소하는 방법을 알려 드려요.",
  district: "benefit",
  sections: [
    {
      kind: "opening",
      title: "멤버가 발 뻗고 쉬는 곳",
      lead: "홀더로서 호텔, 병원, 투어 등을 예약할 수 있어요. 신청과 취소는 무료이고, 이용 요금만 그곳에 내면 돼요.",
      actions: [
        { label: "예약할 곳 고르기", below: "cards", isPrimary: true },
        { label: "예약 안내 보기", page: "reservation2" },
      ],
      sceneAlt:
        "로비에서 본 밤의 호텔 프런트. 열쇠가 걸린 벽과 종, 콧수염 난 소사이어티 안내원, 여행 가방 더미 위에서 잠든 HA_G 아이.",
    },
    {
      kind: "cards",
      ground: "night",
      sample: "member-bookings",
      title: "여덟 개의 문",
      body: "문 뒤에 있는 곳은 철마다 바뀌어요. 어디인지는 예약을 확정하기 전에 알려 드려요.",
      items: [
        {
          icon: "bed",
          label: "머물기",
          title: "호텔",
          body: "조식과 늦은 체크아웃이 있는 객실.",
          action: { label: "호텔 예약하기", page: "reservation/hotel" },
        },
        {
          icon: "clinic",
          label: "돌보기",
          title: "성형외과",
          body: "의사와의 첫 상담이에요. 그다음은 두 분이 정하세요.",
          action: { label: "상담 예약하기", page: "reservation/plasticSurgery" },
        },
        {
          icon: "eye",
          label: "돌보기",
          title: "안과",
          body: "질문할 시간은 있고 권유할 시간은 없는 검진.",
          action: { label: "안과 예약하기", page: "reservation/eyeClinic" },
        },
        {
          icon: "compass",
          label: "떠나기",
          title: "투어",
          body: "그 도시에서 자란 사람과 보내는 하루.",
          action: { label: "투어 예약하기", dialog: "booking" },
        },
        {
          icon: "scissors",
          label: "꾸미기",
          title: "헤어 살롱",
          body: "HA_G가 할 법한 색이라면 무엇이든. 차분한 색도 있어요.",
          action: { label: "헤어 예약하기", dialog: "booking" },
        },
        {
          icon: "dumbbell",
          label: "움직이기",
          title: "피트니스",
          body: "첫 한 시간은 트레이너와 함께하는 일주일 체험.",
          action: { label: "피트니스 예약하기", dialog: "booking" },
        },
        {
          icon: "cup",
          label: "마시기",
          title: "커피",
          body: "창가 자리, 그리고 커피 한 잔은 무료예요.",
          action: { label: "커피 예약하기", dialog: "booking" },
        },
        {
          icon: "boat",
          label: "물에 뜨기",
          title: "요트 투어",
          body: "물 위의 두 시간. 날씨가 정하고, 날씨는 뇌물을 받지 않아요.",
          action: { label: "요트 예약하기", dialog: "booking" },
        },
      ],
    },
    {
      kind: "timeline",
      ground: "paper",
      title: "예약의 일생",
      body: "버튼을 누른 뒤에 일어나는 일이에요.",
      states: { done: "내 차례", now: "저희 차례", next: "함께" },
      items: [
        {
          when: "곧바로",
          title: "예약 번호를 받아요",
          body: "신청이 그 번호로 저장돼요. 두 번 눌러도 두 번 예약되지 않아요.",
          state: "done",
        },
        {
          when: "영업일 기준 이틀 안",
          title: "저희가 물어봐요",
          body: "되는지 안 되는지, 다른 날은 어떤지 알려 드려요. 병원에서 직접 전화할 수도 있어요.",
          state: "now",
        },
        {
          when: "전날까지",
          title: "취소할 수 있어요",
          body: "로그인하고 예약했다면 마이페이지에서, 아니라면 예약 번호와 함께 이메일로요. 저희 쪽 비용은 없어요.",
          state: "done",
        },
        {
          when: "당일",
          title: "찾아가요",
          body: "예약한 지갑을 챙겨 가세요. 거기서 내는 돈은 그곳에 내는 거예요.",
          state: "next",
        },
      ],
    },
    {
      kind: "questions",
      ground: "night",
      title: "프런트에서 받은 질문",
      body: "종은 안 치셔도 돼요.",
      items: [
        {
          question: "제가 예약하면 회사가 돈을 받나요?",
          answer: "저희가 소개비를 받는 곳이라면 확정 메일에 적어 드려요. 그렇다고 내시는 값이 오르지는 않아요.",
        },
        {
          question: "의료 상담도 멤버십에 들어 있나요?",
          answer:
            "아니요. 저희는 허가받은 병원의 시간을 예약할 뿐, 의학은 몰라요. 병원에 하신 말씀은 병원에만 남고, 저희는 신청서에 있는 것만 보관해요.",
        },
        {
          question: "친구가 대신 가도 되나요?",
          answer:
            "호텔과 투어, 테이블은 이름을 알려 주시면 돼요. 병원은 안 돼요. 진료 예약은 예약한 본인만 쓸 수 있어요.",
        },
      ],
    },
  ],
  dialogs: [
    {
      id: "booking",
      title: "이메일로 예약하기",
      blocks: [
        "이곳은 아직 신청서가 없어서 담당자가 직접 예약해 드려요. 이메일로 다음을 알려 주세요.",
        {
          list: ["어느 도시인지", "괜찮은 날짜 두 개와 인원", "지갑 주소의 처음 다섯 글자와 마지막 다섯 글자"],
        },
        "건강 상태는 적지 말아 주시고, 복구 문구는 절대 보내지 마세요. 영업일 기준 이틀 안에 예약 번호와 함께 답해 드려요.",
      ],
      actions: [
        { label: "투어 문의 쓰기", email: 0, subject: "예약 문의: 투어" },
        { label: "헤어 살롱 문의 쓰기", email: 0, subject: "예약 문의: 헤어 살롱" },
        { label: "피트니스 문의 쓰기", email: 0, subject: "예약 문의: 피트니스" },
        { label: "커피 문의 쓰기", email: 0, subject: "예약 문의: 커피" },
        { label: "요트 투어 문의 쓰기", email: 0, subject: "예약 문의: 요트 투어" },
      ],
    },
  ],
};
