import { Keypair } from "@solana/web3.js";
import bs58 from "bs58";
import { afterEach, describe, expect, test, vi } from "vitest";
import { readMigrationKeys } from "~/domain/migration/keys.server";
import wranglerToml from "../../../wrangler.toml?raw";

const textOf = (name: string) => wranglerToml.match(new RegExp(`^${name} = "(.+)"$`, "m"))?.[1] ?? "";

/** What the local machine signs with, and everybody can read. */
const PUBLIC = {
  MINTER_KEY: textOf("MINTER_KEY"),
  MINT_SEED: textOf("MINT_SEED"),
  OPERATOR_KEY: textOf("OPERATOR_KEY"),
};
const SECRET = {
  MINTER_KEY: bs58.encode(Keypair.generate().secretKey),
  MINT_SEED: `0x${"5e".repeat(32)}`,
  OPERATOR_KEY: `0x${"c7".repeat(32)}`,
};
const publicly = { isLocal: false };

describe("the keys of the migration", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  afterEach(() => void logged.mockClear());

  test("are read if all three are there", () => {
    const keys = readMigrationKeys(SECRET, publicly);
    expect(keys?.minter.publicKey.toBase58()).toBe(
      Keypair.fromSecretKey(bs58.decode(SECRET.MINTER_KEY)).publicKey.toBase58(),
    );
    expect(keys?.operator.address).toMatch(/^0x[0-9a-fA-F]{40}$/);
  });

  test.each(["MINTER_KEY", "MINT_SEED", "OPERATOR_KEY"] as const)("are none without %s, or with half of it", (name) => {
    expect(readMigrationKeys({ ...SECRET, [name]: undefined }, publicly)).toBeNull();
    expect(readMigrationKeys({ ...SECRET, [name]: SECRET[name].slice(0, 34) }, publicly)).toBeNull();
  });

  test("of the repository are good for the local machine alone", () => {
    expect(readMigrationKeys(PUBLIC, { isLocal: true })).not.toBeNull();
    expect(readMigrationKeys(PUBLIC, publicly)).toBeNull();
  });

  test.each(["MINTER_KEY", "MINT_SEED", "OPERATOR_KEY"] as const)(
    "are refused elsewhere if one is the repository's: %s, in either case of its letters",
    (name) => {
      for (const text of [
        PUBLIC[name],
        name === "MINTER_KEY" ? PUBLIC[name] : `0x${PUBLIC[name].slice(2).toUpperCase()}`,
      ]) {
        expect(readMigrationKeys({ ...SECRET, [name]: text }, publicly)).toBeNull();
      }
      expect(logged.mock.calls.join()).toContain("those of the repository");
    },
  );
});
