import type { errorPage as english } from "../en/error-page";
import type { TextShape } from "../text-shape";

export const errorPage: TextShape<typeof english> = {
  home: "홈으로 가기",
  reload: "새로고침",
  notFound: {
    title: "페이지를 찾을 수 없어요",
    heading: "지도에 없는 길이에요",
    body: "이 주소에는 페이지가 없어요. 페이지가 옮겨졌거나 주소가 잘렸을 수 있어요.",
  },
  offline: {
    title: "연결이 끊겼어요",
    heading: "인터넷에 연결되어 있지 않아요",
    body: "네트워크에 연결하지 못해 페이지를 열 수 없어요. 보낸 것도, 지갑에서 나간 것도 없어요. 다시 연결된 뒤 새로고침해 주세요.",
  },
  failed: {
    title: "문제가 생겼어요",
    heading: "이곳의 불이 꺼졌어요",
    body: "저희 쪽 문제로 페이지를 보여 드리지 못했어요. 문제는 기록해 두었어요. 지갑이나 체인에 맡긴 자산에는 영향이 없어요.",
  },
  quote: "문의하실 때 이 오류 번호를 알려 주세요: {id}",
};
