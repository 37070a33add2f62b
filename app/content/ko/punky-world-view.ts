import type { punkyWorldView as english } from "../en/punky-world-view";
import type { InLanguage } from "../in-language";

export const punkyWorldView: InLanguage<typeof english> = {
  title: "토르미아 지도: 전찻길과 가로등과 물",
  description:
    "토르미아의 아홉 곳과 그 사이 길을 그림과 글로 옮긴 약도예요. 지도에 있는 기호가 무슨 뜻인지도 함께 적어 두었어요.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "토르미아 지도",
      title: "여기까지 그린 지도예요",
      lead: "토르미아의 장소들이 어떻게 이어지고 표시가 무슨 뜻인지 보여 주는 지도예요. 알리야가 그리고, 크래프터가 고치고, 콩즈가 깔고 앉았어요.",
      actions: [
        { label: "지도 보기", below: "diagram", isPrimary: true },
        { label: "정거장마다 읽어 보기", page: "punkyWorld" },
      ],
      sceneAlt:
        "등불 아래 탁자에 펼친 커다란 종이 지도. 그려진 곳들 사이로 핀과 실이 이어지고, 컵 자국과 유인원 발자국, 펜을 쥔 빨간 소매의 손이 보여요.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "어디가 어디와 이어지나요",
      body: "네모는 발 디딜 땅이고, 선 위에는 가는 길을 적었어요.",
      caption: "토르미아 약도(실제 축척과 달라요)",
      nodes: [
        { id: "firsthill", label: "첫언덕", note: "1번 정거장", column: 1, row: 1 },
        { id: "market", label: "긴 시장", note: "2번 정거장", column: 2, row: 1 },
        { id: "underline", label: "언더라인", note: "3번 정거장", column: 3, row: 1 },
        { id: "society", label: "소사이어티 거리", note: "6번 정거장", column: 1, row: 2 },
        { id: "city", label: "펑크토피아", note: "일곱 구역", column: 2, row: 2, tone: "accent" },
        { id: "library", label: "빈 나무 도서관", note: "4번 정거장", column: 3, row: 2 },
        { id: "gorge", label: "모루 협곡", note: "7번 정거장", column: 1, row: 3 },
        { id: "ringroof", label: "옥상 링", note: "5번 정거장", column: 2, row: 3 },
        { id: "pool", label: "오큘라의 연못", note: "8번 정거장", column: 3, row: 3, tone: "quiet" },
      ],
      edges: [
        { from: "firsthill", to: "market", label: "내리막길로" },
        { from: "market", to: "underline", label: "다리 밑을 지나" },
        { from: "underline", to: "library", label: "강을 따라" },
        { from: "library", to: "city", label: "승강기를 타고" },
        { from: "city", to: "ringroof", label: "지붕을 건너" },
        { from: "society", to: "city", label: "붉은 카펫을 밟고" },
        { from: "gorge", to: "society", label: "아흔 계단을 올라" },
        { from: "ringroof", to: "pool", label: "마지막 가로등을 지나" },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "지도 기호",
      caption: "범례",
      columns: [{ label: "기호" }, { label: "뜻" }, { label: "볼 수 있는 곳" }],
      rows: [
        ["가로등", "언제나 열려 있음", "펑크토피아, 긴 시장"],
        ["가위표 친 가로등", "불은 직접 가져올 것", "언더라인, 모루 협곡"],
        ["펼친 책", "누군가 틀린 데를 고쳐 줌", "빈 나무 도서관"],
        ["글러브", "신발 벗고, 가드 올리고", "옥상 링"],
        ["눈", "휘파람 금지", "오큘라의 연못"],
      ],
    },
    {
      kind: "prose",
      ground: "night",
      title: "지도에 없는 것",
      blocks: [
        "연못 너머에서 종이가 끝나요. 알리야들은 빈칸으로 두고 뒤에 종이 한 장을 접어 붙였는데, 펼쳐 봐도 된다는 허락을 받은 사람은 아직 없어요.",
        "파는 땅도 없어요. 이 지도에서는 아무것도 팔지 않거든요. 토르미아의 어떤 땅도 토큰이 아니고, 여러분에게 팔 권리를 받은 사람도 없어요.",
      ],
      actions: [{ label: "진짜로 있는 NFT 보기", page: "nftProject" }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "지도 가장자리 너머",
      body: "이 사이트 밖으로 이어지는 길이에요. 토르미아 홈페이지와 영상, 마켓플레이스로 가요.",
      of: "punky-world",
    },
  ],
};
