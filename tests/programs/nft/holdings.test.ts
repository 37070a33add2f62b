import { createFreezeAccountInstruction } from "@solana/spl-token";
import { type Keypair, type PublicKey, TransactionMessage, type VersionedTransaction } from "@solana/web3.js";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findAssociatedTokenAddress, TOKEN_2022_PROGRAM_ADDRESS as TOKEN_2022 } from "~programs/addresses.ts";
import { type ExitNode, type NftHolding, planNftClaims, planNftExit, type Step } from "~programs/holdings.ts";
import { nftDueAt, nftGivenUpAt } from "~programs/nft-reward-calculator.ts";
import * as staking from "~programs/nft-staking.ts";
import { destinationAddresses } from "~programs/token-accounts.ts";
import { requireMemo } from "../account-switches.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import {
  createMint,
  DAILY,
  DAY,
  findPosition,
  openPool,
  type Pool,
  person,
  readPool,
  readPosition,
  run,
  type Staked,
  type Stream,
  stakeOne,
  TWIG,
  tokenAmount,
} from "./fixtures.ts";

/** Leaving with the exit tools: whatever is done to a coin or a pool may cost a reward, but never the NFT. */
describe.each(machineNames)("on %s", (name) => {
  let machine: Machine;
  let pool: Pool;
  let frozen: Stream;
  let sound: Stream;

  beforeAll(async () => {
    machine = await openMachine(name);
  });

  async function openNova() {
    const [first, second] = [await createMint(machine, { freezable: true }), await createMint(machine)];
    pool = await openPool(machine, { kind: "nova", streams: [{ coin: first }, { coin: second }] });
    [frozen, sound] = pool.streams as [Stream, Stream];
  }

  /** The calls of an exit to a node, answered by the machine. */
  function nodeFor(signer: Keypair): ExitNode {
    const simulateTransaction = async ({ message }: VersionedTransaction) => {
      const { instructions } = TransactionMessage.decompile(message);
      const { error, logs } = await machine.simulate(instructions, [signer]);
      return { value: { err: error === null ? null : { InstructionError: [1, error] }, logs } };
    };
    const getMultipleAccountsInfo = (addresses: PublicKey[]) => Promise.all(addresses.map(machine.getAccount));
    const node = { getAccountInfo: machine.getAccount, getMultipleAccountsInfo, simulateTransaction };
    return node as unknown as ExitNode;
  }

  async function holdingOf(staked: Staked): Promise<NftHolding> {
    const [position, account, chainTs] = [
      await readPosition(machine, staked),
      await readPool(machine, pool),
      await machine.now(),
    ];
    const figures = {
      dueRaw: nftDueAt(position, account, chainTs),
      givenUpRaw: nftGivenUpAt(position, account, chainTs),
    };
    return { address: staked.address, position, pool: { address: pool.address, ...account }, ...figures };
  }

  const freeze = ({ coin, tokenProgram }: Stream, account: PublicKey) => {
    const { address, authority } = coin;
    const instruction = createFreezeAccountInstruction(account, address, authority.publicKey, [], tokenProgram);
    return run(machine, instruction, [authority]);
  };
  const accountOf = ({ mint, tokenProgram }: Stream, { owner }: Staked) => {
    return findAssociatedTokenAddress(mint, owner.publicKey, tokenProgram);
  };

  async function carryOut(steps: Step[], { owner }: Staked) {
    for (const { instructions } of steps) {
      const { error } = await machine.send(instructions, [owner]);
      expect(error).toBeNull();
    }
  }

  describe("before the end of a Nova term", () => {
    let staked: Staked;
    const ownToken = () => accountOf(frozen, staked);

    beforeEach(async () => {
      await openNova();
      staked = await stakeOne(machine, pool, { termDays: 90 });
      await machine.warp(DAY);
    });

    it.each<[string, () => Promise<unknown>]>([
      ["the holder's account of a coin", () => freeze(frozen, ownToken())],
      ["the vault of a coin", () => freeze(frozen, frozen.vault)],
    ])("returns the NFT though %s is frozen, pays the other coin, and says what is lost", async (_, freezeIt) => {
      await freezeIt();
      const exit = await planNftExit(nodeFor(staked.owner), await holdingOf(staked));
      // 100 a day at 1.0 was due; the term adds 0.2 of it
      expect(exit.unpaid).toEqual([{ place: 0, dueRaw: 100n * TWIG, reason: "AccountFrozen" }]);
      expect(exit.lostRaw).toEqual([120n * TWIG, 20n * TWIG]);
      await carryOut(exit.steps, staked);
      expect(await tokenAmount(machine, staked.nft.token)).toBe(1n);
      expect(await tokenAmount(machine, accountOf(sound, staked))).toBe(100n * TWIG);
      expect(await findPosition(machine, staked)).toBeNull();
    });

    it("lets a holder leave although the vault was emptied behind the program's back", async () => {
      const vault = await machine.getAccount(frozen.vault);
      vault?.data.writeBigUInt64LE(0n, 64);
      await machine.setAccount(frozen.vault, vault);
      const exit = await planNftExit(nodeFor(staked.owner), await holdingOf(staked));
      expect(exit.unpaid).toEqual([{ place: 0, dueRaw: 100n * TWIG, reason: "InsufficientFunds" }]);
      await carryOut(exit.steps, staked);
      expect(await tokenAmount(machine, staked.nft.token)).toBe(1n);
    });

    it("pays all that is due and returns the NFT from a paused pool whose stream has ended and whose collection was replaced", async () => {
      const admin = { pool: pool.address, admin: pool.admin.publicKey };
      const pause = { pool: pool.address, pauser: pool.pauser.publicKey, isPaused: true };
      const membership = { kind: "collection" as const, collection: person("other").publicKey };
      await run(machine, staking.setNftPaused(pause), [pool.pauser]);
      await run(machine, staking.setStream({ ...admin, place: 0, terms: { ...DAILY, endTs: 0n } }), [pool.admin]);
      await run(machine, staking.proposeMembership({ ...admin, membership }), [pool.admin]);
      await machine.warp(2n * DAY);
      const exit = await planNftExit(nodeFor(staked.owner), await holdingOf(staked));
      expect(exit).toMatchObject({ unpaid: [], lostRaw: [20n * TWIG, 60n * TWIG] });
      await carryOut(exit.steps, staked);
      expect(await tokenAmount(machine, staked.nft.token)).toBe(1n);
      expect(await tokenAmount(machine, accountOf(frozen, staked))).toBe(100n * TWIG);
      expect(await tokenAmount(machine, accountOf(sound, staked))).toBe(300n * TWIG);
    });

    it.each([
      ["for want of SOL", { err: { InstructionError: [0, { Custom: 1 }] }, logs: lackOfSol() }, "InsufficientLamports"],
      ["where the node ran nothing", { err: "AccountNotFound", logs: [] }, "AccountNotFound"],
    ])("plans no exit that gives rewards up %s", async (_, value, reason) => {
      const node = { ...nodeFor(staked.owner), simulateTransaction: async () => ({ value }) } as unknown as ExitNode;
      await expect(planNftExit(node, await holdingOf(staked))).rejects.toThrow(reason);
      await expect(planNftClaims(node, await holdingOf(staked))).rejects.toThrow(reason);
    });
  });

  it("brings the NFT out first where nothing would be given up, and leaves what cannot be paid claimable", async () => {
    await openNova();
    const staked = await stakeOne(machine, pool, { termDays: 90 });
    await machine.warp(91n * DAY);
    await freeze(frozen, accountOf(frozen, staked));
    const exit = await planNftExit(nodeFor(staked.owner), await holdingOf(staked));
    expect(exit.steps.map(({ does }) => does)).toEqual(["leave an NFT position", "claim stream 1 of an NFT position"]);
    expect(exit.lostRaw).toEqual([0n, 0n]);
    await carryOut(exit.steps, staked);
    const left = await holdingOf(staked);
    expect(left.position.leftTs).not.toBe(0n);
    expect(left.dueRaw).toEqual([exit.unpaid[0]?.dueRaw, 0n]);
    expect(await planNftExit(nodeFor(staked.owner), left)).toMatchObject({ steps: [], lostRaw: [0n, 0n], to: null });
  });

  it("takes the NFT to another account of the holder's where the usual one takes payments only with a memo", async () => {
    pool = await openPool(machine);
    const staked = await stakeOne(machine, pool, { nftOptions: { tokenProgram: TOKEN_2022 } });
    const { token, mint, tokenProgram } = staked.nft;
    await requireMemo(machine, token, staked.owner);
    const { steps, to } = await planNftExit(nodeFor(staked.owner), await holdingOf(staked));
    const [, other] = await destinationAddresses({ owner: staked.owner.publicKey, mint, tokenProgram });
    expect(to).toMatchObject({ address: other, isUsual: false });
    await carryOut(steps, staked);
    expect(await tokenAmount(machine, other as PublicKey)).toBe(1n);
    expect(await tokenAmount(machine, token)).toBe(0n);
  });
});

/** Logs of a transaction that cannot pay for a token account. */
function lackOfSol(): string[] {
  return ["Program 11111111111111111111111111111111 failed: custom program error: 0x1"];
}
