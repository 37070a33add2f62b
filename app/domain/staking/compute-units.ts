/**
 * Compute units of our instructions with p-token (measured ones are in docs/program-resources.json). A stake searches for
 * the address of its position; each further try costs one more bump.
 */
export const COMPUTE_UNITS = {
  stake: 8_500,
  stakeTry: 1_500,
  claim: 3_000,
  unstake: 3_000,
};
