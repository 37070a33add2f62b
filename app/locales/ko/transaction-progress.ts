import type { transactionProgress as english } from "../en/transaction-progress";
import type { TextShape } from "../text-shape";

export const transactionProgress: TextShape<typeof english> = {
  title: "거래 진행 상황",
  steps: {
    prepare: "준비",
    sign: "지갑에서 서명",
    send: "전송",
    confirm: "네트워크 확인",
    finalize: "최종 확정",
  },
  states: {
    preparing: { title: "거래를 준비하고 있어요", money: "지갑에서 나간 것은 없어요." },
    signing: {
      title: "지갑의 응답을 기다리고 있어요",
      money: "지갑에 뜬 요청을 확인하고 서명해 주세요. 아직 지갑에서 나간 것은 없어요.",
    },
    sending: { title: "보내고 있어요", money: "서명하셨어요. 거래를 네트워크로 보내는 중이에요." },
    sent: {
      title: "보냈어요. 네트워크 확인을 기다리고 있어요",
      money: "네트워크가 받을 때까지 계속 보내요. 더 하실 일은 없어요.",
    },
    confirmed: { title: "확인됐어요", money: "네트워크가 거래를 처리했어요. 30초쯤 안에 최종 확정돼요." },
    finalized: { title: "최종 확정됐어요", money: "거래가 최종 확정돼서 이제 되돌릴 수 없어요." },
    rejected: { title: "지갑에서 거절하셨어요", money: "아무것도 보내지 않았고 지갑에서 나간 것도 없어요." },
    expired: {
      title: "거래가 만료됐어요",
      money:
        "네트워크가 제시간에 받지 못했고, 이 거래가 뒤늦게 처리될 일은 없어요. 지갑에서 나간 것은 없으니 다시 시도해도 안전해요.",
    },
    failed: {
      title: "네트워크가 거래를 거절했어요",
      money: "네트워크 수수료 외에 달라진 것은 없어요. 이유: {reason}",
    },
    refused: { title: "보낼 수 없는 거래예요", money: "지갑에서 나간 것은 없어요. 이유: {reason}" },
    "node-down": {
      title: "솔라나 네트워크에 연결할 수 없어요",
      money: "보낸 것도, 지갑에서 나간 것도 없어요. 1분쯤 뒤에 다시 시도해 주세요.",
    },
    offline: {
      title: "연결이 끊겼어요",
      money: "보내기 전에 사이트와 연결이 끊겼어요. 지갑에서 나간 것은 없어요.",
    },
    "wrong-account": {
      title: "지갑이 다른 계정으로 바뀌어 있어요",
      money:
        "{expected} 계정으로 로그인되어 있는데 지갑은 다른 계정이에요. 아무것도 보내지 않았어요. 지갑에서 계정을 바꾸거나 다시 로그인해 주세요.",
    },
    differs: {
      title: "요청하신 것과 다른 내용을 사이트가 만들었어요",
      money:
        "서명한 것도, 지갑에서 나간 것도 없어요. 이 사실은 저희에게 자동으로 전달됐어요. 페이지를 새로고침하고 한 번만 더 시도해 주세요. 이 안내가 또 나오면 여기서는 아무것도 서명하지 말고 저희에게 알려 주세요.",
    },
    "site-failed": { title: "저희 쪽에서 문제가 생겼어요", money: "보낸 것도, 지갑에서 나간 것도 없어요." },
    "end-unknown": {
      title: "결과를 아직 확인하지 못했어요",
      money:
        "서명하신 뒤 저희 쪽에서 문제가 생겨서, 거래가 전송됐는지 아직 확인하지 못했어요. 같은 거래가 두 번 처리되는 일은 없어요. ‘다시 시도하기’를 누르면 먼저 그 결과부터 확인할게요.",
    },
    "wallet-failed": {
      title: "지갑이 서명하지 못했어요",
      money: "지갑에서 오류가 났어요. 보낸 것도, 지갑에서 나간 것도 없어요.",
    },
    "not-connected": {
      title: "지갑이 연결되어 있지 않아요",
      money: "계속하려면 지갑을 연결하고 로그인해 주세요. 아무것도 보내지 않았어요.",
    },
  },
  recorded: "이 오류는 기록해 두었어요. 문의하실 때는 오류 번호를 알려 주세요: {id}",
  lost: {
    title: "연결이 끊겼어요",
    afterSending:
      "거래는 이미 저희에게 전달돼서 이 화면 없이도 진행돼요. 저희가 계속 확인하고, 다시 연결되면 결과를 보여 드릴게요.",
    beforeSending:
      "서명은 하셨지만 거래가 저희에게 도착하지 않았을 수 있어요. 다시 연결되면 보낼게요. 너무 늦어지면 거래가 만료되고, 지갑에서는 아무것도 나가지 않아요.",
    beforeSendingSlow:
      "서명은 하셨지만 거래가 저희에게 도착하지 않았을 수 있어요. 이 화면을 열어 두시면 다시 연결될 때 보낼게요. 그 전에 화면을 떠나면 아무것도 보내지 않아요. 그때는 다시 서명해 주세요.",
    site: "저희 쪽에서 문제가 생겨 다시 시도하고 있어요. 같은 거래가 두 번 처리되는 일은 없어요.",
    node: "지금 솔라나 네트워크가 응답하지 않아요. 저희가 계속 확인할게요. 같은 거래가 두 번 처리되는 일은 없어요.",
  },
  slow: "평소보다 오래 걸리고 있어요. 이 화면을 떠나도 괜찮아요. 처리는 계속되고, 결과는 내 내역에서 볼 수 있어요.",
  waits: "네트워크가 처리할 때까지 만료되지 않고, 두 번 처리되는 일도 없어요. 마이페이지에서 취소할 수 있어요.",
  toMyPage: "마이페이지로 가기",
  transaction: "거래",
  tryAgain: "다시 시도하기",
  signAgain: "다시 서명하기",
  signInAgain: "다시 로그인하기",
  working: "잠시만요",
  resume: {
    title: "진행 중인 거래가 있어요",
    textHere: "{kind}. 이 탭에서 시작한 거래예요. 다른 화면에 있어도 계속 진행되니 다시 신청하지 않아도 돼요.",
    text: "{kind}. 다른 탭이나 다른 기기에서, 또는 이 화면을 열기 전에 시작한 거래예요. 다시 신청하지 않아도 돼요.",
    done: "{kind}: 최종 확정됐어요.",
    notDone: "{kind}: 처리되지 않았어요. 지갑에서 나간 것은 없고, 나갔더라도 네트워크 수수료뿐이에요.",
    unknown:
      "{kind}: 결과를 아직 확인하지 못했어요. 두 번 처리되는 일은 없으니, 페이지를 새로고침해서 다시 확인해 주세요.",
    kinds: {
      stake: "{amount} SCG 스테이킹",
      claim: "보상 받기",
      unstake: "언스테이킹",
      stakeNft: "NFT 스테이킹",
      checkIn: "출석",
      claimStream: "NFT 보상 받기",
      unstakeNft: "NFT 언스테이킹",
      closeCheckIn: "출석 기록 보증금 돌려받기",
      takeDrop: "드롭 선물 받기",
      claimVesting: "베스팅 코인 받기",
      acceptVesting: "베스팅 넘겨받기",
      proposeVesting: "베스팅 넘기기",
      createNonceAccount: "서명 계정 만들기",
      advanceNonce: "기다리는 거래 취소하기",
      closeNonceAccount: "서명 계정 닫기",
    },
    view: "내 스테이킹 보기",
    viewVesting: "내 베스팅 보기",
    viewDrop: "내 드롭 보기",
    dismiss: "알림 닫기",
  },
};
