import type { Step } from "~/domain/migration/rules";
import type { MigrationTerms, OldNftView } from "~/domain/migration/screen-types";
import type { MigrationView } from "~/domain/migration/view";

type NftRef = Pick<OldNftView, "oldNftContract" | "oldNftId">;

/** One text for each old NFT. */
export function keyOf({ oldNftContract, oldNftId }: { oldNftContract: string; oldNftId: string }): string {
  return `${oldNftContract}.${oldNftId}`;
}

/** What the holder still has to hand over, so that the NFT is in the wallet. */
const BEGUN: readonly Step[] = ["confirmAddress", "approve", "handOver"];

export type SortedRecords = {
  /** Begun, and not handed over: the NFT is still the holder's. By `keyOf`. */
  begun: ReadonlyMap<string, MigrationView>;
  /** Handed over, and neither complete nor given up. */
  underWay: MigrationView[];
  ended: MigrationView[];
};

/** A wallet's records by what the holder wants to know of them; each keeps its order. */
export function sortRecords(records: readonly MigrationView[]): SortedRecords {
  const isBegun = ({ gateId, left }: MigrationView) => gateId === null && BEGUN.includes(left);
  const isUnderWay = (record: MigrationView) => !isBegun(record) && record.left !== "none";
  return {
    begun: new Map(records.filter(isBegun).map((record) => [keyOf(record), record])),
    underWay: records.filter(isUnderWay),
    ended: records.filter((record) => !isBegun(record) && record.left === "none"),
  };
}

/**
 * The old NFTs that can be handed over: without those that the index still counts to the wallet, although the gate has them.
 */
export function offeredNfts(nfts: readonly OldNftView[], { underWay, ended }: SortedRecords): OldNftView[] {
  const handedOver = new Set([...underWay, ...ended.filter(({ status }) => status === "complete")].map(keyOf));
  return nfts.filter((nft) => !handedOver.has(keyOf(nft)));
}

/** The address that was named for all of these NFTs before; null if there is none, or more than one. */
export function namedTarget(nfts: readonly NftRef[], { begun }: Pick<SortedRecords, "begun">): string | null {
  const targets = new Set(nfts.map((nft) => begun.get(keyOf(nft))?.newWalletAddress ?? null));
  const [target = null] = targets;
  return targets.size === 1 ? target : null;
}

/**
 * The old NFTs that are chosen when the page opens: those that were begun for the connected Solana wallet (`own`). What was
 * begun for any other address is for the holder to choose.
 */
export function chosenAtFirst<T extends NftRef>(
  nfts: readonly T[],
  { begun }: Pick<SortedRecords, "begun">,
  own: string | null,
): T[] {
  return nfts.filter((nft) => own !== null && begun.get(keyOf(nft))?.newWalletAddress === own);
}

/** The fee of this many NFTs, in kei. */
export function feeOfAll({ feeEachRaw }: Pick<MigrationTerms, "feeEachRaw">, count: number): bigint {
  return BigInt(feeEachRaw) * BigInt(count);
}

/** Whether the holder can take the old NFT of a record back now. `nowTs`: seconds. */
export function canReclaim({ gateId, reclaimableTs }: MigrationView, nowTs: number): boolean {
  return gateId !== null && reclaimableTs !== null && nowTs >= reclaimableTs;
}
