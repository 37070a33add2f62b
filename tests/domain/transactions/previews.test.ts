import { expect, test, vi } from "vitest";
import { getIntent } from "~/domain/transactions/queries.server";
import { DEFAULT_LOCALE } from "~/locales/locales";
import { describeTransaction } from "~/transactions/transaction-view.server";
import { transactionIntent } from "~db/schema";
import { testDatabase as db } from "../database";

/** What a row of an earlier release says about its trial run (decision 049). */
async function kept(kind: string, preview: Record<string, unknown>) {
  const id = crypto.randomUUID();
  const now = new Date();
  const common = { id, requestKey: id, walletAddress: "w", kind, parameters: {}, status: "sent", message: "" } as const;
  const life = { lifetime: "blockhash", blockhash: "", lastValidBlockHeight: 1, signature: id } as const;
  await db.insert(transactionIntent).values({ ...common, ...life, preview, createdAt: now, updatedAt: now });
  return describeTransaction(
    { intent: await getIntent(db, id), expiresInBlocks: null, isChainReachable: true },
    DEFAULT_LOCALE,
  );
}

const COSTS = { feeLamports: "5000", depositLamports: "0", refundLamports: "0" };
const UNITS_AS_TEXT = { computeUnits: "2100", computeUnitLimit: "25000" };

test("a preview whose numbers are stored as text is read as numbers", async () => {
  const held = { positionAddress: "p", claimRaw: "7", feeRaw: "0", releasedRaw: "0" };
  const row = { kind: "claim", out: "0", in: "7", decimals: "9", ...COSTS, ...UNITS_AS_TEXT, ...held };
  const { preview } = await kept("claim", row);
  expect(preview).toMatchObject({ kind: "claim", in: "7", decimals: 9, computeUnitLimit: 25_000 });
});

test.each([
  ["rewards as text", { poolAddress: "p", mints: "m", paid: "0.m.6.120.3", lost: "" }],
  ["nothing", {}],
])("a preview that has %s is left out, and its transaction is still shown", async (_, facts) => {
  const said = vi.spyOn(console, "warn").mockImplementation(() => {});
  const row = { kind: "unstakeNft", out: "0", in: "1", decimals: "0", ...COSTS, ...UNITS_AS_TEXT, ...facts };
  const view = await kept("unstakeNft", row);
  expect(view).toMatchObject({ kind: "unstakeNft", status: "sent", preview: null });
  expect(String(said.mock.calls)).toContain(view.id);
  said.mockRestore();
});
