import type { JobKind } from "./define-job-kind";
import type { JobRow } from "./job-rows.server";
import { airdrop } from "./kinds/airdrop.server";
import { burn } from "./kinds/burn.server";
import { unverifyCollection, verifyCollection } from "./kinds/collection-mark.server";
import { mint } from "./kinds/mint.server";
import { reveal } from "./kinds/reveal.server";

const JOB_KINDS = { airdrop, burn, verifyCollection, unverifyCollection, mint, reveal } as const satisfies {
  [Name in JobRow["kind"]]: JobKind<Name>;
};

/** The kind of a job by its name in the job's row. */
export function jobKindOf({ kind }: Pick<JobRow, "kind">): JobKind {
  return JOB_KINDS[kind];
}
