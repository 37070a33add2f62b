/** Compute units of our instructions (docs/program-resources.json has the measured ones), with p-token. */
export const COMPUTE_UNITS = { claim: 3_500, handOver: 700 };
