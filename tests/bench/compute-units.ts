import { readFileSync } from "node:fs";
import type { Figure } from "./report.ts";

/** By part of the programs, by token program, by case. */
type Resources = Record<string, Record<string, Record<string, { units: { bankrun: number; litesvm: number } }>>>;

/** With p-token, which mainnet runs: litesvm. */
const BUDGETS: [part: string, row: RegExp, units: number][] = [
  ["coin", /^claim/, 3_000],
  ["coin", /^unstake/, 3_000],
  ["coin", /^stake, first bump/, 6_000],
  ["coin", /^stake, second bump/, 7_500],
  ["coin", /^stake, third bump/, 9_000],
  ["drop", /^claim_coins, among a million/, 8_000],
  ["vesting", /^claim/, 3_500],
];

/** The committed table, which the program tests compare with what they measure, beside the budgets. */
export async function benchComputeUnits(): Promise<Figure[]> {
  const resources: Resources = JSON.parse(readFileSync("docs/program-resources.json", "utf8"));
  return Object.entries(resources).flatMap(([part, tables]) =>
    Object.entries(tables["SPL Token"] ?? {}).flatMap(([row, { units }]) => {
      const budget = BUDGETS.find(([of, rows]) => of === part && rows.test(row))?.[2];
      if (!budget) return [];
      const holds = units.litesvm <= budget;
      const what = `${part}: ${row}`;
      return [{ what, ours: units.litesvm, reference: null, unit: "CU", budget: `≤ ${budget}`, holds }];
    }),
  );
}
