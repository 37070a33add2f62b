import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import type { RewardOfNft } from "~/domain/nft-staking/instructions/claims";
import type { Programs } from "~/domain/solana/decode";
import { createNonceInstructions } from "~/domain/solana/nonce-account.server";
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  findAssociatedTokenAddress,
  findCoinPoolAddress,
  findNftPoolAddress,
  findNftPositionAddress,
  TOKEN_2022_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { DEED_PROGRAMS } from "~programs/deed-programs";
import { developmentKeypair } from "~programs/development-keys";
import { PROGRAMS } from "~programs/idl/instructions";
import { stakeNft } from "~programs/nft-staking";
import { stake, unstake } from "~programs/staking";
import { createTokenAccount } from "~programs/token-accounts";
import { proposeBeneficiary } from "~programs/vesting";
import { type SignedDeed, STRANGER } from "./signed-deeds";

/** A transaction as it would be shown to its wallet. */
export type Unsigned = Pick<SignedDeed, "wallet" | "unsigned">;

/** A change that a compromised database, node or build step could make to what a wallet is shown. */
export type Lie<Deed = SignedDeed> = {
  name: string;
  /** The changed transactions; none if the deed has nothing of the kind. */
  tell(deed: Deed): Uint8Array[];
};

const scg = developmentKeypair("mint-scg").publicKey;
const key = (pubkey: PublicKey, isSigner = false, isWritable = true) => ({ pubkey, isSigner, isWritable });
const clone = ({ programId, keys, data }: TransactionInstruction) =>
  new TransactionInstruction({ programId, keys: keys.map((each) => ({ ...each })), data: Buffer.from(data) });

function partsOf({ unsigned }: Unsigned) {
  return TransactionMessage.decompile(VersionedTransaction.deserialize(unsigned).message);
}

function assemble(parts: TransactionMessage): Uint8Array {
  return new VersionedTransaction(parts.compileToLegacyMessage()).serialize();
}

/** The deed with its instructions changed. */
export function changed(
  deed: Unsigned,
  change: (instructions: TransactionInstruction[]) => TransactionInstruction[],
): Uint8Array {
  const parts = partsOf(deed);
  parts.instructions = change(parts.instructions.map(clone));
  return assemble(parts);
}

const adding =
  (make: (deed: Unsigned, owner: PublicKey) => TransactionInstruction[]): Lie<Unsigned>["tell"] =>
  (deed) => [changed(deed, (all) => [...all, ...make(deed, deed.wallet.keypair.publicKey)])];

/** An instruction of a token program over the holder's account of SCG. */
const ofToken = (data: number[], others: PublicKey[]) =>
  adding((_, owner) =>
    [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS].map((programId) => {
      const token = findAssociatedTokenAddress(scg, owner, programId);
      const keys = [key(token), ...others.map((other) => key(other)), key(owner, true)];
      return new TransactionInstruction({ programId, keys, data: Buffer.from(data) });
    }),
  );

const ONE = [1, 0, 0, 0, 0, 0, 0, 0];
const OTHER_COIN_POOL = findCoinPoolAddress({ creator: STRANGER, mint: scg, poolId: 0 });
const OTHER_NFT_POOL = findNftPoolAddress({ creator: STRANGER, poolId: 0 });
const SYSTEM = SystemProgram.programId;
const ADVANCE_TAG = 4;

/** Lies that are tried for every kind. */
export const LIES: Lie<Unsigned>[] = [
  {
    name: "somebody else pays",
    tell(deed) {
      const parts = partsOf(deed);
      parts.payerKey = STRANGER;
      return [assemble(parts)];
    },
  },
  {
    name: "a second signer",
    tell: (deed) => [
      changed(deed, (all) => {
        all.at(-1)?.keys.push(key(STRANGER, true));
        return all;
      }),
      // an account that the instruction names anyway
      ...indices(deed)
        .filter((i) => instructionAt(deed, i).keys.some(({ isSigner }) => !isSigner))
        .map((i) =>
          changed(deed, (all) => {
            Object.assign(all[i]!.keys.find(({ isSigner }) => !isSigner)!, { isSigner: true });
            return all;
          }),
        ),
    ],
  },
  {
    name: "an address from a lookup table",
    tell(deed) {
      const addresses = partsOf(deed).instructions.flatMap(({ keys }) =>
        keys.flatMap(({ isSigner, pubkey }) => (isSigner ? [] : pubkey)),
      );
      const state = {
        deactivationSlot: 2n ** 64n - 1n,
        lastExtendedSlot: 0,
        lastExtendedSlotStartIndex: 0,
        addresses,
      };
      const table = new AddressLookupTableAccount({ key: STRANGER, state });
      const used = partsOf(deed).compileToV0Message([table]);
      const unused = partsOf(deed).compileToV0Message();
      unused.addressTableLookups.push({ accountKey: STRANGER, writableIndexes: [0], readonlyIndexes: [] });
      return [used, unused]
        .filter(({ addressTableLookups }) => addressTableLookups.length > 0)
        .map((message) => new VersionedTransaction(message).serialize());
    },
  },
  { name: "bytes behind the end", tell: ({ unsigned }) => [Uint8Array.from([...unsigned, 0])] },
  { name: "half of it", tell: ({ unsigned }) => [unsigned.slice(0, unsigned.length / 2)] },
  { name: "nothing but the fee", tell: (deed) => [changed(deed, (all) => all.filter(isOfBudget))] },
  {
    name: "a program that the deed does not have",
    tell: adding((_, owner) => [
      new TransactionInstruction({ programId: STRANGER, keys: [key(owner, true)], data: Buffer.from([0]) }),
    ]),
  },
  { name: "Transfer", tell: ofToken([3, ...ONE], [STRANGER]) },
  { name: "Approve", tell: ofToken([4, ...ONE], [STRANGER]) },
  { name: "SetAuthority", tell: ofToken([6, 2, 1, ...STRANGER.toBytes()], []) },
  { name: "CloseAccount", tell: ofToken([9], [STRANGER]) },
  { name: "TransferChecked", tell: ofToken([12, ...ONE, 9], [scg, STRANGER]) },
  { name: "ApproveChecked", tell: ofToken([13, ...ONE, 9], [scg, STRANGER]) },
  {
    name: "SOL to a stranger",
    tell: adding((_, fromPubkey) => [SystemProgram.transfer({ fromPubkey, toPubkey: STRANGER, lamports: 1 })]),
  },
  {
    name: "SOL to an account that is open already",
    tell(deed) {
      const { instructions, payerKey: fromPubkey } = partsOf(deed);
      const allocated = instructions.filter((it) => nameOf(it) === "system.allocateWithSeed");
      const isAllocated = (to: PublicKey) => allocated.some(({ keys }) => keys[0]?.pubkey.equals(to));
      const written = instructions.flatMap(({ keys }) => keys.filter(({ isWritable }) => isWritable));
      return written
        .filter(({ pubkey }) => !isAllocated(pubkey))
        .map(({ pubkey: toPubkey }) =>
          changed(deed, (all) => [...all, SystemProgram.transfer({ fromPubkey, toPubkey, lamports: 1 })]),
        );
    },
  },
  {
    name: "the holder's account to another program",
    tell: adding((_, accountPubkey) => [SystemProgram.assign({ accountPubkey, programId: STRANGER })]),
  },
  {
    name: "a token account for a stranger",
    tell: adding((_, owner) => [createTokenAccount(STRANGER, scg, TOKEN_PROGRAM_ADDRESS, owner)]),
  },
  {
    name: "a token account that the deed does not pay into",
    tell: adding((_, owner) => [createTokenAccount(owner, STRANGER, TOKEN_PROGRAM_ADDRESS)]),
  },
  {
    name: "leaving another position",
    tell: adding((_, owner) => [
      unstake({
        pool: { address: OTHER_COIN_POOL, mint: scg, tokenProgram: TOKEN_PROGRAM_ADDRESS },
        owner,
        rentPayer: owner,
        positionId: 1n,
      }),
    ]),
  },
  {
    name: "a grant to a stranger",
    tell: adding((_, beneficiary) => [proposeBeneficiary({ grant: STRANGER, beneficiary, newBeneficiary: STRANGER })]),
  },
  {
    name: "a fee of a tenth of a SOL",
    tell: (deed) => [
      changed(deed, (all) => [
        ComputeBudgetProgram.setComputeUnitLimit({ units: 1_000_000 }),
        ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 100_000_000 }),
        ...all.filter((instruction) => !isOfBudget(instruction)),
      ]),
      // without a limit the network uses the highest
      changed(deed, (all) => [
        ...all.filter((instruction) => !isOfBudget(instruction)),
        ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 100_000_000 }),
      ]),
    ],
  },
  {
    name: "the fee set twice",
    tell: adding(() => [ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1 })]),
  },
  {
    name: "the nonce of a stranger's account",
    tell: (deed) => [
      changed(deed, (all) => [
        SystemProgram.nonceAdvance({ noncePubkey: STRANGER, authorizedPubkey: deed.wallet.keypair.publicKey }),
        ...all.filter((instruction) => !isAdvance(instruction)),
      ]),
    ],
  },
  {
    name: "the advance of a nonce in the middle",
    tell: (deed) => [
      changed(deed, (all) => {
        const own = all.find(isAdvance);
        const advance =
          own ?? SystemProgram.nonceAdvance({ noncePubkey: STRANGER, authorizedPubkey: deed.wallet.keypair.publicKey });
        return [...all.filter((instruction) => instruction !== own), advance];
      }),
    ],
  },
  {
    name: "another signing account",
    tell: (deed) => [
      changed(deed, (all) => [
        ...all,
        ...createNonceInstructions(deed.wallet.address, STRANGER.toBase58(), { rent: 2_000_000n, held: 0n }),
      ]),
    ],
  },
  {
    name: "an instruction twice",
    tell: (deed) =>
      indices(deed)
        .filter((i) => !isOfBudget(instructionAt(deed, i)))
        .map((i) => changed(deed, (all) => [...all, clone(all[i]!)])),
  },
];

/** The deed with a limit of a million units at this price, so that it is the priority fee in lamports. */
export function withPrice(deed: Unsigned, microLamports: number): Uint8Array {
  return changed(deed, (all) => {
    const [first] = all;
    const advance = first && isAdvance(first) ? [first] : [];
    return [
      ...advance,
      ComputeBudgetProgram.setComputeUnitLimit({ units: 1_000_000 }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports }),
      ...all.filter((instruction) => !isOfBudget(instruction) && !isAdvance(instruction)),
    ];
  });
}

/** Pools that belong to somebody else, with everything that follows from them, in place of the deed's own. */
export const POOL_LIES: Lie = {
  name: "another pool",
  tell(deed) {
    const owner = deed.wallet.keypair.publicKey;
    const { wish } = deed;
    const rest = (all: TransactionInstruction[]) => all.filter((it) => isOfBudget(it) || isAdvance(it));
    if (wish.kind === "stake") {
      const pool = { address: OTHER_COIN_POOL, mint: scg, tokenProgram: TOKEN_PROGRAM_ADDRESS };
      const { amountRaw, termDays } = wish.parameters;
      const amounts = { amountRaw: BigInt(amountRaw), termDays: Number(termDays), positionId: 1n };
      const limits = { minRateBps: 0, minBaseRateBps: 0, maxFeeBps: 0 };
      return [changed(deed, (all) => [...rest(all), stake({ pool, owner, ...amounts, ...limits })])];
    }
    if (wish.kind !== "stakeNft") return [];
    const limits = { minWeightBps: 0, minBaseWeightBps: 0, maxFeeBps: 0 };
    const termDays = Number(wish.parameters.termDays);
    const stakes = wish.parameters.mints.split(",").map((mint) => {
      const nft = { mint: new PublicKey(mint), tokenProgram: TOKEN_PROGRAM_ADDRESS };
      return stakeNft({ pool: OTHER_NFT_POOL, nft, owner, termDays, ...limits });
    });
    return [changed(deed, (all) => [...rest(all), ...stakes])];
  },
};

/** Worse terms than the holder was shown, which the program would accept: a lower rate or weight, or a higher fee. */
export const TERMS_LIE: Lie = {
  name: "worse terms than shown",
  tell(deed) {
    return ["minRateBps", "minBaseRateBps", "minWeightBps", "minBaseWeightBps", "maxFeeBps"].flatMap((name) => {
      const i = indices(deed).find((at) => shapeOf(instructionAt(deed, at))?.args.includes(`${name}:u16`));
      if (i === undefined) return [];
      const at = [...instructionAt(deed, i).data.keys()].find(
        (each) => argumentAt(instructionAt(deed, i), each) === name,
      );
      return [
        changed(deed, (all) => {
          const data = Buffer.from(all[i]!.data);
          data.writeUInt16LE(data.readUInt16LE(at) + (name === "maxFeeBps" ? 1 : -1), at);
          all[i]!.data = data;
          return all;
        }),
      ];
    });
  },
};

/** One account of one instruction is replaced by a stranger's. */
export function accountLies(deed: Unsigned): { what: string; unsigned: Uint8Array }[] {
  return indices(deed).flatMap((i) => {
    const instruction = instructionAt(deed, i);
    const roles = shapeOf(instruction)?.accounts.split(" ") ?? [];
    return instruction.keys.map((_, k) => {
      const unsigned = changed(deed, (all) => {
        Object.assign(all[i]!.keys[k]!, { pubkey: STRANGER, isSigner: false });
        return all;
      });
      return { what: `${nameOf(instruction)}.${roles[k] ?? k}`, unsigned };
    });
  });
}

/** One argument of one instruction is changed. */
export function argumentLies(deed: Unsigned): { what: string; unsigned: Uint8Array }[] {
  return indices(deed).flatMap((i) => {
    const instruction = instructionAt(deed, i);
    if (isOfBudget(instruction)) return [];
    return Array.from({ length: instruction.data.length }, (_, at) => ({
      what: `${nameOf(instruction)}.${argumentAt(instruction, at)}`,
      unsigned: changed(deed, (all) => {
        all[i]!.data[at]! ^= 1;
        return all;
      }),
    }));
  });
}

/** An instruction that the deed needs is left out. */
export function omissions(deed: Unsigned): { what: string; unsigned: Uint8Array }[] {
  return indices(deed).flatMap((i) => {
    const instruction = instructionAt(deed, i);
    if (isOfBudget(instruction)) return [];
    return [{ what: nameOf(instruction), unsigned: changed(deed, (all) => all.filter((_, at) => at !== i)) }];
  });
}

/** The rewards that a deed of leaving claims, in the order of its claims. */
export function claimsOf(deed: SignedDeed): RewardOfNft[] {
  return partsOf(deed)
    .instructions.filter(isClaim)
    .map((claim) => rewardOf(deed, claim));
}

/** The deed of leaving as the Worker's fallback: without the claims of some rewards and the accounts opened only for them. */
export function withoutClaims(deed: SignedDeed, isLeftOut: (reward: RewardOfNft) => boolean): Uint8Array {
  return changed(deed, (all) => {
    const lost = all.filter((it) => isClaim(it) && isLeftOut(rewardOf(deed, it)));
    const rest = all.filter((it) => !lost.includes(it));
    const paidBy = (claims: TransactionInstruction[]) =>
      claims.filter(isClaim).map(({ keys }) => String(keys[4]?.pubkey));
    const unused = paidBy(lost).filter((account) => !paidBy(rest).includes(account));
    const isOpening = (it: TransactionInstruction) => it.programId.equals(ASSOCIATED_TOKEN_PROGRAM_ADDRESS);
    return rest.filter((it) => !isOpening(it) || !unused.includes(String(it.keys[1]?.pubkey)));
  });
}

function isClaim(instruction: TransactionInstruction): boolean {
  return nameOf(instruction) === "staking.claimStream";
}

/** The NFT of the wish that a claim is for, found by its position, and the stream. */
function rewardOf({ wish, wallet }: SignedDeed, claim: TransactionInstruction): RewardOfNft {
  const { poolAddress, mints } = wish.parameters as { poolAddress: string; mints: string };
  const owner = wallet.keypair.publicKey;
  const mint = mints.split(",").find((each) => {
    const position = findNftPositionAddress({ pool: new PublicKey(poolAddress), mint: new PublicKey(each), owner });
    return claim.keys.some(({ pubkey }) => pubkey.equals(position));
  });
  if (mint === undefined) throw new RangeError("a claim of an NFT that the wish does not name");
  const place = [...claim.data.keys()].find((at) => argumentAt(claim, at) === "stream");
  return { mint, place: claim.data[place ?? -1] ?? -1 };
}

/** Their instructions are identified by number. */
const NATIVE: Record<string, string> = {
  [SYSTEM.toBase58()]: "system",
  [ASSOCIATED_TOKEN_PROGRAM_ADDRESS.toBase58()]: "associatedToken",
  [TOKEN_PROGRAM_ADDRESS.toBase58()]: "token",
};

/** The programs of holders and of authorities, as the browser knows them. */
const KNOWN = [...Object.entries<Programs[string]>(PROGRAMS), ...Object.entries<Programs[string]>(DEED_PROGRAMS)];

const INTEGERS = { u8: 1, bool: 1, u16: 2, u16x2: 4, u16x4: 8, u32: 4, u64: 8, i64: 8 };
const SIZES: Record<string, number> = { ...INTEGERS, pubkey: 32, hash: 32, proof: 1_000 };

function argumentAt(instruction: TransactionInstruction, at: number): string {
  const shape = shapeOf(instruction);
  if (!shape) return "any";
  if (at < shape.tag.length / 2) return "tag";
  let offset = shape.tag.length / 2;
  for (const field of shape.args.split(" ")) {
    const [name = "", type = ""] = field.split(":");
    offset += SIZES[type] ?? 0;
    if (at < offset) return name;
  }
  return "end";
}

function shapeOf({ programId, data }: TransactionInstruction) {
  const programs = KNOWN.filter(([, { address }]) => address === programId.toBase58());
  const shapes = programs.flatMap(([, { instructions }]) => Object.values(instructions));
  return shapes.find(({ tag }) => Buffer.from(data).toString("hex").startsWith(tag)) ?? null;
}

function nameOf(instruction: TransactionInstruction): string {
  const address = instruction.programId.toBase58();
  const native = NATIVE[address];
  if (native) return `${native}.${instruction.data[0]}`;
  const shape = shapeOf(instruction);
  for (const [program, known] of KNOWN) {
    if (known.address !== address) continue;
    const found = Object.entries(known.instructions).find(([, it]) => it.tag === shape?.tag);
    if (found) return `${program}.${found[0]}`;
  }
  return address;
}

function indices(deed: Unsigned): number[] {
  return [...partsOf(deed).instructions.keys()];
}

function instructionAt(deed: Unsigned, i: number): TransactionInstruction {
  return partsOf(deed).instructions[i]!;
}

function isOfBudget({ programId }: TransactionInstruction): boolean {
  return programId.equals(ComputeBudgetProgram.programId);
}

function isAdvance({ programId, data }: TransactionInstruction): boolean {
  return programId.equals(SYSTEM) && data[0] === ADVANCE_TAG;
}
