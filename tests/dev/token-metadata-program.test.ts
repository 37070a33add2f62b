import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { obtainTokenMetadata } from "../../tools/dev/token-metadata-program.ts";

/** How `npm start` comes by the Token Metadata program, which is not committed. */

const SHA256 = "1e5786cc6462756fc221fd5bc744f67e9added188284f680d51b699379963a9d";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("the program is the one with the known hash, and the second time it comes from the cache", async () => {
  const first = await obtainTokenMetadata();
  if (!first) return console.warn("no way leads to the Token Metadata program");
  expect(createHash("sha256").update(readFileSync(first.file)).digest("hex")).toBe(SHA256);
  expect(await obtainTokenMetadata()).toMatchObject({ file: first.file, way: "from the cache" });
});

test("a start can go without it", async () => {
  vi.stubEnv("SOLANA_TOKEN_METADATA", "none");
  expect(await obtainTokenMetadata()).toBeNull();
});
