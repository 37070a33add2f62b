import { afterEach, expect, test, vi } from "vitest";
import { refreshSession } from "~/wallet/.client/session";
import { getSession, updateWallet } from "~/wallet/wallet-store";

const CHAINS = { solana: "solana:localnet" };

afterEach(() => {
  vi.unstubAllGlobals();
  updateWallet("solana", { session: null });
  updateWallet("eip155", { session: null });
});

test("an answer about sessions that was asked for before a sign-in does not undo it", async () => {
  const other = { walletAddress: "0x00000000000000000000000000000000000000Aa", userId: "2" };
  const { promise: answer, resolve: giveAnswer } = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answer);
  const refreshed = refreshSession();
  const signedIn = { walletAddress: "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM", userId: "1" };
  updateWallet("solana", { session: signedIn });
  const holders = { solana: null, eip155: other };
  giveAnswer(Response.json({ resultCd: "SUCCESS", returnValue: { holders, chains: CHAINS } }));
  await refreshed;
  expect(getSession("solana")).toBe(signedIn);
  // nothing happened on the other chain meanwhile
  expect(getSession("eip155")).toEqual(other);
});
