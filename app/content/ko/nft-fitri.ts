import type { nftFitri as english } from "../en/nft-fitri";
import type { InLanguage } from "../in-language";

export const nftFitri: InLanguage<typeof english> = {
  title: "Fearless Fitri: 글러브는 올리고 턱은 당당하게",
  description:
    "스테이킹 풀 대신 자기 링을 가진 컬렉션 Fearless Fitri. 투사들을 만나고, 가지고 있으면 무엇이 좋은지 확인해 보세요.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Fearless Fitri",
      title: "피트리가 들어서면 모두가 일어서요",
      lead: "두건과 망토를 두른 투사, 달리기 선수, 구조대원들이에요. 스테이킹이 아니라 멤버 혜택을 위해 만든 컬렉션이에요.",
      actions: [
        { label: "멤버가 되는 순서 보기", below: "steps", isPrimary: true },
        { label: "목록으로", page: "nftProject" },
      ],
      sceneAlt:
        "새벽녘 옥상의 권투 링. 파란 두건에 빨간 글러브를 낀 투사, 로프에 기댄 두 사람, 뒤로 빨랫줄과 첨탑이 보여요.",
    },
    {
      kind: "cards",
      ground: "night",
      title: "네 코너, 네 투사",
      items: [
        {
          picture: "people/fearless-fitri-1",
          pictureAlt: "파란 두건과 빨간 권투 글러브.",
          label: "홍 코너",
          title: "선봉",
          body: "1라운드를 맡고, 2라운드 선수에게 규칙을 설명해 줘요.",
        },
        {
          picture: "people/fearless-fitri-2",
          pictureAlt: "빨간 두건에 은빛 등을 든 모습.",
          label: "의무 코너",
          title: "의무병",
          body: "딱 한 번 졌어요. 문한테요. 책임은 문에 있다고 해요.",
        },
        {
          picture: "people/fearless-fitri-3",
          pictureAlt: "이빨 왕관을 얹은 분홍 두건과 횃불.",
          label: "청 코너",
          title: "횃불",
          body: "정전이 되면 앞장서 달려요. 전차가 그 뒤를 따라가고요.",
        },
        {
          picture: "people/fearless-fitri-8",
          pictureAlt: "노란 두건에 횃불을 들고 파란 망토를 두른 모습.",
          label: "맞은편 코너",
          title: "구조대원",
          body: "4층에서 피아노를 업고 내려왔어요. 피아노를 부탁한 사람은 없었어요.",
        },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "풀이 없는 데는 이유가 있어요",
      blocks: [
        "피트리는 어느 스테이킹 계획에도 들어 있지 않아요. 빠뜨린 게 아니에요. 멤버십을 위해 만든 컬렉션이라, 매일 조금씩 나오는 것보다 열어 주는 문에 가치를 두려고 해요.",
        "계획이 바뀌면 누군가에게 서명을 부탁하기 전에 뉴스와 이 페이지에 풀 주소와 함께 먼저 알릴게요. 지금 피트리 스테이킹을 권하는 사람이 있다면, 이 도시 사람이 아니에요.",
      ],
      actions: [{ label: "뉴스 읽기", page: "companyNews" }],
    },
    {
      kind: "steps",
      ground: "night",
      title: "관중석에서 멤버가 되기까지",
      items: [
        {
          title: "하나 갖기",
          body: "직접 관리하는 솔라나 지갑에 있어야 해요. 거래소 계정으로는 내 것임을 증명할 수 없어요.",
        },
        {
          title: "연결하고 로그인하기",
          body: "연결하면 주소가 보이고, 로그인하면 본인임이 증명돼요. 둘 다 아무것도 옮기지 않아요.",
        },
        {
          title: "몇 개인지 세어 보기",
          body: "하나부터 시작하는 혜택도, 여럿이어야 하는 혜택도 있어요. 혜택 페이지에 단계가 나와 있어요.",
        },
        { title: "예약하거나 입장하기", body: "예약할 자리가 있으면 예약하고, 로그인한 그 지갑을 챙겨 오세요." },
      ],
    },
    {
      kind: "gallery",
      ground: "paper",
      title: "마지막 종이 울린 뒤",
      items: [
        { picture: "people/fearless-fitri-4", alt: "왕관을 얹고 넓은 벨트를 찬 금빛 두건.", caption: "벨트를 지켜요" },
        { picture: "people/fearless-fitri-5", alt: "초록 두건과 초록 망토.", caption: "시간을 지켜요" },
        { picture: "people/fearless-fitri-6", alt: "하얀 두건에 긴 칼과 하늘색 띠.", caption: "거리를 지켜요" },
        { picture: "people/fearless-fitri-7", alt: "노란 별을 단 보라 두건.", caption: "점수를 지켜요" },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "링사이드 주소",
      body: "투사들이 소식을 올리는 곳, 진짜가 오가는 곳이에요.",
      of: "fearless-fitri",
    },
  ],
};
