import { sql } from "drizzle-orm";
import { AppError } from "~/errors";
import { migrationRecord } from "~db/schema";
import type { EvmHolder, SolanaHolder } from "../sessions/rules";
import type { MigrationContracts, MigrationProject } from "../settings/migration";
import { isUsableTarget } from "../solana/usable-target.server";
import type { EvmAddress } from "../wallet-chains";
import type { MigrationDeps } from "./deps";
import { readGateRecord, readGateTerms, readIsAccepted, readOldNft, readRefund } from "./gate.server";
import { buildGateCall, type EvmCall, type GateWish, type OldNft } from "./gate-call";
import { readMinterRunway } from "./health.server";
import type { MigrationPlanInput, MigrationReturnInput, MigrationRunInput } from "./input";
import { isReadyToMint, mintOf } from "./mint.server";
import { describeOldNft } from "./old-nfts.server";
import { callContractsOf, findProject, getContracts } from "./projects.server";
import { reclaimableTs, type Step } from "./rules";
import { isMint } from "./solana-mint.server";
import { describeNft, findInGate, type OldNftRef } from "./states.server";
import type { MigrationView } from "./view";
import { answersOf, WITNESSES } from "./witnesses.server";

/** `actor`: who holds the old NFT. `solana`: the holder of the Solana session, if there is one. */
export type CommandDeps = MigrationDeps & {
  actor: EvmHolder;
  solana: SolanaHolder | null;
  follow(seq: number): Promise<void>;
};

/** What is left to do of a migration, and its record once there is one. */
export type MigrationRun = { left: Step; record: MigrationView | null };

type Target = { newWalletAddress: string; newWalletAddressAgain?: string; oldWalletType: string };

/**
 * Notes where the new NFT of an old one is to go, and answers what is left to do by both chains; asked again, it answers that
 * again. Names and picture are ours, whatever was sent. The address counts once it is proven: by its session, or by being
 * sent twice. Throws MigrationNotSet, OldNftUnknown, OldNftNotHeld, TargetNotWallet, WrongWallet, EvmChainUnavailable,
 * ChainUnavailable.
 */
export async function runMigration(deps: CommandDeps, input: MigrationRunInput): Promise<MigrationRun> {
  const { actor, db, evm } = deps;
  if (input.oldWalletAddress !== actor.walletAddress) throw new AppError("WrongWallet");
  const contracts = await getContracts(db, evm.chainId);
  const nft = { contract: input.oldNftContract, tokenId: input.oldNftId };
  const project = findProject(contracts, nft.contract);
  if (!project || project.oldProjectId !== input.oldProjectId) throw new AppError("OldNftUnknown");
  const at = { contracts, final: await evm.getFinalBlock() };
  const inGate = await findInGate(deps, at, nft);
  if (!inGate) {
    const isHeld = await isStillHeld(deps, contracts, nft);
    if (isHeld && !(await confirmTarget(deps, contracts, [{ ...nft, project }], input))) {
      return { left: "confirmAddress", record: null };
    }
  }
  const record = await describeNft(deps, at, { nft, inGate });
  return { left: record?.left ?? "wait", record };
}

/** What a wallet is asked to sign for handing over, in this order, each with the wish that the browser compares it with. */
export type MigrationPlan = {
  /** The fee of one NFT and of all, in kei. */
  feeEachRaw: string;
  feeRaw: string;
  calls: { wish: GateWish; call: EvmCall }[];
};

/**
 * Plans handing over up to twenty NFTs for one Solana address: approvals that are missing, then one transaction with the
 * fee. Every NFT has to be the actor's now, and the address proven as for `runMigration`. Throws what that throws,
 * MigrationPaused also if the site could not mint so many now, AlreadyHandedOver for an NFT that the gate has,
 * TargetNotConfirmed, and AlreadyMinted for an NFT that was reclaimed after its new one was minted: the gate would take it, and
 * nothing would come of it.
 */
export async function planHandOver(deps: CommandDeps, input: MigrationPlanInput): Promise<MigrationPlan> {
  const { db, evm } = deps;
  const contracts = await getContracts(db, evm.chainId);
  const nfts = input.nfts.map(({ oldNftContract, oldNftId }) => {
    const project = findProject(contracts, oldNftContract);
    if (!project) throw new AppError("OldNftUnknown");
    return { contract: oldNftContract, tokenId: oldNftId, project };
  });
  const collections = [...new Set(nfts.map(({ contract }) => contract))];
  const [{ fee, isPaused }, readings, accepted] = await Promise.all([
    readGateTerms(evm, contracts.gate),
    Promise.all(nfts.map((nft) => readOldNft(evm, contracts.gate, nft))),
    Promise.all(collections.map((collection) => readIsAccepted(evm, contracts.gate, collection))),
  ]);
  if (isPaused || accepted.includes(false)) throw new AppError("MigrationPaused");
  const elsewhere = readings.filter(({ owner }) => owner !== deps.actor.walletAddress);
  if (elsewhere.some(({ owner }) => owner !== contracts.gate)) throw new AppError("OldNftNotHeld");
  if (elsewhere.length > 0) throw new AppError("AlreadyHandedOver");
  if (!(await canMint(deps, contracts.gate, nfts.length))) throw new AppError("MigrationPaused");
  if (await hasMinted(deps, nfts)) throw new AppError("AlreadyMinted");
  if (!(await confirmTarget(deps, contracts, nfts, input))) throw new AppError("TargetNotConfirmed");
  const unapproved = nfts.filter((_, at) => !readings[at]?.isApproved);
  const wishes: GateWish[] = [
    ...approvalsOf(unapproved),
    {
      kind: "handOver",
      nfts: nfts.map(toOldNft),
      solanaAddress: input.newWalletAddress,
      feeEachRaw: String(fee),
    },
  ];
  const calls = wishes.map((wish) => callOf(wish, contracts));
  return { feeEachRaw: String(fee), feeRaw: String(fee * BigInt(nfts.length)), calls };
}

/**
 * Plans taking an old NFT back with its fee, or refunds that wait. The gate decides; what it would refuse is refused here
 * first: RecordNotReclaimable, if the record is not open, not the actor's, or too young, and NothingToRefund. Throws
 * MigrationNotSet, EvmChainUnavailable.
 */
export async function planReturn(
  deps: CommandDeps,
  input: MigrationReturnInput,
): Promise<Pick<MigrationPlan, "calls">> {
  const { db, evm, actor } = deps;
  const contracts = await getContracts(db, evm.chainId);
  const { gate } = contracts;
  if ("takeRefund" in input) {
    const to = actor.walletAddress as EvmAddress;
    if ((await readRefund(evm, gate, to)) === 0n) throw new AppError("NothingToRefund");
    return { calls: [callOf({ kind: "takeRefund", to }, contracts)] };
  }
  const final = await evm.getFinalBlock();
  const record = await readGateRecord(evm, { gate, gateId: input.reclaim }, final.number);
  const isOwn = record.status === "open" && record.from === actor.walletAddress;
  const nowTs = Math.max(final.ts, Math.floor(deps.now.getTime() / 1_000));
  if (!isOwn || nowTs < reclaimableTs(record.handedOverTs)) throw new AppError("RecordNotReclaimable");
  return { calls: [callOf({ kind: "reclaim", id: String(input.reclaim) }, contracts)] };
}

/** Whether the site is ready and has enough SOL to mint this many. Otherwise what is handed over would only wait. */
async function canMint(deps: CommandDeps, gate: string, count: number): Promise<boolean> {
  const { keys, chain } = deps;
  if (!keys || !isReadyToMint(deps, gate)) return false;
  return (await readMinterRunway(chain, keys)).left >= count;
}

/**
 * Whether Solana has the new NFT of one of these already, by any of its nodes: one that hides it would have an NFT handed over
 * for nothing. Without the seed, nobody can say where it would be.
 */
async function hasMinted({ chain, chainNodes, keys, evm }: CommandDeps, nfts: readonly OldNftRef[]): Promise<boolean> {
  if (!keys) return false;
  const addresses = nfts.map(({ contract, tokenId }) => {
    const row = { chainId: evm.chainId, oldNftContract: contract, oldNftId: tokenId };
    return mintOf(keys, row).publicKey.toBase58();
  });
  const nodes = chainNodes.length < WITNESSES ? [chain] : chainNodes;
  const answers = await answersOf(nodes, async (node) => (await node.getAccounts(addresses)).accounts.some(isMint));
  if (answers.length < Math.min(WITNESSES, nodes.length)) throw new AppError("ChainUnavailable");
  return answers.includes(true);
}

function callOf(wish: GateWish, contracts: MigrationContracts): MigrationPlan["calls"][number] {
  return { wish, call: buildGateCall(wish, callContractsOf(contracts)) };
}

/** One approval for each collection: of the NFT alone if there is one, otherwise of the collection. */
function approvalsOf(nfts: readonly OldNftRef[]): GateWish[] {
  const collections = [...new Set(nfts.map(({ contract }) => contract))];
  return collections.map((collection) => {
    const [first, ...others] = nfts.filter(({ contract }) => contract === collection);
    return first && others.length === 0
      ? { kind: "approveNft", nft: toOldNft(first) }
      : { kind: "approveCollection", collection };
  });
}

function toOldNft({ contract, tokenId }: OldNftRef): OldNft {
  return { collection: contract, tokenId: String(tokenId) };
}

/** False if the gate has it in a block that is not final yet. Throws OldNftNotHeld if somebody else has it. */
async function isStillHeld(
  { evm, actor }: CommandDeps,
  { gate }: MigrationContracts,
  nft: OldNftRef,
): Promise<boolean> {
  const { owner } = await readOldNft(evm, gate, nft);
  if (owner === actor.walletAddress) return true;
  if (owner === gate) return false;
  throw new AppError("OldNftNotHeld");
}

/**
 * Stores the address to which the new NFTs are to go, if the holder has shown that it is theirs; false if not yet. Throws
 * TargetNotWallet.
 */
async function confirmTarget(
  deps: CommandDeps,
  { gate }: MigrationContracts,
  nfts: readonly (OldNftRef & { project: MigrationProject })[],
  { newWalletAddress, newWalletAddressAgain, oldWalletType }: Target,
): Promise<boolean> {
  const { db, chain, actor, solana, now, evm } = deps;
  if (!(await isUsableTarget(chain, newWalletAddress))) throw new AppError("TargetNotWallet");
  const isOwn = solana?.walletAddress === newWalletAddress;
  if (!isOwn && newWalletAddressAgain !== newWalletAddress) return false;
  const confirmed = {
    newWalletAddress,
    targetProof: isOwn ? "session" : "repeated",
    oldWalletType,
    updatedAt: now,
  } as const;
  const [first, ...others] = nfts.map(({ contract, tokenId, project }) => {
    const { oldProjectId, oldNftName, oldNftImage } = describeOldNft(project, tokenId);
    return db
      .insert(migrationRecord)
      .values({
        ...confirmed,
        chainId: evm.chainId,
        gate,
        oldProjectId,
        oldWalletAddress: actor.walletAddress as EvmAddress,
        oldNftContract: contract,
        oldNftId: tokenId,
        oldNftName,
        oldNftImage,
        regId: actor.walletAddress,
        regTime: now,
        status: "addressConfirmed",
      })
      .onConflictDoUpdate({
        target: [
          migrationRecord.gate,
          migrationRecord.oldNftContract,
          migrationRecord.oldNftId,
          migrationRecord.oldWalletAddress,
        ],
        targetWhere: sql`gate_id is null and closed_at is null`,
        set: confirmed,
      });
  });
  if (first) await db.batch([first, ...others]);
  return true;
}
