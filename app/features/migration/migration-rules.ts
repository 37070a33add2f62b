import type { Step } from "~/domain/migration/rules";
import type { MigrationTerms, OldNftView } from "~/domain/migration/screen-types";
import { type Standing, standingOf } from "~/domain/migration/standing";
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
  /** Handed over, and no new NFT will be minted: the old one is the holder's to take back, now or later. */
  toTakeBack: MigrationView[];
  /** Handed over, and not complete. */
  underWay: MigrationView[];
  ended: MigrationView[];
};

/** A wallet's records by what the holder wants to know of them; each keeps its order. */
export function sortRecords(records: readonly MigrationView[]): SortedRecords {
  const isBegun = ({ gateId, left }: MigrationView) => gateId === null && BEGUN.includes(left);
  const isToTakeBack = ({ left }: MigrationView) => left === "reclaim";
  const isUnderWay = (record: MigrationView) => !isBegun(record) && !isToTakeBack(record) && record.left !== "none";
  return {
    begun: new Map(records.filter(isBegun).map((record) => [keyOf(record), record])),
    toTakeBack: records.filter(isToTakeBack),
    underWay: records.filter(isUnderWay),
    ended: records.filter((record) => !isBegun(record) && record.left === "none"),
  };
}

/** What is to be taken back: what can be now, and what only later, the earliest first. `nowTs`: seconds. */
export function sortReturns(
  { toTakeBack }: Pick<SortedRecords, "toTakeBack">,
  nowTs: number,
): { ready: MigrationView[]; later: MigrationView[] } {
  const ready = toTakeBack.filter((record) => canReclaim(record, nowTs));
  const later = toTakeBack
    .filter((record) => !canReclaim(record, nowTs))
    .sort((a, b) => (a.reclaimableTs ?? 0) - (b.reclaimableTs ?? 0));
  return { ready, later };
}

/** The most NFTs of which a sentence says the names. */
const MOST_NAMED = 4;

/** Old NFTs by their names, each collection named once: "PunkyKongz Classic #2, #3". Of many, only the first are named. */
export function namesOf(nfts: readonly Pick<OldNftView, "oldProjectName" | "oldNftId">[]): string {
  const numbers = new Map<string, string[]>();
  for (const { oldProjectName, oldNftId } of nfts.slice(0, MOST_NAMED)) {
    numbers.set(oldProjectName, [...(numbers.get(oldProjectName) ?? []), `#${oldNftId}`]);
  }
  const named = [...numbers].map(([project, ids]) => `${project} ${ids.join(", ")}`);
  return [...named, ...(nfts.length > MOST_NAMED ? ["…"] : [])].join(", ");
}

/**
 * The old NFTs that can be handed over: without those that the index still counts to the wallet, although the gate has them.
 */
export function offeredNfts(nfts: readonly OldNftView[], { toTakeBack, underWay, ended }: SortedRecords): OldNftView[] {
  const handedOver = new Set(
    [...toTakeBack, ...underWay, ...ended.filter(({ status }) => status === "complete")].map(keyOf),
  );
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

/**
 * How a record stands, in the word that its receipt and the register have for it too; null while the gate has none for it.
 * `nowTs`: seconds.
 */
export function standingOfView(record: MigrationView, nowTs: number): Standing | null {
  const { gateId, status, reason, reclaimableTs } = record;
  if (gateId === null) return null;
  // in no final block yet
  if (status === "received" && reclaimableTs === null) return "underWay";
  const gateStatus = reclaimableTs !== null ? "open" : reason === "Reclaimed" ? "reclaimed" : "confirmed";
  return standingOf({ status: gateStatus, reason, reclaimableTs: reclaimableTs ?? 0, nowTs });
}

/** Whether the holder can take the old NFT of a record back now. `nowTs`: seconds. */
export function canReclaim({ gateId, reclaimableTs }: MigrationView, nowTs: number): boolean {
  return gateId !== null && reclaimableTs !== null && nowTs >= reclaimableTs;
}
