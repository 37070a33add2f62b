import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { createAirdrop } from "~/domain/jobs/create-airdrop.server";
import { airdropSchema } from "~/domain/jobs/input";
import { findJob } from "~/domain/jobs/job-rows.server";
import { testDatabase as db } from "../database";
import { addressOf, MINT, NO_ASSETS, openWorld, REFUND, SEED } from "./job-world";

/** What a browser sends of the form; a file that nobody chose is empty. */
function sent(values: Record<string, string>, file = new File([], "")): FormData {
  const form = new FormData();
  const typed = { title: "test", mint: MINT, unit: "", amount: "", source: "list", of: "", list: "", airdropList: "" };
  for (const [name, value] of Object.entries({ ...typed, refundAddress: REFUND, ...values })) form.set(name, value);
  form.set("file", file);
  return form;
}

async function create(preset: string, form: FormData) {
  const { deps, staff } = await openWorld();
  const submission = parseWithZod(form, { schema: airdropSchema });
  if (submission.status !== "success") throw new Error(JSON.stringify(submission.error));
  const actor = { staff, ipAddress: "203.0.113.7" };
  const staffDeps = { db, now: deps.now(), actor, chain: deps.chain, assets: NO_ASSETS, seed: SEED };
  return findJob(db, await createAirdrop(staffDeps, preset, submission.value));
}

test("a form with a typed list becomes a draft with its good rows, and names the bad ones", async () => {
  const list = ["address,amount", `${addressOf(1)},1.5`, "nonsense,2", `${addressOf(1)},2`, `${addressOf(2)},x`];
  const row = await create("SoccerGo", sent({ list: list.join("\n") }));
  expect(row).toMatchObject({ preset: "SoccerGo", status: 1, itemCount: 1, totalRaw: 1_500_000n, unit: "SCG" });
  expect(JSON.parse(row?.problems ?? "")).toMatchObject([{ line: 3 }, { line: 4 }, { line: 5 }]);
});

test("a file counts in place of the typed list, and the fixed amount for rows without one", async () => {
  const file = new File([`address\n${addressOf(1)}\n${addressOf(2)}\n`], "list.csv", { type: "text/csv" });
  const row = await create("Etm30", sent({ amount: "30", list: addressOf(3) }, file));
  expect(row).toMatchObject({ itemCount: 2, totalRaw: 60_000_000n, unit: "ETM" });
});

test("SOL goes to one address; an unknown airdrop, coin or list is refused", async () => {
  const one = { list: `${addressOf(1)},0.01`, mint: "" };
  expect(await create("SingleSolana", sent(one))).toMatchObject({ asset: "sol", totalRaw: 10_000_000n, unit: "SOL" });
  await expect(create("constructor", sent(one))).rejects.toMatchObject({ code: "NotFound" });
  await expect(create("Token", sent(one))).rejects.toMatchObject({ code: "CoinUnknown" });
  await expect(create("Token", sent({ list: "", amount: "1" }))).rejects.toMatchObject({ code: "JobWithoutItems" });
  await expect(create("SingleSolana", sent({ ...one, airdropList: "none" }))).rejects.toMatchObject({
    code: "NotFound",
  });
});

test.each(["20.500", "1,5", "ten", "0.0000001"])(
  "an amount with two readings or with none is refused: %s",
  async (amount) => {
    const asked = create("Etm30", sent({ amount, list: addressOf(1) }));
    await expect(asked).rejects.toMatchObject({ code: "AmountNotUnderstood", details: { decimals: "6" } });
  },
);
