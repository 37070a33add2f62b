import type { benefitNft as english } from "../en/benefit-nft";
import type { InLanguage } from "../in-language";

export const benefitNft: InLanguage<typeof english> = {
  title: "NFT 혜택: 캐릭터 하나로 열리는 문",
  description:
    "펑크토피아 NFT 하나만 있어도 누릴 수 있는 것들. 예약과 권리와 스테이킹, 내 것임을 확인하는 방법, 그리고 절대 묻지 않는 것까지.",
  district: "benefit",
  sections: [
    {
      kind: "opening",
      title: "내 캐릭터가 곧 입장권이에요",
      lead: "내 지갑에 있는 NFT 하나로 라운지 거리의 문이 열려요. 로그인해서 보여 주기만 하면 되고, NFT는 지갑 밖으로 나가지 않아요.",
      actions: [
        { label: "컬렉션별 혜택 보기", below: "table", isPrimary: true },
        { label: "멤버 예약 보기", page: "benefitMembership" },
      ],
      sceneAlt:
        "밤의 분홍 네온 야자수 아래 붉은 카펫. 실크해트를 쓴 문지기가 빛나는 카드를 내민 알리야와 작은 콩즈에게 줄을 들어 줘요.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "컬렉션마다 열리는 문",
      body: "점이 찍힌 칸은 그 컬렉션 NFT 하나면 충분하다는 뜻이에요.",
      sample: "benefit-single",
      caption: "NFT 하나로 받는 혜택",
      columns: [
        { label: "컬렉션" },
        { label: "멤버 예약" },
        { label: "BENEFIT 명단" },
        { label: "RWA 명단" },
        { label: "스테이킹" },
      ],
      rows: [
        ["Genesis", "●", "● 펑키 부스트에서", "● 펑키 부스트에서", "이용 가능"],
        ["PunkyKongz", "●", "● 펑키 노바에서", "●", "이용 가능"],
        ["Punky HA_G", "●", "● 펑키 노바에서", "●", "이용 가능"],
        ["Wise Alya", "●", "—", "●", "이용 가능"],
        ["Fearless Fitri", "●", "—", "—", "없음"],
        ["Punky Society", "● 클럽 테이블 포함", "—", "—", "없음"],
      ],
    },
    {
      kind: "cards",
      ground: "night",
      title: "혜택은 세 가지예요",
      items: [
        {
          icon: "calendar",
          label: "예약하는 것",
          title: "자리",
          body: "호텔 객실, 진료 시간, 요트 좌석 같은 거예요. 날짜를 알려 주시면 확정해 드리거나, 안 되는 이유를 말씀드려요.",
          action: { label: "멤버로 예약하기", page: "benefitMembership" },
        },
        {
          icon: "ticket",
          label: "명단에 오르는 것",
          title: "권리",
          body: "BENEFIT과 RWA는 내 주소 옆에 남는 기록이에요. 나중에 무엇을 받을 수 있는지 적혀 있을 뿐, 코인은 아니에요.",
        },
        {
          icon: "vault",
          label: "버는 것",
          title: "보상",
          body: "스테이킹 보상은 누구나 들여다볼 수 있는 금고에서 나와요. 코인도, 캐릭터도 맡길 수 있어요.",
          action: { label: "SCG 스테이킹하기", page: "powerzoneCoinStaking" },
        },
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "내 것인지 이렇게 확인해요",
      items: [
        {
          title: "로그인해요",
          body: "저희 이름과 한 번만 쓰는 번호가 적힌 문장에 지갑으로 서명해요. 코인은 움직이지 않고 어떤 권한도 넘어가지 않아요.",
        },
        {
          title: "블록체인을 확인해요",
          body: "혜택을 확정하기 전에 담당자가 블록체인에서 확인해요. NFT가 서명한 지갑에 있거나, 그 지갑 이름으로 저희 스테이킹 금고에 있어야 해요.",
        },
        {
          title: "문은 캐릭터를 기억해요",
          body: "한 번만 쓸 수 있는 혜택은 사람이 아니라 NFT가 쓴 것으로 남아요. NFT를 사기 전이라면 무엇을 이미 썼는지 저희에게 물어보세요.",
        },
      ],
    },
    {
      kind: "balance",
      ground: "night",
      title: "작은 글씨를 보통 크기로",
      body: "혜택은 있으면 좋은 거예요. 혜택 때문에 생활비까지 쓰지는 마세요.",
      good: {
        title: "믿어도 되는 것",
        items: [
          "추가 비용이 있으면 예약 전에 알려 드려요",
          "예약은 마이페이지에서 직접 취소할 수 있어요",
          "NFT는 내내 내 지갑에 있어요",
        ],
      },
      bad: {
        title: "기대하면 안 되는 것",
        items: [
          "혜택이 영원할 거라는 기대. 제휴처는 바뀔 수 있어요",
          "원하는 날에 꼭 자리가 있을 거라는 기대",
          "쓰지 않은 혜택을 돈으로 받는 것",
        ],
      },
    },
  ],
};
