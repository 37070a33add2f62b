import type { rwaSutucture as english } from "../en/rwa-sutucture";
import type { InLanguage } from "../in-language";

export const rwaSutucture: InLanguage<typeof english> = {
  title: "RWA 플랜의 구조: 누가 소유하고 운영하고 검증하나요",
  description:
    "실물 자산과 토큰을 어떻게 이을 계획인지, 누가 참여하고 돈은 어디로 흐르는지, 블록체인이 못 하는 일은 무엇인지 그림으로 설명해요.",
  district: "rwa",
  sections: [
    {
      kind: "opening",
      name: "RWA 구조",
      title: "누가 소유하고, 운영하고, 검증하나요",
      lead: "토큰의 가치는 그 뒤에 무엇이 있느냐에 달렸어요. 누가 그 뒤에 설 계획인지, 그중 누가 문제를 일으킬 수 있는지 알려 드려요.",
      actions: [
        { label: "그림으로 보기", below: "diagram", isPrimary: true },
        { label: "진행 과정 따라가기", page: "rwaProcess" },
      ],
      sceneAlt:
        "해 질 녘 부두의 창고를 자른 단면. 배관으로 이어진 세 층에서 Punky Society가 장부를 보고, Genesis가 밸브를 돌려요.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "상자 아홉 개로 보는 구조",
      body: "프로젝트마다 이렇게 짤 계획이에요. 실제 회사 이름은 계약한 뒤에 프로젝트별로 채워요.",
      caption: "RWA 프로젝트의 구조 계획",
      nodes: [
        { id: "institutions", label: "기관", note: "먼저 청약", column: 1, row: 1 },
        { id: "holding", label: "자산 보유 회사", note: "프로젝트마다 하나", column: 2, row: 1, tone: "accent" },
        { id: "asset", label: "실물 자산", note: "건물, 스튜디오, 주방", column: 3, row: 1 },
        { id: "auditor", label: "감사인", note: "독립된 제3자", column: 1, row: 2 },
        { id: "issuer", label: "토큰 발행사", note: "위임받은 만큼만", column: 2, row: 2 },
        { id: "operator", label: "운영사", note: "업종 전문가", column: 3, row: 2 },
        { id: "holders", label: "NFT 홀더", note: "캐릭터를 맡긴 홀더", column: 1, row: 3 },
        { id: "token", label: "토큰", note: "솔라나", column: 2, row: 3, tone: "accent" },
        { id: "market", label: "시장", note: "상장된 경우", column: 3, row: 3, tone: "quiet" },
      ],
      edges: [
        { from: "institutions", to: "holding", label: "청약 대금 납입" },
        { from: "holding", to: "asset", label: "소유" },
        { from: "operator", to: "asset", label: "운영" },
        { from: "operator", to: "holding", label: "비용을 뺀 돈 송금" },
        { from: "holding", to: "issuer", label: "발행 위임" },
        { from: "auditor", to: "issuer", label: "납입과 자산 확인" },
        { from: "issuer", to: "token", label: "발행" },
        { from: "token", to: "holders", label: "하루 단위 지급" },
        { from: "token", to: "market", label: "상장되면 거래" },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "맡은 일과 넘지 못하는 선",
      body: "아무도 모든 걸 혼자 할 수 없어야 구조가 제 역할을 해요.",
      caption: "참여자별 역할과 한계",
      columns: [{ label: "참여자" }, { label: "하는 일" }, { label: "못 하는 일" }],
      rows: [
        ["자산 보유 회사", "자산 하나만 소유해요", "정해진 의결 없이 빌려주거나 담보로 잡히거나 팔 수 없어요"],
        ["운영사", "사업을 운영하고 장부를 써요", "청약 대금을 직접 보관하지 않아요"],
        ["감사인", "장부와 통장, 자산을 맞춰 봐요", "결과에 따라 보수를 더 받을 수 없어요"],
        ["토큰 발행사", "토큰을 발행하고, 합의된 경우 소각해요", "확인된 청약 없이는 발행할 수 없어요"],
        ["기관", "먼저 검토하고 청약해요", "약속한 기간에는 팔 수 없어요"],
        ["NFT 홀더", "하루 단위로 토큰을 받아요", "프로젝트 문서에 없으면 의결권이 없어요"],
      ],
    },
    {
      kind: "prose",
      ground: "night",
      title: "자산마다 회사를 따로 두는 이유",
      blocks: [
        "한 프로젝트가 실패해도 그 빚은 거기서 끝나야 해요. 그래서 주방과 스튜디오가 같은 주인, 같은 통장, 같은 토큰을 쓰지 않게 하려고 해요. 한쪽에 생긴 문제를 다른 쪽이 갚는 일은 없어야 하니까요.",
        "“이 토큰 뒤에 뭐가 있나요?”라는 질문에 답하기도 쉬워져요. 등기 하나, 장부 하나, 감사 보고서 하나면 되니까요.",
        { heading: "블록체인이 할 수 없는 일" },
        "솔라나의 프로그램은 토큰을 세고 두 번 지급하지 않게 막을 수 있어요. 하지만 지붕이 새는지, 세입자가 월세를 내는지는 몰라요. 자산과 토큰 사이를 잇는 건 코드가 아니라 계약과 법원이고, 어느 나라 법원인지는 프로젝트 문서에 적혀 있어야 해요.",
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "벌어들인 돈이 지나가는 길",
      body: "가게 계산대에서 토큰을 가진 사람까지, 돈을 받는 순서대로 적었어요.",
      items: [
        { title: "사업이 돈을 벌어요", body: "임대료, 입장권, 식사, 라이선스. 업종에 따라 달라요." },
        {
          title: "비용과 세금이 먼저예요",
          body: "인건비, 수리비, 이자, 세금을 내요. 장사가 안된 해에는 여기서 끝나요.",
        },
        { title: "예비비를 채워요", body: "수리와 어려운 달에 대비해 프로젝트 문서에 적힌 금액까지 모아 둬요." },
        {
          title: "남은 돈이 보유 회사로 가요",
          body: "토큰을 가진 사람이 나눠 받는지는 그 토큰의 권리에 달렸어요. 아무 권리가 없는 토큰도 있을 수 있어요.",
        },
      ],
    },
    {
      kind: "questions",
      ground: "night",
      title: "어떤 구조든 물어봐야 할 것",
      body: "저희 구조도 예외는 아니에요. 여기서는 계획만 답하고, 개별 프로젝트의 답은 그 문서에 있어요.",
      items: [
        {
          question: "건물 일부가 제 것이 되나요?",
          answer: "아니요. 문서에 적힌 권리가 있는 토큰을 갖게 돼요. 건물의 주인은 자산 보유 회사예요.",
        },
        {
          question: "발행사가 사라지면요?",
          answer:
            "토큰은 지갑에 남지만 가치가 없어질 수 있어요. 보유 회사가 무엇을 책임져야 하는지는 계약과 그 나라의 법에 따라 달라져요.",
        },
        {
          question: "실제로는 어느 회사들인가요?",
          answer:
            "발표된 곳이 없어서 이름을 적지 않았어요. 프로젝트 문서가 나오기 전까지 상자는 파트너가 아니라 역할로 읽어 주세요.",
        },
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "이제 상자 안의 사람들을 볼까요",
      body: "어떤 전문가가 필요하고 어떻게 합류하는지는 컨소시엄 페이지에 있어요.",
      actions: [{ label: "컨소시엄 알아보기", page: "rwaConsortium", isPrimary: true }],
    },
  ],
};
