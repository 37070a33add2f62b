import type { nftStaking as english } from "../en/nft-staking";
import type { TextShape } from "../text-shape";

export const nftStaking: TextShape<typeof english> = {
  boost: {
    name: "펑키 부스트",
    title: "펑키 부스트: 기간 없는 NFT 스테이킹",
    tabTitle: "펑키 부스트의 {collection}",
    heading: "NFT를 맡기고, 원할\u00a0때 바로 찾아가세요",
    lead: "맡긴 NFT에는 보상이 1초마다 쌓이고, 출석한 날마다 보너스가 더해져요. 정해진 기간이 없어서 언제 언스테이킹해도 포기하는 보상이 없어요.",
    leadWithoutBonus:
      "맡긴 NFT에는 보상이 1초마다 쌓여요. 정해진 기간이 없어서 언제 언스테이킹해도 포기하는 보상이 없어요.",
    description:
      "Genesis, PunkyKongz, Punky HA_G, Wise Alya NFT를 기간 없이 맡기는 펑키 부스트예요. NFT 하나의 하루 보상과 보상 재원, 출석, 위험까지 알려 드려요.",
    tabs: {
      genesis: {
        lead: "Genesis는 Twig와 SCG를 받고, BENEFIT과 RWA 명단에 올라요.",
        description:
          "펑키 부스트의 Genesis 풀이에요. NFT 하나가 하루에 받는 Twig와 SCG, BENEFIT과 RWA 명단, 보상 재원이 언제까지 이어지는지 볼 수 있어요.",
      },
      punkykongz: {
        lead: "PunkyKongz는 Twig와 SCG를 받고, 출석하면 BONUS SCG도 받아요.",
        description:
          "펑키 부스트의 PunkyKongz 풀이에요. 기간 없이 Twig와 SCG, 출석 보너스 SCG를 받아요. 보상률과 재원, 언스테이킹 방법을 확인하세요.",
      },
      "punky-hag": {
        lead: "Punky HA_G는 Twig와 SCG를 받고, 출석하면 BONUS SCG도 받아요.",
        description:
          "펑키 부스트의 Punky HA_G 풀이에요. 매일 출석하면 BONUS SCG가 더해져요. NFT 하나가 받는 보상과, 재원이 언제까지 이어지는지 볼 수 있어요.",
      },
      "wise-alya": {
        lead: "Wise Alya는 Twig, SCG, BONUS SCG에 더해 유일하게 USDC를 받아요.",
        description:
          "펑키 부스트의 Wise Alya 풀이에요. USDC, Twig, SCG와 출석 보너스 SCG를 기간 없이 받아요. 보상률과 재원, 위험을 확인하세요.",
      },
    },
    info: {
      why: {
        title: "왜 스테이킹하나요?",
        gainTitle: "얻는 것",
        gains: [
          "NFT를 맡긴 동안 그 풀의 토큰으로 보상이 1초마다 쌓여요.",
          "NFT는 언제든 돌려받고, 그때까지 쌓인 보상도 그대로 받을 수 있어요.",
        ],
        bonusGain: "출석한 날마다 보너스를 받아요. 연속 7일째, 30일째부터는 보너스가 더 커져요.",
        riskTitle: "감수해야 하는 위험",
        risks: [
          "보상은 재원이 있는 동안에만 나와요. 재원이 떨어지면 누군가 채울 때까지 보상이 쌓이지 않고, 그동안의 보상은 나중에 채워도 나오지 않아요.",
          "보상률은 언제든 바뀔 수 있고, 바뀐 뒤의 보상에 적용돼요. 이미 쌓인 보상은 바뀌지 않아요.",
          "맡겨 둔 동안에는 NFT를 팔 수 없고, 그사이 NFT와 토큰의 가격이 떨어질 수 있어요.",
          "프로그램에 아직 발견되지 않은 결함이 있을 수 있어요. 보험은 적용되지 않아요.",
        ],
      },
      process: {
        title: "스테이킹 절차",
        steps: [
          {
            title: "지갑 연결과 로그인",
            text: "NFT가 있는 지갑을 연결해요. 수수료와 보증금으로 쓸 SOL이 조금 필요해요.",
          },
          {
            title: "NFT 고르기",
            text: "하나든 여럿이든 고를 수 있어요. 서명하기 전에 나가는 것과 비용을 보여 드려요.",
          },
          { title: "서명", text: "NFT가 보관 계정으로 옮겨져요. 프로그램만 꺼낼 수 있고, 맡긴 지갑으로만 돌려줘요." },
          {
            title: "하루 한 번 출석",
            text: "하루는 한국 시간 기준이고, 맡긴 다음 날부터 출석할 수 있어요. ‘전체 출석하기’를 누르면 한꺼번에 출석해요.",
          },
          { title: "보상 받기", text: "이 탭에 맡긴 모든 NFT의 보상을 한 번에, 전부 또는 일부만 받을 수 있어요." },
          {
            title: "언스테이킹",
            text: "NFT가 지갑으로 돌아와요. 이때 함께 받지 못한 보상은 없어지지 않고, 나중에 받을 수 있어요.",
          },
        ],
      },
      more: {
        title: "더 알아보기",
        items: [
          {
            question: "어떤 NFT를 맡길 수 있나요?",
            answer:
              "컬렉션이 인증했거나 공개된 명단에 있는 일반 NFT를 맡길 수 있어요. 프로그래머블 NFT, 코어 NFT, 압축 NFT는 프로그램이 보관할 수 없고, 맡길 수 없는 NFT에는 그 이유가 적혀 있어요.",
          },
          {
            question: "맡긴 NFT는 어디에 있나요?",
            answer:
              "NFT마다 따로 만든 스테이킹 프로그램의 보관 계정에 있어요. 저희도, 관리자도, 누구도 열쇠를 갖고 있지 않아요. 새 스테이킹은 멈출 수 있지만, 언스테이킹과 보상 받기는 멈출 수 없어요.",
          },
          {
            question: "출석의 하루는 어떻게 정하나요?",
            answer:
              "체인 시각을 한국 시간으로 바꾼 날짜예요. 그날이 시작되기 전에 맡긴 NFT만 출석할 수 있어서, 첫 출석은 맡긴 뒤 처음 맞는 자정부터 할 수 있어요. 하루를 거르면 연속 출석은 1일부터 다시 시작해요. 기록은 NFT에 남아서, 언스테이킹했다가 다시 맡겨도 이어지고, NFT를 팔면 산 사람에게 넘어가요.",
          },
          {
            question: "보상은 언제까지 나오나요?",
            answer:
              "재원이 남아 있고 종료일이 지나지 않은 동안 나와요. 지금 맡겨진 모든 NFT를 기준으로 재원이 언제까지 이어지는지 표에서 볼 수 있어요. NFT가 늘면 짧아지고, 재원을 채우면 길어져요.",
          },
          {
            question: "비용은 얼마나 드나요?",
            answer:
              "거래마다 네트워크 수수료가 들고, SOL 보증금이 필요해요. 보관 계정 보증금은 언스테이킹할 때, 스테이킹 보증금은 그때나 마지막 보상을 받을 때 돌려받아요. 출석 기록에는 NFT마다 한 번 보증금이 따로 들어요. 이 보증금은 NFT를 맡기고 있거나 연속 출석이 이어지는 동안 남아 있어요. 그 뒤에는 보증금을 낸 지갑이 ‘한눈에 보기’ 페이지에서 돌려받을 수 있어요. 정확한 금액은 서명하기 전 미리 보기에 나와요.",
          },
          {
            question: "RWA와 BENEFIT은 무엇인가요?",
            answer:
              "토큰이 아니라 명단이에요. NFT와 관련해 지갑에 부여한 권리를 저희가 주소와 함께 기록해 둬요. 가격이 없고, 남에게 보낼 수도 없어요.",
          },
        ],
      },
    },
  },

  nova: {
    name: "펑키 노바",
    title: "펑키 노바: 90일, 180일, 270일 NFT 스테이킹",
    tabTitle: "펑키 노바의 {collection}",
    heading: "기간을 정하면 하루 보상이 커져요",
    lead: "PunkyKongz나 Punky HA_G를 90일, 180일, 270일 동안 맡겨요. 기간이 길수록 하루 보상이 커져요. 만기 전에도 언스테이킹할 수 있지만, 그러면 포기하는 보상이 있어요.",
    description:
      "PunkyKongz와 Punky HA_G NFT를 90일, 180일, 270일 동안 맡기는 펑키 노바예요. 기간별 보상, 만기 전에 받을 수 있는 보상, 만기 전 언스테이킹으로 포기하는 보상을 알려 드려요.",
    tabs: {
      punkykongz: {
        lead: "기간을 정해 맡긴 PunkyKongz는 Twig와 SCG, 출석하면 BONUS SCG를 받아요.",
        description:
          "펑키 노바의 PunkyKongz 풀이에요. 90일, 180일, 270일 동안 받는 Twig, SCG, BONUS SCG와 만기 전 언스테이킹으로 포기하는 보상을 확인하세요.",
      },
      "punky-hag": {
        lead: "기간을 정해 맡긴 Punky HA_G는 Twig와 SCG, 출석하면 BONUS SCG를 받아요.",
        description:
          "펑키 노바의 Punky HA_G 풀이에요. 기간별 Twig, SCG, BONUS SCG 보상과 만기 전에 보상을 받거나 언스테이킹하는 방법을 알려 드려요.",
      },
    },
    info: {
      why: {
        title: "왜 스테이킹하나요?",
        gainTitle: "얻는 것",
        gains: [
          "기간 없이 맡길 때보다 하루 보상이 크고, 기간이 길수록 더 커져요.",
          "만기 전에도 기본 몫으로 쌓인 보상은 받을 수 있어요.",
          "만기가 되면 나머지도 한꺼번에 받을 수 있고, 언스테이킹할 때까지 보상이 계속 쌓여요.",
        ],
        bonusGain: "출석한 날마다 SCG 보너스를 받고, 연속 7일째와 30일째부터 보너스가 커져요.",
        riskTitle: "감수해야 하는 위험",
        risks: [
          "만기 전에 언스테이킹하면 그때 함께 받지 못하는 보상, 특히 기본 몫을 넘어 쌓인 보상을 모두 포기하게 되고 되돌릴 수 없어요.",
          "보상은 재원이 있는 동안에만 나와요. 기간을 정했다고 재원이 만기까지 보장되지는 않아요.",
          "길게는 270일 동안 NFT를 팔지 못한 채, 가격이 떨어지는 토큰을 보상으로 받게 될 수 있어요.",
          "프로그램에 아직 발견되지 않은 결함이 있을 수 있어요. 보험은 적용되지 않아요.",
        ],
      },
      process: {
        title: "스테이킹 절차",
        steps: [
          {
            title: "지갑 연결과 로그인",
            text: "NFT가 있는 지갑을 연결해요. 수수료와 보증금으로 쓸 SOL이 조금 필요해요.",
          },
          { title: "NFT와 기간 고르기", text: "90일, 180일, 270일 가운데 골라요. 한 번 정한 기간은 바꿀 수 없어요." },
          {
            title: "유의 사항 확인과 서명",
            text: "NFT가 보관 계정으로 옮겨져요. 프로그램만 꺼낼 수 있고, 맡긴 지갑으로만 돌려줘요.",
          },
          {
            title: "하루 한 번 출석",
            text: "하루는 한국 시간 기준이고, 맡긴 다음 날부터 출석할 수 있어요. 출석할 때마다 보너스가 쌓여요.",
            textWithoutBonus:
              "하루는 한국 시간 기준이고, 맡긴 다음 날부터 출석할 수 있어요. 출석한 날과 연속 출석이 NFT에 기록돼요.",
          },
          {
            title: "만기 전 보상 받기",
            text: "기본 몫으로 쌓인 보상과 보너스는 언제든 받을 수 있어요.",
            textWithoutBonus: "기본 몫으로 쌓인 보상은 언제든 받을 수 있어요.",
          },
          { title: "만기에 언스테이킹", text: "나머지 보상과 함께 NFT를 돌려받아요. 찾아가는 기한은 없어요." },
        ],
      },
      more: {
        title: "더 알아보기",
        items: [
          {
            question: "왜 만기에 받을 보상이 한 번에 늘어나나요?",
            answer:
              "만기 전에는 하루 보상 중 기본 몫만 받을 수 있어요. 기간에 따른 나머지 몫은 따로 쌓이다가, 만기까지 NFT를 맡겨 두면 그 순간부터 받을 수 있어요.",
          },
          {
            question: "내 기간의 몫이 바뀔 수 있나요?",
            answer:
              "아니요. 기간의 몫, 기본 몫, 수수료는 맡길 때 기록돼요. 다만 모두에게 똑같이 적용되는 풀의 하루 보상률은 바뀔 수 있고, 바뀐 뒤의 보상에만 적용돼요.",
          },
          {
            question: "기간을 바꿀 수 있나요?",
            answer:
              "진행 중인 기간은 바꿀 수 없어요. 언스테이킹했다가 다시 맡길 수는 있지만, 만기 전이면 나머지 보상을 포기하게 돼요.",
          },
          {
            question: "한 NFT를 부스트와 노바에 함께 맡길 수 있나요?",
            answer: "아니요. NFT 하나는 한 번에 한 곳에만 맡길 수 있어요.",
          },
          {
            question: "비용은 얼마나 드나요?",
            answer:
              "거래마다 네트워크 수수료가 들고, SOL 보증금이 필요해요. 보관 계정 보증금은 언스테이킹할 때, 스테이킹 보증금은 그때나 마지막 보상을 받을 때 돌려받아요. 출석 기록에는 NFT마다 한 번 보증금이 따로 들어요. 이 보증금은 NFT를 맡기고 있거나 연속 출석이 이어지는 동안 남아 있어요. 그 뒤에는 보증금을 낸 지갑이 ‘한눈에 보기’ 페이지에서 돌려받을 수 있어요. 정확한 금액은 서명하기 전 미리 보기에 나와요.",
          },
          {
            question: "RWA, BONUS, BENEFIT 목록은 무엇인가요?",
            answer:
              "RWA와 BENEFIT은 NFT와 관련해 지갑에 부여한 권리의 명단이고, 저희가 주소와 함께 기록해 둬요. 토큰은 아니에요. BONUS에서는 NFT별 출석과 그 보상을 볼 수 있어요.",
          },
        ],
      },
      precautions: {
        title: "유의 사항",
        items: [
          "NFT는 만기 전에도 바로 언스테이킹할 수 있어요. 그때 받을 수 있는 보상은 같은 거래로 함께 받고, 함께 받지 못하는 보상은 모두 포기하게 돼요. 되돌릴 수 없어요.",
          "이미 받은 보상은 그대로 내 것이에요. 다만 만기 전에는 기본 몫만 받을 수 있어서, 나머지 몫은 반드시 포기하게 돼요.",
          "포기한 보상은 풀의 재원으로 돌아가요. 관리자를 포함해 누구도 돌려줄 수 없어요.",
          "출석 기록은 NFT에 남지만, 하루라도 거르면 연속 출석이 끊겨요.",
          "기간 중에 재원이 떨어지면, 재원이 비어 있던 동안의 보상은 나오지 않아요.",
          "솔라나의 거래는 취소할 수 없어요. 지갑 키를 안전하게 보관할 책임은 본인에게 있어요.",
        ],
      },
    },
  },

  labels: {
    infos: "스테이킹 안내",
    ok: "확인",
    no: "아니요",
    close: "닫기",
    collections: "컬렉션",
    terms: "기간별로 보기",
    allTerms: "전체",
    loading: "체인에서 불러오고 있어요",
    readAt: "{time}에 체인에서 불러왔어요.",
    noScript:
      "지갑이 자바스크립트로 응답하기 때문에 서명할 때는 자바스크립트가 필요해요. 이 페이지는 자바스크립트 없이도 읽을 수 있어요.",
    unreachable:
      "오래된 수치를 보여 드리지 않으려고 비워 두었어요. NFT는 지갑이나 프로그램의 보관 계정에 그대로 있어요.",
    offline: "인터넷 연결이 끊겼어요. {time} 기준 수치예요. 연결될 때까지 서명할 수 없어요.",
    tryAgain: "다시 시도하기",
    refresh: "체인에서 다시 불러오기",
    refreshed: "체인에서 다시 불러왔어요.",
    copy: "주소 복사하기",
    copied: "복사했어요",
    number: "{number}번",
    nfts: { one: "NFT {count}개", other: "NFT {count}개" },
    days: { one: "{count}일", other: "{count}일" },
    daysInRow: { one: "{count}일 연속", other: "{count}일 연속" },
    transactions: { one: "거래 {count}건", other: "거래 {count}건" },
  },

  rewards: { twig: "Twig", scg: "SCG", "bonus-scg": "BONUS SCG", usdc: "USDC", other: "그 밖의 보상: {coin}" },

  pool: {
    title: "NFT 하나가 받는 보상",
    caption: "이 풀의 보상과 재원",
    columns: {
      reward: "보상",
      rate: "NFT 하나의 하루 보상",
      base: "만기 전, 하루 보상",
      term: "{days}, 하루 보상",
      until: "남은 재원",
    },
    streak: "연속 7일째부터 {week}, 30일째부터 {month}",
    reaches: "지금 맡겨진 NFT 기준 {date}까지",
    reachesCheckIns: { one: "앞으로 출석 {count}회까지", other: "앞으로 출석 {count}회까지" },
    idle: "재원이 있는 동안 나와요. 지금은 맡겨진 NFT가 없어요",
    empty: "재원이 떨어져, 채울 때까지 쌓이지 않아요",
    ended: "{date}에 끝났어요",
    ends: "{date}에 끝나요",
    inside: "맡겨진 NFT",
    room: "더 받을 수 있는 NFT",
    fee: "보상 수수료",
    feeNone: "없음",
    proof: "증명 페이지에서 금고 확인하기",
    address: "블록 탐색기에서 풀 보기",
    byCheckIn: "출석할 때마다 받아요.",
    membershipTitle: "이 풀의 대상이 바뀔 예정이에요",
    membershipText:
      "{date}부터 맡길 수 있는 NFT가 달라져요. 이미 맡긴 NFT는 그대로 있고 언제든 언스테이킹할 수 있어요.",
    pausedTitle: "지금은 새 스테이킹을 받지 않아요",
    pausedText: "출석, 보상 받기, 언스테이킹은 그대로 할 수 있어요.",
    fullTitle: "풀이 가득 찼어요",
    fullText: "다른 NFT가 언스테이킹되면 바로 새 NFT를 받아요.",
  },

  mine: {
    title: "내 보상",
    visitor: "지갑을 연결하면 내 NFT와 쌓인 보상을 볼 수 있어요.",
    signIn: "로그인하면 내 NFT를 볼 수 있어요. 비용이 들지 않고 자산도 움직이지 않아요.",
    claimable: "지금 받을 수 있는 보상",
    accrued: "쌓였지만 만기에 받을 보상",
    claim: "보상 받기",
    claimOf: "{reward} 보상 받기",
    details: "상세 내역 보기",
    detailsOf: "{reward} 상세 내역 보기",
    rwa: "RWA",
    entitled: "이 지갑의 항목",
    bonus: "BONUS",
    bonusText: "지금 가장 긴 연속 출석: {days}",
    benefit: "BENEFIT",
    view: "자세히 보기",
    viewList: "목록 보기",
    none: "아직 받을 보상이 없어요",
    partial: "내 NFT 중 {count}개만 더한 값이에요. 나머지는 들어 있지 않아요.",
  },

  nfts: {
    title: "내 NFT",
    inside: "맡긴 NFT",
    wallet: "지갑에 있는 NFT",
    owed: "언스테이킹했고 받을 보상이 남은 NFT",
    allCheckIn: "전체 출석하기",
    checkIn: "출석하기",
    checkInOf: "{name} 출석하기",
    stake: "스테이킹하기",
    stakeOf: "{name} 스테이킹하기",
    stakeAll: "모두 고르기",
    stakeNone: "모두 해제하기",
    stakeChosen: "스테이킹하기 ({count})",
    unstake: "언스테이킹하기",
    unstakeOf: "{name} 언스테이킹하기",
    chooseFirst: "먼저 NFT를 하나 이상 골라 주세요.",
    unstakeChosen: "언스테이킹하기 ({count})",
    chooseShort: "고르기",
    checkIns: { one: "지금까지 {count}회 출석", other: "지금까지 {count}회 출석" },
    locked: "만기에 {amount} 더 받아요",
    moreInWallet: "지갑에 토큰이 {count}개 있어요. 한 번에 모두 살펴볼 수 없어서 나누어 보여 드려요.",
    nextInWallet: "다음 토큰 살펴보기",
    firstInWallet: "처음부터 보기",
    noneInPart: "이번에 살펴본 토큰 중에는 {collection} NFT가 없어요.",
    choose: "{name} 고르기",
    staked: "맡긴 기간",
    streak: "출석",
    noStreak: "아직 없어요",
    broken: "연속 출석이 끊겨서 1일부터 다시 시작해요",
    checkedIn: "오늘 출석했어요",
    checkInDue: "오늘은 아직 출석하지 않았어요",
    checkInEarly: "오늘 맡겼어요",
    checkInFrom: "{time}부터 출석할 수 있어요",
    earlyHere: "오늘 맡긴 NFT는 그때부터 출석할 수 있어요.",
    nextDay: "다음 출석일은 {time}에 시작돼요.",
    term: "기간",
    ends: "만기",
    over: "만기가 됐어요",
    toGo: "{days} 남았어요",
    explorer: "블록 탐색기에서 보기",
    emptyTitle: "이 컬렉션의 NFT가 없어요",
    emptyText: "이 풀에도, 이 지갑에도 {collection} NFT가 없어요.",
    emptyAction: "{collection} 알아보기",
    noneInside: "아직 맡긴 NFT가 없어요. 아래에서 골라 시작해 보세요.",
    noneInTerm: "{days} 동안 맡긴 NFT가 없어요.",
    noneInWallet: "지갑에 {collection} NFT가 더 없어요.",
    more: "더 보기",
    shownOf: "NFT {count}개 중 {shown}개예요. 맡긴 지 오래된 순서로 보여 드려요.",
    nextInside: "다음 NFT 보기",
    firstInside: "처음 NFT부터 보기",
  },

  checkInDialog: {
    title: "오늘 출석하기",
    out: "지갑에서 나가는 것",
    nothing: "네트워크 수수료뿐이에요",
    earns: "받는 BONUS SCG",
    noBonus: "보너스 재원이 없거나 지급이 끝났어요. 오늘 출석도 연속 출석에 들어가지만 보너스는 받지 못해요.",
    noStream: "이 풀에는 출석 보너스가 없어요. 출석한 날과 연속 출석은 NFT에 기록되지만, 여기서 받는 코인은 없어요.",
    others: { one: "그 밖의 NFT {count}개도 함께 출석해요.", other: "그 밖의 NFT {count}개도 함께 출석해요." },
    costs: "SOL로 내는 비용",
    doneTitle: "출석했어요",
    done: { one: "NFT {count}개가 출석했어요.", other: "NFT {count}개가 출석했어요." },
  },

  stakeDialog: {
    title: { one: "NFT {count}개를 맡길까요?", other: "NFT {count}개를 맡길까요?" },
    text: {
      one: "NFT {count}개가 프로그램의 보관 계정으로 옮겨져요.",
      other: "NFT {count}개가 프로그램의 보관 계정으로 옮겨져요.",
    },
    back: "언스테이킹하면 이 지갑으로 돌아오고, 다른 지갑으로는 나가지 않아요.",
    term: "기간",
    earlyTitle: "{date} 전에 언스테이킹하면",
    understand: "유의 사항을 읽었고, 만기 전에 언스테이킹하면 무엇을 포기하는지 이해했어요.",
    understandNeeded: "먼저 유의 사항을 읽고 이 칸에 체크해 주세요.",
    required: "필수",
    out: "지갑에서 나가는 것",
    earns: "NFT 하나가 하루에 받는 보상",
    earnsByTerm: "기간을 채우면 NFT 하나가 하루에 받는 보상",
    earnsBefore: "그전까지는 {amount}",
    earnsNothing: "지금 이 풀에서 지급되는 보상이 없어요.",
    costs: "SOL로 내는 비용",
    submit: "스테이킹하기",
  },
  stakeDone: {
    title: "스테이킹 완료",
    startedTitle: "스테이킹을 시작했어요",
    text: { one: "NFT {count}개에 보상이 쌓이기 시작했어요.", other: "NFT {count}개에 보상이 쌓이기 시작했어요." },
    next: "출석은 돌아오는 자정(한국 시간)부터 할 수 있어요. 그날이 연속 출석의 첫날이 될 수 있어요.",
    ends: "만기: {date}",
  },

  costs: {
    deposit: "스테이킹과 보관 계정 보증금(계정이 닫히면 돌려받아요)",
    recordDeposit: "출석 기록 보증금(연속 출석이 끝날 때까지 남아요)",
    coinDeposit: "새로 여는 코인 계정 보증금",
    returns: "돌려받는 스테이킹·보관 계정 보증금",
  },
  unstakeDialog: {
    title: { one: "NFT {count}개를 언스테이킹할까요?", other: "NFT {count}개를 언스테이킹할까요?" },
    in: "지갑으로 들어오는 것",
    kept: "같은 거래로 함께 받는 보상",
    givenUp: "포기하는 보상(되돌릴 수 없어요)",
    nothing: "없음",
    earlyTitle: "아직 만기 전이에요({date} 만기)",
    earlyText:
      "지금 받을 수 있는 보상은 언스테이킹하면서 함께 받아요. 아래의 나머지 보상은 풀로 돌아가고 되돌릴 수 없어요. 만기까지 기다리면 나머지도 모두 받을 수 있어요.",
    freeText: "포기하는 것은 없어요. 지금 받을 수 있는 보상은 같은 거래로 함께 받아요.",
    otherAccountsTitle: "지갑의 다른 토큰 계정으로 받아요",
    otherAccounts:
      "평소 이 NFT를 받던 토큰 계정으로는 지금 받을 수 없어요. 동결됐거나, 다른 사람의 것이 됐거나, 메모가 있는 입금만 받는 계정이에요. NFT는 같은 지갑의 다른 토큰 계정으로 들어와요: {addresses}. 아직 없는 계정이라면 SOL 보증금을 조금 내고 새로 만들어요.",
    unpaidTitle: "지금은 이 지갑에 지급할 수 없는 보상: {rewards}",
    unpaidEarly:
      "이 코인을 받는 계정이 동결됐거나 메모가 있는 입금만 받는 등의 이유로 지금은 지갑에 넣을 수 없어요. 지금 나가면 받을 수 있던 이 보상도 함께 포기하게 돼요. 다시 받을 수 있을 때까지 기다려도 괜찮아요.",
    unpaidLater:
      "이 코인을 받는 계정이 동결됐거나 메모가 있는 입금만 받는 등의 이유로 지금은 지갑에 넣을 수 없어요. 받을 보상은 그대로 남아 있고 나중에 받을 수 있어요.",
    understand: "위의 보상을 포기하고, 되돌릴 수 없다는 점을 이해했어요.",
    understandNeeded: "먼저 보상을 포기한다는 칸에 체크해 주세요.",
    required: "필수",
    streak:
      "출석 기록은 NFT에 남고, 기록의 보증금도 함께 남아요. 하루라도 거르면 연속 출석은 끊겨요. 끊긴 뒤에는 보증금을 낸 지갑이 ‘한눈에 보기’ 페이지에서 돌려받을 수 있어요.",
    costs: "SOL로 내는 비용",
    submit: "언스테이킹하기",
  },
  unstakeDone: {
    title: "언스테이킹했어요",
    text: { one: "지갑으로 돌아온 NFT: {name}", other: "지갑으로 돌아온 NFT: {name}" },
    givenUp: "포기한 나머지 보상은 풀로 돌아갔어요.",
    arrived: "지갑에 들어온 금액",
    lost: "포기한 보상",
    deposits: "돌려받은 보증금",
    reckoned: "서명할 때 계산한 금액이에요. 실제 지급은 체인에서 실행된 시각까지 계산하므로 조금 더 많을 수 있어요.",
  },

  claimDialog: {
    title: "{reward} 보상 받기",
    from: { one: "이 탭에 맡긴 NFT {count}개의 보상", other: "이 탭에 맡긴 NFT {count}개의 보상" },
    due: "지금 받을 수 있는 보상",
    amount: "받을 수량",
    all: "전체 입력하기",
    full: "전체 수량 입력하기",
    allHint: "거래가 처리되는 순간에 받을 수 있는 보상을 전부 받아요.",
    tooMuch: "지금 받을 수 있는 보상보다 많아요.",
    nothing: "아직 받을 보상이 없어요.",
    fee: "보상 수수료",
    out: "지갑에서 나가는 것",
    in: "지갑으로 들어오는 것",
    costs: "SOL로 내는 비용",
    many: "{transactions}이 필요해요. 거래 한 건에 NFT 몇 개의 보상을 묶어서 지급해요.",
    submit: "보상 받기",
  },
  claimDone: {
    title: "보상 받기 완료",
    text: "{amount} {coin} 보상이 지갑에 들어왔어요.",
    partText: "{amount} {coin} 보상이 지갑에 들어왔어요. 나머지는 계속 받을 수 있어요.",
  },

  survey: {
    once: "이 풀에서 처음 보상을 받기 전에 한 번만 여쭤봐요. 답은 보상에 아무 영향이 없어요.",
    required: "필수",
    commentHint: "{count}자까지 쓸 수 있어요. 남에게 알려지면 안 되는 내용은 쓰지 마세요.",
    missing: "이 질문에 답해 주세요.",
    submit: "답하고 보상 받기",
    skip: "답하지 않고 보상 받기",
    failed: "답을 저장하지 못했어요. 지갑에서 나간 것은 없으니 다시 시도해 주세요.",
    unread: "설문을 불러오지 못했어요. 지갑에서 나간 것은 없으니 다시 시도해 주세요.",
  },

  detailsDialog: {
    title: "{reward} 상세 내역",
    caption: "출석, 보상 받기, 포기한 보상",
    csvColumns: {
      date: "시각(UTC)",
      kind: "종류",
      nft: "NFT",
      mint: "NFT 주소",
      amount: "수량",
      coin: "코인",
      fee: "수수료",
      streak: "연속 일수",
      signature: "거래 번호",
    },
    csv: "CSV 내려받기",
    search: "검색하기",
    filters: { kind: "종류", nft: "NFT", all: "전체" },
    kinds: {
      staked: "스테이킹",
      "checked-in": "출석",
      claimed: "보상 받기",
      unstaked: "언스테이킹",
      "given-up": "포기한 보상",
      closed: "스테이킹 종료",
    },
    columns: { time: "시각", nft: "NFT", kind: "종류", amount: "수량", transaction: "거래" },
    fee: "수수료 {amount}",
    empty: "아직 내역이 없어요.",
    noMatch: "검색 조건에 맞는 내역이 없어요.",
    clear: "전체 보기",
    newer: "최근 내역",
    older: "이전 내역",
  },

  listDialog: {
    rwaTitle: "{collection} RWA: {entries}",
    rwaText:
      "{collection} NFT와 관련해 이 지갑에 부여된 권리예요. NFT를 지금 맡겼는지와는 관계없어요. 저희가 기록해 두는 명단이고, 토큰은 아니에요.",
    bonusTitle: "맡긴 NFT의 BONUS",
    bonusText:
      "출석할 때마다 {amount}씩 받아요. 보너스는 연속 7일째부터 {week}, 30일째부터 {month}이고, 재원이 있는 동안에만 나와요.",
    benefitTitle: "{collection} BENEFIT: {entries}",
    benefitText:
      "{collection} NFT와 관련해 이 지갑에 부여된 혜택(장소, 서비스, 티켓)이에요. NFT를 지금 맡겼는지와는 관계없어요. 저희가 기록해 두는 명단이고, 토큰은 아니에요.",
    entries: { one: "{count}건", other: "{count}건" },
    entriesMore: "{count}건 넘게 있어요",
    emptyEntries: "이 지갑에는 아직 {collection} 항목이 없어요.",
    whole: "이 지갑의 {list} 항목 모두 보기",
    newer: "최근 항목",
    older: "이전 항목",
    caption: "이 지갑의 항목",
    columns: {
      nft: "NFT",
      streak: "연속 출석",
      checkIns: "총 출석 횟수",
      today: "오늘",
      next: "다음 출석 보너스",
      entry: "항목",
      amount: "수량",
      granted: "부여일",
      until: "만료일",
      source: "부여 근거",
    },
    noEnd: "기한 없음",
    expired: "만료",
    checkInStates: { open: "출석 전", done: "출석함", early: "내일부터" },
    empty: "맡긴 NFT에 해당하는 항목이 아직 없어요.",
  },

  batch: {
    progress: "{total}건 중 {done}건 완료",
    costsEach: "SOL로 내는 비용({transactions} 중 첫 거래)",
    nothing: "남은 일이 없어요.",
    leftOut: "{name}: 이번에는 제외됐어요. {reason}",
    more: "한 번에 처리할 수 있는 만큼만 골랐어요. 끝나면 나머지를 이어서 해 주세요.",
    signs: {
      one: "지갑이 서명을 한 번만 요청해요. 중간에 멈춰도 끝난 것은 그대로예요.",
      other: "지갑이 몇 건씩 묶어 서명을 {count}번 요청해요. 중간에 멈춰도 끝난 것은 그대로예요.",
    },
    states: {
      waiting: "대기",
      preparing: "준비 중",
      signing: "지갑 서명 대기",
      sent: "처리 중",
      done: "완료",
      failed: "처리되지 않음",
    },
    partTitle: "{total}건 중 {done}건 완료",
    partText:
      "끝난 것은 최종 확정됐어요. 나머지는 처리되지 않았어요. 나머지 때문에 지갑에서 나간 것은 없고, 나갔더라도 네트워크 수수료뿐이에요.",
    resume: "나머지 이어서 하기",
  },
};
