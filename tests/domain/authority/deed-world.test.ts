import { afterEach, expect, test, vi } from "vitest";
import { deedWorld } from "~/admin/authority/deed-world";
import { WalletError } from "~/signing/wallet-error";
import { keyOfPart } from "~/transactions/request-key";
import { runTransaction } from "~/transactions/transaction-run";
import { getWallet, updateWallet } from "~/wallet/wallet-store";
import { addressOf } from "../jobs/job-world";

/** The requests of a deed's page to the wallet and to the site. */

const authority = addressOf(1);
const before = getWallet().address;
const asked: string[] = [];
const wish = { kind: "setPaused", parameters: { poolAddress: addressOf(2), isPaused: "yes" } } as const;

afterEach(() => {
  updateWallet("solana", { address: before });
  vi.unstubAllGlobals();
  asked.length = 0;
});

/** A site that notes each request, and answers with a transaction that waits for its signature. */
function stubSite(): void {
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    // a difference is also reported to the log
    if (url === "/admin/deedsToSign/deed/transaction") asked.push(JSON.parse(String(init?.body)).does);
    const view = { id: "1", status: "built", transaction: "AQID", lifetime: "blockhash" };
    return Response.json({ resultCd: "SUCCESS", returnValue: view });
  });
}

async function press(wallet = {}): Promise<string> {
  const world = deedWorld({ id: "deed", authority });
  const { phase } = await runTransaction(
    { wish, requestKey: keyOfPart("deed"), limits: {}, report: () => {} },
    { ...world, wallet: { ...world.wallet, ...wallet } },
  );
  return phase;
}

test.each([
  ["another account", addressOf(3)],
  ["no account", null],
])("with %s in the wallet, nothing is built and nothing is signed", async (_, address) => {
  stubSite();
  updateWallet("solana", { status: "connected", address });
  const sign = vi.fn();
  expect(await press({ sign })).toBe("wrong-account");
  expect([asked, sign.mock.calls]).toEqual([[], []]);
});

test("the site learns that a signature was declined, so that the deed can be signed again", async () => {
  stubSite();
  updateWallet("solana", { status: "connected", address: authority });
  const sign = () => Promise.reject(new WalletError("rejected"));
  expect(await press({ check: async (unsigned: Uint8Array) => unsigned, sign })).toBe("rejected");
  expect(asked).toEqual(["build", "decline"]);
});

test("a transaction that differs from the page never reaches the wallet", async () => {
  stubSite();
  updateWallet("solana", { status: "connected", address: authority });
  const sign = vi.fn();
  expect(await press({ sign })).toBe("differs");
  expect([asked, sign.mock.calls]).toEqual([["build", "decline"], []]);
});
