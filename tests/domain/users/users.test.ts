import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { registerHolder, registerUser } from "~/domain/users/commands.server";
import { registrationInput } from "~/domain/users/input";
import { isSolanaAddress } from "~/domain/users/rules";
import { user } from "~db/schema";
import { testDatabase as db } from "../database";

const NOW = new Date("2026-11-21T09:00:00.000Z");
const LATER = new Date("2026-11-22T09:00:00.000Z");
const ALICE = "4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU";
const EVM = "0x52908400098527886E0F7030069857D2E4169EE7";

describe("registration refuses", () => {
  const good = { uid: ALICE, wallet_address: ALICE, wallet_type: "phantom", reg_id: ALICE };
  test.each([
    ["an address that is none", { ...good, uid: "x", wallet_address: "x", reg_id: "x" }],
    ["31 bytes", same("1".repeat(31))],
    ["33 bytes", same(`1${ALICE}`)],
    ["a letter that base58 lacks", same(ALICE.replace("4", "0"))],
    ["an EVM address for a Solana wallet", { ...same(EVM), wallet_type: "phantom" }],
    ["a Solana address for an EVM wallet", { ...good, wallet_type: "metamask" }],
    ["an unknown wallet type", { ...good, wallet_type: "trustme" }],
    ["a uid of somebody else", { ...good, uid: EVM }],
    ["a reg_id of somebody else", { ...good, reg_id: EVM }],
    ["a missing field", { uid: ALICE, wallet_address: ALICE, reg_id: ALICE }],
    ["a list", [good]],
    ["nothing", null],
  ])("%s", (_, input) => {
    expect(registrationInput.safeParse(input).success).toBe(false);
  });

  test("nothing that a wallet of the specification sends", () => {
    expect(registrationInput.safeParse(good).success).toBe(true);
    expect(registrationInput.safeParse({ ...same(EVM), wallet_type: "kaia" }).success).toBe(true);
    expect(registrationInput.safeParse({ ...same(EVM), wallet_type: "dcent" }).success).toBe(true);
    expect(registrationInput.safeParse({ ...good, wallet_type: "dcent" }).success).toBe(true);
  });

  function same(address: string) {
    return { ...good, uid: address, wallet_address: address, reg_id: address };
  }
});

describe("a wallet that connects", () => {
  test("is one user however often and at once it registers", async () => {
    const register = () => registerUser({ db, now: NOW }, { walletAddress: ALICE, walletType: "phantom" });
    const ids = await Promise.all([register(), register(), register()]);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    expect(await rowsOf(ALICE)).toHaveLength(1);
  });

  test("cannot change the stored wallet type unless its holder has signed in", async () => {
    await registerUser({ db, now: NOW }, { walletAddress: ALICE, walletType: "phantom" });
    await registerUser({ db, now: LATER }, { walletAddress: ALICE, walletType: "solflare" });
    expect(await rowsOf(ALICE)).toMatchObject([{ walletType: "phantom", createdAt: NOW, lastSeenAt: LATER }]);
    await registerHolder({ db, now: LATER }, { walletAddress: ALICE, walletType: "solflare" });
    expect(await rowsOf(ALICE)).toMatchObject([{ walletType: "solflare" }]);
  });

  test("is the same user in either spelling of an EVM address", async () => {
    const mixed = await registerUser({ db, now: NOW }, { walletAddress: EVM, walletType: "kaia" });
    const lower = await registerUser({ db, now: NOW }, { walletAddress: EVM.toLowerCase(), walletType: "kaia" });
    expect(lower).toBe(mixed);
  });
});

test("an address of 32 bytes may begin with ones", () => {
  expect(isSolanaAddress("1".repeat(32))).toBe(true);
  expect(isSolanaAddress("1".repeat(33))).toBe(false);
});

function rowsOf(walletAddress: string) {
  return db.select().from(user).where(eq(user.walletAddress, walletAddress));
}
