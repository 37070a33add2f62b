/**
 * Screens on which a holder signs or sees what is under way, as paths after the language. `proof` also shows the hash of the
 * release.
 */
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
  "tokenVestingPlan",
  "mypage",
  "mypage/myVesting",
  "mypage/myVestingDetail",
  "proof",
] as const;
