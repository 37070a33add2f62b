import type { search as english } from "../en/search";
import type { TextShape } from "../text-shape";

export const search: TextShape<typeof english> = {
  title: "사이트 검색",
  documentTitle: "검색 | 펑크비즘",
  description: "펑크비즘의 페이지와 뉴스를 검색해 보세요.",
  label: "무엇을 찾으세요?",
  submit: "검색하기",
  hint: "페이지, 코인, 컬렉션, 궁금한 것 무엇이든 좋아요.",
  results: "검색 결과",
  pages: "페이지",
  news: "뉴스",
  found: { one: "결과 {count}개", other: "결과 {count}개" },
  nothing: "이 검색어로 찾은 것이 없어요. 낱말 수를 줄이거나 더 짧게 입력해 보세요.",
  start: "여기서 시작해 보세요",
  noNews: "지금은 뉴스를 검색하지 못했어요. 페이지 결과만 보여 드려요.",
  noFacts: "지금은 이사진과 파트너를 검색하지 못했어요. 나머지 결과만 보여 드려요.",
  all: "모든 결과 보기",
  moreNews: "이 검색어로 찾은 뉴스 더 보기",
  slash: "/ 키로 검색 열기",
};
