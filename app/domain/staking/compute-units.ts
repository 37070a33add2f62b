/**
 * Compute units of our instructions (docs/program-resources.json has the measured ones), with p-token. A stake searches the
 * address of the position: each further try costs one more.
 */
export const COMPUTE_UNITS = {
  stake: 8_500,
  stakeTry: 1_500,
  claim: 3_000,
  unstake: 3_000,
};
