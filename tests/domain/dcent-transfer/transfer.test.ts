import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { expect, test, vi } from "vitest";
import { fromBase64, toBase64 } from "~/base64";
import { buildTestTransfer, sendTestTransfer } from "~/domain/dcent-transfer/commands.server";
import { TEST_TRANSFER } from "~/domain/dcent-transfer/rules";
import type { Chain, ChainAccount, SignatureStatus } from "~/domain/solana/chain";
import { checkTestTransfer } from "~/signing/.client/verifier/test-transfer";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { testWallet } from "../transactions/wallet";

const MINT = new PublicKey("EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v");
const HEIGHT = 1_000;

/** A cluster of one wallet, which holds this much and answers what the test says. */
function openWorld({ heldRaw = 5_000_000n, lamports = 10_000_000n, fees = [0] } = {}) {
  const wallet = testWallet();
  const token = findAssociatedTokenAddress(MINT, wallet.keypair.publicKey, TOKEN_PROGRAM_ADDRESS);
  const data = new Uint8Array(165);
  new DataView(data.buffer).setBigUint64(64, heldRaw, true);
  const accounts: Record<string, ChainAccount> = {
    [token.toBase58()]: { address: token.toBase58(), owner: TOKEN_PROGRAM_ADDRESS.toBase58(), lamports: 1n, data },
    [wallet.address]: { address: wallet.address, owner: "", lamports, data: new Uint8Array() },
  };
  const chain = {
    height: HEIGHT,
    status: null as SignatureStatus | null,
    sent: [] as Uint8Array[],
    getAccounts: async (asked: string[]) => ({ slot: 1, accounts: asked.map((it) => accounts[it] ?? null) }),
    getLatestBlockhash: async () => ({
      blockhash: Keypair.generate().publicKey.toBase58(),
      lastValidBlockHeight: HEIGHT + 150,
    }),
    listPriorityFees: async () => fees,
    simulate: async () => ({ error: null, logs: [], computeUnits: 0, accounts: [] }),
    getBlockHeight: async () => chain.height,
    getSignatureStatus: async () => ({ slot: 1, status: chain.status }),
    send: async (transaction: Uint8Array) => void chain.sent.push(transaction),
  };
  const deps = { chain: chain as unknown as Chain, mint: MINT.toBase58(), priceCap: 50_000 };
  const asked = { wallet: wallet.address, mint: MINT.toBase58() };
  return { wallet, chain, deps, asked };
}

type World = ReturnType<typeof openWorld>;

async function signedIn({ deps, wallet }: World) {
  const { transaction, lastValidBlockHeight } = await buildTestTransfer(deps, wallet.address);
  return { wallet: wallet.address, transaction: wallet.sign(transaction), lastValidBlockHeight };
}

/** The built transfer with its instructions changed. */
async function changed({ deps, wallet }: World, change: (all: TransactionInstruction[]) => TransactionInstruction[]) {
  const { transaction } = await buildTestTransfer(deps, wallet.address);
  const parts = TransactionMessage.decompile(VersionedTransaction.deserialize(fromBase64(transaction)).message);
  parts.instructions = change(parts.instructions);
  return new VersionedTransaction(parts.compileToLegacyMessage()).serialize();
}

const withTransfer =
  (change: (transfer: TransactionInstruction) => void) =>
  ([limit, price, transfer]: TransactionInstruction[]) => {
    const { programId, keys, data } = transfer!;
    const copy = new TransactionInstruction({
      programId,
      keys: keys.map((each) => ({ ...each })),
      data: Buffer.from(data),
    });
    change(copy);
    return [limit!, price!, copy];
  };

test("the transfer that the site builds is what the browser expects, at any price of the network", async () => {
  for (const fees of [[0], [1_000_000_000]]) {
    const world = openWorld({ fees });
    const unsigned = fromBase64((await buildTestTransfer(world.deps, world.wallet.address)).transaction);
    expect(checkTestTransfer(unsigned, world.asked)).toBe(unsigned);
  }
  const dear = openWorld({ fees: [1_000_000_000] });
  const unsigned = await buildTestTransfer({ ...dear.deps, priceCap: 1e12 }, dear.wallet.address);
  expect(() => checkTestTransfer(fromBase64(unsigned.transaction), dear.asked)).not.toThrow();
});

test("a transfer without the coin, or without the fee that is shown, is not built", async () => {
  const poor = openWorld({ heldRaw: TEST_TRANSFER.amountRaw - 1n });
  await expect(buildTestTransfer(poor.deps, poor.wallet.address)).rejects.toMatchObject({ code: "NotEnoughCoin" });
  const dry = openWorld({ lamports: TEST_TRANSFER.feeLamports - 1n });
  await expect(buildTestTransfer(dry.deps, dry.wallet.address)).rejects.toMatchObject({ code: "NotEnoughSol" });
});

const THIEF = new PublicKey("9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM");

test.each<[string, (world: World) => (all: TransactionInstruction[]) => TransactionInstruction[]]>([
  [
    "goes to somebody else",
    () =>
      withTransfer(({ keys }) => {
        keys[2]!.pubkey = THIEF;
      }),
  ],
  [
    "is of another coin",
    () =>
      withTransfer(({ keys }) => {
        keys[1]!.pubkey = THIEF;
      }),
  ],
  ["is of one unit more", () => withTransfer(({ data }) => void data.writeBigUInt64LE(1_000_001n, 1))],
  ["has other decimals", () => withTransfer(({ data }) => void data.writeUInt8(9, 9))],
  [
    "costs more than the fee that is shown",
    () =>
      ([limit, , transfer]) => [
        limit!,
        ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 49_750_001 }),
        transfer!,
      ],
  ],
  [
    "also sends SOL",
    ({ wallet }) =>
      (all) => [...all, SystemProgram.transfer({ fromPubkey: wallet.keypair.publicKey, toPubkey: THIEF, lamports: 1 })],
  ],
  ["has no transfer", () => (all) => all.slice(0, 2)],
])("a transfer that %s is not given to the device", async (_, lie) => {
  vi.stubGlobal("fetch", async () => Response.json({ resultCd: "SUCCESS", returnValue: null }));
  const world = openWorld();
  const unsigned = await changed(world, lie(world));
  expect(() => checkTestTransfer(unsigned, world.asked)).toThrow(expect.objectContaining({ kind: "differs" }));
  vi.unstubAllGlobals();
});

test("a signed transfer is sent until a block has it, and then followed until it is final", async () => {
  const world = openWorld();
  const input = await signedIn(world);
  const { chain, deps } = world;
  expect(await sendTestTransfer(deps, input)).toMatchObject({ state: "waiting" });
  await sendTestTransfer(deps, input);
  expect(chain.sent).toHaveLength(2);
  chain.status = { slot: 1, commitment: "confirmed", error: null };
  expect(await sendTestTransfer(deps, input)).toMatchObject({ state: "waiting" });
  chain.status = { slot: 1, commitment: "finalized", error: null };
  expect(await sendTestTransfer(deps, input)).toMatchObject({ state: "final" });
  chain.status = { slot: 1, commitment: "finalized", error: { InstructionError: [2, "Custom"] } };
  expect(await sendTestTransfer(deps, input)).toMatchObject({ state: "failed" });
  expect(chain.sent).toHaveLength(2);
});

test("a signature that comes too late is not sent", async () => {
  const world = openWorld();
  const input = await signedIn(world);
  world.chain.height = input.lastValidBlockHeight + 1;
  expect(await sendTestTransfer(world.deps, input)).toMatchObject({ state: "expired" });
  expect(world.chain.sent).toEqual([]);
});

test("nothing but the transfer, signed by its wallet, is sent", async () => {
  const world = openWorld();
  const other = openWorld();
  const input = await signedIn(world);
  const refused = (change: object) => sendTestTransfer(world.deps, { ...input, ...change });
  await expect(refused({ wallet: other.wallet.address })).rejects.toMatchObject({ code: "TransactionChanged" });
  await expect(refused({ transaction: (await signedIn(other)).transaction })).rejects.toMatchObject({
    code: "TransactionChanged",
  });
  await expect(refused({ transaction: "AAAA" })).rejects.toMatchObject({ code: "TransactionChanged" });
  const twice = await changed(world, (all) => [...all, all[2]!]);
  await expect(refused({ transaction: world.wallet.sign(toBase64(twice)) })).rejects.toMatchObject({
    code: "TransactionChanged",
  });
  const { transaction } = await buildTestTransfer(world.deps, world.wallet.address);
  await expect(refused({ transaction })).rejects.toMatchObject({ code: "TransactionNotSigned" });
  expect(world.chain.sent).toEqual([]);
});
