import type { hardwareSigning as english } from "../en/hardware-signing";
import type { TextShape } from "../text-shape";

export const hardwareSigning: TextShape<typeof english> = {
  choice: "하드웨어 지갑으로 서명할게요",
  hint: "시간에 쫓기지 않고 서명할 수 있어요. 선택하지 않으면 1분쯤 안에 서명해야 해요. 선택한 내용은 이 브라우저에 기억해 둘게요.",
  open: {
    title: "먼저 서명 계정을 만들어 주세요",
    text: "서명 계정이 있으면 서명이 오래 걸려도 거래가 만료되지 않아요(솔라나에서는 논스 계정이라고 해요). 내 지갑만 쓸 수 있는 계정이고, 한 번만 만들면 돼요. 보증금은 마이페이지에서 계정을 닫을 때 돌려받아요. 계정을 만드는 이번 서명만은 1분쯤 안에 해 주세요.",
    action: "서명 계정 만들기",
  },
  foreign: "이 지갑의 서명 계정은 다른 키가 관리하고 있어서 여기서는 쓸 수 없어요. 선택을 풀고 서명해 주세요.",
  waiting: "네트워크를 기다리는 거래가 이미 있어요. 처리될 때까지 기다리거나 마이페이지에서 취소해 주세요.",
  toMyPage: "마이페이지로 가기",
  readAgain: "다시 불러오기",
  costs: {
    title: "드는 비용",
    networkFee: "네트워크 수수료",
    deposit: "보증금(계정을 닫으면 돌려받아요)",
    returns: "돌려받는 보증금",
  },
  account: {
    title: "서명 계정",
    text: "하드웨어 지갑으로 천천히 서명할 수 있게 해 줘요. 언제든 닫을 수 있고, 나중에 다시 만들 수 있어요.",
    address: "주소",
    deposit: "보증금",
    close: "닫고 보증금 돌려받기",
    closeNow: "서명하고 닫기",
    waiting: "네트워크를 기다리는 거래가 있어요. 처리되거나 취소하기 전까지는 만료되지 않아요.",
    cancel: "기다리는 거래 취소하기",
    cancelText:
      "한 번 더 서명하고 네트워크 수수료를 내면, 기다리던 거래는 더 이상 처리되지 않아요. 기다리던 거래가 먼저 처리되면 그 거래는 그대로 유효하고, 취소는 적용되지 않아요.",
    cancelNow: "서명하고 취소하기",
    back: "그대로 두기",
  },
};
