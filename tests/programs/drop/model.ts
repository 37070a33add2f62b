/**
 * The books of drops as programs/drop/README.md describes them, in plain TypeScript: the property test compares the program
 * with them. They share no code with programs-client, so that one mistake cannot hide in both.
 */

const U64_MAX = 18_446_744_073_709_551_615n;
const PLACES_PER_PAGE = 8_192;
const GRACE = 30n * 86_400n;

export type Person = string;

/** A list of recipients; places that are not named belong to nobody who could sign. */
export interface ModelList {
  recipients: number;
  places: Map<number, { person: Person; units: bigint }>;
}

export interface ModelCampaign {
  /** null: NFTs */
  coin: string | null;
  creator: Person;
  id: number;
  admin: Person;
  pending: Person | null;
  pauser: Person;
  funder: Person;
  rentPayer: Person;
  isPaused: boolean;
  state: "draft" | "open" | "settled";
  /** index among the lists */
  list: number;
  begin: bigint;
  end: bigint;
  supply: number;
  total: bigint;
  deposited: bigint;
  claimedCount: number;
  claimed: bigint;
  lastTs: bigint;
  /** what the vault holds; null when there is none */
  vault: bigint | null;
  pages: Map<number, { rentPayer: Person; taken: Set<number> }>;
  gifts: Map<number, { rentPayer: Person; nft: string; isTaken: boolean }>;
}

/** What a campaign promises, and a funder agrees to. */
export interface Terms {
  list: number;
  begin: bigint;
  end: bigint;
  supply: number;
  total: bigint;
}

/** A proof as somebody may present it: for a place of a list, made for a campaign. */
export interface ShownProof {
  campaign: string;
  list: number;
  index: number;
}

/** The coin, null for NFTs, and the terms that a funder saw. */
export type Agreed = Terms & { coin: string | null };

export type Operation =
  | ({
      kind: "create";
      coin: string | null;
      by: Person;
      id: number;
      payer: Person;
      pauser: Person;
      funder: Person;
    } & Terms)
  | { kind: "set_pauser"; campaign: string; by: Person; pauser: Person }
  | { kind: "propose_admin"; campaign: string; by: Person; to: Person | null }
  | { kind: "accept_admin"; campaign: string; by: Person }
  | { kind: "set_paused"; campaign: string; by: Person; isPaused: boolean }
  | { kind: "create_page"; campaign: string; by: Person; payer: Person; number: number; agreed: Agreed }
  | { kind: "fund"; campaign: string; by: Person; amount: bigint; agreed: Agreed }
  | { kind: "deposit_nft"; campaign: string; by: Person; payer: Person; number: number; nft: string; agreed: Agreed }
  | { kind: "open"; campaign: string; by: Person }
  | { kind: "claim_coins"; campaign: string; by: Person; index: number; amount: bigint; proof: ShownProof }
  | { kind: "claim_nft"; campaign: string; by: Person; index: number; proof: ShownProof }
  | { kind: "return_coins"; campaign: string; by: Person }
  | { kind: "return_nft"; campaign: string; by: Person; number: number }
  | { kind: "close_page"; campaign: string; by: Person; number: number }
  | { kind: "close_campaign"; campaign: string; by: Person }
  | { kind: "donate"; campaign: string; by: Person; amount: bigint }
  | { kind: "donate_nft"; campaign: string; by: Person; number: number };

export type Of<K extends Operation["kind"]> = Extract<Operation, { kind: K }>;

/** Lamports that exempt each kind of account. */
export interface Rents {
  campaign: bigint;
  page: bigint;
  gift: bigint;
  token: bigint;
}

export const campaignKey = (creator: Person, id: number) => `${creator}/${id}`;

export class Model {
  readonly campaigns = new Map<string, ModelCampaign>();
  readonly wallets = new Map<string, bigint>();
  readonly lamports = new Map<Person, bigint>();
  /** where each NFT is: with a person, or in the escrow of `<campaign>#<number>` */
  readonly nfts = new Map<string, string>();
  /** what the campaign that was closed last promised, by its key; a funder may have signed for it */
  readonly former = new Map<string, Agreed>();
  /** the people whose lamports or coins the last operation moved */
  readonly touched = new Set<Person>();

  constructor(
    readonly rents: Rents,
    readonly lists: readonly ModelList[],
    readonly units: (coin: string) => bigint,
  ) {}

  balance(coin: string, person: Person): bigint {
    return this.wallets.get(`${coin}/${person}`) ?? 0n;
  }

  list({ list }: Pick<ModelCampaign, "list">): ModelList {
    return this.lists[list] as ModelList;
  }

  pagesNeeded(campaign: ModelCampaign): number {
    return Math.ceil(this.list(campaign).recipients / PLACES_PER_PAGE);
  }

  /** What a place of the list is promised. */
  amountOf(coin: string | null, list: number, index: number): bigint {
    const units = this.lists[list]?.places.get(index)?.units ?? 0n;
    return coin === null ? 1n : units * this.units(coin);
  }

  now({ lastTs }: ModelCampaign, clock: bigint): bigint {
    return clock > lastTs ? clock : lastTs;
  }

  isTaken({ pages }: ModelCampaign, index: number): boolean {
    return pages.get(Math.floor(index / PLACES_PER_PAGE))?.taken.has(index) ?? false;
  }

  /** Why nobody can take a gift of `amount` at a second. */
  closedTo(campaign: ModelCampaign, amount: bigint, clock: bigint): string[] {
    const now = this.now(campaign, clock);
    return reasonsOf([
      ["CampaignNotOpen", campaign.state === "draft"],
      ["NotBegun", now < campaign.begin],
      ["CampaignEnded", now >= campaign.end || campaign.state === "settled"],
      ["GiftExhausted", campaign.claimedCount >= campaign.supply || campaign.claimed + amount > campaign.total],
    ]);
  }

  /** From then on nobody's rent depends on the funder or the admin, except where something of the funder's is left. */
  isGraceOver(campaign: ModelCampaign, clock: bigint): boolean {
    return this.now(campaign, clock) >= campaign.end + GRACE;
  }

  /** Why a funder who agreed to these terms cannot pay in: the campaign was created again with other terms since. */
  private changed(campaign: ModelCampaign, agreed: Agreed): [string, boolean] {
    const parts = ["coin", "list", "begin", "end", "supply", "total"] as const;
    return ["PromiseChanged", parts.some((part) => campaign[part] !== agreed[part])];
  }

  /** Why somebody may not close an account: its role holder may at any time, its payer from 30 days after the end. */
  private closing(campaign: ModelCampaign, by: Person, role: Person, rentPayer: Person, clock: bigint): string[] {
    return reasonsOf([
      ["Unauthorized", by !== role && by !== rentPayer],
      ["GraceNotOver", by !== role && by === rentPayer && !this.isGraceOver(campaign, clock)],
    ]);
  }

  /** Why nothing can be returned at a second. */
  notOver(campaign: ModelCampaign, clock: bigint): string[] {
    return campaign.state === "open" && this.now(campaign, clock) < campaign.end ? ["NotEnded"] : [];
  }

  /**
   * Applies an operation at a second of the clock. Returns every reason to refuse it, or none if it was applied; if there
   * are several, the program may name any of them.
   */
  apply(operation: Operation, clock: bigint): string[] {
    this.touched.clear();
    this.touched.add(operation.by);
    if (operation.kind === "create") return this.create(operation, clock);
    const campaign = this.campaigns.get(operation.campaign);
    if (!campaign) return ["WrongAccountType"];
    const reasons = this.reasons(campaign, operation, clock);
    if (reasons.length > 0) return reasons;
    if (operation.kind !== "donate" && operation.kind !== "donate_nft") campaign.lastTs = this.now(campaign, clock);
    this.change(campaign, operation);
    return [];
  }

  private create(op: Of<"create">, clock: bigint): string[] {
    const key = campaignKey(op.by, op.id);
    const { recipients } = this.lists[op.list] as ModelList;
    const reasons = reasonsOf([
      ["AccountAlreadyExists", this.campaigns.has(key)],
      ["WindowInvalid", op.begin >= op.end || op.end <= clock],
      ["SupplyInvalid", op.supply < 1 || op.supply > recipients],
      ["ZeroAmount", op.total === 0n],
    ]);
    if (reasons.length > 0) return reasons;
    const { coin, by, id, payer, pauser, funder, list, begin, end, supply, total } = op;
    this.move(payer, -(this.rents.campaign + (coin === null ? 0n : this.rents.token)));
    this.campaigns.set(key, {
      coin,
      creator: by,
      id,
      admin: by,
      pending: null,
      pauser,
      funder,
      rentPayer: payer,
      isPaused: false,
      state: "draft",
      list,
      begin,
      end,
      supply,
      total,
      deposited: 0n,
      claimedCount: 0,
      claimed: 0n,
      lastTs: clock,
      vault: coin === null ? null : 0n,
      pages: new Map(),
      gifts: new Map(),
    });
    return [];
  }

  private reasons(campaign: ModelCampaign, op: Exclude<Operation, { kind: "create" }>, clock: bigint): string[] {
    const { admin, pauser, funder, pending, coin, pages, gifts } = campaign;
    const isDraft = campaign.state === "draft";
    const { recipients } = this.list(campaign);
    switch (op.kind) {
      case "set_pauser":
      case "propose_admin":
        return reasonsOf([["Unauthorized", op.by !== admin]]);
      case "accept_admin":
        return reasonsOf([
          ["NoPendingAdmin", pending === null],
          ["Unauthorized", op.by !== pending],
        ]);
      case "set_paused":
        return reasonsOf([
          ["Unauthorized", op.by !== pauser],
          ["CampaignNotDraft", !isDraft],
        ]);
      case "create_page":
        return reasonsOf([
          ["AccountAlreadyExists", pages.has(op.number)],
          ["Unauthorized", op.by !== funder],
          ["CampaignNotDraft", !isDraft],
          this.changed(campaign, op.agreed),
          ["PlaceOutOfRange", op.number >= this.pagesNeeded(campaign)],
        ]);
      case "fund":
        return reasonsOf([
          ["WrongKind", coin === null],
          ["Unauthorized", op.by !== funder],
          ["CampaignNotDraft", !isDraft],
          this.changed(campaign, op.agreed),
          ["ZeroAmount", op.amount === 0n],
          ["Overflow", campaign.deposited + op.amount > U64_MAX],
          ["token: InsufficientFunds", op.amount > this.balance(coin ?? "", op.by)],
        ]);
      case "deposit_nft":
        return reasonsOf([
          ["WrongKind", coin !== null],
          ["AccountAlreadyExists", gifts.has(op.number)],
          ["Unauthorized", op.by !== funder],
          ["CampaignNotDraft", !isDraft],
          this.changed(campaign, op.agreed),
          ["PlaceOutOfRange", op.number >= recipients],
          ["token: InsufficientFunds", this.nfts.get(op.nft) !== op.by],
        ]);
      case "open":
        return reasonsOf([
          ["Unauthorized", op.by !== admin],
          ["CampaignNotDraft", !isDraft],
          ["CampaignPaused", campaign.isPaused],
          ["CampaignEnded", this.now(campaign, clock) >= campaign.end],
          ["GiftNotCovered", campaign.deposited < campaign.total],
          ["PagesMissing", pages.size !== this.pagesNeeded(campaign)],
        ]);
      case "claim_coins":
        return [
          ...reasonsOf([
            ["WrongKind", coin === null],
            ["ZeroAmount", op.amount === 0n],
          ]),
          ...this.claimReasons(campaign, op, op.amount, clock),
        ];
      case "claim_nft":
        return [
          ...reasonsOf([
            ["WrongKind", coin !== null],
            ["WrongAccountType", !gifts.has(op.index)],
          ]),
          ...this.claimReasons(campaign, op, 1n, clock),
        ];
      case "return_coins":
        return [
          ...reasonsOf([
            ["WrongKind", coin === null],
            ["Unauthorized", op.by !== funder && campaign.deposited > campaign.claimed],
            ["WrongTokenAccount", campaign.vault === null],
          ]),
          ...this.closing(campaign, op.by, funder, campaign.rentPayer, clock),
          ...this.notOver(campaign, clock),
        ];
      case "return_nft":
        return [
          ...reasonsOf([
            ["WrongAccountType", !gifts.has(op.number)],
            ["Unauthorized", op.by !== funder && this.isInEscrow(op) && !gifts.get(op.number)?.isTaken],
          ]),
          ...this.closing(campaign, op.by, funder, gifts.get(op.number)?.rentPayer ?? "", clock),
          ...this.notOver(campaign, clock),
        ];
      case "close_page":
        return [
          ...reasonsOf([["WrongAccountType", !pages.has(op.number)]]),
          ...this.closing(campaign, op.by, funder, pages.get(op.number)?.rentPayer ?? "", clock),
          ...this.notOver(campaign, clock),
        ];
      case "close_campaign":
        return [
          ...reasonsOf([
            [
              "LeftoversRemain",
              pages.size > 0 || (coin === null ? campaign.deposited > 0n : campaign.state !== "settled"),
            ],
          ]),
          ...this.closing(campaign, op.by, admin, campaign.rentPayer, clock),
          ...this.notOver(campaign, clock),
        ];
      case "donate":
        return reasonsOf([["token: InsufficientFunds", op.amount > this.balance(coin ?? "", op.by)]]);
      case "donate_nft":
        return reasonsOf([["token: InsufficientFunds", this.nfts.get(gifts.get(op.number)?.nft ?? "") !== op.by]]);
    }
  }

  private claimReasons(
    campaign: ModelCampaign,
    op: Of<"claim_coins"> | Of<"claim_nft">,
    amount: bigint,
    clock: bigint,
  ): string[] {
    const { proof } = op;
    // the proof for a list of one is empty, no matter who made it
    const isOwn = proof.campaign === op.campaign || this.list(campaign).recipients === 1;
    const isOfHere = isOwn && proof.list === campaign.list && proof.index === op.index;
    const place = this.list(campaign).places.get(op.index);
    const isListed = place?.person === op.by && this.amountOf(campaign.coin, campaign.list, op.index) === amount;
    return [
      ...reasonsOf([
        ["WrongAccountType", !campaign.pages.has(Math.floor(op.index / PLACES_PER_PAGE))],
        ["NotEligible", !(isOfHere && isListed)],
        ["AlreadyTaken", this.isTaken(campaign, op.index)],
      ]),
      ...this.closedTo(campaign, amount, clock),
    ];
  }

  private change(campaign: ModelCampaign, op: Exclude<Operation, { kind: "create" }>) {
    const coin = campaign.coin ?? "";
    switch (op.kind) {
      case "set_pauser":
        campaign.pauser = op.pauser;
        return;
      case "propose_admin":
        campaign.pending = op.to;
        return;
      case "accept_admin":
        campaign.admin = op.by;
        campaign.pending = null;
        return;
      case "set_paused":
        campaign.isPaused = op.isPaused;
        return;
      case "create_page":
        this.move(op.payer, -this.rents.page);
        campaign.pages.set(op.number, { rentPayer: op.payer, taken: new Set() });
        return;
      case "fund":
        this.pay(coin, op.by, -op.amount);
        campaign.vault = (campaign.vault ?? 0n) + op.amount;
        campaign.deposited += op.amount;
        return;
      case "deposit_nft":
        this.move(op.payer, -(this.rents.gift + this.rents.token));
        campaign.gifts.set(op.number, { rentPayer: op.payer, nft: op.nft, isTaken: false });
        campaign.deposited += 1n;
        this.nfts.set(op.nft, `${op.campaign}#${op.number}`);
        return;
      case "open":
        campaign.state = "open";
        return;
      case "claim_coins":
        this.take(campaign, op.index, op.amount);
        this.pay(coin, op.by, op.amount);
        campaign.vault = (campaign.vault ?? 0n) - op.amount;
        return;
      case "claim_nft":
        this.take(campaign, op.index, 1n);
        this.takeNft(campaign, op);
        return;
      case "return_coins":
        this.pay(coin, campaign.funder, campaign.vault ?? 0n);
        this.move(campaign.rentPayer, this.rents.token);
        campaign.vault = null;
        campaign.deposited = campaign.claimed;
        campaign.state = "settled";
        return;
      case "return_nft":
        this.returnNft(campaign, op);
        return;
      case "close_page":
        this.move(campaign.pages.get(op.number)?.rentPayer ?? "", this.rents.page);
        campaign.pages.delete(op.number);
        return;
      case "close_campaign":
        this.move(campaign.rentPayer, this.rents.campaign);
        this.campaigns.delete(op.campaign);
        this.former.set(op.campaign, agreedOf(campaign));
        return;
      case "donate":
        this.pay(coin, op.by, -op.amount);
        campaign.vault = (campaign.vault ?? 0n) + op.amount;
        return;
      case "donate_nft":
        this.nfts.set(campaign.gifts.get(op.number)?.nft ?? "", `${op.campaign}#${op.number}`);
        return;
    }
  }

  private take(campaign: ModelCampaign, index: number, amount: bigint) {
    campaign.pages.get(Math.floor(index / PLACES_PER_PAGE))?.taken.add(index);
    campaign.claimedCount += 1;
    campaign.claimed += amount;
  }

  private takeNft(campaign: ModelCampaign, op: Of<"claim_nft">) {
    const gift = campaign.gifts.get(op.index);
    if (!gift) throw new Error(`no gift ${op.index}`);
    gift.isTaken = true;
    this.nfts.set(gift.nft, op.by);
  }

  private returnNft(campaign: ModelCampaign, op: Of<"return_nft">) {
    const gift = campaign.gifts.get(op.number);
    if (!gift) throw new Error(`no gift ${op.number}`);
    if (this.isInEscrow(op)) this.nfts.set(gift.nft, campaign.funder);
    this.move(gift.rentPayer, this.rents.gift + this.rents.token);
    campaign.gifts.delete(op.number);
    campaign.deposited -= 1n;
    campaign.state = "settled";
  }

  /** Whether the NFT of a gift was not taken, or was sent back. */
  isInEscrow({ campaign, number }: { campaign: string; number: number }): boolean {
    const nft = this.campaigns.get(campaign)?.gifts.get(number)?.nft ?? "";
    return this.nfts.get(nft) === `${campaign}#${number}`;
  }

  private pay(coin: string, person: Person, amount: bigint) {
    this.wallets.set(`${coin}/${person}`, this.balance(coin, person) + amount);
    this.touched.add(person);
  }

  private move(person: Person, lamports: bigint) {
    this.lamports.set(person, (this.lamports.get(person) ?? 0n) + lamports);
    this.touched.add(person);
  }
}

/** What a campaign promises. */
export function agreedOf({ coin, list, begin, end, supply, total }: ModelCampaign): Agreed {
  return { coin, list, begin, end, supply, total };
}

function reasonsOf(rules: [reason: string, holds: boolean][]): string[] {
  return rules.filter(([, holds]) => holds).map(([reason]) => reason);
}
