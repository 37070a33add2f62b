import type { NftElsewhere, NftHoldingPage, NftPositionView } from "~/domain/nft-staking/holding/view";
import type { NftTermDays } from "~/domain/nft-staking/pool/offers";
import type { NftStreamView } from "~/domain/nft-staking/pool/view";
import type { SurveyView } from "~/domain/surveys/view";
import type { MoneyFrame } from "~/features/money/money-frame";
import type { ActTexts } from "../batch/act-props";
import type { NftTab } from "../nft-screens";
import type { EntitledCounts } from "./holder-lists";
import { canCheckInNow } from "./next-deed";
import type { OfferedNft } from "./wallet-nft-card";

export type HolderAreaProps = {
  frame: MoneyFrame;
  texts: ActTexts & {
    /** Texts for the calendar file with all dates of the holder: its link, and what it contains. */
    calendar: { link: string; what: string };
  };
  tab: NftTab;
  holding: NftHoldingPage;
  wallet: { nfts: readonly OfferedNft[]; next: string | null };
  survey: SurveyView | null;
  entitled: EntitledCounts;
  /** Warnings before staking in a pool with terms. */
  precautions: readonly string[];
  /** The term whose positions are shown; null for all terms. */
  period: number | null;
  /** True if the NFTs shown of the wallet are not those of its first part. */
  isLaterPart: boolean;
  /** The address of this page with another value for one part; null removes the part. */
  addressOf: (name: AddressPart, value: string | null) => string;
  /** If the address asks for the modal of the check-ins: the address without it. */
  checkIns: { backTo: string } | null;
};

/** A modal over the page, the mint after which the shown part of the wallet begins, or where the positions begin. */
export type AddressPart = "details" | "list" | "after" | "from";

/** What a holder is doing: the act and its NFTs. */
export type Act =
  | { kind: "stake"; nfts: readonly OfferedNft[] }
  | { kind: "check-in"; positions: readonly NftPositionView[]; elsewhere: NftElsewhere | null }
  | { kind: "unstake"; positions: readonly NftPositionView[] }
  | { kind: "claim"; stream: NftStreamView }
  | { kind: "claim-all" };

/** The term that a stake would have; 0 in a pool without terms. */
export type ChosenTerm = { termDays: NftTermDays; setTermDays: (termDays: NftTermDays) => void };

export type OnAct = (act: Act) => void;

/** The check-in of all NFTs that can check in now, those on other pages included. */
export function checkInAll({ positions, elsewhere }: NftHoldingPage): Act {
  const open = positions.filter(canCheckInNow);
  return { kind: "check-in", positions: open, elsewhere };
}
