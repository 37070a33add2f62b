import { expect, test } from "vitest";
import { TOKEN_2022_TRANSFER_UNITS } from "~/domain/solana/token.server";
import { COMPUTE_UNITS } from "~/domain/staking/compute-units";
import resources from "../../../docs/program-resources.json";

const limits = [
  ["stake, first bump", COMPUTE_UNITS.stake],
  ["stake, second bump", COMPUTE_UNITS.stake + COMPUTE_UNITS.stakeTry],
  ["stake, third bump", COMPUTE_UNITS.stake + 2 * COMPUTE_UNITS.stakeTry],
  ["stake, onto somebody's lamports", COMPUTE_UNITS.stake],
  ["claim, before the end, with a fee", COMPUTE_UNITS.claim],
  ["claim, closing", COMPUTE_UNITS.claim],
  ["claim, at the end", COMPUTE_UNITS.claim],
  ["unstake, before the end", COMPUTE_UNITS.unstake],
  ["unstake, closing", COMPUTE_UNITS.unstake],
] as const;

test.each(limits)("the compute limit covers what was measured: %s", (name, limit) => {
  expect(resources.coin["SPL Token"][name].units.litesvm).toBeLessThanOrEqual(limit);
  expect(resources.coin["Token-2022"][name].units.litesvm).toBeLessThanOrEqual(limit + TOKEN_2022_TRANSFER_UNITS);
});
