import type { content as english } from "../en/content";
import type { TextShape } from "../text-shape";

export const content: TextShape<typeof english> = {
  asTable: "표로 보기",
  collection: "컬렉션",
  collectionAddress: "솔라나 컬렉션 주소",
  outlets: {
    whitepaper: "백서",
    fs: "FS",
    youtube: "유튜브",
    article: "기사",
    page: "페이지 바로가기",
    homepage: "홈페이지",
    marketplace: "마켓플레이스",
  },
  noLinks: "아직 공개한 외부 주소가 없어요.",
  mining: {
    title: "NFT 홀더 일일 채굴량",
    caption: "NFT 1개당 하루 {token}",
    description: "막대가 가장 긴 컬렉션: {collection}, 하루 {amount} {token}",
    none: "아직 공개한 채굴량이 없어요.",
    note: "채굴은 아직 시작하지 않았어요. 시작하기 전에 수량이 달라질 수 있어요.",
  },
  board: {
    more: "더 보기",
    moreOf: "더 보기: {name}",
    none: "아직 공개한 이사진이 없어요.",
    socials: {
      discord: "디스코드",
      x: "X",
      youtube: "유튜브",
      instagram: "인스타그램",
      snowseed: "스노우시드",
      kakao: "카카오톡",
    },
  },
  partners: {
    visit: "{name} 사이트 열기",
    none: "아직 공개한 파트너가 없어요.",
    kinds: {
      technology: "기술",
      finance: "금융",
      legal: "법률",
      venue: "공간",
      travel: "여행",
      care: "의료",
      media: "미디어",
    },
  },
  company: { name: "회사명", address: "주소", email: "일반 문의", partnerEmail: "제휴 문의" },
  codex: {
    filter: "등급",
    rarity: "등급",
  },
  news: { on: "{date} 게시" },
};
