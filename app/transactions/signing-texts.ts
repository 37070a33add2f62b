import type { Texts } from "~/locales/texts.server";

/** All texts for hardware signing, including those that it shares with other transactions. */
export function signingTextsOf(texts: Texts) {
  const { computeUnits, computeUnitsValue, computeUnitsNote } = texts.staking.stakeConfirm;
  const { costs } = texts.hardwareSigning;
  const progress = texts.transactionProgress;
  return {
    ...texts.hardwareSigning,
    costs: { ...costs, computeUnits, computeUnitsValue, computeUnitsNote },
    unreachable: texts.staking.labels.unreachable,
    progress,
  };
}

export type SigningTexts = ReturnType<typeof signingTextsOf>;
