import type { companyAbout as english } from "../en/company-about";
import type { InLanguage } from "../in-language";

export const companyAbout: InLanguage<typeof english> = {
  title: "회사 소개: 펑크토피아를 움직이는 사람들",
  description:
    "도시를 움직이는 건 누구인지, 무엇을 팔고 무엇을 팔지 않는지, 어떻게 버는지, 맡긴 코인에 저희 권한이 어디까지 닿는지 알려 드려요.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "도시의 불을 지키는 일을 해요",
      lead: "펑크비즘은 캐릭터를 그리고, 프로그램을 짜고, 메일에 답해요. 이 페이지는 그 일을 하는 사람들의 이야기예요. 가격 이야기는 없어요.",
      actions: [
        { label: "하는 일 보기", below: "cards", isPrimary: true },
        { label: "이사진 만나기", page: "companyBoardmember" },
      ],
      sceneAlt:
        "인형의 집처럼 단면이 드러난 한낮의 하얀 사옥. 이젤 앞의 픽셀 사람들, 서버실, 우편 자루가 쌓인 우편실, 빨래가 널린 옥상 정원.",
    },
    {
      kind: "cards",
      ground: "paper",
      title: "하루 종일 하는 일",
      items: [
        {
          icon: "palette",
          label: "그리기",
          title: "캐릭터와 장소",
          body: "일곱 컬렉션과 그들이 사는 땅을 그려요. 그림은 꼭 두 번 봐요. 우표만 하게 한 번, 문짝만 하게 한 번.",
        },
        {
          icon: "code",
          label: "만들기",
          title: "프로그램과 이 사이트",
          body: "누구나 소스를 읽고 다시 빌드해 볼 수 있는 작은 솔라나 프로그램, 그리고 서명만 부탁하는 사이트를 만들어요.",
        },
        {
          icon: "bed",
          label: "맺기",
          title: "혜택과 예약",
          body: "홀더를 잘 대해 주는 곳과 약속을 맺어요. 글로 적고, 끝나는 날도 적어요.",
        },
        {
          icon: "building",
          label: "준비하기",
          title: "실물 자산, 신중하게",
          body: "기관이 먼저, 토큰이 그다음이에요. 그 둘이 단단해지기 전에는 다음으로 넘어가지 않아요.",
        },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "어디서 벌고 어디서는 벌지 않는지",
      body: "누군가의 말을 믿기 전에, 그 사람이 무엇을 얻는지부터 알아야 하니까요.",
      caption: "펑크비즘의 수입원",
      columns: [{ label: "수입원" }, { label: "지금은" }, { label: "어디에서 확인하나요" }],
      rows: [
        ["NFT 최초 판매", "민팅이 열려 있을 때", "민팅 페이지에서, 서명하기 전에"],
        ["재판매 로열티", "마켓이 지급하는 경우", "해당 마켓에서"],
        ["풀 수수료", "따로 정하지 않았다면 0", "스테이킹 화면과 금고 증명 페이지에서"],
        ["제휴처 수수료", "약정한 경우", "예약 확정 메일에서"],
        ["맡겨 주신 코인", "절대 쓰지 않음", "금고에서. 그대로 있어요"],
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "저희 권한이 끝나는 곳",
      body: "무언가를 운영한다는 건 힘을 갖는 일이에요. 그 힘에는 넘지 못하는 선이 있어요.",
      good: {
        title: "할 수 있는 일",
        items: [
          "이상한 점이 보이면 새 스테이킹을 잠시 멈추기",
          "앞으로 들어올 스테이킹의 보상률 정하기",
          "보상 금고를 채우고, 누구에게도 줄 필요가 없는 만큼만 꺼내기",
        ],
      },
      bad: {
        title: "할 수 없는 일",
        items: [
          "나가려는 원금을 붙잡아 두기",
          "이미 맡긴 스테이킹의 보상률 바꾸기",
          "잘못된 주소로 보낸 것을 되찾아 오기",
        ],
      },
      proof: {
        title: "그 선을 직접 확인하세요",
        body: "어떤 키가 있고 누가 가지고 있는지, 어떤 프로그램이 돌고 있는지는 금고 증명 페이지가 열리는 순간 블록체인에서 읽어 보여 드려요.",
        actions: [{ label: "금고 증명 페이지 열기", page: "proof" }],
      },
    },
    {
      kind: "company",
      ground: "paper",
      title: "이름과 주소, 메일",
      body: "편지도 잘 도착해요. 이메일은 더 빨리 도착하고요.",
    },
    {
      kind: "callout",
      ground: "night",
      title: "지갑 이야기로 먼저 연락드리는 일은 없어요",
      body: "펑크비즘은 복구 문구도, 개인 키도, ‘인증’ 송금도 요구하지 않아요. 그런 메시지를 받으셨다면 저희가 보낸 게 아니에요. 전달해 주시면 다른 분들께 알릴게요.",
      actions: [{ label: "이메일 보내기", email: 0, isPrimary: true }],
    },
  ],
};
