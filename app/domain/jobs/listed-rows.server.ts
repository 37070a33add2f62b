import { sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { sendTo } from "../airdrop/rules";
import type { Chain } from "../wallet-chains";
import type { BadRow, ListedRow, RowProblem } from "./read-list";

type List = { key: string; chain: Chain };
type Listed = { address: string; status: string; target: string | null; jobId: string | null; isOpen: number };

/**
 * Compares the rows of a job with the airdrop list that it pays: those that are not on it, were paid, are being paid by another
 * job or name another address than the recipient has asked for are left out. With `payAgain`, those that were paid stay.
 */
export async function compareListed(
  db: Database,
  { list, rows, payAgain }: { list: List; rows: readonly ListedRow[]; payAgain: boolean },
): Promise<{ rows: ListedRow[]; bad: BadRow[] }> {
  const known = await readListed(db, list.key, rows.map(listedAddressOf));
  const bad: BadRow[] = [];
  const good = rows.filter((row) => {
    const problem = problemOf(row, { list, payAgain, found: known.get(listedAddressOf(row)) });
    if (problem) bad.push({ line: row.line, problem, text: listedAddressOf(row) });
    return problem === null;
  });
  return { rows: good, bad };
}

/** The address under which a row stands on a list. */
function listedAddressOf({ address, listedAddress }: ListedRow): string {
  return listedAddress ?? address;
}

function problemOf(
  row: ListedRow,
  { list, payAgain, found }: { list: List; payAgain: boolean; found: Listed | undefined },
): RowProblem | null {
  if (!found) return "notListed";
  if (found.jobId && found.isOpen) return "inOtherJob";
  const isPaid = found.status === "completed" || found.jobId !== null;
  if (isPaid && !payAgain) return "alreadyPaid";
  return sendTo(list.chain, found) === row.address ? null : "otherTarget";
}

/** One statement, however many there are: D1 binds a hundred values. */
async function readListed(db: Database, list: string, addresses: string[]): Promise<Map<string, Listed>> {
  const rows = await db.all<Listed>(sql`
    select r.address as address, r.status as status, c.job_id as jobId,
      exists (select 1 from job j where j.id = c.job_id and j.closed_at is null) as isOpen,
      (select a.target_address from airdrop_application a where a.list_key = r.list_key and a.address = r.address
        order by a.version desc limit 1) as target
    from json_each(${JSON.stringify(addresses)}) as asked
    join airdrop_recipient r on r.list_key = ${list} and r.address = asked.value
    left join airdrop_claim c on c.list_key = r.list_key and c.address = r.address`);
  return new Map(rows.map((row) => [row.address, row]));
}
