/** Screens on which a holder signs, or sees what is under way: paths below the language. `proof` shows the release's hash too. */
export const MONEY_SCREENS = [
  "powerzoneCoinStaking",
  "powerzoneCoinStakingView",
  "powerzoneCoinStakingWriteStaking",
  "powerzoneCoinStakingWriteStakingConfirm",
  "powerzoneCoinStakingWriteStakingComplete",
  "powerzoneCoinStakingWriteUnStaking",
  "powerzoneCoinStakingWriteUnStakingConfirm",
  "powerzoneCoinStakingWriteUnStakingComplete",
  "powerzoneNftStaking",
  "powerzonePunkyNova",
  "powerzonePunkyDrop",
  "mypage",
  "mypage/account",
  "mypage/myVesting",
  "mypage/myVestingDetail",
  "proof",
] as const;
