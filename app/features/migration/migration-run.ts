import { ApiError, isPassing } from "~/call-api";
import type { EvmCall, GateWish, OldNft } from "~/domain/migration/gate-call";
import type { MigrationPlan } from "~/domain/migration/screen-types";
import type { MigrationView } from "~/domain/migration/view";
import { WalletError, type WalletErrorKind } from "~/signing/wallet-error";
import type { CallOutcome, ConnectAttempt, ConnectStep } from "~/wallet/.client/connectors/connector";

/** What a holder wants to hand over, as the screen has shown it. */
export type ChosenHandOver = {
  nfts: readonly OldNft[];
  solanaAddress: string;
  /** The fee of one NFT that was shown, in kei. */
  feeEachRaw: string;
};

type Plan = Pick<MigrationPlan, "calls"> & { feeEachRaw?: string };

/** What the run asks of the site, of the wallet and of the clock. */
export type RunWorld = {
  plan(): Promise<Plan>;
  send(call: EvmCall, wish: GateWish, attempt: ConnectAttempt): Promise<string>;
  /** What became of a call, if the wallet's node says. */
  outcome(hash: string): Promise<CallOutcome | null>;
  /** The migration of an old NFT as the chains have it; null if nobody has begun one, or if it cannot be read now. */
  state(nft: OldNft): Promise<MigrationView | null>;
  /** Reports to the site that its plan is not what the holder wished, in a few words, and answers the error to end with. */
  differs(kind: GateWish["kind"], difference: string): Promise<WalletError>;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  now(): number;
};

/** What the run does now, as the screen shows it. `deed`: what the wallet is asked for. */
export type RunPhase =
  | { at: "planning" }
  | { at: "asking"; deed: Deed; step: ConnectStep }
  | { at: "landing"; deed: Deed; isLong: boolean }
  | { at: "minting"; records: MigrationView[] };

export type Deed = "approve" | "handOver" | "return";

/** The site asks for another fee than the one that was shown. */
export class FeeChanged extends Error {}

/** Looks at the chain, in milliseconds. */
const LOOK_MS = 1_500;
/** After this time the screen says what else may have happened, such as a transaction that was cancelled in the wallet. */
const LONG_MS = 45_000;
/**
 * How often a chain is looked at after a wallet gave no hash, before the wallet is believed. A block of Kaia comes each second
 * and a node may be some behind, so that a call which was sent is seen within this time.
 */
const LOOKS_AFTER_FAILURE = 10;
/**
 * The ends of a request after which the chain may have the call nevertheless. "reverted": the contract refuses what an earlier
 * request has done meanwhile. "expired": the holder may have agreed in the last second.
 */
const MAY_HAVE_LANDED: readonly WalletErrorKind[] = ["failed", "reverted", "expired"];

type Run = { world: RunWorld; signal: AbortSignal; tell(phase: RunPhase): void };

/**
 * Hands old NFTs over: what is missing of the approvals, then one transaction with the fee. Every call is compared with a
 * wish that is made here, from what the holder chose. Resolves once the hand-over has landed. A call that has landed although
 * the wallet lost its answer counts; the plan of a second try leaves it out, and is not needed if all has been handed over
 * meanwhile. Throws WalletError, ApiError, FeeChanged.
 */
export async function handOver(run: Run, chosen: ChosenHandOver): Promise<void> {
  run.tell({ at: "planning" });
  const plan = await planUnlessDone(run, chosen);
  if (plan === null) return;
  if (plan.feeEachRaw !== chosen.feeEachRaw) throw new FeeChanged();
  const { differs } = run.world;
  const asked: { call: EvmCall; own: GateWish; first: OldNft }[] = [];
  for (const { wish, call } of plan.calls) {
    const own = ownWish(wish, chosen);
    const first = own && nftsOf(own, chosen)[0];
    if (!first) throw await differs(wish.kind, "plan: not chosen");
    asked.push({ call, own, first });
  }
  // the hand-over is the end of it, and nothing is asked for without it
  const deeds = asked.map(({ own }) => own.kind);
  if (deeds.indexOf("handOver") !== deeds.length - 1 || deeds.length === 0)
    throw await differs("handOver", "plan: hand-over");
  for (const { call, own, first } of asked) {
    const isLast = own.kind === "handOver";
    const hasLanded = async () => {
      const state = await run.world.state(first);
      return state !== null && (isLast ? isHandedOver(state) : state.left !== "approve");
    };
    await sendAndWait(run, { call, wish: own, deed: isLast ? "handOver" : "approve", hasLanded });
  }
}

/** Sends the one call by which an old NFT, or fees that wait, come back. Resolves once it has landed; throws the same. */
export async function takeBack(run: Run, wish: GateWish, hasLanded: () => Promise<boolean>): Promise<void> {
  run.tell({ at: "planning" });
  const [only, ...others] = (await run.world.plan()).calls;
  if (!only || others.length > 0) throw await run.world.differs(wish.kind, "plan: calls");
  await sendAndWait(run, { call: only.call, wish, deed: "return", hasLanded });
}

/** Whether the fees that waited for a wallet have come back: the site then has nothing to plan for `world`. */
export async function isRefunded(world: Pick<RunWorld, "plan">): Promise<boolean> {
  try {
    await world.plan();
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.code === "NothingToRefund") return true;
    if (isPassing(error)) return false;
    throw error;
  }
}

/** The plan; null if the gate has all NFTs already, as after a hand-over that went on without its dialog. */
async function planUnlessDone(run: Run, { nfts }: ChosenHandOver): Promise<Plan | null> {
  try {
    return await run.world.plan();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "AlreadyHandedOver")) throw error;
    const hasAll = async () => {
      for (const nft of nfts) {
        const state = await run.world.state(nft);
        if (state === null || !isHandedOver(state)) return false;
      }
      return true;
    };
    if (await lookUntil(run, hasAll)) return null;
    throw error;
  }
}

/** Follows NFTs that were handed over until each has become a new one or has failed, or the holder stops waiting. */
export async function followMints(run: Run, nfts: readonly OldNft[]): Promise<MigrationView[]> {
  const { world, signal, tell } = run;
  const records = new Map<string, MigrationView>();
  const isOpen = (nft: OldNft) => {
    const record = records.get(nftKey(nft));
    return record?.left !== "none" && record?.left !== "reclaim";
  };
  while (!signal.aborted) {
    // one at a time: twenty would spend the visitor's requests
    for (const nft of nfts.filter(isOpen)) {
      const record = signal.aborted ? null : await world.state(nft);
      if (record) records.set(nftKey(nft), record);
      tell({ at: "minting", records: [...records.values()] });
      await world.wait(LOOK_MS, signal);
    }
    if (!nfts.some(isOpen)) break;
  }
  return [...records.values()];
}

/**
 * The wish of the screen that a call of the plan claims to fulfil. Null for what was not chosen: a foreign NFT, the approval
 * of a whole collection for one NFT, another kind of call.
 */
function ownWish(claimed: GateWish, { nfts, solanaAddress, feeEachRaw }: ChosenHandOver): GateWish | null {
  const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase();
  if (claimed.kind === "handOver") return { kind: "handOver", nfts, solanaAddress, feeEachRaw };
  if (claimed.kind === "approveNft") {
    const nft = nfts.find((own) => nftKey(own) === nftKey(claimed.nft));
    if (nft) return { kind: "approveNft", nft };
  }
  if (claimed.kind === "approveCollection") {
    const own = nfts.filter(({ collection }) => isSame(collection, claimed.collection));
    if (own[0] && own.length > 1) return { kind: "approveCollection", collection: own[0].collection };
  }
  return null;
}

/** The NFTs that tell whether a call has landed. */
function nftsOf(wish: GateWish, { nfts }: ChosenHandOver): readonly OldNft[] {
  if (wish.kind === "approveNft") return [wish.nft];
  if (wish.kind === "approveCollection") return nfts.filter(({ collection }) => collection === wish.collection);
  return nfts;
}

/** Whether the gate has an NFT, or has had it for a record. */
function isHandedOver({ gateId, left }: MigrationView): boolean {
  return gateId !== null || left === "wait" || left === "reclaim";
}

type Asked = { call: EvmCall; wish: GateWish; deed: Deed; hasLanded(): Promise<boolean> };

async function sendAndWait(run: Run, { call, wish, deed, hasLanded }: Asked): Promise<void> {
  const { world, signal, tell } = run;
  const hash = await askWallet(run, { call, wish, deed, hasLanded });
  const since = world.now();
  while (hash !== null) {
    if (signal.aborted) throw new WalletError("rejected");
    tell({ at: "landing", deed, isLong: world.now() - since > LONG_MS });
    const outcome = await world.outcome(hash);
    if (outcome === "done" || (await hasLanded())) return;
    if (outcome === "reverted") {
      // the contract also refuses what an earlier request has done
      if (await lookUntil(run, hasLanded)) return;
      throw new WalletError("reverted");
    }
    await world.wait(LOOK_MS, signal);
  }
}

/** The hash of the transaction; null if the wallet gave none, but the chain has what was asked for. */
async function askWallet(run: Run, { call, wish, deed, hasLanded }: Asked): Promise<string | null> {
  const { world, signal, tell } = run;
  tell({ at: "asking", deed, step: { kind: "approve" } });
  try {
    return await world.send(call, wish, { signal, tell: (step) => tell({ at: "asking", deed, step }) });
  } catch (error) {
    // a wallet may lose its answer after it has sent, as when its window crashes, and so may the site that sends for a device
    const mayHaveLanded = isPassing(error) || (error instanceof WalletError && MAY_HAVE_LANDED.includes(error.kind));
    if (!mayHaveLanded) throw error;
    tell({ at: "landing", deed, isLong: false });
    if (await lookUntil(run, hasLanded)) return null;
    throw error;
  }
}

/** Whether the chain has what was asked for within some looks. */
async function lookUntil({ world, signal }: Run, hasLanded: () => Promise<boolean>): Promise<boolean> {
  for (let look = 0; look < LOOKS_AFTER_FAILURE && !signal.aborted; look++) {
    await world.wait(LOOK_MS, signal);
    if (await hasLanded()) return true;
  }
  return false;
}

function nftKey({ collection, tokenId }: OldNft): string {
  return `${collection.toLowerCase()}.${tokenId}`;
}
