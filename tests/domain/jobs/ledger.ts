import { PublicKey, SystemProgram, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import type { Chain, ChainAccount, LandedTransaction, SignatureStatus } from "~/domain/solana/chain";
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  findEditionAddress,
  findMetadataAddress,
  TOKEN_METADATA_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { readNftMetadata } from "~programs/nft-metadata";

/** What the cluster does with a transaction that a node takes. */
export type Fate = "lands" | "late" | "lost";

const BLOCKHASH_BLOCKS = 150;
const FINAL_BLOCKS = 32;
const FEE = 5_000n;
const ACCOUNT_RENT = 2_039_280n;
const EMPTY_RENT = 890_880n;
const SYSTEM = SystemProgram.programId.toBase58();

type TokenAccount = { owner: string; mint: string; amount: bigint };
type Landed = { block: number; error: unknown };
type State = { lamports: Map<string, bigint>; tokens: Map<string, TokenAccount>; burnt: Map<string, bigint> };

/**
 * A cluster in memory that carries out transfers as the real programs do, exactly once for each signature, and counts who was
 * paid. `fateOf` says what becomes of a transaction each time a node takes it.
 */
export class Ledger {
  height = 1_000;
  /** `burnt`: how much of each coin or NFT was burnt. */
  state: State = { lamports: new Map(), tokens: new Map(), burnt: new Map() };
  readonly landed = new Map<string, Landed>();
  readonly paid = new Map<string, bigint>();
  /** Transfers to them fail on the chain. */
  readonly refusing = new Set<string>();
  /** Coins and NFTs that cannot be moved or burnt. */
  readonly frozen = new Set<string>();
  /** Accounts that are as they were planted: of NFTs their mint, metadata and edition. */
  readonly planted = new Map<string, ChainAccount>();
  fateOf: () => Fate = () => "lands";
  /** For how many blocks nodes forget what landed, which is none for honest nodes. */
  private pending = new Map<string, { bytes: Uint8Array; from: number }>();

  /** What nodes list for an address. */
  private readonly history: (LandedTransaction & { keys: string[] })[] = [];

  constructor(
    readonly mints: readonly string[],
    /** Whoever pays what is given. */
    readonly funder: string,
  ) {}

  pass(blocks: number): void {
    for (let passed = 0; passed < blocks; passed++) {
      this.height++;
      for (const [signature, { bytes, from }] of this.pending) {
        if (from > this.height) continue;
        this.pending.delete(signature);
        this.land(signature, bytes);
      }
    }
  }

  /** Puts coins into somebody's usual account. */
  giveCoins(owner: string, mint: string, amount: bigint, from = this.funder): void {
    const moved = Buffer.concat([Buffer.from([12]), Buffer.alloc(9)]);
    if (amount > 0n) moved.writeBigUInt64LE(amount, 1);
    this.note(
      TOKEN_PROGRAM_ADDRESS.toBase58(),
      [tokenAddress(from, mint), mint, tokenAddress(owner, mint), from],
      moved,
    );
    const address = tokenAddress(owner, mint);
    const found = this.state.tokens.get(address) ?? { owner, mint, amount: 0n };
    this.state.tokens.set(address, { ...found, amount: found.amount + amount });
    if (!this.state.lamports.has(address)) this.state.lamports.set(address, ACCOUNT_RENT);
  }

  /** Makes an NFT of Token Metadata that somebody holds, a verified member of a collection if one is named. */
  giveNft(owner: string, mint: string, { collection = null as string | null, name = "Punky", prints = 0 } = {}): void {
    const key = new PublicKey(mint);
    const plant = (address: string, program: PublicKey, data: Uint8Array) =>
      this.planted.set(address, { address, owner: program.toBase58(), lamports: ACCOUNT_RENT, data });
    plant(mint, TOKEN_PROGRAM_ADDRESS, mintData());
    plant(findMetadataAddress(key).toBase58(), TOKEN_METADATA_PROGRAM_ADDRESS, metadataData(key, { collection, name }));
    const edition = Uint8Array.from([6, prints, ...new Array(20).fill(0)]);
    plant(findEditionAddress(key).toBase58(), TOKEN_METADATA_PROGRAM_ADDRESS, edition);
    this.giveCoins(owner, mint, 1n);
  }

  giveLamports(address: string, lamports: bigint, from = this.funder): void {
    const moved = Buffer.alloc(12);
    moved.writeUInt32LE(2, 0);
    moved.writeBigUInt64LE(lamports, 4);
    this.note(SYSTEM, [from, address], moved);
    this.state.lamports.set(address, (this.state.lamports.get(address) ?? 0n) + lamports);
  }

  /** Notes a transaction of somebody else, which is final already. */
  private note(program: string, accounts: string[], data: Buffer): void {
    const signature = bs58.encode(Buffer.concat([Buffer.alloc(56, 1), u64(this.history.length)]));
    const ran = { program, accounts, data: Uint8Array.from(data), depth: 1 };
    const slot = this.height - FINAL_BLOCKS - 10;
    this.history.push({ ...landedAt(signature, slot, null), instructions: [ran], keys: accounts });
  }

  coinsOf(owner: string, mint: string): bigint {
    return this.state.tokens.get(tokenAddress(owner, mint))?.amount ?? 0n;
  }

  coinAccountOf(owner: string, mint: string): string {
    return tokenAddress(owner, mint);
  }

  lamportsOf(address: string): bigint {
    return this.state.lamports.get(address) ?? 0n;
  }

  /** A node that is `behind` blocks late. */
  node({ behind = 0 } = {}): Chain {
    const height = () => this.height - behind;
    const statusOf = (signature: string): SignatureStatus | null => {
      const found = this.landed.get(signature);
      if (!found || found.block > height()) return null;
      const commitment = found.block <= height() - FINAL_BLOCKS ? "finalized" : "confirmed";
      return { slot: found.block, commitment, error: found.error };
    };
    const node: Partial<Chain> = {
      getAccounts: async (addresses, { commitment } = {}) => ({
        slot: commitment === "finalized" ? height() - FINAL_BLOCKS : height(),
        accounts: addresses.map((address) => this.accountOf(address)),
      }),
      getLatestBlockhash: async () => ({
        blockhash: bs58.encode(Buffer.concat([Buffer.alloc(24), u64(height())])),
        lastValidBlockHeight: height() + BLOCKHASH_BLOCKS,
      }),
      isBlockhashValid: async (blockhash) => {
        const final = height() - FINAL_BLOCKS;
        return { slot: final, isValid: madeAt(blockhash) <= final && final <= madeAt(blockhash) + BLOCKHASH_BLOCKS };
      },
      getFinalizedHeight: async () => ({ slot: height() - FINAL_BLOCKS, blockHeight: height() - FINAL_BLOCKS }),
      listSignatureStatuses: async (signatures) => ({ slot: height(), statuses: signatures.map(statusOf) }),
      listSignatures: async (address) =>
        this.history
          .filter(({ keys, slot }) => keys.includes(address) && slot <= height() - FINAL_BLOCKS)
          .map(({ signature, slot, error }) => ({ signature, slot, error }))
          .reverse(),
      findTransaction: async (signature) =>
        this.history.find((found) => found.signature === signature && found.slot <= height() - FINAL_BLOCKS) ?? null,
      listPriorityFees: async () => [],
      getRent: async (bytes) => (bytes === 0 ? EMPTY_RENT : ACCOUNT_RENT),
      send: async (bytes) => this.take(bytes),
    };
    return node as Chain;
  }

  private take(bytes: Uint8Array): void {
    const signature = bs58.encode(VersionedTransaction.deserialize(bytes).signatures[0] ?? new Uint8Array());
    if (this.landed.has(signature) || this.pending.has(signature)) return;
    const fate = this.fateOf();
    if (fate !== "lost") this.pending.set(signature, { bytes, from: this.height + (fate === "late" ? 100 : 1) });
  }

  private land(signature: string, bytes: Uint8Array): void {
    if (this.landed.has(signature)) return;
    const { message } = VersionedTransaction.deserialize(bytes);
    if (this.height > madeAt(message.recentBlockhash) + BLOCKHASH_BLOCKS) return;
    const payer = message.staticAccountKeys[0]?.toBase58() ?? "";
    if (this.lamportsOf(payer) < FEE) return;
    this.state.lamports.set(payer, this.lamportsOf(payer) - FEE);
    const before = {
      lamports: new Map(this.state.lamports),
      tokens: new Map(this.state.tokens),
      burnt: new Map(this.state.burnt),
    };
    const paid: [string, bigint][] = [];
    try {
      for (const { programIdIndex, accountKeyIndexes, data } of message.compiledInstructions) {
        const keys = accountKeyIndexes.map((index) => message.staticAccountKeys[index]?.toBase58() ?? "");
        this.run(message.staticAccountKeys[programIdIndex]?.toBase58() ?? "", { keys, data: Buffer.from(data), paid });
      }
      const rest = this.lamportsOf(payer);
      if (rest > 0n && rest < EMPTY_RENT) throw new Error("InsufficientFundsForRent");
      for (const [address, amount] of paid) this.paid.set(address, (this.paid.get(address) ?? 0n) + amount);
      this.landed.set(signature, { block: this.height, error: null });
    } catch (error) {
      this.state = before;
      this.landed.set(signature, { block: this.height, error: { failed: String(error) } });
    }
    const { error } = this.landed.get(signature) ?? { error: null };
    const keys = message.staticAccountKeys.map((key) => key.toBase58());
    this.history.push({ ...landedAt(signature, this.height, error), instructions: [], keys });
    if (this.lamportsOf(payer) === 0n) this.state.lamports.delete(payer);
  }

  private run(program: string, { keys, data, paid }: { keys: string[]; data: Buffer; paid: [string, bigint][] }): void {
    const [first = "", second = "", third = "", fourth = ""] = keys;
    if (program === TOKEN_METADATA_PROGRAM_ADDRESS.toBase58()) {
      this.burnNft(keys);
    } else if (program === SYSTEM) {
      if (this.refusing.has(second)) throw new Error("refused");
      const lamports = data.readBigUInt64LE(4);
      this.moveLamports(first, second, lamports);
      paid.push([second, lamports]);
    } else if (program === ASSOCIATED_TOKEN_PROGRAM_ADDRESS.toBase58()) {
      if (this.state.tokens.has(second)) return;
      this.moveLamports(first, second, ACCOUNT_RENT);
      this.state.tokens.set(second, { owner: third, mint: fourth, amount: 0n });
    } else if (program === TOKEN_PROGRAM_ADDRESS.toBase58()) {
      if (data[0] === 9) this.close(first, second);
      else if (data[0] === 15) this.burn(first, data.readBigUInt64LE(1));
      else this.moveCoins({ from: first, to: third, amount: data.readBigUInt64LE(1), paid });
    }
  }

  private burn(from: string, amount: bigint): void {
    const source = this.state.tokens.get(from);
    if (!source || source.amount < amount || this.frozen.has(source.mint)) throw new Error("refused");
    this.state.tokens.set(from, { ...source, amount: source.amount - amount });
    this.state.burnt.set(source.mint, (this.state.burnt.get(source.mint) ?? 0n) + amount);
  }

  /** As Token Metadata does it: the token account is closed, and its deposit goes to the owner. */
  private burnNft(keys: string[]): void {
    const [, owner = "", mint = "", token = "", , , collection] = keys;
    const key = new PublicKey(mint);
    const metadata = this.planted.get(findMetadataAddress(key).toBase58());
    const member = metadata && readNftMetadata(metadata.data)?.collection;
    const counted = member?.isVerified ? findMetadataAddress(member.mint).toBase58() : undefined;
    if (collection !== counted) throw new Error("MissingCollectionMetadata");
    this.burn(token, 1n);
    this.close(token, owner);
  }

  private moveLamports(from: string, to: string, lamports: bigint): void {
    if (this.lamportsOf(from) < lamports) throw new Error("insufficient lamports");
    this.state.lamports.set(from, this.lamportsOf(from) - lamports);
    this.state.lamports.set(to, this.lamportsOf(to) + lamports);
    if (this.lamportsOf(to) < EMPTY_RENT) throw new Error("InsufficientFundsForRent");
  }

  private moveCoins(move: { from: string; to: string; amount: bigint; paid: [string, bigint][] }): void {
    const { from, to, amount, paid } = move;
    const [source, target] = [this.state.tokens.get(from), this.state.tokens.get(to)];
    if (source && this.frozen.has(source.mint)) throw new Error("frozen");
    if (!source || !target || source.amount < amount || this.refusing.has(target.owner)) throw new Error("refused");
    this.state.tokens.set(from, { ...source, amount: source.amount - amount });
    this.state.tokens.set(to, { ...target, amount: target.amount + amount });
    paid.push([target.owner, amount]);
  }

  private close(account: string, to: string): void {
    if (this.state.tokens.get(account)?.amount !== 0n) throw new Error("not empty");
    this.moveLamports(account, to, this.lamportsOf(account));
    this.state.tokens.delete(account);
    this.state.lamports.delete(account);
  }

  private accountOf(address: string): ChainAccount | null {
    const lamports = this.lamportsOf(address);
    const planted = this.planted.get(address);
    if (planted) return planted;
    if (this.mints.includes(address)) {
      const data = new Uint8Array(82);
      new DataView(data.buffer).setBigUint64(36, 10n ** 9n, true);
      data[44] = 6;
      return { address, owner: TOKEN_PROGRAM_ADDRESS.toBase58(), lamports, data };
    }
    const token = this.state.tokens.get(address);
    if (token) return { address, owner: TOKEN_PROGRAM_ADDRESS.toBase58(), lamports, data: dataOf(token) };
    return lamports === 0n ? null : { address, owner: SYSTEM, lamports, data: new Uint8Array() };
  }
}

function landedAt(signature: string, slot: number, error: unknown): LandedTransaction {
  return { signature, slot, error, blockTs: null, logs: [], instructions: [], emptied: [] };
}

/** The block that a blockhash of `getLatestBlockhash` is of. */
function madeAt(blockhash: string): number {
  return Number(Buffer.from(bs58.decode(blockhash)).readBigUInt64BE(24));
}

function dataOf({ owner, mint, amount }: TokenAccount): Uint8Array {
  const data = Buffer.alloc(165);
  data.set(new PublicKey(mint).toBytes(), 0);
  data.set(new PublicKey(owner).toBytes(), 32);
  data.writeBigUInt64LE(amount, 64);
  data[108] = 1;
  return Uint8Array.from(data);
}

/** A mint with one token and no decimals. */
function mintData(): Uint8Array {
  const data = Buffer.alloc(82);
  data.writeBigUInt64LE(1n, 36);
  return Uint8Array.from(data);
}

function metadataData(mint: PublicKey, { collection, name }: { collection: string | null; name: string }): Uint8Array {
  const text = (value: string) => [value.length, 0, 0, 0, ...Buffer.from(value)];
  const member = collection ? [1, 1, ...new PublicKey(collection).toBytes()] : [0];
  const head = [4, ...PublicKey.default.toBytes(), ...mint.toBytes(), ...text(name), ...text(""), ...text("")];
  // no royalties and creators; not sold before, can be changed; the edition's bump; an ordinary NFT
  return Uint8Array.from([...head, 0, 0, 0, 0, 1, 1, 255, 1, 0, ...member]);
}

function tokenAddress(owner: string, mint: string): string {
  const seeds = [new PublicKey(owner).toBytes(), TOKEN_PROGRAM_ADDRESS.toBytes(), new PublicKey(mint).toBytes()];
  return PublicKey.findProgramAddressSync(seeds, ASSOCIATED_TOKEN_PROGRAM_ADDRESS)[0].toBase58();
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}
