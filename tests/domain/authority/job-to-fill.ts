import { changeJob } from "~/domain/jobs/commands.server";
import { createJob } from "~/domain/jobs/create.server";
import type { JobRow } from "~/domain/jobs/job-rows.server";
import { type AskedAsset, readAsset } from "~/domain/jobs/read-asset.server";
import type { ListedRow } from "~/domain/jobs/read-list";
import { testDatabase as db } from "../database";
import { REFUND, rowsOf, SEED } from "../jobs/job-world";
import { ADMIN_SECRET } from "../staff/staff";
import { chain, mint } from "../staking/chain-world";
import type { staffDeps } from "./authority-world";

type Staff = Pick<Awaited<ReturnType<typeof staffDeps>>, "now" | "actor">;

/** A started job with an empty wallet on the local chain. It sends SCG unless another asset is asked for. */
export async function startJob(
  { now, actor }: Staff,
  {
    asked = { asset: "coin", mint: mint.toBase58() },
    rows = rowsOf(2),
  }: { asked?: AskedAsset; rows?: ListedRow[] } = {},
): Promise<JobRow> {
  const deps = { db, now, actor, seed: SEED };
  const asset = await readAsset(chain, asked);
  const input = { preset: "Token", title: "to fill", asset, unit: "SCG", rows, bad: [], airdropList: null };
  const id = await createJob({ ...deps, chain }, { ...input, refundAddress: REFUND });
  return changeJob({ ...deps, adminSecret: ADMIN_SECRET, isOnlyOwner: true }, { id, version: 0, deed: "start" });
}
