import { type CampaignPromise, hashPromise } from "~programs/drop-promise";

/** Whether two campaigns promise the same, by the hash that the program compares. */
export function isSamePromise(a: CampaignPromise, b: CampaignPromise): boolean {
  const [first, second] = [hashPromise(a), hashPromise(b)];
  return first.every((byte, at) => byte === second[at]);
}
