import type { nftAlya as english } from "../en/nft-alya";
import type { InLanguage } from "../in-language";

export const nftAlya: InLanguage<typeof english> = {
  title: "Wise Alya: 읽고 기르는 펑크토피아 사람들",
  description:
    "USDC 보상이 있는 컬렉션 Wise Alya. 그게 무슨 뜻이고 무슨 뜻이 아닌지, 책 너머에는 어떤 사람들이 있는지 읽어 보세요.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Wise Alya",
      title: "알리야에게 묻고, 답을 기다리세요",
      lead: "사서, 약초꾼, 장부지기예요. 펑키 부스트에 맡기면 Twig와 SCG, 그리고 알리야만 받는 USDC가 쌓여요.",
      actions: [
        { label: "USDC 보상 알아보기", below: "prose", isPrimary: true },
        { label: "목록으로", page: "nftProject" },
      ],
      sceneAlt:
        "밤의 높은 도서관. 벽을 가득 채운 책과 사다리, 책상 위의 초록 등과 부엉이, 지구본 옆에 지팡이를 짚은 할머니, 창밖의 달.",
    },
    {
      kind: "people",
      ground: "paper",
      title: "다섯 명, 그리고 각자 지키는 것",
      body: "알리야는 저마다 하나씩 맡아 지켜요. 얼마나 오래 지켰는지 묻는 건 실례예요.",
      items: [
        {
          picture: "people/wise-alya-2",
          name: "장부",
          body: "누가 얼마를 갚아야 하는지 적어요. 자기 쪽으로 반올림한 적은 없어요.",
        },
        { picture: "people/wise-alya-3", name: "부채", body: "대화를 끝내고 싶을 때 펼쳐요. 시장님에게도 통해요." },
        { picture: "people/wise-alya-4", name: "등불", body: "밤마다 서고를 걸어요. 어둠이 제자리에 꽂혀 있도록요." },
        { picture: "people/wise-alya-5", name: "지도", body: "어느 길은 그려졌고 어느 길은 저절로 생겼는지 알아요." },
        { picture: "people/wise-alya-6", name: "부엉이", body: "부엉이도 책을 읽어요. 부록을 더 좋아하고요." },
      ],
    },
    {
      kind: "prose",
      ground: "night",
      title: "USDC 질문에 천천히 답해 드려요",
      blocks: [
        "펑키 부스트는 알리야에게 네 가지로 보상해요. Twig, SCG, 출석하면 받는 보너스 SCG, 그리고 USDC. 다들 마지막 것을 물어보죠.",
        "USDC는 이 도시 바깥의 회사가 만들고, 1달러의 가치를 목표로 하는 코인이에요. 누군가 넣어야만 풀에 들어오고, 프로그램은 그 금고에 있는 만큼만 지급할 수 있어요. 금고가 비면 다시 채워질 때까지 멈춰요.",
        { heading: "그래서 이렇게 돼요" },
        {
          list: [
            "보상은 NFT 하나에 하루 얼마로 정해져요. 누군가의 수익을 나누는 게 아니에요.",
            "스테이킹하기 전에 금고 증명 페이지에서 금고를 들여다볼 수 있어요.",
            "USDC 발행사는 USDC를 동결할 수 있어요. 동결하는 건 그쪽이지만 감당하는 건 여러분이에요.",
          ],
        },
      ],
    },
    {
      kind: "gallery",
      ground: "paper",
      title: "열람실의 다른 얼굴들",
      items: [
        {
          picture: "people/wise-alya-1",
          alt: "빨간 비녀를 꽂은 검은 머리에 안경을 쓰고 빛이 담긴 병을 든 사람.",
          caption: "야간 당번",
        },
        {
          picture: "people/wise-alya-7",
          alt: "갈색 올림머리에 초록 옷을 입고 등불 지팡이를 든 사람.",
          caption: "위층 담당",
        },
        { picture: "people/wise-alya-8", alt: "초록 띠를 두른 검은 머리로 책을 펼쳐 든 사람.", caption: "방해 금지" },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "알리야의 이름이 걸린 문",
      body: "컬렉션의 집과 마켓의 서가로 이어져요.",
      of: "wise-alya",
    },
  ],
};
