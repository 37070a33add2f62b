import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ApiError } from "~/call-api";
import type { OldNftView } from "~/domain/migration/screen-types";
import type { MigrationView } from "~/domain/migration/view";
import { DeskBar } from "~/features/migration/desk-bar";
import { DeskSummary } from "~/features/migration/desk-summary";
import { mintedContent } from "~/features/migration/end-content";
import { OlderRecords } from "~/features/migration/migration-records";
import { MigrationReturns } from "~/features/migration/migration-returns";
import {
  canReclaim,
  chosenAtFirst,
  namedTarget,
  namesOf,
  offeredNfts,
  sortRecords,
  sortReturns,
} from "~/features/migration/migration-rules";
import { FeeChanged } from "~/features/migration/migration-run";
import { MigrationWarnings } from "~/features/migration/migration-warnings";
import { reclaimOf } from "~/features/migration/returns";
import { runContent } from "~/features/migration/run-content";
import { openEntry, readEntry } from "~/features/migration/target-rules";
import { troubleOf } from "~/features/migration/trouble";
import english from "~/locales/en/migration.json";
import { LOCALES } from "~/locales/locales";
import { translateIn } from "~/locales/translate";
import { WalletError } from "~/signing/wallet-error";
import { drawPart, readPart } from "../draw-part.ts";

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

  test("are begun, under way, to take back, or ended", () => {
    expect([...sorted.begun.values()]).toEqual([begun]);
    expect(sorted.underWay).toEqual([waiting]);
    expect(sorted.toTakeBack).toEqual([failed]);
    expect(sorted.ended).toEqual([complete, reclaimed]);
  });

  test("leave those NFTs to be chosen that the gate does not have, also one that was taken back", () => {
    const offered = offeredNfts(["1", "2", "3", "4", "5", "6"].map(nft), sorted);
    expect(offered.map(({ oldNftId }) => oldNftId)).toEqual(["1", "5", "6"]);
  });

  test("choose those in advance that were begun for the connected Solana wallet, and no others", () => {
    const nfts = ["1", "6"].map(nft);
    expect(chosenAtFirst(nfts, sorted, null)).toEqual([]);
    expect(chosenAtFirst(nfts, sorted, "B")).toEqual([]);
    expect(chosenAtFirst(nfts, sorted, "A")).toEqual([nft("1")]);
  });

  test("name the address that was named before, if it is one for all that are chosen", () => {
    const other = record({ oldNftId: "7", left: "approve", newWalletAddress: "B" });
    const both = sortRecords([begun, other]);
    expect(namedTarget([nft("1")], both)).toBe("A");
    expect(namedTarget([nft("1"), nft("7")], both)).toBeNull();
    expect(namedTarget([nft("1"), nft("6")], both)).toBeNull();
    expect(namedTarget([], both)).toBeNull();
  });
});

describe("the bar of the desk", () => {
  const nfts = ["2", "3"].map((id) => ({ ...nft(id), oldProjectName: "Classic", oldNftName: `Classic #${id}` }));
  const barOf = (all: OldNftView[], { movable = 2, offered = nfts, isQuiet = false } = {}) =>
    createElement(DeskBar, {
      texts: english,
      terms: { feeEachRaw: String(10n ** 17n) },
      nfts: offered,
      movable,
      mostAtOnce: 20,
      chosen: { all },
      isBegun: false,
      isLoading: false,
      isQuiet,
      onMigrate: () => {},
    } as never);

  test("offers every NFT as long as none is chosen, and only the page's if there are more", () => {
    expect(readPart(barOf([]))).toEqual(["2 NFTs can move · 0.1 KAIA each", "Choose all 2"]);
    expect(readPart(barOf([], { movable: 30 }))).toContain("Choose all on this page");
    expect(readPart(barOf([], { movable: 1, offered: nfts.slice(0, 1) }))).toContain("Choose Classic #2");
  });

  test("is loud, except while waiting is better", () => {
    expect(drawPart(barOf([]))).toContain("button-primary");
    expect(drawPart(barOf([], { isQuiet: true }))).not.toContain("button-primary");
  });

  test("names what is chosen, where it goes and what it costs", () => {
    expect(readPart(barOf(nfts))).toEqual(["Classic #2, #3 to Solana · 0.2 KAIA plus gas", "Migrate 2 NFTs"]);
  });
});

describe("while a chain is away", () => {
  const htmlOf = (
    isSolanaAway: boolean,
    terms: object | null = { canMint: true, isPaused: false },
    noted: object[] = [],
  ) =>
    drawPart(
      createElement(MigrationWarnings, {
        screen: {
          texts: english,
          terms,
          problem: "It cannot be reached.",
          unread: { gate: "0x01", isSolanaAway, noted },
          nfts: [nft("1")],
        } as never,
      }),
    );

  test("the page says that waiting is better if it is Solana's, and is to be read again if it is Kaia's", () => {
    expect(htmlOf(true)).toContain("Wait if you can: nothing is minted until Solana answers.");
    expect(htmlOf(true)).toContain("button-primary");
    for (const html of [htmlOf(false, null), htmlOf(true, { canMint: false, isPaused: false })]) {
      expect(html).toContain("It cannot be reached.");
      expect(html).not.toContain("Wait if you can");
      expect(html).toContain("button-primary");
    }
  });

  test("the page says first that what was handed over stays as it is", () => {
    const html = htmlOf(true, undefined, [{}, {}, {}]);
    expect(html).toContain("The 3 NFTs you have already handed over and their fees are where they were");
    expect(html.indexOf("The 3 NFTs")).toBeLessThan(html.indexOf("Wait if you can"));
    expect(htmlOf(false)).toContain("What you have and what you have handed over are not affected.");
  });
});

describe("what can be taken back later", () => {
  const linesOf = (count: number, feesRaw: bigint) =>
    readPart(
      createElement(DeskSummary, {
        texts: english.summary,
        underWay: 0,
        later: { count, feesRaw, fromTs: Date.parse("2026-12-26T00:00:00Z") / 1000 },
      }),
    );

  test("is named with its fees and its day", () => {
    expect(linesOf(1, 10n ** 17n)).toEqual(["1 NFT + 0.1 KAIA to take back from 26 Dec 2026"]);
    expect(linesOf(2, 2n * 10n ** 17n)).toEqual(["2 NFTs + 0.2 KAIA to take back, the first from 26 Dec 2026"]);
    expect(linesOf(1, 0n)).toEqual(["1 NFT to take back from 26 Dec 2026"]);
  });
});

describe("what can be taken back now", () => {
  const returned = record({
    seq: 1,
    gateId: 2,
    oldNftName: "Classic #5",
    reason: "TargetNotWallet",
    feePaidRaw: String(10n ** 17n),
  });
  const htmlOf = (isFolded: boolean, records = [returned]) =>
    drawPart(createElement(MigrationReturns, { texts: english, records, isFolded, reclaim: () => {} }));

  test("is named with its reason, its fee and its receipt, and folded once an NFT is chosen to be migrated", () => {
    const html = htmlOf(false);
    // an amount in brackets after an offer would read as its price
    expect(html).toContain("Take back now: 1 NFT + 0.1 KAIA<");
    expect(htmlOf(false, [returned, returned])).toContain("Take back now: 2 NFTs + 0.2 KAIA<");
    expect(htmlOf(false, [{ ...returned, feePaidRaw: null }])).toContain("Take back now: 1 NFT<");
    expect(html).toMatch(/Classic #5<\/strong> The Solana address belongs to a program/);
    expect(html).toContain(">Take back NFT + 0.1 KAIA<");
    expect(html).toContain('href="/eng/migration/2"');
    expect(html).toContain('<details class="fold" open="">');
    expect(htmlOf(true)).toContain('<details class="fold">');
    expect(htmlOf(false, [])).toBe("");
  });
});

describe("a list of records that is cut", () => {
  const htmlOf = (most: number | null) => drawPart(createElement(OlderRecords, { texts: english.records, most }));

  test("says how many are shown, and leads to all of them", () => {
    expect(htmlOf(20)).toContain("These are 20: those under way, then the newest.");
    expect(htmlOf(20)).toContain('href="/eng/proof/migration"');
    expect(htmlOf(null)).toBe("");
  });
});

describe("the Solana address", () => {
  const target = "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM";
  const other = "Vote111111111111111111111111111111111111111";

  test("that was named before has to be entered again before anything goes there", () => {
    const named = openEntry(target);
    expect(named.address).toBe(target);
    expect(readEntry(named, null).problem).toEqual({ field: "again", words: "differs" });
    expect(readEntry({ ...named, again: ` ${target} ` }, null)).toEqual({
      target: { address: target, isOwn: false },
      problem: null,
    });
  });

  test("is the connected wallet's until another one is chosen, whatever was named before", () => {
    const named = openEntry(target);
    expect(readEntry(named, other)).toEqual({ target: { address: other, isOwn: true }, problem: null });
    expect(readEntry({ ...named, choice: "other" }, other).problem).toEqual({ field: "again", words: "differs" });
  });

  test.each([
    ["", "required"],
    ["  ", "required"],
    ["0x00000000000000000000000000000000000000aa", "notWallet"],
  ])("is refused as %j", (address, words) => {
    expect(readEntry({ choice: null, address, again: address }, null).problem).toEqual({ field: "address", words });
  });
});

test("an NFT can be taken back from its second on, and never without a record of the gate", () => {
  const open = record({ gateId: 1, reclaimableTs: 100 });
  expect(canReclaim(open, 99)).toBe(false);
  expect(canReclaim(open, 100)).toBe(true);
  expect(canReclaim(record({ gateId: 1 }), 100)).toBe(false);
  expect(canReclaim(record({ reclaimableTs: 100 }), 100)).toBe(false);
});

test("what can be taken back now comes by itself, and the rest in the order of its days", () => {
  const [now, soon, late] = [100, 200, 300].map((reclaimableTs, gateId) => record({ gateId, reclaimableTs }));
  expect(sortReturns({ toTakeBack: [late!, now!, soon!] }, 150)).toEqual({ ready: [now], later: [soon, late] });
});

test("NFTs are named by collection and number, and of many only the first", () => {
  const named = (oldProjectName: string, ...ids: number[]) =>
    ids.map((id) => ({ oldProjectName, oldNftId: String(id) }));
  expect(namesOf(named("PunkyKongz Classic", 2, 3))).toBe("PunkyKongz Classic #2, #3");
  expect(namesOf([...named("A", 1), ...named("B", 2)])).toBe("A #1, B #2");
  expect(namesOf(named("A", 1, 2, 3, 4, 5))).toBe("A #1, #2, #3, #4, …");
});

describe("the end of a migration", () => {
  const end = { completeTitle: "complete", failedTitle: "fail", failedMint: "none is minted", partTitle: "part" };
  const words = {
    reasons: { ReclaimClose: "too late" },
    left: { handOver: "hand it over" },
    status: { failed: "failed" },
  };
  const t = ((texts: Record<string, string>, key: string, values: object) =>
    `${texts[key] ?? key} ${JSON.stringify(values)}`) as never;
  const endOf = (records: Partial<MigrationView>[], count = records.length) => {
    const shown = {
      id: "m",
      texts: { end, ...words },
      art: { failed: { src: "/x.svg", width: 1, height: 1 } },
      localePath: "eng",
    } as never;
    const { title, children } = mintedContent(shown, t, {
      records: records.map((change, seq) => record({ seq, oldNftName: `Old ${seq}`, ...change })),
      count,
    });
    return { title, html: renderToStaticMarkup(children) };
  };
  const complete = { status: "complete", left: "none", reason: null } as const;

  test("is complete once every NFT is, and not with one that is not, with one of which nothing is known, or with none", () => {
    expect(endOf([complete, complete]).title).toBe("complete");
    expect(endOf([complete, { status: "approved", left: "handOver", reason: null }]).title).not.toBe("complete");
    expect(endOf([complete, { status: "failed", left: "none", reason: null }]).title).not.toBe("complete");
    expect(endOf([complete], 2).title).not.toBe("complete");
    expect(endOf([]).title).toBe("fail");
  });

  test("says how many are complete, and of each of the others why it is not", () => {
    const failed = { status: "failed", left: "reclaim", reason: "ReclaimClose" } as const;
    const begun = { status: "approved", left: "handOver", reason: null } as const;
    const { title, html } = endOf([complete, failed, begun, complete]);
    expect(title).toBe('part {"done":2,"all":4}');
    expect(html).toContain("<strong>Old 1</strong> · too late");
    expect(html).toContain("<strong>Old 2</strong> · hand it over");
    expect(html).toContain("none is minted");
    expect(html).not.toContain("Old 0");
    expect(endOf([complete, begun]).html).not.toContain("none is minted");
  });
});

describe("waiting for new NFTs", () => {
  const texts = { run: { minting: "minting", soFar: "so far" }, reasons: { MinterWithoutSol: "SOL is topped up" } };
  const t = ((all: Record<string, string>, key: string, values: object) =>
    `${all[key]} ${JSON.stringify(values)}`) as never;
  const htmlOf = (records: Partial<MigrationView>[], count: number) => {
    const shown = { id: "m", texts, title: "", wallet: "", feeRaw: null, hasSteps: false, count } as never;
    const named = records.map((change, seq) => record({ seq, oldNftName: `Old ${seq}`, reason: null, ...change }));
    return renderToStaticMarkup(runContent(shown, t, { at: "minting", records: named }).children);
  };

  test("says how many of several are complete, and what each of the others waits for", () => {
    const html = htmlOf(
      [{ status: "complete" }, { status: "received", reason: "MinterWithoutSol" }, { status: "minting" }],
      3,
    );
    expect(html).toContain("so far {&quot;done&quot;:1,&quot;all&quot;:3}");
    expect(html).toContain("<strong>Old 1</strong> · SOL is topped up");
    expect(html).not.toContain("Old 2");
    expect(htmlOf([{ status: "minting" }], 1)).not.toContain("so far");
  });
});

describe("the steps of a migration", () => {
  const t = ((all: Record<string, string>, key: string) => all[key]) as never;
  const htmlOf = (phase: object) => {
    const shown = {
      id: "m",
      texts: english,
      title: "",
      wallet: "MetaMask",
      paid: { feeRaw: 1n, names: "A #2" },
      hasSteps: true,
      count: 1,
    };
    return renderToStaticMarkup(runContent({ ...shown, walletTexts: {} } as never, t, phase as never).children);
  };

  test("are told as done only once they are", () => {
    const { address, approve, handOver, mint, todo } = english.run;
    const asked = htmlOf({ at: "asking", deed: "handOver", step: { kind: "wallet" } });
    for (const words of [address, approve, todo.handOver, todo.mint]) expect(asked).toContain(words);
    for (const words of [handOver, mint]) expect(asked).not.toContain(words);
    expect(htmlOf({ at: "minting", records: [] })).toContain(handOver);
  });

  test("name the NFTs that are handed over together with the fee", () => {
    const phase = { at: "asking", deed: "handOver", step: { kind: "wallet" } };
    const shown = { id: "m", texts: english, title: "", wallet: "MetaMask", hasSteps: true, count: 1, walletTexts: {} };
    const paid = { feeRaw: 10n ** 17n, names: "PunkyKongz Classic #2" };
    const content = runContent({ ...shown, paid } as never, translateIn(LOCALES[1]), phase as never);
    expect(renderToStaticMarkup(content.children)).toMatch(/0\.1.KAIA and PunkyKongz Classic #2 go to/);
  });

  test("say what closing means while the wallet is asked", () => {
    expect(htmlOf({ at: "asking", deed: "approve", step: { kind: "wallet" } })).toContain(english.run.closingAsked);
    expect(htmlOf({ at: "landing", deed: "approve", isLong: false })).toContain(english.run.closingLanding);
  });
});

describe("taking an old NFT back", () => {
  const texts = { reclaim: {} } as never;
  const askOf = (change: Partial<MigrationView>) =>
    reclaimOf(texts, ((_: unknown, key: string) => key) as never, record({ gateId: 1, mint: null, ...change })).words
      .ask;

  test("warns of a new NFT that was made already, and promises none only where none was made", () => {
    expect(askOf({ status: "minting" })).toBe("askMinted");
    expect(askOf({ status: "failed", reason: "ReclaimClose", mint: { key: "M" } })).toBe("askMinted");
    expect(askOf({ status: "failed", reason: "AlreadyMinted" })).toBe("askMintedBefore");
    expect(askOf({ status: "failed", reason: "MintedByOthers" })).toBe("askMintedBefore");
    expect(askOf({ status: "received" })).toBe("ask");
    expect(askOf({ status: "failed", reason: "ReclaimClose" })).toBe("ask");
  });
});

describe("what went wrong", () => {
  test("is a failed payment if the wallet failed at the hand-over, and a failed transfer before it", () => {
    expect(troubleOf(new WalletError("failed"), "handOver").words).toBe("payment");
    expect(troubleOf(new WalletError("failed"), "approve").words).toBe("failed");
    expect(troubleOf(new WalletError("rejected"), "handOver").words).toBe("rejected");
  });

  test("is said in the site's words if it has some, and leads back to the address if that is at fault", () => {
    const refused = troubleOf(new ApiError("TargetNotWallet", "Not a wallet."), null);
    expect(refused).toEqual({ words: null, message: "Not a wallet.", isOfAddress: true, problem: null });
    expect(troubleOf(new ApiError("MigrationPaused", "Paused."), null).isOfAddress).toBe(false);
    expect(troubleOf(new ApiError("Unreachable", ""), null).words).toBe("unreachable");
    expect(troubleOf(new FeeChanged(), null).words).toBe("feeChanged");
  });

  test("keeps what a device said, which has words of its own", () => {
    expect(troubleOf(new WalletError("unplugged"), "handOver")).toMatchObject({
      words: "payment",
      problem: "unplugged",
    });
    expect(troubleOf(new WalletError("no-blind-signing"), "approve").words).toBe("no-blind-signing");
  });

  test("is thrown on if nobody expected it", () => {
    expect(() => troubleOf(new TypeError("a fault"), null)).toThrow(TypeError);
  });
});
