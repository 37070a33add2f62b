import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { type Standing, standingOf, takeBackOf } from "~/domain/migration/standing";
import type { MigrationView } from "~/domain/migration/view";
import { HandedOverUnread } from "~/features/migration/handed-over-unread";
import { MigrationRecords } from "~/features/migration/migration-records";
import { standingOfView } from "~/features/migration/migration-rules";
import { NotedFacts } from "~/features/receipt/noted-facts";
import { PairList } from "~/features/receipt/pair-list";
import type { ShownReceipt } from "~/features/receipt/receipt-screen.server";
import { ReceiptSheet } from "~/features/receipt/receipt-sheet";
import { RecordBadge } from "~/features/receipt/record-badge";
import migration from "~/locales/en/migration.json";
import receipt from "~/locales/en/receipt.json";
import { drawPart } from "../draw-part.ts";

const FROM = 1_796_000_000;
const BEFORE = FROM - 1;
const key = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA";

describe("the standing of a record", () => {
  test.each<[Standing, Partial<Parameters<typeof standingOf>[0]>]>([
    ["underWay", { nowTs: BEFORE }],
    ["underWay", { nowTs: BEFORE, reason: "MinterWithoutSol" }],
    ["overdue", { nowTs: FROM }],
    ["notMinted", { nowTs: BEFORE, reason: "ReclaimClose" }],
    ["notMinted", { nowTs: FROM, reason: "TargetNotWallet" }],
    ["confirmed", { status: "confirmed", reason: "OperatorWithoutCoins" }],
    ["disputed", { status: "confirmed", reason: "ConfirmedOtherwise" }],
    ["reclaimed", { status: "reclaimed", reason: "ReclaimClose" }],
  ])("is %s for %j", (standing, change) => {
    expect(standingOf({ status: "open", reason: null, reclaimableTs: FROM, nowTs: BEFORE, ...change })).toBe(standing);
  });

  test.each<[Standing | null, Partial<MigrationView>]>([
    [null, { gateId: null, status: "approved", reclaimableTs: null }],
    ["underWay", { status: "received", reason: "NodeBehind", reclaimableTs: null }],
    ["underWay", { status: "minting" }],
    ["notMinted", { status: "failed", reason: "ReclaimClose" }],
    ["reclaimed", { status: "failed", reason: "Reclaimed", reclaimableTs: null }],
    ["disputed", { status: "failed", reason: "ConfirmedOtherwise", reclaimableTs: null }],
    ["confirmed", { status: "complete", reclaimableTs: null }],
  ])("is %s for the holder's %j", (standing, change) => {
    const view = { gateId: 1, reason: null, reclaimableTs: FROM, ...change } as MigrationView;
    expect(standingOfView(view, BEFORE)).toBe(standing);
  });
});

test("only a record for which nothing is minted says when its old NFT can be taken back", () => {
  const at = (nowTs: number) => takeBackOf("notMinted", { reclaimableTs: FROM, nowTs });
  expect(at(BEFORE)).toEqual({ fromTs: BigInt(FROM), isNow: false });
  expect(at(FROM)).toEqual({ fromTs: BigInt(FROM), isNow: true });
  for (const standing of ["underWay", "overdue", "confirmed", "reclaimed", "disputed"] as const) {
    expect(takeBackOf(standing, { reclaimableTs: FROM, nowTs: FROM })).toBeNull();
  }
});

describe("a record for which no new NFT is minted", () => {
  const shown = (isReclaimable: boolean) =>
    ({
      receipt: {
        gate: `eip155:8217:0x${"1".repeat(40)}`,
        gateId: 2,
        status: "open",
        feeRaw: "1",
        mint: null,
        newWalletAddress: key,
        handedOverAt: "2026-11-27T17:54:00.000Z",
        oldWalletAddress: `0x${"2".repeat(40)}`,
        oldNftContract: `0x${"3".repeat(40)}`,
        handOverTransaction: null,
      },
      checks: [{ claim: "status", chain: "old", state: "holds", said: "open", found: "open" }],
      readAt: { block: 71, slot: null },
      standing: "notMinted",
      isReclaimable,
      reclaimableTs: BigInt(FROM),
      oldNft: { name: "Classic #5", image: null },
      newNft: null,
    }) as unknown as ShownReceipt;
  const sheet = (isReclaimable: boolean) =>
    drawPart(
      createElement(ReceiptSheet, { texts: receipt, shown: shown(isReclaimable), origin: "", localePath: "eng" }),
    );

  const pair = {
    gateId: 2,
    standing: "notMinted",
    handedOverTs: 0n,
    takeBack: { fromTs: BigInt(FROM), isNow: false },
    oldNft: { name: "Classic #5", image: null },
    newNft: null,
  } as const;
  const register = (takeBack: { fromTs: bigint; isNow: boolean }) =>
    drawPart(
      createElement(PairList, {
        texts: receipt,
        page: { pairs: [{ ...pair, takeBack }], block: 1, records: 1, older: null },
        isFirst: true,
        localePath: "eng",
      }),
    );

  test("has one word on its receipt, in the register and on the holder's page", () => {
    const view = {
      gateId: 2,
      seq: 1,
      status: "failed",
      reason: "ReclaimClose",
      left: "reclaim",
      reclaimableTs: FROM,
      newWalletAddress: key,
      oldNftName: "Classic #5",
    } as MigrationView;
    const own = {
      id: "own",
      title: "",
      texts: migration,
      standings: receipt.status,
      records: [view],
      nowTs: BEFORE,
      reclaim: () => {},
    };
    const screens = [sheet(false), register(pair.takeBack), drawPart(createElement(MigrationRecords, own))];
    for (const html of screens) {
      expect(html).toMatch(/class="badge[^>]*>(<svg.*?<\/svg>)?Not minted</);
      expect(html).not.toMatch(/Under way|Not there yet|Minted to|Failed/);
    }
  });

  test("says in the register from when it can be taken back, or that it can be now", () => {
    expect(register(pair.takeBack)).toMatch(/can be taken back from .*2026/);
    expect(register({ ...pair.takeBack, isNow: true })).toContain("can be taken back now.");
  });

  test("says on its receipt from when it can be taken back, or since when, and where", () => {
    expect(sheet(false)).toContain("can take both back from ");
    expect(sheet(true)).toContain("can take both back now.</p>");
    expect(sheet(true)).toMatch(/class="[^"]*button-primary[^"]*"[^>]*href="\/eng\/mypage\/migration"/);
    expect(sheet(false)).not.toMatch(/button-primary[^>]*href="\/eng\/mypage\/migration"/);
    for (const html of [sheet(false), sheet(true)]) {
      expect(html).toContain('href="/eng/mypage/migration"');
      expect(html).toContain("Meant for");
      expect(html).not.toContain("If it is not confirmed by");
      expect(html.match(/class="notice[ "]/g)).toHaveLength(1);
    }
  });
});

test("what the site noted says how it stood last, and is said to be on an explorer only of a chain that has one", () => {
  const oldNft = { name: "Classic #5", image: null };
  const noted = { oldNft, handOver: `0x${"4".repeat(64)}`, mint: null, confirm: null, standing: "confirmed" } as const;
  const element = createElement(NotedFacts, { texts: receipt, noted });
  expect(drawPart(element)).not.toContain("on the explorers");
  expect(drawPart(element)).toContain("Classic #5");
  expect(drawPart(element)).toContain("Last known: Complete");
  const kaiascan = drawPart(element, "eng", "https://kaiascan.io");
  expect(kaiascan).toContain("on the explorers");
  expect(kaiascan).toContain(`href="https://kaiascan.io/tx/${noted.handOver}"`);
});

test("a status that could not be checked is only what was known last", () => {
  const badge = (isUnchecked: boolean) =>
    drawPart(createElement(RecordBadge, { texts: receipt.status, standing: "confirmed", isUnchecked }));
  expect(badge(false)).toMatch(/badge-good.*>Complete</);
  expect(badge(true)).toMatch(/badge-faint.*>Last known: Complete</);
});

describe("what was handed over while a chain is away", () => {
  const gate = `0x${"5".repeat(40)}`;
  const html = (noted = [{ gateId: 2, name: "Classic #5" }]) =>
    drawPart(createElement(HandedOverUnread, { texts: migration, unread: { gate, isSolanaAway: false, noted } }));

  test("keeps its heading, and says where it is and that its time runs", () => {
    expect(html()).toContain("Handed over</h2>");
    expect(html()).toContain("the day from which you can take");
    expect(html()).toContain(gate);
    expect(html()).toContain('href="/eng/migration/2"');
    expect(html([])).toContain("the day from which you can take");
  });
});
