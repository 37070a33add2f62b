import type { punkvismCoinRwaVenture as english } from "../en/punkvism-coin-rwa-venture";
import type { InLanguage } from "../in-language";

export const punkvismCoinRwaVenture: InLanguage<typeof english> = {
  title: "RWA 벤처: SCG와 실물 프로젝트의 관계",
  description:
    "실물 프로젝트를 검토하는 비용을 SCG 주머니에서 내는 계획이에요. 어디에 쓰고 무엇이 돌아오는지, 홀더가 받지 않는 것은 무엇인지 설명해요.",
  district: "coin",
  sections: [
    {
      kind: "opening",
      title: "프로젝트 검토비를 대는 SCG",
      lead: "실물 프로젝트가 토큰을 내기 전에 드는 변호사, 평가인, 첫 시험 운영 비용을 따로 떼어 둔 SCG로 내려는 계획이에요.",
      actions: [
        { label: "어떻게 쓰이는지 보기", below: "diagram", isPrimary: true },
        { label: "코인 정보 열기", shared: "coin-info" },
      ],
      sceneAlt:
        "한낮, 조폐소와 항구 사이. 동전 궤짝 하나를 실은 작은 기차가 다리를 건너고, Genesis가 신호를 보내고, 크래프터가 도면을 들고 기다려요.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "검토비로 나가서 토큰으로 돌아와요",
      body: "프로젝트가 모든 관문을 통과했을 때 코인과 어떻게 이어지는지 그린 계획이에요.",
      caption: "RWA 벤처의 순환 계획",
      nodes: [
        { id: "supply", label: "SCG 총량", column: 1, row: 1 },
        { id: "purse", label: "벤처 주머니", note: "공개 주소", column: 2, row: 1, tone: "accent" },
        { id: "checks", label: "검토", note: "법률, 가치, 시험", column: 3, row: 1 },
        { id: "holders", label: "NFT 홀더", column: 1, row: 2 },
        { id: "community", label: "커뮤니티 몫", note: "프로젝트 토큰의 일부", column: 2, row: 2 },
        { id: "project", label: "프로젝트", note: "통과하면", column: 3, row: 2, tone: "quiet" },
      ],
      edges: [
        { from: "supply", to: "purse", label: "나눠서 배정" },
        { from: "purse", to: "checks", label: "비용 지급" },
        { from: "checks", to: "project", label: "통과 또는 거절" },
        { from: "project", to: "community", label: "토큰 일부 확보" },
        { from: "community", to: "holders", label: "날마다 나눠 지급" },
      ],
    },
    {
      kind: "plot",
      ground: "paper",
      title: "검토 한 번에 드는 돈",
      body: "프로젝트 하나의 검토 예산을 나눈 예시예요. 벽돌 한 장도 이 돈으로 사지 않아요.",
      caption: "검토 예산 예시",
      description: "100%를 나타내는 막대 하나예요. 법률과 문서 35%, 평가와 감사 25%, 첫 시험 운영 25%, 예비비 15%예요.",
      unit: "%",
      sample: "examination-budget",
      shape: "shares",
      labelColumn: "용도",
      valueColumn: "예산에서 차지하는 비율",
      points: [
        { label: "법률과 문서", value: 35 },
        { label: "평가와 감사", value: 25 },
        { label: "첫 시험 운영", value: 25 },
        { label: "예비비", value: 15 },
      ],
    },
    {
      kind: "steps",
      ground: "night",
      title: "프로젝트가 비용을 요청하는 방법",
      body: "거절한 프로젝트를 검토하는 데에도 돈이 들어요. 제때 거절하는 값이에요.",
      items: [
        { title: "두 쪽짜리 제안서", body: "자산이 무엇이고 누구의 것인지, 누가 운영할지, 토큰이 왜 필요한지 적어요." },
        { title: "상한이 있는 예산", body: "돈을 받을 곳의 이름과 함께 공개해요." },
        { title: "결과를 보고 지급", body: "보고서를 받고 지급해요. 보고서가 없으면 다음 지급도 없어요." },
        { title: "공개 답변", body: "계속할지 멈출지 이유와 함께 뉴스로 알려요." },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "SCG가 있다고 프로젝트를 가진 건 아니에요",
      body: "둘을 헷갈리는 분이 많은데, 헷갈리면 큰돈을 잃을 수 있어요.",
      caption: "SCG와 프로젝트 토큰 비교",
      columns: [{ label: "질문" }, { label: "SCG" }, { label: "프로젝트 토큰" }],
      rows: [
        ["뒤에 무엇이 있나요?", "도시 안에서의 쓰임", "프로젝트 문서에 적힌 권리"],
        [
          "하루 수량은 누가 받나요?",
          "NFT를 맡긴 홀더가 풀에서 받을 계획",
          "NFT를 맡긴 홀더가 커뮤니티 몫에서 받을 계획",
        ],
        ["자산을 팔면 돈을 받나요?", "아니요", "문서에 적혀 있을 때만"],
        ["지금 있나요?", "네", "이 계획으로 발행한 토큰은 없어요"],
      ],
    },
    {
      kind: "balance",
      ground: "night",
      title: "해 볼 이유, 조심할 이유",
      body: "벤처는 모험이라는 뜻이에요. 잘못될 수 있으니 모험이죠.",
      good: {
        title: "해 볼 이유",
        items: [
          "부실한 프로젝트를 다른 사람의 돈이 들어오기 전에 멈춰요.",
          "주머니의 주소가 블록체인에 공개되니 어디에 썼는지 따라가 볼 수 있어요.",
          "캐릭터 홀더는 청약하지 않고도 통과한 프로젝트의 몫을 받아요.",
        ],
      },
      bad: {
        title: "조심할 이유",
        items: [
          "비용을 SCG로 내려면 SCG를 팔아야 하고, 그만큼 가격이 내려갈 수 있어요.",
          "통과하는 프로젝트 없이 돈을 다 쓸 수도 있어요.",
          "제안을 고르는 사람이 잘못 고를 수 있어요. 고르는 규칙도 아직 쓰지 않았어요.",
        ],
      },
    },
    {
      kind: "questions",
      ground: "paper",
      title: "다리 위에서 짧게 답해요",
      body: "긴 답은 백서에 담을 내용이에요.",
      items: [
        {
          question: "제 SCG를 벤처에 넣을 수 있나요?",
          answer:
            "아니요. 누구에게도 SCG를 넣어 달라고 하지 않아요. 저희 이름을 대고 달라는 사람이 있다면 거짓말이에요.",
        },
        {
          question: "주머니는 얼마나 큰가요?",
          answer: "정해지면 코인 개요 페이지에 비율을 적어요. 거기에 예시라고 표시된 비율은 아직 정한 값이 아니에요.",
        },
        {
          question: "SCG를 맡기면 프로젝트 토큰도 받나요?",
          answer: "그런 계획은 없어요. 코인 스테이킹 보상은 SCG뿐이에요.",
        },
      ],
    },
  ],
};
