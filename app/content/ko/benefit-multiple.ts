import type { benefitMultiple as english } from "../en/benefit-multiple";
import type { InLanguage } from "../in-language";

export const benefitMultiple: InLanguage<typeof english> = {
  title: "다중 혜택: NFT가 여러 개일 때",
  description: "NFT가 여럿이면 더 넓게 열리는 문이 있어요. 전체 컬렉션과 컬렉션별 혜택 단계를 한 칸씩 살펴보세요.",
  district: "benefit",
  tabsLabel: "컬렉션",
  sections: [
    {
      kind: "opening",
      title: "둘이면 동행, 다섯이면 한 테이블",
      lead: "지갑 하나에 NFT가 많을수록 혜택이 늘어나요. 컬렉션을 골라 보세요.",
      sceneAlt:
        "분홍 조명이 켜진 밤 라운지의 긴 연회 테이블. 종이 왕관을 쓴 여러 컬렉션의 주민 열두 명과 빈 의자 하나, 계단 모양 케이크가 있어요.",
    },
  ],
  tabs: {
    "all-nft": {
      label: "전체 NFT",
      title: "다중 혜택: 모든 컬렉션을 합친 단계",
      description:
        "컬렉션에 상관없이 몇 개를 가지면 무엇이 열리는지, 어떻게 세는지, 하나를 팔면 어떻게 되는지 알려 드려요.",
      sections: [
        {
          kind: "table",
          ground: "paper",
          title: "섞여 있어도 괜찮아요",
          body: "여섯 컬렉션의 NFT는 스테이킹 중이든 아니든 하나로 세요. 로그인한 지갑의 것이기만 하면 돼요. Genesis는 따로 단계가 없지만 여기에는 함께 들어가요.",
          caption: "컬렉션을 합친 혜택 단계",
          sample: "ladder-all-nft",
          columns: [{ label: "가진 수" }, { label: "받는 것" }, { label: "얼마나 자주" }],
          rows: [
            ["1개", "멤버 예약", "언제나"],
            ["3개", "예약마다 동반 한 명 추가", "언제나"],
            ["5개", "하루 먼저 열리는 예약", "예약이 열릴 때마다"],
            ["10개", "팀과 함께하는 원탁 자리", "시즌마다 한 번"],
          ],
        },
        {
          kind: "questions",
          ground: "night",
          title: "이렇게 세요",
          body: "신청서가 아니라 블록체인을 보고 세요.",
          items: [
            {
              question: "지갑 두 개에 나뉜 NFT도 합쳐 주나요?",
              answer:
                "아니요, 지갑마다 따로 세요. 두 지갑이 같은 분인지 저희는 알 수 없거든요. 한곳에 모으는 건 자유예요. 함께 예약하는 크루만 두 지갑을 합쳐서 세요.",
            },
            { question: "예약한 뒤에 하나를 팔면요?", answer: "확정된 예약은 그대로예요. 다음 예약부터 다시 세요." },
          ],
        },
      ],
    },
    punkykongz: {
      label: "PunkyKongz",
      title: "다중 혜택: PunkyKongz 무리",
      description:
        "PunkyKongz가 여럿일 때 더해지는 것. 어떤 혜택이 열리는지, 머릿수를 어떻게 세는지, 스테이킹 중이면 어떻게 되는지 알려 드려요.",
      sections: [
        {
          kind: "steps",
          ground: "paper",
          sample: "ladder-punkykongz",
          title: "무리가 오르는 계단",
          body: "콩즈는 머릿수를 세요. 저희도 그래요.",
          items: [
            { title: "콩즈 둘", body: "긴 시장에서 열리는 행사에 친구 한 명을 더 데려올 수 있어요." },
            { title: "콩즈 다섯", body: "홀더 장터에서 하루 동안 좌판을 열어요. 탁자도, 간판의 이름도 내 것이에요." },
            {
              title: "콩즈 열",
              body: "시즌마다 무리가 투표로 좌판 하나를 뽑고, 비용은 시장이 내요. 콩즈 열이면 열 표예요.",
            },
          ],
        },
        {
          kind: "prose",
          ground: "night",
          title: "유인원과 산수",
          blocks: [
            "스테이킹한다고 무리가 커지거나 작아지지는 않아요. 펑키 부스트나 노바에 있는 콩즈도 머릿수에서는 똑같이 세요. 열 명의 출석은 버튼 하나로 끝나요. 열 번 누를 시간은 누구에게도 없으니까요.",
          ],
        },
      ],
    },
    "punky-hag": {
      label: "Punky HA_G",
      title: "다중 혜택: Punky HA_G 크루",
      description:
        "Punky HA_G 크루에게 열리는 것. 머릿수를 어떻게 세는지, 두 홀더가 한 크루로 예약하려면 어떻게 하는지 알려 드려요.",
      sections: [
        {
          kind: "table",
          ground: "paper",
          title: "크루의 크기",
          body: "머릿수로 세고, 데시벨로 느껴요.",
          caption: "Punky HA_G 혜택 단계",
          sample: "ladder-punky-hag",
          columns: [{ label: "크루" }, { label: "열리는 것" }, { label: "준비물" }],
          rows: [
            ["HA_G 셋", "한 달에 하루 저녁 합주실", "케이블은 각자"],
            ["HA_G 여섯", "거리 예술의 날, 그려도 되는 벽", "물감은 각자"],
            ["HA_G 아홉", "시즌 포스터에 크루 이름 한 줄", "용기는 각자"],
          ],
        },
        {
          kind: "callout",
          ground: "night",
          title: "크루끼리 뭉쳐도 돼요",
          body: "두 홀더가 함께 예약할 수 있어요. 각자 로그인해서 크루를 조금씩 데려오면, 그 예약만큼은 둘을 합쳐서 세요.",
          actions: [{ label: "크루 만나기", page: "nftPunkyhag", isPrimary: true }],
        },
      ],
    },
    "wise-alya": {
      label: "Wise Alya",
      title: "다중 혜택: Wise Alya 책장",
      description:
        "Wise Alya를 여럿 가지면 한 해 동안 열리는 것. 여럿이어도 하나하나가 받는 보상은 왜 그대로인지도 알려 드려요.",
      sections: [
        {
          kind: "timeline",
          ground: "paper",
          sample: "ladder-wise-alya",
          title: "책장의 한 해",
          body: "알리야의 혜택은 계절을 따라가고, 인내심도 계산에 넣어요.",
          states: { done: "봄마다", now: "여름마다", next: "겨울마다" },
          items: [
            {
              when: "알리야 둘",
              title: "조용한 자리",
              body: "봄 강연의 자리 두 개. 좋은 질문이 나오는 맨 뒷줄이에요.",
              state: "done",
            },
            {
              when: "알리야 넷",
              title: "긴 질문",
              body: "회사에 질문 하나를 할 수 있어요. 그 계절 안에 글로, 모두가 보는 곳에 답해요.",
              state: "now",
            },
            {
              when: "알리야 일곱",
              title: "겨울 독서",
              body: "인쇄되기 전의 연간 장부를 연필과 함께 드려요. 틀린 곳을 고쳐 주신 분은 이름을 실어 감사드려요.",
              state: "next",
            },
          ],
        },
        {
          kind: "prose",
          ground: "night",
          title: "USDC가 더 빨라지지는 않아요",
          blocks: [
            "알리야가 여럿이면 하나가 받는 몫에 그 수를 곱한 만큼 받고, 덤은 없어요. 많이 가진 분에게 보상률을 더 드리면 그 값을 적게 가진 분이 치르게 되니까요.",
          ],
          actions: [{ label: "알리야 이야기 읽기", page: "nftAlya" }],
        },
      ],
    },
    "fearless-fitri": {
      label: "Fearless Fitri",
      title: "다중 혜택: Fearless Fitri 코너",
      description:
        "Fearless Fitri가 여럿일 때 열리는 것. 꼭 싸워야 하는지, 다치면 어떻게 되는지, 코치들이 자주 받는 질문에도 답해요.",
      sections: [
        {
          kind: "cards",
          ground: "paper",
          sample: "ladder-fearless-fitri",
          title: "세 코너",
          items: [
            {
              picture: "people/fearless-fitri-5",
              pictureAlt: "초록 옷의 투사.",
              label: "피트리 둘",
              title: "오픈 매트",
              body: "제휴 체육관의 훈련 시간을 예약해서 써요. 동반 한 명이 옆 매트를 쓸 수 있어요.",
            },
            {
              picture: "people/fearless-fitri-2",
              pictureAlt: "등을 든 빨간 옷의 투사.",
              label: "피트리 넷",
              title: "우리 코너",
              body: "경기 날 나란히 붙은 네 자리. 코치 목소리가 들리는 쪽이에요.",
            },
            {
              picture: "people/fearless-fitri-6",
              pictureAlt: "칼을 든 하얀 옷의 투사.",
              label: "피트리 여덟",
              title: "초보 후원하기",
              body: "NFT가 없는 사람에게 첫 수업을 선물해요. 받을 사람은 내가 정하고, 비용은 링이 내요.",
            },
          ],
        },
        {
          kind: "questions",
          ground: "night",
          title: "올라서기 전에",
          body: "코치들이 제일 많이 받는 질문 둘이에요.",
          items: [
            {
              question: "꼭 싸워야 하나요?",
              answer:
                "아니요. 코너는 보는 곳이고 매트는 배우는 곳이에요. 지갑에 든 것 때문에 링에 오르는 사람은 없어요.",
            },
            {
              question: "다치면 어떻게 되나요?",
              answer:
                "체육관이 그 나라 규정에 따라 이용자 보험을 들어요. 저희는 자리를 예약하고, 누구의 규정을 따르는지 알려 드려요.",
            },
          ],
        },
      ],
    },
    "punky-society": {
      label: "Punky Society",
      title: "다중 혜택: Punky Society 클럽",
      description:
        "Punky Society 클럽이 회원을 세는 법. 패스가 여럿이면 무엇이 달라지는지, 그리고 클럽에서 지키는 규칙이에요.",
      sections: [
        {
          kind: "figures",
          ground: "night",
          title: "숫자로 보는 클럽",
          sample: "ladder-punky-society",
          items: [
            { value: "1", label: "장이면 문이 열려요", note: "본인과 우산 하나까지." },
            { value: "2", label: "장이면 한 쌍이에요", note: "한 장은 손님에게 빌려줘도 돼요." },
            { value: "6", label: "장이면 테이블을 잡아요", note: "한 달에 한 번, 먼저 잡는 분까지." },
          ],
        },
        {
          kind: "prose",
          ground: "paper",
          title: "소사이어티의 규칙",
          blocks: [
            {
              list: [
                "모자는 쓰고, 휴대폰은 내리고, 이름은 말해도 안 해도 그만.",
                "테이블을 잡은 분이 주인이고, 나머지가 감사 인사를 해요.",
                "낮에 팔린 패스는 저녁에 새 주인과 식사해요.",
              ],
            },
            "소사이어티에는 스테이킹도 지분도 없어요. 저녁 식사가 있어요.",
          ],
          actions: [{ label: "테이블 문의하기", page: "benefitMembership", isPrimary: true }],
        },
      ],
    },
  },
};
