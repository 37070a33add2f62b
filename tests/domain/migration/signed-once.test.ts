import { Keypair } from "@solana/web3.js";
import { parseTransaction } from "viem";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { advanceMigration } from "~/domain/migration/advance.server";
import { changeRecord, type MigrationRow } from "~/domain/migration/records.server";
import { testDatabase as db } from "../database";
import { chain } from "../staking/chain-world";
import { openKaia, rpc } from "./kaia-world";
import {
  advanceToEnd,
  advanceUntil,
  depsOf,
  gateRecordOf,
  handOver,
  hasBothChains,
  type MigrationWorld,
  openMigrationWorld,
  rowOf,
  takeUp,
} from "./migration-world";

/** What the Worker signs for a record: it is stored before it is sent, sent until it is final, and signed again only then. */

let world: MigrationWorld;
const STUCK_MS = 300_000;
const isClosed = ({ closedAt }: MigrationRow) => closedAt !== null;

describe.skipIf(!hasBothChains)("what is signed for a record", () => {
  beforeAll(async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    world = await openMigrationWorld();
  }, 60_000);

  test("is in its row before a node has it", async () => {
    const { seq } = await takeUp(world, await handOver(world));
    const { evm } = depsOf(world);
    const sends: { name: string; isStored: boolean }[] = [];
    const note = async (name: "mintTransaction" | "confirmTransaction", sent: string) => {
      sends.push({ name, isStored: (await rowOf(seq))[name] === sent });
    };
    const watched = {
      chain: {
        ...chain,
        async send(bytes: Uint8Array) {
          await note("mintTransaction", Buffer.from(bytes).toString("base64"));
          return chain.send(bytes);
        },
      },
      evm: {
        ...evm,
        async send(signed: `0x${string}`) {
          await note("confirmTransaction", signed);
          return evm.send(signed);
        },
      },
    };
    await advanceUntil(world, seq, isClosed, watched);
    expect(sends.filter(({ isStored }) => !isStored)).toEqual([]);
    expect(new Set(sends.map(({ name }) => name))).toEqual(new Set(["mintTransaction", "confirmTransaction"]));
  });

  test("is sent again as it was while no block has it, and signed anew with its nonce and a higher price after five minutes", async () => {
    const { seq } = await takeUp(world, await handOver(world));
    const { evm } = depsOf(world);
    const sent: `0x${string}`[] = [];
    const deaf = {
      ...evm,
      send: async (signed: `0x${string}`) => {
        sent.push(signed);
        return true;
      },
    };
    await advanceUntil(world, seq, () => sent.length > 0, { evm: deaf });
    const at = Date.now();
    await advanceMigration(depsOf(world, { evm: deaf, now: new Date(at + STUCK_MS - 10_000) }), seq);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toBe(sent[0]);
    await advanceMigration(depsOf(world, { evm: deaf, now: new Date(at + STUCK_MS + 10_000) }), seq);
    expect(sent).toHaveLength(3);
    const [first, again] = [sent[0], sent[2]].map((signed) => parseTransaction(signed ?? "0x"));
    expect(again?.nonce).toBe(first?.nonce);
    expect(again?.gasPrice).toBeGreaterThan(first?.gasPrice ?? 0n);
    expect(await advanceUntil(world, seq, isClosed)).toMatchObject({ status: "complete" });
  });

  test("is complete only once its confirmation is in a final block", async () => {
    const { seq } = await takeUp(world, await handOver(world));
    await advanceUntil(world, seq, ({ mintedAt }) => mintedAt !== null, {
      evm: { ...openKaia(), send: async () => true },
    });
    await rpc("anvil_mine", ["0xa"]);
    const late = { evm: openKaia({ confirmations: 10 }) };
    const isConfirmed = async () => (await gateRecordOf(seq)).status === "confirmed";
    for (let look = 0; look < 50 && !(await isConfirmed()); look++) {
      const later = new Date(Date.now() + 2 * STUCK_MS);
      await advanceMigration(depsOf(world, { ...late, now: later }), seq);
    }
    expect(await isConfirmed()).toBe(true);
    for (let look = 0; look < 3; look++) {
      expect(await advanceMigration(depsOf(world, late), seq)).toMatchObject({ status: "minting", closedAt: null });
    }
    await rpc("anvil_mine", ["0xa"]);
    expect(await advanceUntil(world, seq, isClosed, late)).toMatchObject({ status: "complete" });
  });

  test("is not looked at again once the record is closed", async () => {
    const { seq } = await takeUp(world, await handOver(world));
    const row = await advanceToEnd(world, seq);
    expect(row.status).toBe("complete");
    expect(
      await changeRecord({ db, now: new Date() }, row, { newWalletAddress: `${Keypair.generate().publicKey}` }),
    ).toBeNull();
    expect(await advanceMigration(depsOf(world, { evm: openKaia({ rpcUrls: ["http://127.0.0.1:1"] }) }), seq)).toEqual(
      row,
    );
  });
});
