import type { catalogueCodes as english } from "../en/catalogue-codes";
import type { TextShape } from "../text-shape";

export const catalogueCodes: TextShape<typeof english> = {
  framed: "{sentence}({code}). {meaning}",
  sentences: {
    "-1": "예상하지 못한 오류가 발생했어요",
    "1": "토큰 주소를 가져오지 못했어요",
    "2": "계정 잔액이나 민트 정보를 확인하지 못했어요",
    "3": "받는 지갑의 연결 토큰 계정을 만들지 못했어요",
    "4": "코인을 전송하지 못했어요",
    "5": "NFT를 민팅하지 못했어요",
    "6": "컬렉션을 확인하지 못했어요",
    "7": "메인넷에 연결해 주세요",
  },
};
