/** Compute units of our instructions with p-token (measured ones are in docs/program-resources.json). */
export const COMPUTE_UNITS = { claim: 3_500, handOver: 700 };
