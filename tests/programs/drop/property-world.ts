import { createHash } from "node:crypto";
import { createTransferCheckedInstruction } from "@solana/spl-token";
import { type Keypair, PublicKey, type TransactionInstruction } from "@solana/web3.js";
import {
  DROP_PROGRAM_ADDRESS,
  findCampaignAddress,
  findCampaignVaultAddress,
  findClaimPageAddress,
  findEscrowAddress,
  findGiftAddress,
  SYSTEM_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import { buildInstruction, CAMPAIGN_BYTES, CLAIM_PAGE_BYTES, GIFT_BYTES, hashPromise } from "~programs/drop.ts";
import { buildDropTree, type DropTree, dropProof, dropRoot } from "~programs/drop-tree.ts";
import type { Machine } from "../machine.ts";
import { NamedMachine, readTokenAmount } from "../named-machine.ts";
import { type Comparison, differ, type PropertyWorld } from "../property.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { NO_KEY, readCampaignBytes, readTaken } from "./account-layout.ts";
import { createMint, createNft, errorName, give, type Mint, wallet } from "./fixtures.ts";
import {
  type Agreed,
  campaignKey,
  Model,
  type ModelCampaign,
  type Of,
  type Operation,
  type ShownProof,
} from "./model.ts";
import { nextOperation, nextSecond } from "./property-operations.ts";
import { COINS, LISTS, NFTS, PEOPLE } from "./property-setting.ts";

const TOKEN_ACCOUNT_BYTES = 165;
const PLACES_PER_PAGE = 8_192;
const DAY = 86_400n;

/** Six people, two coins and twelve NFTs on a machine, with the model of their campaigns. */
export class DropWorld extends NamedMachine implements PropertyWorld<Operation> {
  readonly model: Model;
  private readonly firstLamports = new Map<string, bigint>();
  /** coins and NFTs */
  private readonly mints = new Map<string, Mint>();
  private readonly addresses = new Map<string, PublicKey>();
  private readonly trees = new Map<string, DropTree>();

  private constructor(machine: Machine, model: Model) {
    super(machine);
    this.model = model;
  }

  static async open(machine: Machine): Promise<DropWorld> {
    const rents = {
      campaign: await machine.minimumRent(CAMPAIGN_BYTES),
      page: await machine.minimumRent(CLAIM_PAGE_BYTES),
      gift: await machine.minimumRent(GIFT_BYTES),
      token: await machine.minimumRent(TOKEN_ACCOUNT_BYTES),
    };
    const world = new DropWorld(machine, new Model(rents, LISTS, (coin) => COINS[coin]?.unit ?? 0n));
    for (const name of PEOPLE) await world.addPerson(name);
    for (const coin of Object.keys(COINS)) await world.addCoin(coin);
    for (const [i, nft] of NFTS.entries()) await world.addNft(nft, PEOPLE[i % PEOPLE.length] as string);
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
    this.mints.set(name, mint);
    for (const who of PEOPLE) {
      this.addresses.set(`${name}/${who}`, await give(this.machine, mint, this.key(who), share));
      this.model.wallets.set(`${name}/${who}`, share);
    }
  }

  private async addNft(name: string, owner: string) {
    const mint = await createNft(this.machine, this.key(owner));
    this.mints.set(name, mint);
    for (const who of PEOPLE) this.addresses.set(`${name}/${who}`, await give(this.machine, mint, this.key(who), 0n));
    this.model.nfts.set(name, owner);
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
    return this.model.apply(operation, clock);
  }

  /**
   * Recipients can take their gift while it lasts, the funder gets back what is left, and rent payers get their rent back
   * once the grace period is over, whatever anybody did.
   */
  async checkExit(random: SeededRandom, thorough: boolean): Promise<string[]> {
    const clock = await this.machine.now();
    const exits = [...this.model.campaigns].flatMap(([key, campaign]) => this.exitsOf(key, campaign, clock));
    if (exits.length === 0) return [];
    const found: string[] = [];
    for (const exit of thorough ? exits : [random.pick(exits)]) found.push(...(await this.refusalOf(exit)));
    return found;
  }

  private exitsOf(key: string, campaign: ModelCampaign, clock: bigint): Operation[] {
    const back = this.model.notOver(campaign, clock).length === 0 ? this.returnsOf(key, campaign) : [];
    const { coin, list } = campaign;
    const claims = [...this.model.list(campaign).places].flatMap(([index, { person }]): Operation[] => {
      const amount = this.model.amountOf(coin, list, index);
      if (this.model.isTaken(campaign, index)) return [];
      if (this.model.closedTo(campaign, amount, clock).length > 0) return [];
      const claim = { campaign: key, by: person, index, proof: { campaign: key, list, index } };
      return [coin === null ? { kind: "claim_nft", ...claim } : { kind: "claim_coins", ...claim, amount }];
    });
    return [...back, ...claims, ...(this.model.isGraceOver(campaign, clock) ? this.closingsOf(key, campaign) : [])];
  }

  /** What rent payers can close without funder and admin: everything that holds nothing of the funder's. */
  private closingsOf(key: string, campaign: ModelCampaign): Operation[] {
    const { coin, state, vault, gifts, pages, rentPayer } = campaign;
    const taken = [...gifts].filter(([number]) => !this.model.isInEscrow({ campaign: key, number }));
    const isEmpty = pages.size === 0 && (coin === null ? gifts.size === 0 : state === "settled");
    return [
      ...taken.map(([number, gift]): Operation => ({ kind: "return_nft", campaign: key, by: gift.rentPayer, number })),
      ...[...pages].map(
        ([number, page]): Operation => ({ kind: "close_page", campaign: key, by: page.rentPayer, number }),
      ),
      ...(vault === 0n ? [{ kind: "return_coins", campaign: key, by: rentPayer } as const] : []),
      ...(isEmpty ? [{ kind: "close_campaign", campaign: key, by: rentPayer } as const] : []),
    ];
  }

  private returnsOf(key: string, { funder, coin, vault, gifts }: ModelCampaign): Operation[] {
    const nfts = [...gifts.keys()].map(
      (number): Operation => ({
        kind: "return_nft",
        campaign: key,
        by: funder,
        number,
      }),
    );
    const isVaultThere = coin !== null && vault !== null;
    return isVaultThere ? [...nfts, { kind: "return_coins", campaign: key, by: funder }] : nfts;
  }

  private async refusalOf(operation: Operation): Promise<string[]> {
    const { error, logs } = await this.machine.simulate([this.instruction(operation)], this.signers(operation));
    return error === null ? [] : [`${JSON.stringify(operation, bigintAsText)} is refused: ${error}`, ...logs];
  }

  /** By then every grace period is over: funders take back what is left, and rent payers close every account. */
  lastOperations(clock: bigint): { clock: bigint; operations: Operation[] } {
    const operations = [...this.model.campaigns].flatMap(([key, campaign]) => [
      ...this.returnsOf(key, campaign),
      ...[...campaign.pages.keys()].map(
        (number): Operation => ({
          kind: "close_page",
          campaign: key,
          by: campaign.pages.get(number)?.rentPayer ?? "",
          number,
        }),
      ),
      { kind: "close_campaign", campaign: key, by: campaign.rentPayer } as const,
    ]);
    return { clock: clock + 60n * DAY, operations };
  }

  /** No campaign is left, each NFT is with somebody, and each lamport of rent is back. */
  leftovers(): string[] {
    const { campaigns, nfts, lamports } = this.model;
    const held = [...nfts].filter(([, at]) => !PEOPLE.includes(at));
    const moved = [...lamports].filter(([, amount]) => amount !== 0n);
    return [
      ...[...campaigns.keys()].map((key) => `${key} is still there`),
      ...held.map(([nft, at]) => `${nft} is still in ${at}`),
      ...moved.map(([name, amount]) => `${name} has ${amount} lamports more than at first`),
    ];
  }

  private signers(operation: Operation): Keypair[] {
    const names = "payer" in operation ? [operation.by, operation.payer] : [operation.by];
    return names.map((name) => this.people.get(name) as Keypair);
  }

  private instruction(op: Operation): TransactionInstruction {
    if (op.kind === "create") return this.creation(op);
    const campaign = this.campaignAddress(op.campaign);
    const by = this.key(op.by);
    switch (op.kind) {
      case "set_pauser":
        return buildInstruction("setPauser", { campaign, admin: by }, { pauser: this.key(op.pauser) });
      case "propose_admin": {
        const newAdmin = op.to === null ? PublicKey.default : this.key(op.to);
        return buildInstruction("proposeAdmin", { campaign, admin: by }, { newAdmin });
      }
      case "accept_admin":
        return buildInstruction("acceptAdmin", { campaign, newAdmin: by }, {});
      case "set_paused":
        return buildInstruction("setPaused", { campaign, pauser: by }, { isPaused: op.isPaused });
      case "open":
        return buildInstruction("openCampaign", { campaign, admin: by }, {});
      case "create_page": {
        const claimPage = this.pageAddress(op.campaign, op.number);
        const accounts = { campaign, claimPage, funder: by, payer: this.key(op.payer), ...SYSTEM };
        return buildInstruction("createClaimPage", accounts, { number: op.number, promise: this.promise(op) });
      }
      case "close_page": {
        const claimPage = this.pageAddress(op.campaign, op.number);
        const payer = this.model.campaigns.get(op.campaign)?.pages.get(op.number)?.rentPayer;
        return buildInstruction(
          "closeClaimPage",
          { campaign, claimPage, authority: by, rentPayer: this.rentPayer(payer) },
          {},
        );
      }
      case "close_campaign": {
        const rentPayer = this.rentPayer(this.model.campaigns.get(op.campaign)?.rentPayer);
        return buildInstruction("closeCampaign", { campaign, authority: by, rentPayer }, {});
      }
      case "fund":
      case "return_coins":
      case "claim_coins":
      case "donate":
        return this.coinInstruction(op);
      case "deposit_nft":
      case "return_nft":
      case "claim_nft":
      case "donate_nft":
        return this.nftInstruction(op);
    }
  }

  private creation(op: Of<"create">): TransactionInstruction {
    const key = campaignKey(op.by, op.id);
    const campaign = this.campaignAddress(key);
    const coin = op.coin === null ? null : (this.mints.get(op.coin) as Mint);
    const { recipients } = LISTS[op.list] as (typeof LISTS)[number];
    const accounts = {
      campaign,
      creator: this.key(op.by),
      payer: this.key(op.payer),
      tokenProgram: coin?.tokenProgram ?? TOKEN_PROGRAM_ADDRESS,
      ...SYSTEM,
    };
    const args = {
      campaignId: op.id,
      root: Array.from(dropRoot(this.tree(key, op.list, op.coin))),
      beginTs: op.begin,
      endTs: op.end,
      recipients,
      pauser: this.key(op.pauser),
      funder: this.key(op.funder),
    };
    if (!coin) return buildInstruction("createNftCampaign", accounts, args);
    const vault = this.vaultAddress(key);
    const gift = { supply: op.supply, totalGift: op.total };
    return buildInstruction("createCoinCampaign", { ...accounts, mint: coin.address, vault }, { ...args, ...gift });
  }

  private coinInstruction(op: Of<"fund" | "return_coins" | "claim_coins" | "donate">): TransactionInstruction {
    const model = this.model.campaigns.get(op.campaign);
    // where there is no campaign, or one of NFTs, any coin
    const coin = model?.coin ?? "scg";
    const { address: mint, tokenProgram } = this.mints.get(coin) as Mint;
    const by = this.key(op.by);
    const token = this.token(coin, op.by);
    const vault = this.vaultAddress(op.campaign);
    const accounts = { campaign: this.campaignAddress(op.campaign), mint, vault, tokenProgram };
    switch (op.kind) {
      case "fund": {
        const args = { amount: op.amount, promise: this.promise(op) };
        return buildInstruction("fund", { ...accounts, funder: by, funderToken: token }, args);
      }
      case "return_coins": {
        const rentPayer = this.rentPayer(model?.rentPayer);
        const funderToken = this.token(coin, model?.funder ?? op.by);
        return buildInstruction("returnCoins", { ...accounts, authority: by, funderToken, rentPayer }, {});
      }
      case "claim_coins": {
        const claimPage = this.pageAddress(op.campaign, Math.floor(op.index / PLACES_PER_PAGE));
        const args = { index: op.index, amount: op.amount, proof: this.proof(op.proof, model) };
        return buildInstruction("claimCoins", { ...accounts, claimPage, holder: by, holderToken: token }, args);
      }
      case "donate": {
        const { decimals } = COINS[coin] as (typeof COINS)[string];
        return createTransferCheckedInstruction(token, mint, vault, by, op.amount, decimals, [], tokenProgram);
      }
    }
  }

  private nftInstruction(op: Of<"deposit_nft" | "return_nft" | "claim_nft" | "donate_nft">): TransactionInstruction {
    const model = this.model.campaigns.get(op.campaign);
    const number = op.kind === "claim_nft" ? op.index : op.number;
    const gift = model?.gifts.get(number);
    const nft = op.kind === "deposit_nft" ? op.nft : (gift?.nft ?? "nft0");
    const { address: mint, tokenProgram } = this.mints.get(nft) as Mint;
    const by = this.key(op.by);
    const token = this.token(nft, op.by);
    const giftAddress = this.giftAddress(op.campaign, number);
    const escrow = this.escrowAddress(op.campaign, number);
    const accounts = { campaign: this.campaignAddress(op.campaign), gift: giftAddress, mint, escrow, tokenProgram };
    switch (op.kind) {
      case "deposit_nft": {
        const paying = { funder: by, funderToken: token, payer: this.key(op.payer), ...SYSTEM };
        return buildInstruction("depositNft", { ...accounts, ...paying }, { number, promise: this.promise(op) });
      }
      case "return_nft": {
        const rentPayer = this.rentPayer(gift?.rentPayer);
        const funderToken = this.token(nft, model?.funder ?? op.by);
        return buildInstruction("returnNft", { ...accounts, authority: by, funderToken, rentPayer }, {});
      }
      case "donate_nft":
        return createTransferCheckedInstruction(token, mint, escrow, by, 1n, 0, [], tokenProgram);
      case "claim_nft": {
        const claimPage = this.pageAddress(op.campaign, Math.floor(op.index / PLACES_PER_PAGE));
        const args = { index: op.index, proof: this.proof(op.proof, model) };
        return buildInstruction("claimNft", { ...accounts, claimPage, holder: by, holderToken: token }, args);
      }
    }
  }

  private promise({ campaign, agreed }: { campaign: string; agreed: Agreed }): number[] {
    const { coin, list, begin, end, supply, total } = agreed;
    const terms = {
      kind: coin === null ? ("nfts" as const) : ("coins" as const),
      mint: coin === null ? null : (this.mints.get(coin) as Mint).address,
      root: dropRoot(this.tree(campaign, list, coin)),
      beginTs: begin,
      endTs: end,
      recipients: LISTS[list]?.recipients ?? 0,
      supply,
      totalGiftRaw: total,
    };
    return Array.from(hashPromise(terms));
  }

  private proof({ campaign, list, index }: ShownProof, model: ModelCampaign | undefined): number[][] {
    const tree = this.tree(campaign, list, model?.coin ?? null);
    return dropProof(tree, index).map((sibling) => Array.from(sibling));
  }

  private tree(campaign: string, list: number, coin: string | null): DropTree {
    const name = `${campaign}/${list}/${coin}`;
    const known = this.trees.get(name);
    if (known) return known;
    const { recipients, places } = LISTS[list] as (typeof LISTS)[number];
    const rows = Array.from({ length: recipients }, (_, index) => {
      const person = places.get(index)?.person;
      const holder = person ? this.key(person).toBytes() : createHash("sha256").update(`nobody ${index}`).digest();
      return { holder, amountRaw: this.model.amountOf(coin, list, index) };
    });
    const program = DROP_PROGRAM_ADDRESS.toBytes();
    const tree = buildDropTree({ program, campaign: this.campaignAddress(campaign).toBytes() }, rows);
    this.trees.set(name, tree);
    return tree;
  }

  /** Everything that an operation can have touched, on the machine compared with the model: each difference, as text. */
  async differences(op: Operation): Promise<string[]> {
    const key = op.kind === "create" ? campaignKey(op.by, op.id) : op.campaign;
    const found = await this.campaignDifferences(key);
    for (const who of this.model.touched) found.push(...(await this.personDifferences(who)));
    if (op.kind === "create_page" || op.kind === "close_page")
      found.push(...(await this.pageDifferences(key, op.number)));
    if (op.kind === "claim_coins" || op.kind === "claim_nft") {
      found.push(...(await this.pageDifferences(key, Math.floor(op.index / PLACES_PER_PAGE))));
    }
    if (op.kind === "deposit_nft") found.push(...(await this.nftDifferences(op.nft)));
    const isOfGift = op.kind === "return_nft" || op.kind === "donate_nft";
    const number = op.kind === "claim_nft" ? op.index : isOfGift ? op.number : null;
    const nft = number === null ? undefined : this.model.campaigns.get(key)?.gifts.get(number)?.nft;
    if (nft) found.push(...(await this.nftDifferences(nft)));
    return found;
  }

  /** Everything on the machine compared with the model, and each coin's sum compared with its supply. */
  async audit(): Promise<string[]> {
    const found: string[] = [];
    for (const [key, { pages }] of this.model.campaigns) {
      found.push(...(await this.campaignDifferences(key)));
      for (const number of pages.keys()) found.push(...(await this.pageDifferences(key, number)));
    }
    for (const name of PEOPLE) found.push(...(await this.personDifferences(name)));
    for (const coin of Object.keys(COINS)) found.push(...(await this.supplyDifferences(coin)));
    for (const nft of NFTS) found.push(...(await this.nftDifferences(nft)));
    return found;
  }

  private async supplyDifferences(coin: string): Promise<string[]> {
    const { share } = COINS[coin] as (typeof COINS)[string];
    const mine = [...this.model.campaigns].filter(([, campaign]) => campaign.coin === coin && campaign.vault !== null);
    const vaults = mine.map(([key]) => this.vaultAddress(key));
    let sum = 0n;
    for (const token of [...vaults, ...PEOPLE.map((name) => this.token(coin, name))]) {
      sum += await this.tokenAmount(token);
    }
    return differ([[`all ${coin}`, sum, share * BigInt(PEOPLE.length)]]);
  }

  private async campaignDifferences(key: string): Promise<string[]> {
    const data = await this.bytes(this.campaignAddress(key));
    const vault = await this.bytes(this.vaultAddress(key));
    const expected = this.model.campaigns.get(key);
    const hasVault = expected !== undefined && expected.vault !== null;
    const there = differ([
      [`${key} exists`, data !== null, expected !== undefined],
      [`${key}'s vault exists`, vault !== null, hasVault],
    ]);
    if (!data || !expected || there.length > 0) return there;
    const books = readCampaignBytes(data);
    const held = vault ? readTokenAmount(vault) : null;
    const same = ["id", "state", "isPaused", "begin", "end", "supply", "claimedCount"] as const;
    const amounts = ["total", "deposited", "claimed", "lastTs"] as const;
    return [
      ...this.brokenLaws(key, books, held),
      ...differ([
        [`${key} is of NFTs`, books.isNfts, expected.coin === null],
        [`${key} creator`, this.nameOf(books.creator), expected.creator],
        [`${key} admin`, this.nameOf(books.admin), expected.admin],
        [`${key} pending`, books.pending === NO_KEY ? null : this.nameOf(books.pending), expected.pending],
        [`${key} pauser`, this.nameOf(books.pauser), expected.pauser],
        [`${key} funder`, this.nameOf(books.funder), expected.funder],
        [`${key} rent payer`, this.nameOf(books.rentPayer), expected.rentPayer],
        [`${key} recipients`, books.recipients, this.model.list(expected).recipients],
        [`${key} pages`, books.pages, expected.pages.size],
        [`${key} vault`, held, expected.vault],
        ...[...same, ...amounts].map((field): Comparison => [`${key} ${field}`, books[field], expected[field]]),
      ]),
    ];
  }

  /** An open campaign holds all that may still be taken, and never gave more than was promised. */
  private brokenLaws(key: string, books: ReturnType<typeof readCampaignBytes>, held: bigint | null): string[] {
    const { state, isNfts, total, claimed, claimedCount, supply, deposited } = books;
    const isOpen = state === "open";
    const owed = total - claimed;
    const rules: [boolean, string][] = [
      [claimed > total || claimedCount > supply, `${key} gave ${claimed} of ${total} to ${claimedCount} of ${supply}`],
      [isOpen && !isNfts && (held ?? 0n) < owed, `${key}: the vault holds ${held} and owes ${owed}`],
      [isOpen && isNfts && deposited !== total, `${key} is open with ${deposited} NFTs of ${total}`],
    ];
    return rules.filter(([isBroken]) => isBroken).map(([, law]) => law);
  }

  private async pageDifferences(key: string, number: number): Promise<string[]> {
    if (number > 65_535) return [];
    const data = await this.bytes(this.pageAddress(key, number));
    const expected = this.model.campaigns.get(key)?.pages.get(number);
    const name = `page ${number} of ${key}`;
    if (!data || !expected) return differ([[`${name} exists`, data !== null, expected !== undefined]]);
    return differ([[`${name} taken`, `${readTaken(data)}`, `${[...expected.taken].toSorted((a, b) => a - b)}`]]);
  }

  private async nftDifferences(nft: string): Promise<string[]> {
    const at = this.model.nfts.get(nft) ?? "";
    const [campaign = "", number] = at.split("#");
    const token = number === undefined ? this.token(nft, at) : this.escrowAddress(campaign, Number(number));
    return differ([[`${nft} with ${at}`, await this.tokenAmount(token), 1n]]);
  }

  private async personDifferences(name: string): Promise<string[]> {
    const comparisons: Comparison[] = [];
    for (const coin of Object.keys(COINS)) {
      const amount = await this.tokenAmount(this.token(coin, name));
      comparisons.push([`${name}'s ${coin}`, amount, this.model.balance(coin, name)]);
    }
    const expected = (this.firstLamports.get(name) ?? 0n) + (this.model.lamports.get(name) ?? 0n);
    comparisons.push([`${name}'s lamports`, await this.lamports(name), expected]);
    return differ(comparisons);
  }

  /** For an account that does not exist: anybody. */
  private rentPayer(name = "ann"): PublicKey {
    return this.key(name);
  }

  private token(mint: string, name: string): PublicKey {
    return this.addresses.get(`${mint}/${name}`) as PublicKey;
  }

  private campaignAddress(key: string): PublicKey {
    const [creator, id] = key.split("/") as [string, string];
    return this.once(key, () => findCampaignAddress({ creator: this.key(creator), campaignId: Number(id) }));
  }

  private vaultAddress(key: string): PublicKey {
    return this.once(`vault of ${key}`, () => findCampaignVaultAddress(this.campaignAddress(key)));
  }

  private pageAddress(key: string, number: number): PublicKey {
    const campaign = this.campaignAddress(key);
    return this.once(`page ${number} of ${key}`, () => findClaimPageAddress({ campaign, number }));
  }

  private giftAddress(key: string, number: number): PublicKey {
    const campaign = this.campaignAddress(key);
    return this.once(`gift ${number} of ${key}`, () => findGiftAddress({ campaign, number }));
  }

  private escrowAddress(key: string, number: number): PublicKey {
    return this.once(`escrow ${number} of ${key}`, () => findEscrowAddress(this.giftAddress(key, number)));
  }

  private once(name: string, find: () => PublicKey): PublicKey {
    const address = this.addresses.get(name) ?? find();
    this.addresses.set(name, address);
    return address;
  }
}

const SYSTEM = { systemProgram: SYSTEM_PROGRAM_ADDRESS };

function bigintAsText(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? `${value}n` : value;
}
