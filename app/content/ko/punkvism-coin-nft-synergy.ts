import type { punkvismCoinNftSynergy as english } from "../en/punkvism-coin-nft-synergy";
import type { InLanguage } from "../in-language";

export const punkvismCoinNftSynergy: InLanguage<typeof english> = {
  title: "NFT 시너지: SCG와 캐릭터가 함께하는 일",
  description:
    "캐릭터가 Twig와 SCG, 보너스 SCG를 어떻게 버는지, 출석하면 무엇이 더해지는지, 보상은 어디서 나오고 한계는 무엇인지 알려 드려요.",
  district: "coin",
  sections: [
    {
      kind: "opening",
      title: "혼자가 아닌 코인",
      lead: "SCG는 가만히 맡겨 두면 벌고, 캐릭터는 얼굴을 비쳐야 더 벌어요. 맡기고, 출석하고, 받아요. 둘이 어떻게 맞물리는지 보여 드릴게요.",
      actions: [
        { label: "오늘 SCG 맡기기", page: "powerzoneCoinStaking", isPrimary: true },
        { label: "캐릭터가 받는 보상 보기", below: "table" },
      ],
      sceneAlt:
        "새벽 조폐소의 급여 창구. PunkyKongz, Punky HA_G, Wise Alya가 출근 카드를 들고 줄을 섰고, 직원이 동전과 초록 잔가지를 내밀어요.",
    },
    {
      kind: "table",
      ground: "night",
      title: "캐릭터가 받을 수 있는 여섯 가지",
      body: "넷은 토큰이고 둘은 명단에 적히는 권리예요. 지금 얼마씩 주는지는 펑키 부스트와 펑키 노바에서 볼 수 있어요.",
      caption: "맡긴 NFT가 받는 보상",
      columns: [{ label: "보상" }, { label: "무엇인가요" }, { label: "펑키 부스트에서 받는 컬렉션" }],
      rows: [
        ["Twig", "매일 쌓이는 보상 토큰. 토리 숍에서 쓰게 할 계획이에요", "Genesis, PunkyKongz, Punky HA_G, Wise Alya"],
        ["SCG", "도시의 코인. NFT마다 하루 수량이 정해져요", "Genesis, PunkyKongz, Punky HA_G, Wise Alya"],
        ["보너스 SCG", "출석할 때마다 받는 SCG. 연속 7일째, 30일째부터 더 커져요", "PunkyKongz, Punky HA_G, Wise Alya"],
        ["USDC", "도시 밖의 회사가 발행하는 블록체인 위의 달러", "Wise Alya"],
        ["BENEFIT", "자리, 서비스, 입장권을 받을 권리", "Genesis"],
        ["RWA", "프로젝트의 하루 지급량을 받을 권리", "Genesis, PunkyKongz, Punky HA_G, Wise Alya"],
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "스테이킹 중인 유인원의 하루",
      body: "펑키 부스트는 이렇게 돌아가요. 펑키 노바도 비슷하지만 90일, 180일, 270일의 기간이 있어요.",
      items: [
        {
          title: "금고로 들어가요",
          body: "NFT를 내 이름으로 맡겨 둬요. 프로그램 규칙상 내 지갑으로만 언스테이킹할 수 있어요.",
        },
        {
          title: "몫이 정해져요",
          body: "NFT 하나의 하루 보상과 맡을 수 있는 NFT의 최대 개수가 풀마다 정해져 있어요. 채워 둔 재원을 넘는 약속은 하지 않아요.",
        },
        {
          title: "출석해요",
          body: "한국 시간으로 하루 한 번이에요. 재원이 남아 있는 동안 출석할 때마다 보너스 SCG를 받고, 연속 출석이 길어지면 더 커져요.",
        },
        {
          title: "받거나 쌓아 둬요",
          body: "보상은 받을 때까지 그대로 있어요. NFT는 언제든 언스테이킹할 수 있지만, 노바에서 만기 전에 언스테이킹하면 아직 받을 수 없는 보상은 못 받게 돼요.",
        },
      ],
    },
    {
      kind: "plot",
      ground: "night",
      title: "출석하면 얼마나 더해질까요",
      body: "하루에 1 SCG를 받는 유인원과 보너스를 상상해 본 그림이에요. 실제 수량은 블록체인에서 볼 수 있어요.",
      caption: "매일 출석한 NFT 하나의 한 달",
      description:
        "30일 동안 쌓이는 면적 두 개예요. 하루 SCG는 고르게 늘어 30이 되고, 출석 보너스는 0에서 시작해 연속 출석이 길어질수록 빨리 늘어 12가 돼요. 30일째에는 합쳐서 42 SCG예요.",
      unit: " SCG",
      sample: "check-in-month",
      shape: "area",
      tickColumn: "일",
      ticks: ["0", "5", "10", "15", "20", "25", "30"],
      series: [
        { label: "하루 SCG", values: [0, 5, 10, 15, 20, 25, 30] },
        { label: "보너스 SCG", values: [0, 1, 2, 4, 6, 9, 12] },
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "좋은 짝이지만 한계도 있어요",
      body: "캐릭터가 있다고 코인이 돈이 되지는 않아요. 반대도 마찬가지고요.",
      good: {
        title: "둘이 함께하면 되는 일",
        items: [
          "코인은 이쪽 풀에서, 캐릭터는 저쪽 풀에서 벌어요.",
          "보상마다 금고에 얼마가 있고 얼마나 버티는지 보여 줘요.",
          "따로 돌려받을 수 있어요. 코인을 언스테이킹해도 캐릭터는 그대로예요.",
        ],
      },
      bad: {
        title: "둘이서도 못 하는 일",
        items: [
          "가격을 지키지 못해요. SCG와 NFT는 함께 떨어질 수 있고, 실제로 자주 그래요.",
          "영원히 벌지 못해요. 재원이 떨어지면 보상도 끝나요.",
          "희귀하다고 더 벌지는 않아요. 같은 컬렉션이면 똑같이 받아요.",
          "저절로 팔리지 않아요. 팔고 싶은 날 사려는 사람이 없을 수 있어요.",
        ],
      },
    },
    {
      kind: "questions",
      ground: "night",
      title: "급여 창구에서 받은 질문",
      body: "창구 직원이 수없이 들은 질문이에요.",
      items: [
        {
          question: "NFT를 맡기려면 SCG가 있어야 하나요?",
          answer:
            "아니요. NFT 말고는 네트워크 수수료와 보증금으로 쓸 SOL이 조금 있으면 돼요. 보증금은 계정이 닫힐 때 돌려받고, 출석 기록에 쓴 보증금은 NFT를 꺼낸 뒤에도 한동안 남아 있어요.",
        },
        {
          question: "NFT를 언스테이킹하면 연속 출석이 사라지나요?",
          answer:
            "출석 기록은 NFT에 붙어 있어서 금고를 나와도 남아요. 그래서 나갔다 다시 들어와도 이득이 없고, 기록을 꾸며 낼 수도 없어요.",
        },
        {
          question: "피트리, 소사이어티, 크래프터는 왜 맡길 수 없나요?",
          answer:
            "계획에서 맡은 일이 달라요. 피트리는 혜택, 소사이어티는 클럽, 크래프터는 대장간이 일터예요. 바뀌면 컬렉션 페이지에 적어 둘게요.",
        },
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "급여가 전부는 아니에요",
      body: "금고에 맡기지 않은 캐릭터도 할 일이 있어요. 예약, 대장간, 오락실까지 한 페이지에 모으고 지금 되는 것을 표시해 두었어요.",
      actions: [{ label: "캐릭터의 다른 쓸모 보기", page: "utilityProject", isPrimary: true }],
    },
  ],
};
