import type { nftPunkykongz as english } from "../en/nft-punkykongz";
import type { InLanguage } from "../in-language";

export const nftPunkykongz: InLanguage<typeof english> = {
  title: "PunkyKongz: 계획이 있는 유인원 5,000명",
  description:
    "PunkyKongz는 5,000개로 이루어진 유인원 컬렉션이에요. 기간 없는 펑키 부스트와 90~270일 펑키 노바를 비교해 보고 고르세요.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "PunkyKongz",
      title: "콩즈는 5,000명, 바나나는 한 송이",
      lead: "기간 없는 펑키 부스트나 90·180·270일 펑키 노바에 맡기면 Twig와 SCG가 쌓이는 컬렉션이에요.",
      actions: [
        { label: "부스트와 노바 비교하기", below: "table", isPrimary: true },
        { label: "목록으로", page: "nftProject" },
      ],
      sceneAlt:
        "밤의 거대한 나무 위 오두막과 줄다리. 가운데 발판에 왕관 쓴 유인원, 문 앞과 나무 아래의 다른 유인원들, 색색 등불, 뒤로 보이는 도시.",
    },
    {
      kind: "figures",
      ground: "night",
      title: "숫자로 보는 콩즈네",
      items: [
        { value: "5,000", label: "콩즈 전체", note: "이게 전체 공급량이에요." },
        { value: "2", label: "스테이킹 방식", note: "기간 없이, 또는 기간을 정해서." },
        { value: "3", label: "펑키 노바의 기간", note: "90일, 180일, 270일." },
      ],
    },
    {
      kind: "gallery",
      ground: "night",
      title: "시장에서 만난 얼굴들",
      items: [
        { picture: "people/punkykongz-1", alt: "바나나를 베어 문 주황 유인원.", caption: "품질 검사 중" },
        { picture: "people/punkykongz-2", alt: "왕관을 쓰고 금메달을 든 초록 유인원.", caption: "자기가 뽑은 대표" },
        {
          picture: "people/punkykongz-3",
          alt: "하늘색 모자를 쓰고 보드를 든 분홍 유인원.",
          caption: "배달은 거의 성공해요",
        },
        { picture: "people/punkykongz-5", alt: "초록 헤드폰을 낀 회색 고릴라.", caption: "안 들려요" },
        {
          picture: "people/punkykongz-6",
          alt: "선글라스에 파란 머리띠를 한 갈색 유인원.",
          caption: "아무것도 못 봤어요",
        },
        {
          picture: "people/punkykongz-8",
          alt: "왕관을 쓰고 서프보드를 든 주황 옷의 분홍 유인원.",
          caption: "바다가 없어도 괜찮아요",
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "부스트일까, 노바일까",
      body: "콩즈 하나는 한 번에 둘 중 한 곳에만 설 수 있어요. 둘 다 열려 있어요.",
      caption: "PunkyKongz의 펑키 부스트와 펑키 노바 비교",
      columns: [{ label: "궁금한 점" }, { label: "펑키 부스트" }, { label: "펑키 노바" }],
      rows: [
        ["얼마나 맡기나요?", "기간이 없어요", "90일, 180일, 270일"],
        [
          "만기 전에 언스테이킹할 수 있나요?",
          "만기가 없어요. 언제든 언스테이킹할 수 있어요",
          "네, 다만 아직 받을 수 없는 보상은 못 받게 돼요",
        ],
        ["무엇을 받나요?", "Twig, SCG, 보너스 SCG", "Twig, SCG, 보너스 SCG"],
        ["보너스 SCG는 언제 받나요?", "출석할 때마다", "출석할 때마다"],
        ["누구에게 맞나요?", "팔지도 모르는 사람", "어차피 간직할 사람"],
      ],
    },
    {
      kind: "balance",
      ground: "night",
      title: "입양하기 전에",
      body: "유인원은 평생 함께예요. 더 좋은 제안이 올 때까지는요. 양쪽을 먼저 알아 두세요.",
      good: {
        title: "콩즈의 좋은 점",
        items: [
          "수량이 고정돼 있어요. 인기가 생겨도 식구가 늘지 않아요.",
          "대부분의 컬렉션은 스테이킹 방식이 하나거나 없는데, 콩즈는 둘이에요.",
          "출석 기록은 NFT에 남아서, 다시 스테이킹해도 그대로 이어져요.",
        ],
      },
      bad: {
        title: "콩즈의 아쉬운 점",
        items: [
          "5,000개는 많아요. 한가한 날에는 많은 콩즈가 적은 구매자를 기다려요.",
          "보상은 누군가 채워 둔 풀에서 나와요. 비면 더는 지급되지 않아요.",
          "콩즈를 팔면 앞으로 벌었을 보상도 함께 떠나요.",
        ],
      },
    },
    {
      kind: "links",
      ground: "paper",
      title: "콩즈네 찾아가기",
      body: "콩즈네 홈페이지와, 진짜를 파는 좌판이에요.",
      of: "punkykongz",
      actions: [{ label: "NFT 마이그레이션", own: "mypage/migration" }],
    },
  ],
};
