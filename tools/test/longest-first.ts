import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The browser test files that take longest, first; the others follow as Vitest orders them. A clean clone knows no times, and
 * a long file that begins last would run alone at the end.
 */
const LONGEST = [
  "logged-walks",
  "logs",
  "holder-pages",
  "open-pages",
  "nft-staking",
  "deeds-in-trouble",
  "transaction-trouble",
  "account",
  "staking",
  "vesting",
  "wallet-variants",
  "evm-wallets-variants",
  "holder-pages-variants",
  "under-way",
  "dcent",
  "wallet",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}
