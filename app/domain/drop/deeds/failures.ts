import type { ErrorCode } from "~/errors";

/** What the drop program's refusals of an authority's deed mean. */
export const DROP_FAILURES: Readonly<Record<string, ErrorCode>> = {
  Unauthorized: "AuthorityChanged",
  CampaignNotDraft: "CampaignNotDraft",
  CampaignPaused: "CampaignPaused",
  CampaignEnded: "DropEnded",
  GiftNotCovered: "CampaignNotFilled",
  PagesMissing: "CampaignNotFilled",
  NotEnded: "CampaignNotOver",
  LeftoversRemain: "CampaignNotEmpty",
  PromiseChanged: "PromiseChanged",
  WindowInvalid: "WindowInvalid",
  SupplyInvalid: "SupplyInvalid",
  AccountAlreadyExists: "CampaignIdTaken",
  NotAnNft: "NftNotHeld",
  UnsupportedMintExtension: "CoinNotSupported",
};
