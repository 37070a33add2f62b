import stakingIdl from "~programs/idl/staking.json";
import type { Config } from "../../env.server";

/**
 * The address that the repository builds the staking program for. Its key is made from a sentence in the source, so
 * anybody can deploy there first and upgrade it later: on a public cluster it must hold nothing.
 */
const DEVELOPMENT_PROGRAM = "DZYfLAgiGBAa6TzJXrttZhbmnE3uR4JEiFmCy1VgjGCu";

/** Whether an operator has made the site his own: real facts about the company, and a program address nobody else has the key of. */
export function isSetUp({ environment }: Config, company: { isStored: boolean }): boolean {
  if (environment !== "production") return true;
  return company.isStored && stakingIdl.address !== DEVELOPMENT_PROGRAM;
}
