import type { RouterContextProvider } from "react-router";
import { describeOldNft, pictureOfRow } from "~/domain/migration/old-nfts.server";
import { findFaces } from "~/domain/migration/pairs.server";
import { findContracts, findProject } from "~/domain/migration/projects.server";
import { getReceipt, type ReadReceipt } from "~/domain/migration/receipt.server";
import { findByGateId, type MigrationRow } from "~/domain/migration/records.server";
import { reclaimableTs } from "~/domain/migration/rules";
import { type Standing, standingOf } from "~/domain/migration/standing";
import type { NftFace } from "~/domain/nft-metadata/view";
import { AppError } from "~/errors";
import { localeContext } from "~/server/context";
import { describeError } from "~/server/http.server";
import { migrationDeps } from "~/server/migration-deps.server";

type Deps = ReturnType<typeof migrationDeps>;

/** A record as the site noted it, with its transactions, shown while a chain cannot confirm it. */
export type NotedRecord = {
  /** `image` is a path of our site; null if there is none. */
  oldNft: { name: string; image: string | null };
  handOver: string | null;
  mint: string | null;
  confirm: string | null;
  /** How the record stood when the site last looked at it. */
  standing: Standing;
};

export type ShownReceipt = ReadReceipt & {
  /** `image` is a path of our site; null if there is none. */
  oldNft: { name: string; image: string | null };
  newNft: NftFace | null;
  standing: Standing;
  /** Whether the wallet that handed the old NFT over can take it back now, by the former chain's clock. */
  isReclaimable: boolean;
  /** From when on the old NFT can be taken back, in chain seconds; null unless the record is open. */
  reclaimableTs: bigint | null;
};

/** What the page of a receipt shows. unknown: there is no such record. problem: why it cannot be shown now, in words. */
export type ReceiptScreen =
  | { kind: "receipt"; shown: ShownReceipt }
  | { kind: "unknown" }
  | { kind: "problem"; message: string; noted: NotedRecord | null };

/** Reads the receipt of a record for its page, from both chains. */
export async function openReceiptScreen(
  context: Readonly<RouterContextProvider>,
  gateId: number,
): Promise<ReceiptScreen> {
  const deps = migrationDeps(context);
  try {
    return { kind: "receipt", shown: await describeReceipt(deps, await getReceipt(deps, gateId)) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "NotFound") return { kind: "unknown" };
    const message = describeError(error, context.get(localeContext));
    return { kind: "problem", message, noted: await findNoted(deps, gateId) };
  }
}

async function describeReceipt(deps: Deps, checked: ReadReceipt): Promise<ShownReceipt> {
  const { receipt } = checked;
  const { oldNftContract, oldNftId, mint, status, gateId, handedOverAt } = receipt;
  const contracts = await findContracts(deps.db, deps.evm.chainId);
  const project = contracts && findProject(contracts, oldNftContract);
  const old = project && describeOldNft(project, BigInt(oldNftId));
  const row = contracts && (await findByGateId(deps.db, contracts.gate, gateId));
  const fromTs = reclaimableTs(Date.parse(handedOverAt) / 1_000);
  return {
    ...checked,
    oldNft: { name: old?.oldNftName ?? `#${oldNftId}`, image: old?.oldNftImage ?? null },
    newNft: mint === null ? null : ((await findFaces(deps, [mint])).get(mint) ?? null),
    standing: standingOf({ status, reason: row?.reason ?? null, reclaimableTs: fromTs, nowTs: checked.oldChainTs }),
    isReclaimable: status === "open" && checked.oldChainTs >= fromTs,
    reclaimableTs: status === "open" ? BigInt(fromTs) : null,
  };
}

async function findNoted({ db, evm }: Deps, gateId: number): Promise<NotedRecord | null> {
  const contracts = await findContracts(db, evm.chainId);
  const row = contracts && (await findByGateId(db, contracts.gate, gateId));
  if (!row) return null;
  return {
    oldNft: { name: row.oldNftName, image: pictureOfRow(contracts, row) },
    handOver: row.handOverHash,
    mint: row.mintSignature,
    confirm: row.confirmHash,
    standing: notedStandingOf(row),
  };
}

/** How a record stood when its row was last changed. Whether its time has run out since, only the chain's clock says. */
function notedStandingOf({ status, reason }: MigrationRow): Standing {
  const gateStatus = status === "complete" ? "confirmed" : reason === "Reclaimed" ? "reclaimed" : "open";
  return standingOf({ status: gateStatus, reason, reclaimableTs: 1, nowTs: 0 });
}
