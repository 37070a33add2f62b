import { readFileSync } from "node:fs";
import { Connection, PublicKey } from "@solana/web3.js";
import type { Command } from "commander";
import { createPublicClient, type Hex, http } from "viem";
import { migrationGateAbi } from "../../contracts/artifacts/migration-gate.ts";
import { comparePins, type PinnedChains, type PinsToCompare } from "../release/compare-pins.ts";
import { type SessionOptions, UsageError } from "./session.ts";

const PINS = "app/pins.json";

type Options = { evmRpc?: string };

/** Lets an operator see before a release whether the addresses that it fixes are what the chains have there. */
export function addVerifyPinsCommand(punk: Command): void {
  punk
    .command("verify-pins")
    .description(`compares the addresses of ${PINS} with Solana (--rpc) and the former chain, before a release`)
    .argument("<environment>", "whose part of the file: preview or production")
    .option("--evm-rpc <url>", "a node of the former chain; needed if a migration is pinned")
    .action(async (environment: string, { evmRpc }: Options) => {
      const all = JSON.parse(readFileSync(PINS, "utf8")) as Record<string, PinsToCompare | undefined>;
      const pins = all[environment];
      if (!pins) throw new UsageError(`${PINS} has no environment ${environment}: ${Object.keys(all).join(", ")}.`);
      if (pins.migration && !evmRpc) throw new UsageError("A migration is pinned: name a node with --evm-rpc.");
      const { rpc } = punk.opts<SessionOptions>();
      const { same, different, missing } = await comparePins(pins, openChains(rpc, evmRpc ?? ""));
      for (const line of same) console.log(`SAME       ${line}`);
      for (const line of missing) console.log(`NO PIN     ${line}`);
      for (const line of different) console.log(`DIFFERENT  ${line}`);
      if (different.length > 0) throw new UsageError(`${different.length} pins are not what the chains have.`);
    });
}

function openChains(rpc: string, evmRpc: string): PinnedChains {
  const connection = new Connection(rpc, "finalized");
  const evm = createPublicClient({ transport: http(evmRpc) });
  return {
    getGenesisHash: () => connection.getGenesisHash(),
    async findAccount(address) {
      const account = await connection.getAccountInfo(new PublicKey(address));
      return account && { owner: account.owner.toBase58(), data: account.data };
    },
    getEvmChainId: () => evm.getChainId(),
    async findAccepted(gate) {
      const address = gate as Hex;
      const code = await evm.getCode({ address });
      if (!code || code === "0x") return null;
      return evm.readContract({ address, abi: migrationGateAbi, functionName: "acceptedCollections" });
    },
  };
}
