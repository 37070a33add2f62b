import type { nftGenesis as english } from "../en/nft-genesis";
import type { InLanguage } from "../in-language";

export const nftGenesis: InLanguage<typeof english> = {
  title: "Genesis: 펑크토피아의 첫 NFT 컬렉션",
  description:
    "뾰족한 머리와 뿔, 가죽 재킷. 도시가 시작된 컬렉션 Genesis가 어디에서 인정받고, 어디에 스테이킹하며, 진품은 어떻게 알아보는지 알려 드려요.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Genesis",
      title: "가로등보다 Genesis가 먼저 있었어요",
      lead: "펑크토피아의 첫 번째 컬렉션이에요. 기간이 없는 펑키 부스트에 맡기면 Twig와 SCG가 쌓이고, BENEFIT은 Genesis만 받아요.",
      actions: [
        { label: "무엇을 받는지 보기", below: "table", isPrimary: true },
        { label: "목록으로", page: "nftProject" },
      ],
      sceneAlt:
        "머리를 뾰족하게 세운 Genesis 셋이 민둥산 위 드럼통 모닥불에 둘러앉아 있고, 저 아래로 도시의 첫 창문이 켜져 있어요.",
    },
    {
      kind: "gallery",
      ground: "night",
      title: "처음부터 있던 여덟 명",
      items: [
        { picture: "people/genesis-1", alt: "분홍 뿔에 노란 셔츠, 손에는 지팡이.", caption: "늘 앞장서요" },
        { picture: "people/genesis-2", alt: "왕관처럼 솟은 파란 머리와 분홍 라디오.", caption: "음악 담당이에요" },
        { picture: "people/genesis-3", alt: "둥글게 말린 빨간 머리와 검은 재킷.", caption: "말수가 적어요" },
        {
          picture: "people/genesis-4",
          alt: "초록 모히칸 머리에 한쪽 팔을 든 모습.",
          caption: "전차마다 손을 흔들어요",
        },
        { picture: "people/genesis-5", alt: "말린 주황 머리에 안경과 체크 조끼.", caption: "깨알 글씨까지 읽어요" },
        { picture: "people/genesis-6", alt: "하늘색 모히칸 머리와 초록 기타.", caption: "코드 세 개, 아주 크게" },
        { picture: "people/genesis-7", alt: "하얀 뿔과 파란 코트.", caption: "첫 열쇠의 주인이에요" },
        { picture: "people/genesis-8", alt: "연둣빛 뾰족 머리와 빨간 망토.", caption: "추위를 몰라요" },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "Genesis는 이런 NFT예요",
      blocks: [
        "Genesis는 메타데이터에 Genesis 컬렉션의 검증된 주소가 적힌 솔라나 토큰이에요. 핵심은 바로 그 표시예요. 그림은 즐기면 되지만, 이 도시의 문이 확인하는 건 그 표시거든요.",
        "Genesis는 Kaia에서 시작했어요. 지금 NFT 마이그레이션이 열려 있어요. 예전 NFT가 있는 지갑을 연결하면, 솔라나로 옮길 수 있는 NFT와 비용을 볼 수 있어요. 서두르지 않아도 돼요.",
        {
          list: [
            "캐릭터이자 열쇠예요. 회사의 지분이 아니에요.",
            "가지고만 있으면 아무것도 지급되지 않아요. 보상은 스테이킹할 때, 미리 채워 둔 풀에서만 나와요.",
            "가격은 다음 사람이 부르는 만큼이에요. 0원일 수도 있어요.",
          ],
        },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "받는 보상",
      body: "펑키 부스트에 Genesis 전용 탭이 있어요. 정해진 기간이 없어서 언제든 언스테이킹할 수 있어요.",
      caption: "펑키 부스트에서 Genesis가 받는 보상",
      columns: [{ label: "보상" }, { label: "무엇인가요" }, { label: "어떻게 받나요" }],
      rows: [
        ["Twig", "파워존의 보상 토큰", "날마다 쌓이고, 원할 때 받아요"],
        ["SCG", "이 도시의 코인", "날마다 쌓이고, 원할 때 받아요"],
        ["RWA", "항구 프로젝트의 하루 지급량을 받을 권리", "명단에 기록되고, 마이페이지에서 볼 수 있어요"],
        ["BENEFIT", "Genesis만 오르는 멤버 명단의 자리", "명단에 기록되고, 마이페이지에서 볼 수 있어요"],
      ],
    },
    {
      kind: "links",
      ground: "paper",
      title: "진품을 만나는 곳",
      body: "여기에서 출발해야 제대로 된 문에 도착해요.",
      of: "genesis",
      actions: [{ label: "NFT 마이그레이션", own: "mypage/migration" }],
    },
    {
      kind: "questions",
      ground: "night",
      title: "모닥불 앞에서 받은 질문",
      body: "자리에 앉기 전에 다들 묻는 것들이에요.",
      items: [
        {
          question: "희귀한 Genesis가 보상을 더 받나요?",
          answer:
            "아니요. 스테이킹 풀에서 Genesis 하나는 머리에 무엇이 달렸든 하나예요. 희귀도는 여러분과 마켓 사이의 이야기예요.",
        },
        {
          question: "다른 컬렉션보다 좋은가요?",
          answer:
            "가장 오래됐고, 펑키 부스트에서 BENEFIT이 있는 유일한 컬렉션이에요. 대신 콩즈와 HA_G에는 펑키 노바의 기간이, 알리야에는 USDC가 있죠.",
        },
      ],
    },
  ],
};
