import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { reveal } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { createJob, type StaffJobDeps } from "../jobs/create.server";
import type { BadRow, ListedRow } from "../jobs/read-list";
import { type NftRow, readNftList } from "../jobs/read-nft-list";
import { readCollection } from "../nft-acts/read-collection.server";
import { sha256Hex } from "../sha256";
import { requireRole } from "../staff/guard";
import { isCommitted, promiseOf } from "./committed.server";
import type { CommitInput, RevealInput } from "./input";
import { getReveal } from "./queries.server";

type CommitDeps = { db: Database; now: Date; actor: StaffActor };

/** The text of what was typed or uploaded; what is uploaded counts. */
async function textOf({ list, file }: { list: string; file?: File | undefined }): Promise<string> {
  return file ? file.text() : list;
}

/** The rows of a file that is to be revealed. Throws RowsWrong if one is wrong: what is committed cannot be mended. */
function readFile(text: string): NftRow[] {
  const { rows, bad } = readNftList(text, ["mint", "name", "uri"]);
  if (bad.length > 0) throw new AppError("RowsWrong", { rows: linesOf(bad), count: String(bad.length) });
  if (rows.length === 0) throw new AppError("JobWithoutItems");
  return rows;
}

const MOST_LINES = 200;

function linesOf(bad: readonly BadRow[]): string {
  return bad
    .slice(0, MOST_LINES)
    .map(({ line, text }) => `${line}: ${text}`)
    .join("\n");
}

/**
 * Commits a file that says what the NFTs of a collection become: its hash is stored and written into the audit log, its text is
 * not. Returns the id. Throws RoleTooLow, RowsWrong, JobWithoutItems, and AlreadyExists for a file that was committed before.
 */
export async function commitReveal(deps: CommitDeps, input: CommitInput): Promise<string> {
  const { db, now, actor } = deps;
  requireRole(actor.staff, "operator");
  const text = await textOf(input);
  const rowCount = readFile(text).length;
  const id = crypto.randomUUID();
  const { title, collection } = input;
  const fileHash = await sha256Hex(text);
  await writeAudited(deps, {
    action: "reveal.commit",
    noun: "reveal",
    key: id,
    before: null,
    after: promiseOf({ title, collection, fileHash, rowCount }),
    write: db.insert(reveal).values({
      ...{ id, title, collection, fileHash, rowCount },
      ...{ committedBy: actor.staff.email, committedAt: now },
    }),
  });
  return id;
}

/**
 * Writes the job down that gives NFTs the names and files of a committed file, and returns its id. The file has to be the one
 * that was committed, by its hash as the audit log has it. Throws NotFound, RevealDiffers, CollectionUnknown, Conflict if the
 * reveal has a job, and what createJob throws.
 */
export async function startReveal(deps: StaffJobDeps, id: string, input: RevealInput): Promise<string> {
  const { db } = deps;
  const row = await getReveal(db, id);
  const text = await textOf(input);
  if ((await sha256Hex(text)) !== row.fileHash || !(await isCommitted(db, row))) throw new AppError("RevealDiffers");
  if (row.jobId) throw new AppError("Conflict");
  const { title, collection } = row;
  const found = await readCollection(deps.chain, collection);
  if (!found) throw new AppError("CollectionUnknown");
  const { refundAddress } = input;
  const rows = readFile(text).map(({ line, mint, name, uri }): ListedRow => {
    // symbol and royalties stay as the chain has them (kinds/reveal.server.ts)
    return { line, address: refundAddress, amountRaw: 0n, mint, before: null, after: [name, uri].join("\n") };
  });
  const jobId = await createJob(deps, {
    ...{ kind: "reveal", preset: "reveal", title, unit: "NFT", rows, bad: [], refundAddress, airdropList: null },
    asset: { asset: "none", role: "data", collection, authority: found.authority, decimals: 0 },
  });
  await writeAudited(deps, {
    action: "reveal.start",
    noun: "reveal",
    key: id,
    before: { jobId: null },
    after: { jobId, fileHash: row.fileHash },
    write: db
      .update(reveal)
      .set({ jobId })
      .where(and(eq(reveal.id, id), isNull(reveal.jobId))),
  });
  return jobId;
}
