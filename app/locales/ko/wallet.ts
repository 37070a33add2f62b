import type { wallet as english } from "../en/wallet";
import type { TextShape } from "../text-shape";

export const wallet: TextShape<typeof english> = {
  header: {
    select: "지갑 선택",
    selectSoon: "잠시만요. 페이지를 다 불러오면 지갑 목록이 열려요.",
    myPage: "마이페이지",
    menu: "내 지갑:",
    none: "연결된 지갑이 없어요.",
    disconnect: "연결 끊기",
    copyAddress: "주소 복사하기",
    copied: "주소를 복사했어요.",
    changeWallet: "다른 지갑 연결하기",
  },
  call: {
    connectTitle: "먼저 지갑을 연결해 주세요.",
    connectBody:
      "연결하면 저희는 지갑 주소만 볼 수 있어요. 그다음 서명으로 로그인하고, 비용은 들지 않아요. 저희가 자산을 옮길 수는 없어요.",
    connect: "지갑 선택",
    signInTitle: "지갑으로 로그인해 주세요",
    signInBody:
      "지갑이 연결됐어요. 내 지갑이 맞는지 메시지에 한 번 서명해 주세요. 비용이 들지 않고 자산도 움직이지 않아요.",
    signIn: "로그인하기",
    signInFailed: "로그인하지 못했어요. 바뀐 것은 없으니 다시 시도해 주세요.",
  },
  /** Both steps, before the first of them. */
  steps: {
    title: "로그인까지 두 단계예요",
    connect: "연결: 지갑이 저희에게 주소만 알려 줘요.",
    signIn: "로그인: 내 지갑이 맞는지 서명으로 확인해요. 비용이 들지 않고 자산도 움직이지 않아요.",
    signInLater: "로그인: 마이페이지를 열거나 스테이킹할 때 서명해요. 비용이 들지 않고 자산도 움직이지 않아요.",
  },
  picker: {
    title: "지갑 선택",
    connectedTo: "연결된 지갑:",
    popular: "인기",
    recommended: "추천",
    hardware: "하드웨어",
    detected: "이 브라우저에서 찾은 지갑",
    later: "아직 쓸 수 없음",
    comingSoon: "지원 예정",
    connecting: "{wallet}의 응답을 기다리고 있어요. 지갑에서 연결을 승인해 주세요.",
    connectFirst: "먼저 지갑을 연결해 주세요.",
    declined: "지갑에서 거절하셨어요. 지갑은 연결되지 않았어요.",
    dcentWarning: "D'CENT는 솔라나 거래를 직접 지원하지 않아서 쓸 수 있는 기능이 제한돼요.",
    migration: "이전 체인의 NFT를 솔라나로 옮겨요.",
    notFoundTitle: "지갑을 찾을 수 없어요",
    notFound: "{wallet} 지갑을 설치해 주세요.",
    notFoundMobile: "{wallet} 지갑을 설치하거나, 이 페이지를 {wallet} 앱에서 열어 주세요.",
    getWallet: "{wallet} 설치하기",
    openInApp: "{wallet} 앱에서 열기",
    failedTitle: "연결 실패",
    failed: "{wallet} 지갑에 연결하지 못했어요.",
    failedHint: "지갑 잠금을 풀거나 페이지를 새로고침한 뒤 다시 시도해 주세요.",
    tryAgain: "다시 시도하기",
    back: "다른 지갑 보기",
  },
  signIn: {
    title: "로그인",
    waiting: "지갑에서 메시지에 서명해 주세요. 비용이 들지 않고 자산도 움직이지 않아요.",
    waitingMemo:
      "지갑에서 거래에 서명해 주세요. 메모 하나만 들어 있고 블록 정보가 없는 거래예요. 네트워크로 보내지 않으니 비용이 들지 않고 자산도 움직이지 않아요.",
    declined: "지갑에서 거절하셨어요. 로그인되지 않았어요.",
    failed: "로그인하지 못했어요. 바뀐 것은 없어요.",
    differs:
      "이 페이지가 요청한 것과 다른 로그인 내용을 사이트가 만들었어요. 서명한 것은 없고, 이 사실은 저희에게 자동으로 전달됐어요. 페이지를 새로고침하고 한 번만 더 시도해 주세요.",
    unsupported: "이 지갑으로는 이 사이트의 메시지에도 거래에도 서명할 수 없어요. 다른 지갑으로 로그인해 주세요.",
    wrongAccount:
      "지갑이 처음 연결한 것과 다른 계정으로 응답해서 로그인되지 않았어요. 지갑에서 계정을 바꾼 뒤 다시 시도해 주세요.",
    tryAgain: "다시 시도하기",
    hardware: "하드웨어 지갑이라 메시지에 서명할 수 없어요",
    cancel: "취소",
    done: "로그인했어요.",
  },
  disconnected: {
    lost: "지갑 연결이 끊겨서 로그아웃됐어요.",
    logoutFailed: "서버에서 로그아웃하지 못했어요. 이 브라우저의 연결은 끊겼고, 로그인은 일주일 안에 자동으로 끝나요.",
  },
};
