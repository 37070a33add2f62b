import type { punkyWorld as english } from "../en/punky-world";
import type { InLanguage } from "../in-language";

export const punkyWorld: InLanguage<typeof english> = {
  title: "토르미아: 도시를 둘러싼 땅",
  description:
    "전찻삯이 아깝지 않은 여덟 곳. 누가 살고, 이 사이트의 어느 페이지와 이어지는지 정리한 하루 저녁짜리 토르미아 안내서예요.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      title: "하루 저녁에 도는 토르미아",
      lead: "토르미아는 펑크토피아를 둘러싼 땅이에요. 전차가 서는 정거장 여덟 곳과 거기서 할 수 있는 일을 모았어요.",
      actions: [
        { label: "정거장 여덟 곳 보기", below: "cards", isPrimary: true },
        { label: "처음부터 읽기", page: "punkyWorldIntro" },
      ],
      sceneAlt:
        "언덕 위에서 내려다본 밤의 넓은 골짜기. 가운데 작게 빛나는 도시, 불이 보이는 협곡과 거대한 나무와 눈이 두 개 떠 있는 호수를 지나 굽이도는 전찻길.",
    },
    {
      kind: "cards",
      ground: "night",
      title: "정거장 여덟 곳",
      body: "전차는 이 순서로 돌아요. 알리야 말고는 아무도 기다려 주지 않아요.",
      items: [
        {
          picture: "people/genesis-6",
          pictureAlt: "기타를 든 Genesis.",
          label: "1번 정거장",
          title: "첫언덕",
          body: "꼭대기에 따뜻한 자리가 있는 민둥산. 지금도 Genesis가 번갈아 앉아요.",
          action: { label: "Genesis 만나기", page: "nftGenesis" },
        },
        {
          picture: "people/punkykongz-3",
          pictureAlt: "보드를 든 분홍 유인원.",
          label: "2번 정거장",
          title: "긴 시장",
          body: "좌판이 두 줄로 빈틈없이 이어져요. 노란 거라면 뭐든 살 수 있어요.",
          action: { label: "콩즈 만나기", page: "nftPunkykongz" },
        },
        {
          picture: "people/punky-hag-4",
          pictureAlt: "초록 머리를 묶고 보드를 든 아이.",
          label: "3번 정거장",
          title: "언더라인",
          body: "철길 아래, 강 위, 어른들 눈 밖. 바퀴를 조심하세요.",
          action: { label: "HA_G 만나기", page: "nftPunkyhag" },
        },
        {
          picture: "people/wise-alya-4",
          pictureAlt: "등불 지팡이를 든 사람.",
          label: "4번 정거장",
          title: "빈 나무 도서관",
          body: "대부분이 책장인 나무예요. 작게 말하세요. 나무가 듣고 있어요.",
          action: { label: "알리야 만나기", page: "nftAlya" },
        },
        {
          picture: "people/fearless-fitri-4",
          pictureAlt: "벨트를 두른 금빛 투사.",
          label: "5번 정거장",
          title: "옥상 링",
          body: "널빤지로 이은 옥상들, 그 한가운데의 링. 박수는 굴뚝으로 내려가요.",
          action: { label: "피트리 만나기", page: "nftFitri" },
        },
        {
          picture: "people/punky-society-6",
          pictureAlt: "챙 넓은 모자를 쓰고 신문을 든 검은 옷의 부인.",
          label: "6번 정거장",
          title: "소사이어티 거리",
          body: "문은 일곱, 종은 하나. 저녁 식사 때도, 혁명 때도 울려요.",
          action: { label: "클럽 혜택 보기", page: "benefitMultiple", tab: "punky-society" },
        },
        {
          picture: "people/crafter-2",
          pictureAlt: "큰 망치를 든 늙은 대장장이.",
          label: "7번 정거장",
          title: "모루 협곡",
          body: "한 정거장 전부터 소리가 들려요. 크래프터에게는 여러분 소리가 안 들리고요.",
          action: { label: "크래프터 만나기", page: "nftPunkyCrafter" },
        },
        {
          icon: "eye",
          label: "8번 정거장",
          title: "오큘라의 연못",
          body: "종점이에요. 물이 바라보는 만큼만 바라보고, 그보다 오래 보지는 마세요.",
          action: { label: "오큘라 소환 보기", page: "nftProjectOcullaSummoning" },
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "여기서 할 수 있는 일",
      body: "장소는 이야기지만, 창구가 있는 곳도 있어요.",
      caption: "토르미아와 이 사이트",
      columns: [{ label: "토르미아에서" }, { label: "이 사이트에서" }, { label: "오늘은" }],
      rows: [
        ["발전소에 코인 넣기", "코인 스테이킹", "열려 있어요"],
        ["금고가 갚아야 할 것 읽기", "금고 증명 페이지", "열려 있어요"],
        ["캐릭터에게 일 맡기기", "펑키 부스트, 펑키 노바", "열려 있어요"],
        ["무기 맞추기", "기어 업!", "구경은 되고, 구매는 아직이에요"],
        ["Twig로 장 보기", "토리 숍", "셔터가 내려가 있어요"],
        ["Kaia의 옛 친구 데려오기", "NFT 마이그레이션", "열려 있어요"],
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "막차예요",
      body: "발전소로 돌아가요. 첫 번째 기계가 벌써 돌고 있어요.",
      actions: [{ label: "코인 스테이킹으로 가기", page: "powerzoneCoinStaking", isPrimary: true }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "골짜기 밖 정류장",
      body: "토르미아의 홈페이지와 영상, 그리고 주민들이 오가는 마켓플레이스예요.",
      of: "punky-world",
      actions: [{ label: "목록으로", page: "nftProject" }],
    },
  ],
};
