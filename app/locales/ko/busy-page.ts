import type { busyPage as english } from "../en/busy-page";
import type { TextShape } from "../text-shape";

export const busyPage: TextShape<typeof english> = {
  title: "잠시만 기다려 주세요",
  heading: "입구가 잠시 붐벼요",
  body: "같은 네트워크에서 1분 사이에 아주 많은 페이지를 요청했어요. 1분 뒤에 새로고침해 주세요. 지갑이나 체인에 맡긴 자산에는 영향이 없어요.",
};
