import type { LocaleCode } from "~/locales/locales";
import type { Chain } from "../wallet-chains";
import type { AirdropStage } from "./rules";

/** What anybody may know of an address on a list. Moments are ISO 8601. */
export type AirdropRecord = {
  list: string;
  name: Record<LocaleCode, string>;
  gift: Record<LocaleCode, string>;
  chain: Chain;
  /** The listed address; one of an EVM chain is in lower case. */
  address: string;
  /** What this address gets, as staff wrote it: "25 SCG". */
  item: string;
  isCompleted: boolean;
  /** Null while nothing has been sent. */
  sentAt: string | null;
  transaction: string | null;
  stage: AirdropStage;
  opensAt: string;
  closesAt: string;
  isSample: boolean;
};

/** Where a recipient wants it sent; only for the recipient and staff. */
type AirdropApplication = {
  target: string;
  version: number;
  appliedAt: string;
};

export type OwnAirdrop = AirdropRecord & { application: AirdropApplication | null };
