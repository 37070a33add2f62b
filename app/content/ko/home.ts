import type { home as english } from "../en/home";
import type { InLanguage } from "../in-language";

export const home: InLanguage<typeof english> = {
  title: "펑크비즘: 홀더가 함께 사는 픽셀 도시, 펑크토피아",
  description:
    "구역 일곱 곳, 컬렉션 일곱 개, 코인 하나. SCG를 30일부터 365일까지 맡기고, 서명하기 전에 전체 보상을 확인하고, 금고도 하나하나 직접 확인해 보세요.",
  district: "punktopia",
  sections: [
    {
      kind: "hero",
      name: "펑크토피아",
      title: "밤이 되면 도시가 깨어나요",
      lead: "펑크토피아는 홀더가 함께 사는 픽셀 도시예요. 파워존에서 SCG나 NFT를 맡길 수 있어요. SCG를 맡기면 그 순간 기간 전체의 보상이 따로 확보돼요.",
      leadWithRates:
        "SCG를 맡기면 연 {{lowest}}~{{highest}}의 보상을 받는 픽셀 도시예요. NFT도 맡길 수 있어요. SCG는 맡기는 순간 기간 전체의 보상이 따로 확보돼요.",
      actions: [{ label: "스테이킹 시작하기", page: "powerzoneCoinStaking", isPrimary: true }],
      scene: "home-hero",
      narrowScene: "home-hero-mobile",
      sceneAlt: "밤의 펑크토피아 거리. 불 켜진 가게 앞에 주민 일곱 명이 서 있고, 파워존행 전차와 보름달이 보여요.",
    },
    {
      kind: "rates",
      ground: "night",
      title: "오늘 밤의 보상률",
      body: "기간은 직접 고르고, 보상률은 맡기는 순간 고정돼요. 지금 새로 맡기면 적용되는 연 보상률이에요.",
      actions: [{ label: "내 보상 계산하기", page: "powerzoneCoinStaking", isPrimary: true }],
      term: "{{days}}일",
      rate: "연 보상률",
      facts: {
        staked: "홀더가 맡긴 수량",
        reward: "새 스테이킹에 쓸 수 있는 보상 여유분",
        positions: "진행 중인 스테이킹",
      },
      readAt: "{{time}}에 블록체인에서 불러왔어요.",
      unread: "지금은 블록체인에서 보상률을 불러오지 못했어요. 스테이킹 페이지에서 실시간으로 볼 수 있어요.",
    },
    {
      kind: "districts",
      ground: "night",
      title: "하나씩 불이 켜지는 일곱 구역",
      body: "다 지어진 구역에만 불을 켜요. 발전소는 이미 돌아가고 있어요.",
      items: [
        {
          menu: "powerZone",
          picture: "power-zone-hero",
          pictureAlt: "계기판과 테이프 릴, 둥근 금고, 코일 두 개가 있는 발전소.",
          body: "코인과 캐릭터가 제 몫을 하는 곳이에요. SCG를 맡기거나, NFT를 기간 없이 또는 기간을 정해 맡겨요.",
        },
        {
          menu: "punktopia",
          picture: "punktopia-strip",
          pictureAlt: "펑크토피아 구시가지의 밤.",
          body: "구시가지. 누가 살고, 무엇을 들고 다니는지.",
        },
        {
          menu: "benefit",
          picture: "benefit-strip",
          pictureAlt: "붉은 카펫과 야자수가 있는 라운지.",
          body: "멤버를 위한 라운지 거리.",
        },
        {
          menu: "rwaPlan",
          picture: "rwa-strip",
          pictureAlt: "크레인과 컨테이너선이 있는 해 질 녘의 항구.",
          body: "실제 건물을 계획하는 항구.",
        },
        {
          menu: "coin",
          picture: "coin-strip",
          pictureAlt: "화로와 압인기가 있는 조폐소.",
          body: "조폐소. SCG가 무엇이고 무엇이 아닌지.",
        },
        {
          menu: "game",
          picture: "game-strip",
          pictureAlt: "오락기 네 대가 있는 오락실.",
          body: "오락실. 내 캐릭터를 데려오세요.",
        },
        {
          menu: "company",
          picture: "company-strip",
          pictureAlt: "한낮의 하얀 사옥.",
          body: "이 도시에서 유일하게 해가 드는 곳, 사옥.",
        },
      ],
    },
    {
      kind: "curve",
      ground: "paper",
      title: "스테이킹은 이렇게 진행돼요",
      body: "한 번 맡기고 기간 하나를 고르면, 받을 보상을 서명하기 전에 소수점 마지막 자리까지 알 수 있어요.",
      steps: [
        {
          title: "지갑을 연결하고 둘러보기",
          body: "Phantom이나 Solflare 같은 지갑이면 충분해요. 연결해도 저희는 지갑 주소만 볼 수 있어요.",
        },
        {
          title: "기간과 수량 고르기",
          body: "30일, 90일, 180일, 365일 중에서 골라요. 전체 보상을 계산해 풀에서 따로 확보해 두고, 풀이 다 확보하지 못하면 스테이킹을 받지 않아요.",
        },
        {
          title: "두 줄을 확인하고 서명하기",
          body: "지갑에서 나가는 것 한 줄, 언제 무엇이 돌아오는지 한 줄. 서명하기 전에는 지갑에서 아무것도 나가지 않아요.",
        },
        {
          title: "그때그때 받거나 기다리기",
          body: "만기 전에는 기본 보상률로 쌓인 보상을 받을 수 있어요. 만기가 되면 나머지도 모두 받을 수 있어요.",
        },
      ],
      plot: {
        caption: "기간 동안 받을 수 있는 보상",
        description:
          "첫날부터 기본 보상률로 조금씩 꾸준히 늘어요. 만기가 되면 받을 수 있는 보상이 한 번에 전체 보상으로 늘어나요. 그 전에 언스테이킹하면 기본 보상률로 쌓인 보상만 받아요.",
        start: "맡기는 날",
        end: "만기",
        base: "기본 보상률(30일 보상률)로 쌓여요",
        whole: "전체 보상",
        early: "여기서 언스테이킹하면 이만큼의 보상과 원금 전부를 받아요",
      },
    },
    {
      kind: "balance",
      ground: "night",
      title: "안전한 것과 그렇지 않은 것",
      body: "맡기기 전에 둘 다 아셨으면 해요.",
      good: {
        title: "프로그램이 지키는 것",
        items: [
          "원금은 언제든 돌려받을 수 있어요. 새 스테이킹을 받지 않을 때도요.",
          "정해진 보상률과 기간, 보상은 나중에 누구도 바꿀 수 없어요.",
          "기간 전체의 보상이 금고에 있어야만 스테이킹을 받아요.",
          "관리자는 누구에게도 지급할 의무가 없는 몫만 인출할 수 있어요.",
        ],
      },
      bad: {
        title: "직접 감수해야 하는 위험",
        items: [
          "SCG 가격은 떨어질 수 있고, 그 손실이 보상보다 클 수도 있어요.",
          "만기 전에 언스테이킹하면 기본 보상률로 쌓인 보상만 받고 나머지 보상은 못 받아요.",
          "소프트웨어에는 어떤 시험도 찾지 못한 결함이 있을 수 있어요. 프로그램을 업그레이드할 권한을 누군가 가진 동안에는 규칙도 바뀔 수 있고, 누가 그 권한을 가졌는지는 금고 증명 페이지에서 볼 수 있어요.",
          "복구 문구를 아는 사람은 누구나 코인을 가져갈 수 있어요. 저희는 복구 문구를 절대 묻지 않아요.",
        ],
      },
      proof: {
        title: "말만 믿지 말고 직접 확인하세요",
        body: "금고 증명 페이지는 열 때마다 모든 금고를 블록체인에서 불러와요. 얼마를 보관하고 얼마를 지급해야 하는지, 누가 어떤 키를 가졌는지, 실행 중인 프로그램이 공개된 소스와 같은지 보여 드려요.",
        actions: [{ label: "금고 증명 페이지 열기", page: "proof" }],
      },
    },
    {
      kind: "people",
      ground: "paper",
      title: "도시의 사람들",
      body: "일곱 컬렉션이 함께 살아요. 실루엣만 봐도 누구인지 알 수 있어요.",
      items: [
        {
          picture: "people/genesis-1",
          name: "Genesis",
          body: "가장 먼저 도시에 들어왔어요. 뿔이 있고, 시끄럽고, 집에 있는 법이 없어요.",
        },
        { picture: "people/punkykongz-2", name: "PunkyKongz", body: "왕관을 쓴 유인원들. 계획이 있어요. 바나나예요." },
        { picture: "people/punky-hag-2", name: "Punky HA_G", body: "머리는 번개가 만지고, 옷은 회의로 정했어요." },
        { picture: "people/wise-alya-1", name: "Wise Alya", body: "약관을 끝까지 읽었어요. 그것도 두 번." },
        {
          picture: "people/fearless-fitri-1",
          name: "Fearless Fitri",
          body: "글러브를 끼고, 턱을 들고, 링에 제일 먼저 올라요.",
        },
        { picture: "people/punky-society-2", name: "Punky Society", body: "몇 시든 저녁 식사에 갈 차림이에요." },
        { picture: "people/crafter-2", name: "Crafter", body: "빛나는 물건이라면 크래프터가 두드린 거예요." },
      ],
    },
    {
      kind: "questions",
      ground: "night",
      title: "입구에서 자주 듣는 질문",
      body: "짧게 답했어요. 자세한 내용은 스테이킹 페이지에 있어요.",
      items: [
        {
          question: "만기 전에 SCG를 돌려받을 수 있나요?",
          answer:
            "네, 언제든 전부 돌려받아요. 그때까지 기본 보상률로 쌓인 보상도 그대로 받아요. 기간 전체를 위해 확보해 두었던 나머지 보상은 못 받고, 풀로 돌아가요.",
        },
        {
          question: "보상은 어디에서 나오나요?",
          answer:
            "미리 풀의 보상 금고에 넣어 둔 코인에서 나와요. 다른 홀더의 코인으로 보상을 주는 일은 없고, 금고로 전체 보상을 지급할 수 없는 스테이킹은 받지 않아요.",
        },
        {
          question: "비용은 얼마나 드나요?",
          answer:
            "거래마다 솔라나 네트워크 수수료가 들고, 스테이킹을 기록할 계정에 SOL 보증금이 조금 필요해요. 보증금은 스테이킹이 종료되면 돌려받아요. 풀이 보상에서 수수료를 받을 수도 있어요. 정확한 비용은 서명하기 전에 보여 드려요.",
        },
        {
          question: "코인을 회사에 보내는 건가요?",
          answer:
            "아니요. 코인은 회사 지갑이 아니라 솔라나의 프로그램이 관리하는 금고로 들어가요. 프로그램은 원금을 맡긴 지갑으로만 내보낼 수 있어요.",
        },
        {
          question: "어떤 지갑이 필요한가요?",
          answer: "브라우저나 휴대폰의 Phantom 또는 Solflare면 돼요. 이 지갑들에 연결한 하드웨어 지갑도 쓸 수 있어요.",
        },
        {
          question: "이 사이트가 사라지면 어떻게 되나요?",
          answer:
            "스테이킹 내역은 저희 서버가 아니라 블록체인에 있어요. 프로그램은 저희가 없어도 규칙대로 움직여요. 원금을 돌려받는 거래는 누가 만들어도 되지만, 서명은 맡긴 지갑으로만 할 수 있어요.",
        },
      ],
    },
    {
      kind: "news",
      ground: "paper",
      title: "최근에 달라진 것",
      body: "새로 연 것, 고친 것, 늦어지는 것을 날짜와 함께 적어요.",
      none: "아직 달라진 것이 없어요. 생기면 바로 여기에 적을게요.",
      actions: [{ label: "뉴스 모두 보기", page: "companyNews" }],
    },
  ],
};
