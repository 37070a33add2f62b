import { expect, test } from "vitest";
import { TOKEN_2022_TRANSFER_UNITS } from "~/domain/solana/token.server";
import { COMPUTE_UNITS } from "~/domain/vesting/compute-units";
import resources from "../../../docs/program-resources.json";

const limits = [
  ["claim, in part", COMPUTE_UNITS.claim],
  ["claim, all that has vested", COMPUTE_UNITS.claim],
  ["claim, stepped", COMPUTE_UNITS.claim],
  ["claim, closing", COMPUTE_UNITS.claim],
  ["propose_beneficiary", COMPUTE_UNITS.handOver],
  ["accept_beneficiary", COMPUTE_UNITS.handOver],
] as const;

test.each(limits)("the compute limit covers what was measured: %s", (name, limit) => {
  expect(resources.vesting["SPL Token"][name].units.litesvm).toBeLessThanOrEqual(limit);
  expect(resources.vesting["Token-2022"][name].units.litesvm).toBeLessThanOrEqual(limit + TOKEN_2022_TRANSFER_UNITS);
});
