import type { Texts } from "~/locales/texts.server";

/** All texts for hardware signing, including those that it shares with other transactions. */
export function signingTextsOf(texts: Texts) {
  return {
    ...texts.hardwareSigning,
    costs: { ...texts.costs, deposit: texts.costs.signingAccountDeposit },
    unreachable: texts.staking.labels.unreachable,
    progress: texts.transactionProgress,
  };
}

export type SigningTexts = ReturnType<typeof signingTextsOf>;
