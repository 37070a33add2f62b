import type { ErrorCode } from "~/errors";

/** What the staking program's refusals of an authority's deed mean. */
export const STAKING_FAILURES: Readonly<Record<string, ErrorCode>> = {
  Unauthorized: "AuthorityChanged",
  NothingToWithdraw: "MoreThanFree",
  RateAboveCap: "RateAboveCap",
  FeeAboveCap: "FeeAboveCap",
  RatesNotAscending: "RatesNotAscending",
  BoundsInvalid: "BoundsInvalid",
  WeightsInvalid: "WeightsInvalid",
  TooManyNfts: "TooManyNfts",
  StreakInvalid: "StreakInvalid",
  UnknownMembership: "InvalidInput",
  DelayTooLong: "DelayTooLong",
  StreamsFull: "StreamsFull",
  UnknownStreamKind: "BonusThere",
  AccountAlreadyExists: "AlreadyExists",
  UnsupportedMintExtension: "CoinNotTaken",
  ConditionsChanged: "ConditionsChanged",
};
