import { Keypair } from "@solana/web3.js";
import { type ApplyDeps, applyForAirdrop } from "~/domain/airdrop/commands.server";
import {
  type AirdropListInput,
  applicationInput,
  recipientInput,
  type SentInput,
  sentInput,
} from "~/domain/airdrop/input";
import { addRecipients, saveAirdropList } from "~/domain/airdrop/staff-commands.server";
import type { Chain } from "~/domain/solana/chain";
import { SYSTEM_PROGRAM_ADDRESS } from "~programs/addresses";
import { testDatabase as db } from "../database";

export const OPENS = new Date("2026-11-01T00:00:00Z");
export const CLOSES = new Date("2026-12-01T00:00:00Z");
export const NOW = new Date("2026-11-20T00:00:00Z");

export const [SIGNATURE, OTHER_SIGNATURE] = ["5".repeat(87), "4".repeat(87)];

let made = 0;

export const solanaAddress = () => Keypair.generate().publicKey.toBase58();

/** An EVM address in mixed case, as a wallet shows it. */
export function evmAddress(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return `0xAb${Array.from(bytes.slice(1), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

export function listInput(change: Partial<AirdropListInput> = {}): AirdropListInput {
  return {
    key: `list-${++made}`,
    name: { ko: "첫 에어드롭", en: "First airdrop", id: "Airdrop pertama" },
    gift: { ko: "SCG 코인", en: "SCG coins", id: "Koin SCG" },
    chain: "eip155",
    opensAt: OPENS,
    closesAt: CLOSES,
    state: "published",
    isSample: false,
    ...change,
  };
}

/** A row of recipients.csv as it is read. */
export function recipient(address: string, chain: AirdropListInput["chain"] = "eip155", item = "25 SCG") {
  return recipientInput(chain).parse({ address, item });
}

/** A row of sent.csv as it is read. */
export function sentRow(address: string, sentTo: string, transaction = SIGNATURE): SentInput {
  return sentInput.parse({ address, sentTo, transaction, sentAt: NOW });
}

/** A list with these addresses on it. */
export async function openList(addresses: string[], change: Partial<AirdropListInput> = {}): Promise<string> {
  const list = listInput(change);
  await saveAirdropList({ db, now: NOW }, list);
  await addRecipients(
    { db },
    { list: list.key, recipients: addresses.map((address) => recipient(address, list.chain)) },
  );
  return list.key;
}

/** A chain on which these addresses are accounts of a program, and no other address is known. */
export function chainOf(programAccounts: Record<string, string> = {}): Chain {
  const owner = (address: string) => programAccounts[address];
  return {
    getAccounts: async (addresses: string[]) => ({
      slot: 1,
      accounts: addresses.map((address) => {
        const found = owner(address);
        return found ? { address, owner: found, lamports: 1n, data: new Uint8Array() } : null;
      }),
    }),
  } as unknown as Chain;
}

export const WALLET_OWNER = SYSTEM_PROGRAM_ADDRESS.toBase58();

/** The sessions of a browser, by the addresses of its wallets. */
export function holdersOf({ evm, solana }: { evm?: string; solana?: string }): ApplyDeps["holders"] {
  const session = { userId: "user", sessionIdHash: "hash" };
  return {
    evm: evm ? { ...session, chain: "eip155", walletAddress: evm.toLowerCase() } : null,
    solana: solana ? { ...session, chain: "solana", walletAddress: solana } : null,
  };
}

type Who = { evm?: string; solana?: string };

/** Applies as a page does that showed this version of the application. */
export function apply(
  who: Who,
  { list, target, version = 0 }: { list: string; target: string; version?: number },
  change: Partial<ApplyDeps> = {},
) {
  const now = change.now ?? NOW;
  const deps = { db, chain: chainOf(), now, readClock: () => now, holders: holdersOf(who), ...change };
  return applyForAirdrop(deps, { list, ...applicationInput.parse({ target, version }) });
}
