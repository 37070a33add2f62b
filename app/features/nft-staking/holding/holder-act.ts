import type { NftElsewhere, NftHoldingPage, NftPositionView } from "~/domain/nft-staking/holding/view";
import type { NftStreamView } from "~/domain/nft-staking/pool/view";
import type { SurveyView } from "~/domain/surveys/view";
import type { MoneyFrame } from "~/features/money/money-frame";
import type { ActTexts } from "../batch/act-dialog";
import type { NftTab } from "../nft-screens";
import type { EntitledCounts } from "./reward-list";
import type { OfferedNft } from "./wallet-nfts";

export type HolderAreaProps = {
  frame: MoneyFrame;
  texts: ActTexts & {
    /** Of the file with every date of the holder: its link, and what is in it. */
    calendar: { link: string; what: string };
  };
  tab: NftTab;
  holding: NftHoldingPage;
  wallet: { nfts: readonly OfferedNft[]; next: string | null; tokens: number };
  survey: SurveyView | null;
  entitled: EntitledCounts;
  /** Said before staking in a pool with terms. */
  precautions: readonly string[];
  /** Positions of this term alone are shown; null for all. */
  period: number | null;
  /** The NFTs in the wallet are not those of its first part. */
  isLaterPart: boolean;
  /** The address of this page with another part of it: without it where that is null. */
  addressOf: (name: AddressPart, value: string | null) => string;
};

/** A modal that lies over the page, the mint that the shown part of the wallet comes after, or where positions begin. */
export type AddressPart = "details" | "list" | "after" | "from";

/** What a holder is doing: the act and the NFTs that it is about. */
export type Act =
  | { kind: "stake"; nfts: readonly OfferedNft[] }
  | { kind: "check-in"; positions: readonly NftPositionView[]; elsewhere: NftElsewhere | null }
  | { kind: "unstake"; positions: readonly NftPositionView[] }
  | { kind: "claim"; stream: NftStreamView };
