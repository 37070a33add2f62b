import { expect, test } from "vitest";
import type { Check } from "~/domain/migration/receipt-claims";
import { receiptLead } from "~/features/receipt/receipt-lead";
import receipt from "~/locales/en/receipt.json";
import { LOCALES } from "~/locales/locales";
import { translateIn } from "~/locales/translate";

const english = LOCALES.find(({ code }) => code === "en")!;

test("a confirmed receipt that cannot be checked now says how it was when last checked", () => {
  const leadWith = (state: Check["state"]) =>
    receiptLead(translateIn(english), receipt, {
      standing: "confirmed",
      oldNft: { name: "Classic #1" },
      newNft: { name: "Kong #1" },
      checks: [{ claim: "mint", chain: "solana", state, said: "1", found: null }],
    } as unknown as Parameters<typeof receiptLead>[2]);
  expect(leadWith("holds")).toBe("Classic #1 on Kaia became Kong #1 on Solana.");
  expect(leadWith("unread")).toBe("When last checked, Classic #1 on Kaia had become Kong #1 on Solana.");
});
