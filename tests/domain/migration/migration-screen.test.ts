import { describe, expect, test } from "vitest";
import { ApiError } from "~/call-api";
import type { OldNftView } from "~/domain/migration/screen-types";
import type { MigrationView } from "~/domain/migration/view";
import { canReclaim, confirmedTarget, offeredNfts, sortRecords } from "~/features/migration/migration-rules";
import { FeeChanged } from "~/features/migration/migration-run";
import { troubleOf } from "~/features/migration/trouble";
import { WalletError } from "~/signing/wallet-error";

const record = (change: Partial<MigrationView>) =>
  ({ oldNftContract: "0xaa", oldNftId: "1", gateId: null, reclaimableTs: null, ...change }) as MigrationView;
const nft = (oldNftId: string) => ({ oldNftContract: "0xaa", oldNftId }) as unknown as OldNftView;

describe("the records of a wallet", () => {
  const begun = record({ left: "handOver", status: "approved", newWalletAddress: "A" });
  const waiting = record({ oldNftId: "2", left: "wait", status: "minting", gateId: 2 });
  const failed = record({ oldNftId: "3", left: "reclaim", status: "failed", gateId: 3 });
  const complete = record({ oldNftId: "4", left: "none", status: "complete", gateId: 4 });
  const reclaimed = record({ oldNftId: "5", left: "none", status: "failed", gateId: 5 });
  const sorted = sortRecords([begun, waiting, failed, complete, reclaimed]);

  test("are begun, under way, or ended; what can be taken back has not ended", () => {
    expect([...sorted.begun.values()]).toEqual([begun]);
    expect(sorted.underWay).toEqual([waiting, failed]);
    expect(sorted.ended).toEqual([complete, reclaimed]);
  });

  test("leave those NFTs to be chosen that the gate does not have, also one that was taken back", () => {
    const offered = offeredNfts(["1", "2", "3", "4", "5", "6"].map(nft), sorted);
    expect(offered.map(({ oldNftId }) => oldNftId)).toEqual(["1", "5", "6"]);
  });

  test("name the address that was confirmed before, if it is one for all that are chosen", () => {
    const other = record({ oldNftId: "7", left: "approve", newWalletAddress: "B" });
    const both = sortRecords([begun, other]);
    expect(confirmedTarget([nft("1")], both)).toBe("A");
    expect(confirmedTarget([nft("1"), nft("7")], both)).toBeNull();
    expect(confirmedTarget([nft("1"), nft("6")], both)).toBeNull();
    expect(confirmedTarget([], both)).toBeNull();
  });
});

test("an NFT can be taken back from its second on, and never without a record of the gate", () => {
  const open = record({ gateId: 1, reclaimableTs: 100 });
  expect(canReclaim(open, 99)).toBe(false);
  expect(canReclaim(open, 100)).toBe(true);
  expect(canReclaim(record({ gateId: 1 }), 100)).toBe(false);
  expect(canReclaim(record({ reclaimableTs: 100 }), 100)).toBe(false);
});

describe("what went wrong", () => {
  test("is a failed payment if the wallet failed at the hand-over, and a failed transfer before it", () => {
    expect(troubleOf(new WalletError("failed"), "handOver").words).toBe("payment");
    expect(troubleOf(new WalletError("failed"), "approve").words).toBe("failed");
    expect(troubleOf(new WalletError("rejected"), "handOver").words).toBe("rejected");
  });

  test("is said in the site's words if it has some, and leads back to the address if that is at fault", () => {
    const refused = troubleOf(new ApiError("TargetNotWallet", "Not a wallet."), null);
    expect(refused).toEqual({ words: null, message: "Not a wallet.", isOfAddress: true });
    expect(troubleOf(new ApiError("MigrationPaused", "Paused."), null).isOfAddress).toBe(false);
    expect(troubleOf(new ApiError("Unreachable", ""), null).words).toBe("unreachable");
    expect(troubleOf(new FeeChanged(), null).words).toBe("feeChanged");
  });

  test("is thrown on if nobody expected it", () => {
    expect(() => troubleOf(new TypeError("a fault"), null)).toThrow(TypeError);
  });
});
