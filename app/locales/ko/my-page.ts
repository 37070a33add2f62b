import type { myPage as english } from "../en/my-page";
import type { TextShape } from "../text-shape";

export const myPage: TextShape<typeof english> = {
  title: "마이페이지",
  lead: "이 지갑의 자산과 내역을 한곳에서 볼 수 있어요.",
  walletTitle: "지갑",
  copy: "주소 복사하기",
  copied: "복사했어요",
  readAgain: "다시 불러오기",
  coin: "지갑에 있는 SCG",
  sol: "수수료로 쓰는 SOL",
  stakingTitle: "코인 스테이킹",
  positions: "진행 중인 스테이킹",
  staked: "맡긴 수량",
  due: "지금 받을 수 있는 보상",
  toStaking: "내 스테이킹 보기",
  listsTitle: "내 목록",
  back: "마이페이지로 돌아가기",
  noEntry: "이 지갑에는 그런 내역이 없어요.",
  lists: {
    account: {
      title: "한눈에 보기",
      what: "맡긴 것과 앞으로 받을 것을 모아 보고, 지금 받을 수 있는 것은 한 번에 모두 받아요.",
      empty: "이 지갑에는 아직 아무것도 없어요.",
    },
    minting: {
      title: "민팅 목록",
      what: "이 지갑으로 민팅한 NFT예요.",
      empty: "아직 민팅이 열리지 않아서 목록이 비어 있어요.",
    },
    myDrop: {
      title: "드롭 목록",
      what: "펑키 드롭에서 받은 선물이에요.",
      empty: "이 지갑으로 받은 선물이 아직 없어요.",
    },
    myTwig: {
      title: "Twig 목록",
      what: "NFT 풀과 드롭에서 받은 Twig예요.",
      empty: "이 지갑으로 받은 Twig가 아직 없어요.",
    },
    myVesting: {
      title: "토큰 베스팅 플랜",
      what: "이 지갑에 배정된 코인과 풀리는 때예요.",
      empty: "이 지갑에 배정된 베스팅이 없어요.",
    },
    reservation: {
      title: "예약 목록",
      what: "이 지갑으로 예약한 호텔과 병원이에요.",
      empty: "이 지갑으로 한 예약이 아직 없어요.",
    },
    myEntitlement: {
      title: "혜택과 RWA",
      what: "이 지갑이 올라 있는 BENEFIT과 RWA 명단이에요.",
      empty: "이 지갑은 아직 명단에 없어요.",
    },
    myForge: {
      title: "포지 목록",
      what: "펑키 포지에서 만든 것을 모아 둬요.",
      empty: "아직 펑키 포지가 열리지 않아서 목록이 비어 있어요.",
    },
  },
};
