import type { companyVision as english } from "../en/company-vision";
import type { InLanguage } from "../in-language";

export const companyVision: InLanguage<typeof english> = {
  title: "비전과 가치: 말한 대로 하는 도시",
  description:
    "네 가지 가치와 그 대가, 저희가 어겼을 때 잡아내는 법, 그리고 어떤 순서로 도시를 완성해 갈지 말씀드려요.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "말한 대로 하는 도시",
      lead: "저희가 지키려는 가치 네 가지예요. 가치마다 무엇을 감수하는지, 지키는지 어떻게 확인할 수 있는지 적었어요.",
      actions: [
        { label: "네 가지 가치 읽기", below: "steps", isPrimary: true },
        { label: "약속을 확인하는 법 보기", page: "proof" },
      ],
      sceneAlt:
        "한낮, 구름 위 옥상의 망원경. 수염 난 이사와 종이 왕관을 쓴 아이가 탁자 위의 환한 도시 모형을 내려다보고 있어요.",
    },
    {
      kind: "steps",
      ground: "paper",
      title: "네 가지 가치, 그리고 그 값",
      body: "아무 값도 치르지 않는 가치는 표어일 뿐이에요.",
      items: [
        {
          title: "위험도 이익만큼 크게 말하기",
          body: "치르는 값: 듣기 좋은 말을 바라던 방문자. 잡아내는 법: 수익을 약속하는 페이지를 찾아보세요.",
        },
        {
          title: "다 만들고 나서 열기",
          body: "치르는 값: 늦어지는 것. 잡아내는 법: 눌러도 아무 일 없는 버튼을 찾아보세요.",
        },
        {
          title: "출구는 잠그지 않기",
          body: "치르는 값: 붙잡아 둘 수 없는 코인. 잡아내는 법: 저희가 멈춰 둔 동안 언스테이킹해 보세요.",
        },
        {
          title: "직접 그리기",
          body: "치르는 값: 시간, 그리고 가끔 못생긴 유인원. 잡아내는 법: 저희가 그리지 않았거나 쓰면 안 되는 그림을 찾아보세요.",
        },
      ],
    },
    {
      kind: "timeline",
      ground: "night",
      title: "짓는 순서",
      body: "날짜는 일부러 적지 않았어요. 날짜는 누군가의 잠을 걸고 하는 약속이거든요.",
      states: { done: "열림", now: "짓는 중", next: "그다음" },
      items: [
        {
          when: "첫째",
          title: "코인 발전소",
          body: "만기까지 줄 보상을 미리 마련해 두는 SCG 스테이킹, 그리고 그것을 보여 주는 페이지.",
          state: "done",
        },
        {
          when: "둘째",
          title: "읽을 수 있는 거리",
          body: "모든 구역을 세 언어로 설명해요. 정해진 것과 정해지지 않은 것까지.",
          state: "done",
        },
        {
          when: "셋째",
          title: "캐릭터의 일자리",
          body: "펑키 부스트와 펑키 노바, 출석, 드롭, 누구나 따라갈 수 있는 베스팅.",
          state: "done",
        },
        {
          when: "넷째",
          title: "Kaia에서 건너오는 다리",
          body: "예전 NFT가 하나씩 건너와요. 양쪽이 모두 적힌 영수증과 함께요.",
          state: "next",
        },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "이 정도면 성공이에요",
      blocks: [
        "의심 많은 친구에게 홀더가 보상의 출처를 두 문장으로 설명할 수 있을 때. 처음 온 사람이 5분 만에 그걸 확인할 수 있을 때. 떠나는 사람이 누구에게도 부탁하지 않고 떠날 수 있을 때.",
        "그리고 불 켜진 창문이 지난달보다 늘 하나 더 많을 때요.",
      ],
      actions: [{ label: "최근에 바뀐 것 읽기", page: "companyNews" }],
    },
  ],
};
