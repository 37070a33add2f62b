import type { Preset } from "~/domain/jobs/presets";
import type { FormValues } from "./define-resource";

/** On the local machine, five sample recipients and somebody who gets back what is left; a build has none of it. */
export async function sampleAirdrop({ asset, isSingle }: Preset): Promise<FormValues> {
  if (!import.meta.env.DEV) return {};
  const { listSampleRecipients, SAMPLE_REFUND } = await import("~/domain/development/sample-recipients");
  const head = asset === "nft" ? "address,mint" : "address,amount";
  const rows = listSampleRecipients(isSingle ? 1 : 5).map((address) =>
    asset === "nft" ? `${address},` : `${address},1`,
  );
  return { list: [head, ...rows].join("\n"), refundAddress: SAMPLE_REFUND };
}
