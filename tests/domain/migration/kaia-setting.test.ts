import { expect, test } from "vitest";
import { parseMigration } from "~/domain/settings/migration";
import { KAIA_CHAIN_ID } from "../../../tools/dev/kaia-chain.ts";
import { KAIA_COLLECTIONS, KAIA_GATE, KAIA_MIGRATION_SETTING } from "../../../tools/dev/kaia-setup.ts";

test("the setting of the local site names the contracts of the local chain", () => {
  const contracts = parseMigration(KAIA_MIGRATION_SETTING, KAIA_CHAIN_ID);
  expect(contracts?.gate).toBe(KAIA_GATE.toLowerCase());
  expect(contracts?.projects.map(({ oldContractAddress }) => oldContractAddress)).toEqual(
    KAIA_COLLECTIONS.map(({ address }) => address.toLowerCase()),
  );
});
