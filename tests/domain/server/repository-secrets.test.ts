import { describe, expect, test, vi } from "vitest";
import { readJobSeed } from "~/domain/jobs/job-wallet.server";
import { type Env, readConfig } from "~/server/env.server";
import wranglerToml from "../../../wrangler.toml?raw";

/** Everybody can read the secrets in wrangler.toml that are for the local machine, so no public site accepts them. */

const ofRepository = (name: string) => wranglerToml.match(new RegExp(`^${name} = "(.+)"$`, "m"))?.[1] ?? "";
const publicly = { isLocal: false };

describe("the seed of job wallets", () => {
  const secret = `0x${"5e".repeat(32)}`;

  test("is 32 bytes in hex", () => {
    expect(readJobSeed(secret, publicly)).toEqual(new Uint8Array(32).fill(0x5e));
    const wrong = [undefined, "", secret.slice(2), secret.slice(0, 64), `${secret}5e`, secret.replace("5e", "5g")];
    expect(wrong.map((text) => readJobSeed(text, { isLocal: true }))).toEqual(wrong.map(() => null));
  });

  test("of the repository is accepted only on the local machine, however it is written", () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const own = ofRepository("JOB_SEED");
    expect(readJobSeed(own, { isLocal: true })).toHaveLength(32);
    const inCapitals = `0x${own.slice(2).toUpperCase()}`;
    expect([own, inCapitals].map((text) => readJobSeed(text, publicly))).toEqual([null, null]);
    expect(logged).toHaveBeenCalledTimes(2);
  });
});

describe("the admin code", () => {
  const secret = "5e".repeat(32);
  const read = (code: string, environment: string) =>
    readConfig({
      ...{ ENVIRONMENT: environment, SOLANA_CLUSTER: "devnet", SOLANA_RPC_URLS: "https://solana.test" },
      ...{ EVM_CHAIN_ID: "8217", DB: {}, ADMIN_CODE: code },
    } as Env).adminCode;

  test("of the repository makes nobody staff of a preview or of production", () => {
    const own = ofRepository("ADMIN_CODE");
    const long = own.padEnd(64, "-");
    expect(read(own, "local")).toBe(own);
    for (const environment of ["preview", "production"]) {
      expect([own, long, secret.slice(2), secret].map((code) => read(code, environment))).toEqual(["", "", "", secret]);
    }
  });
});
