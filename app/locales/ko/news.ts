import type { news as english } from "../en/news";
import type { TextShape } from "../text-shape";

export const news: TextShape<typeof english> = {
  title: "뉴스",
  documentTitle: "뉴스: 펑크토피아에서 달라진 것",
  description: "사이트와 스테이킹, 컬렉션에서 달라진 점을 최신순으로 알려 드려요. 검색하거나 피드 리더로 받아 보세요.",
  heading: "무엇이 달라졌고, 나와 무슨 상관인지",
  lead: "새로 생긴 것, 고친 것, 늦어지는 것까지. 날짜를 붙여 알려 드려요.",
  search: "뉴스 검색",
  submit: "검색하기",
  showAll: "전체 뉴스 보기",
  found: "‘{query}’ 뉴스",
  list: "최신순 뉴스",
  pages: "뉴스 페이지",
  newest: "최신 뉴스로",
  older: "지난 뉴스",
  feed: "Atom 피드",
  noHits: {
    title: "검색어에 맞는 뉴스가 없어요",
    body: "뉴스에 나오는 낱말의 앞부분으로 찾을 수 있어요. 낱말 수를 줄이거나 더 짧게 입력해 보세요.",
  },
  none: { title: "아직 뉴스가 없어요", body: "달라지는 것이 생기면 그날 바로 여기에 올릴게요." },
  end: { title: "더 지난 뉴스는 없어요", body: "뉴스를 끝까지 다 보셨어요." },
  published: "{date} 게시",
  updated: "{date} 수정",
  share: "공유하기",
  copy: "링크 복사하기",
  copied: "복사했어요",
  newerPiece: "다음 뉴스",
  olderPiece: "이전 뉴스",
  more: "다른 뉴스",
  elsewhere: {
    title: "다른 언어로 쓴 뉴스",
    heading: "한국어로는 없는 뉴스예요",
    lead: "다른 언어로만 올라온 뉴스예요. 아래에서 읽을 수 있어요.",
  },
};
