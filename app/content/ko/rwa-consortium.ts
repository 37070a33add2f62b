import type { rwaConsortium as english } from "../en/rwa-consortium";
import type { InLanguage } from "../in-language";

export const rwaConsortium: InLanguage<typeof english> = {
  title: "RWA 플랜 컨소시엄: 한 테이블의 여덟 자리",
  description:
    "실물 프로젝트가 토큰을 발행하기 전에 어떤 전문가가 모여야 하는지, 누가 독립적이어야 하는지, 기업은 어떻게 합류하는지 알려 드려요.",
  district: "rwa",
  sections: [
    {
      kind: "opening",
      name: "RWA 컨소시엄",
      title: "항구는 혼자 지을 수 없어요",
      lead: "컨소시엄은 한 프로젝트를 함께 책임지는 모임이에요. 자리는 여덟 개이고, 하나라도 비면 프로젝트는 다음으로 넘어가지 않아요.",
      actions: [
        { label: "여덟 자리 보기", below: "diagram", isPrimary: true },
        { label: "합류 문의하기", email: 1 },
      ],
      sceneAlt:
        "밤의 항구 사무실, 등불 아래 둥근 테이블. 다섯 사람 앞에 도면이 펼쳐져 있고 의자 셋은 비었으며, 왕관 쓴 PunkyKongz가 번호 매긴 상자 곁에 서 있어요.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "누가 무엇을 가져오나요",
      body: "화살표 하나하나가 서명해야 하는 약속이에요. 역할만 계획해 두었고, 합의하기 전에는 회사 이름을 적지 않아요.",
      caption: "컨소시엄의 여덟 자리",
      nodes: [
        { id: "owner", label: "자산 소유자", column: 1, row: 1 },
        { id: "operator", label: "운영사", column: 2, row: 1 },
        { id: "valuer", label: "평가인", note: "독립", column: 3, row: 1, tone: "quiet" },
        { id: "lawyer", label: "법률사무소", column: 1, row: 2 },
        { id: "table", label: "프로젝트", note: "계약서 한 부", column: 2, row: 2, tone: "accent" },
        { id: "auditor", label: "감사인", note: "독립", column: 3, row: 2, tone: "quiet" },
        { id: "custodian", label: "수탁사", note: "독립", column: 1, row: 3, tone: "quiet" },
        { id: "issuer", label: "발행사", column: 2, row: 3 },
        { id: "community", label: "펑크비즘", note: "커뮤니티와 사이트", column: 3, row: 3 },
      ],
      edges: [
        { from: "owner", to: "table", label: "자산 제공" },
        { from: "operator", to: "table", label: "사업 운영" },
        { from: "valuer", to: "table", label: "가치 평가" },
        { from: "lawyer", to: "table", label: "권리 문서화" },
        { from: "auditor", to: "table", label: "장부 검증" },
        { from: "custodian", to: "table", label: "자금 보관" },
        { from: "issuer", to: "table", label: "토큰 발행" },
        { from: "community", to: "table", label: "홀더 연결과 공개 보고" },
      ],
    },
    {
      kind: "cards",
      ground: "paper",
      title: "참여자는 세 부류예요",
      body: "누가 누구에게 돈을 받는지가 달라요. 도장 하나를 믿기 전에 알아 둘 만한 차이예요.",
      items: [
        {
          icon: "chart",
          label: "만드는 쪽",
          title: "프로젝트가 벌어야 벌어요",
          body: "자산 소유자와 운영사예요. 업종을 잘 알고, 프로젝트가 계속되길 바라요. 그 말은 중요하지만 그 말만으로는 부족해요.",
        },
        {
          icon: "scales",
          label: "검증하는 쪽",
          title: "결과와 상관없이 똑같이 받아요",
          body: "평가인, 감사인, 수탁사예요. 보수가 결과에 따라 달라져서는 안 되고, 만드는 쪽과 같은 계열이어서도 안 돼요.",
        },
        {
          icon: "document",
          label: "잇는 쪽",
          title: "블록체인 위로 옮겨요",
          body: "법률사무소, 발행사, 펑크비즘이에요. 권리를 문서로, 문서를 토큰으로 바꾸고, 누구나 읽을 수 있는 페이지로 옮겨요.",
        },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "참여자마다 공개할 것",
      body: "컨소시엄이 서명하면 프로젝트 페이지의 해당 탭에 이 내용을 올릴 계획이에요.",
      caption: "참여자 공개 항목",
      columns: [{ label: "공개 항목" }, { label: "알아야 하는 이유" }],
      rows: [
        ["정식 회사명과 국가", "등기부에서 직접 찾아볼 수 있도록"],
        ["역할과 계약 기간", "내년에 끝나는 역할은 내년까지만 지켜 주니까요"],
        ["수수료와 발행 지분", "이해관계를 알면 의견이 달리 들려요"],
        ["다른 참여자와의 관계", "주인이 같은 두 자리는 사실 한 자리예요"],
        ["떠날 경우 대신할 곳", "떠난 감사인은 아무것도 검증하지 못해요"],
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "기업이 합류하는 방법",
      body: "개인 투자자가 아니라 기업을 위한 안내예요. 여기서 살 수 있는 토큰은 없어요.",
      items: [
        { title: "이메일 보내기", body: "원하는 자리, 업종, 국가, 그리고 끝까지 해낸 프로젝트 하나를 알려 주세요." },
        {
          title: "서로에게 장부 공개하기",
          body: "인허가, 최근 몇 년의 재무 자료, 진행 중인 소송을 참여자끼리 확인해요.",
        },
        {
          title: "이해관계 밝히기",
          body: "누구를 소유하고, 누가 소유하며, 누구에게 돈을 받는지 밝혀요. 이 내용은 공개돼요.",
        },
        { title: "같은 계약서에 서명하기", body: "모두 같은 문서에 서명해요. 따로 맺은 약속이 끼어들 틈이 없도록요." },
      ],
    },
    {
      kind: "balance",
      ground: "night",
      title: "컨소시엄이 해 주는 것과 못 해 주는 것",
      body: "참여자 명단이 길면 든든해 보이죠. 그래도 끝까지 읽어 주세요.",
      good: {
        title: "이런 점이 좋아요",
        items: [
          "여러 전문가가 같은 것을 보니 실수를 일찍 찾아요.",
          "돈과 장부, 자산을 각각 다른 곳이 맡아요.",
          "문제가 생겼을 때 누가 나서야 하는지 적혀 있어요.",
        ],
      },
      bad: {
        title: "이런 건 막지 못해요",
        items: [
          "처음부터 장사가 안되는 프로젝트",
          "참여자의 부도나 다툼, 이탈",
          "모두 서명한 뒤에 바뀌는 법",
          "참여자 모두가 한꺼번에 틀리는 일",
        ],
      },
    },
    {
      kind: "callout",
      ground: "night",
      title: "우리 회사에 맞는 자리가 있나요?",
      body: "어느 자리인지 알려 주세요. 맞는 프로젝트가 없더라도 답장은 드려요.",
      actions: [
        { label: "제휴 담당에게 이메일 쓰기", email: 1, isPrimary: true },
        { label: "파트너 보기", page: "companyPartners" },
      ],
    },
  ],
};
