import { createTransferCheckedInstruction } from "@solana/spl-token";
import { type Keypair, PublicKey, type TransactionInstruction } from "@solana/web3.js";
import { findGrantAddress, findGrantVaultAddress, SYSTEM_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { buildInstruction, GRANT_BYTES } from "~programs/vesting.ts";
import type { Machine } from "../machine.ts";
import { NamedMachine, readTokenAmount } from "../named-machine.ts";
import { type Comparison, differ, type PropertyWorld, U64_MAX } from "../property.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { NO_KEY, readGrantBytes } from "./account-layout.ts";
import { createMint, errorName, give, type Mint, wallet } from "./fixtures.ts";
import { grantKey, Model, type ModelGrant, type Operation } from "./model.ts";
import { nextOperation, nextSecond } from "./property-operations.ts";
import { COINS, PEOPLE } from "./property-setting.ts";

const TOKEN_ACCOUNT_BYTES = 165;
/** The longest schedule that the program accepts. */
const LONGEST_SECONDS = 4_294_967_295n;

/** Six people and two coins on a machine, with the model of their grants. */
export class VestingWorld extends NamedMachine implements PropertyWorld<Operation> {
  readonly model: Model;
  private readonly firstLamports = new Map<string, bigint>();
  private readonly coins = new Map<string, Mint>();
  private readonly addresses = new Map<string, PublicKey>();
  /** for every grant there has been, open or not */
  private readonly rentPayers = new Map<string, string>();

  private constructor(machine: Machine, rent: bigint) {
    super(machine);
    this.model = new Model(rent);
  }

  static async open(machine: Machine): Promise<VestingWorld> {
    const rent = (await machine.minimumRent(GRANT_BYTES)) + (await machine.minimumRent(TOKEN_ACCOUNT_BYTES));
    const world = new VestingWorld(machine, rent);
    for (const name of PEOPLE) await world.addPerson(name);
    for (const coin of Object.keys(COINS)) await world.addCoin(coin);
    for (const name of PEOPLE) world.firstLamports.set(name, await world.lamports(name));
    return world;
  }

  private async addPerson(name: string) {
    const keypair = await wallet(this.machine, name, 1_000_000_000_000n);
    this.people.set(name, keypair);
    this.names.set(Buffer.from(keypair.publicKey.toBytes()).toString("hex"), name);
  }

  private async addCoin(name: string) {
    const { tokenProgram, decimals, share } = COINS[name] as (typeof COINS)[string];
    const mint = await createMint(this.machine, { tokenProgram, decimals });
    this.coins.set(name, mint);
    for (const who of PEOPLE) {
      this.addresses.set(`${name}/${who}`, await give(this.machine, mint, this.key(who), share));
      this.model.wallets.set(`${name}/${who}`, share);
    }
  }

  /** Runs an operation on the machine. The name of its error, or null. */
  async send(operation: Operation): Promise<string | null> {
    return errorName(await this.machine.send([this.instruction(operation)], this.signers(operation)));
  }

  nextSecond(random: SeededRandom, clock: bigint): bigint {
    return nextSecond(random, this.model, clock);
  }

  nextOperation(random: SeededRandom, clock: bigint): Operation {
    return nextOperation(random, this.model, clock);
  }

  apply(operation: Operation, clock: bigint): string[] {
    const reasons = this.model.apply(operation, clock);
    if (operation.kind === "create" && reasons.length === 0) {
      this.rentPayers.set(grantKey(operation.by, operation.id), operation.payer);
    }
    return reasons;
  }

  /** Beneficiaries who have something due can claim it, whatever anybody else did. */
  async checkExit(random: SeededRandom, thorough: boolean): Promise<string[]> {
    const clock = await this.machine.now();
    const payable = [...this.model.grants.values()].filter((grant) => this.model.due(grant, clock) > 0n);
    if (payable.length === 0) return [];
    const picked = random.pick(payable);
    const found: string[] = [];
    for (const grant of thorough ? payable : [picked]) found.push(...(await this.refusalToPay(grant)));
    return found;
  }

  private async refusalToPay({ creator, id, beneficiary }: ModelGrant): Promise<string[]> {
    const grant = grantKey(creator, id);
    const operation: Operation = { kind: "claim", grant, by: beneficiary, amount: U64_MAX };
    const { error, logs } = await this.machine.simulate([this.instruction(operation)], this.signers(operation));
    return error === null ? [] : [`${grant} cannot be claimed: ${error}`, ...logs];
  }

  /** Every schedule has ended by then, and everybody claims. */
  lastOperations(clock: bigint): { clock: bigint; operations: Operation[] } {
    const operations = [...this.model.grants].map(
      ([grant, { beneficiary }]): Operation => ({ kind: "claim", grant, by: beneficiary, amount: U64_MAX }),
    );
    return { clock: clock + LONGEST_SECONDS, operations };
  }

  /** No grant is left, and each lamport of rent is back. */
  leftovers(): string[] {
    const grants = [...this.model.grants.keys()].map((grant) => `${grant} is still open`);
    const moved = [...this.model.lamports].filter(([, lamports]) => lamports !== 0n);
    return [...grants, ...moved.map(([name, lamports]) => `${name} has ${lamports} lamports more than at first`)];
  }

  private signers(operation: Operation): Keypair[] {
    const names = operation.kind === "create" ? [operation.by, operation.payer] : [operation.by];
    return names.map((name) => this.people.get(name) as Keypair);
  }

  private instruction(op: Operation): TransactionInstruction {
    if (op.kind === "create") return this.creation(op);
    const by = this.key(op.by);
    const grant = this.grantAddress(op.grant);
    switch (op.kind) {
      case "propose": {
        const newBeneficiary = op.to === null ? PublicKey.default : this.key(op.to);
        return buildInstruction("proposeBeneficiary", { grant, beneficiary: by }, { newBeneficiary });
      }
      case "accept":
        return buildInstruction("acceptBeneficiary", { grant, newBeneficiary: by }, {});
      case "donate":
        return this.donation(op);
      case "claim": {
        const accounts = { ...this.payment(op.grant), beneficiary: by, beneficiaryToken: this.tokenOf(op) };
        return buildInstruction("claim", accounts, { amount: op.amount });
      }
      case "revoke":
        return buildInstruction(
          "revoke",
          { ...this.payment(op.grant), creator: by, creatorToken: this.tokenOf(op) },
          {},
        );
    }
  }

  private creation(op: Extract<Operation, { kind: "create" }>): TransactionInstruction {
    const { address: mint, tokenProgram } = this.coins.get(op.coin) as Mint;
    const key = grantKey(op.by, op.id);
    const accounts = {
      grant: this.grantAddress(key),
      creator: this.key(op.by),
      payer: this.key(op.payer),
      creatorToken: this.token(op.coin, op.by),
      mint,
      vault: this.vaultAddress(key),
      tokenProgram,
      systemProgram: SYSTEM_PROGRAM_ADDRESS,
    };
    const { start: startTs, cliff: cliffTs, end: endTs, step } = op.schedule;
    const beneficiary = op.beneficiary === null ? PublicKey.default : this.key(op.beneficiary);
    const schedule = { startTs, cliffTs, endTs, stepSeconds: Number(step) };
    const plan = Array<number>(32).fill(7);
    const args = { grantId: op.id, beneficiary, amount: op.amount, ...schedule, isRevocable: op.isRevocable, plan };
    return buildInstruction("createGrant", accounts, args);
  }

  private donation(op: Extract<Operation, { kind: "donate" }>): TransactionInstruction {
    const coin = this.coinOf(op.grant);
    const { address, tokenProgram } = this.coins.get(coin) as Mint;
    const { decimals } = COINS[coin] as (typeof COINS)[string];
    const from = this.token(coin, op.by);
    const to = this.vaultAddress(op.grant);
    return createTransferCheckedInstruction(from, address, to, this.key(op.by), op.amount, decimals, [], tokenProgram);
  }

  private payment(key: string) {
    const { address: mint, tokenProgram } = this.coins.get(this.coinOf(key)) as Mint;
    const rentPayer = this.key(this.model.grants.get(key)?.rentPayer ?? "ann");
    return { grant: this.grantAddress(key), vault: this.vaultAddress(key), mint, tokenProgram, rentPayer };
  }

  private tokenOf({ grant, by }: { grant: string; by: string }): PublicKey {
    return this.token(this.coinOf(grant), by);
  }

  /** For a grant that does not exist: anybody. */
  private coinOf(key: string): string {
    return this.model.grants.get(key)?.coin ?? "scg";
  }

  /** Everything that an operation can have touched, on the machine compared with the model: each difference, as text. */
  async differences(op: Operation): Promise<string[]> {
    const key = op.kind === "create" ? grantKey(op.by, op.id) : op.grant;
    const people = op.kind === "create" ? [op.by, op.payer] : [op.by, this.rentPayers.get(key) ?? op.by];
    const found = await this.grantDifferences(key);
    for (const who of new Set(people)) found.push(...(await this.personDifferences(who)));
    return found;
  }

  /** Everything on the machine compared with the model, and each coin's sum compared with its supply. */
  async audit(): Promise<string[]> {
    const found: string[] = [];
    for (const key of this.model.grants.keys()) found.push(...(await this.grantDifferences(key)));
    for (const name of PEOPLE) found.push(...(await this.personDifferences(name)));
    for (const coin of Object.keys(COINS)) found.push(...(await this.supplyDifferences(coin)));
    return found;
  }

  private async supplyDifferences(coin: string): Promise<string[]> {
    const { share } = COINS[coin] as (typeof COINS)[string];
    const mine = [...this.model.grants].filter(([, grant]) => grant.coin === coin);
    const vaults = mine.map(([key]) => this.vaultAddress(key));
    const wallets = PEOPLE.map((name) => this.token(coin, name));
    let sum = 0n;
    for (const token of [...vaults, ...wallets]) sum += await this.tokenAmount(token);
    return differ([[`all ${coin}`, sum, share * BigInt(PEOPLE.length)]]);
  }

  private async grantDifferences(key: string): Promise<string[]> {
    const data = await this.bytes(this.grantAddress(key));
    const vault = await this.bytes(this.vaultAddress(key));
    const expected = this.model.grants.get(key);
    if (!data || !vault || !expected) {
      return differ([
        [`${key} exists`, data !== null, expected !== undefined],
        [`${key}'s vault exists`, vault !== null, expected !== undefined],
      ]);
    }
    const books = readGrantBytes(data);
    const held = readTokenAmount(vault);
    const owed = books.total - books.returned - books.claimed;
    const laws = held < owed ? [`${key}: the vault holds ${held} and owes ${owed}`] : [];
    const same = ["id", "total", "claimed", "returned", "start", "cliff", "end", "revokedTs"] as const;
    return laws.concat(
      differ([
        [`${key} creator`, this.nameOf(books.creator), expected.creator],
        [`${key} beneficiary`, this.nameOf(books.beneficiary), expected.beneficiary],
        [`${key} pending`, books.pending === NO_KEY ? null : this.nameOf(books.pending), expected.pending],
        [`${key} rent payer`, this.nameOf(books.rentPayer), expected.rentPayer],
        [`${key} last second`, books.lastTs, expected.lastTs],
        [`${key} step`, books.step, expected.step],
        [`${key} is revocable`, books.isRevocable, expected.isRevocable],
        [`${key} vault`, held, expected.vault],
        ...same.map((field): Comparison => [`${key} ${field}`, books[field], expected[field]]),
      ]),
    );
  }

  private async personDifferences(name: string): Promise<string[]> {
    const comparisons: Comparison[] = [];
    for (const coin of this.coins.keys()) {
      const amount = await this.tokenAmount(this.token(coin, name));
      comparisons.push([`${name}'s ${coin}`, amount, this.model.balance(coin, name)]);
    }
    const expected = (this.firstLamports.get(name) ?? 0n) + (this.model.lamports.get(name) ?? 0n);
    comparisons.push([`${name}'s lamports`, await this.lamports(name), expected]);
    return differ(comparisons);
  }

  private token(coin: string, name: string): PublicKey {
    return this.addresses.get(`${coin}/${name}`) as PublicKey;
  }

  private grantAddress(key: string): PublicKey {
    const [creator, id] = key.split("/") as [string, string];
    return this.once(key, () => findGrantAddress({ creator: this.key(creator), grantId: BigInt(id) }));
  }

  private vaultAddress(key: string): PublicKey {
    return this.once(`vault of ${key}`, () => findGrantVaultAddress(this.grantAddress(key)));
  }

  private once(name: string, find: () => PublicKey): PublicKey {
    const address = this.addresses.get(name) ?? find();
    this.addresses.set(name, address);
    return address;
  }
}
