import { isRowSealed, type SealedValues, sealRow } from "../staff/row-seal.server";
import type { DeedEffect } from "./define-authority-deed";
import type { PreparedInstruction } from "./prepared-instructions";

/** What staff wrote down when they prepared a deed. How far it is with its transaction is no part of it. */
export type VouchedDeed = {
  id: string;
  form: string;
  kind: string;
  parameters: Record<string, string>;
  authorityAddress: string;
  effects: readonly DeedEffect[];
  /** What the transaction has to run; null of a deed from before this was kept. */
  instructions: readonly PreparedInstruction[] | null;
  preparedBy: string;
};

/** The seal of a deed, so that an authority is asked to sign nothing that somebody only wrote into D1. */
export function sealDeed(adminSecret: string, deed: VouchedDeed): Promise<string> {
  return sealRow(adminSecret, valuesOf(deed));
}

/** Whether a deed is as staff prepared it. */
export function isDeedSealed(adminSecret: string, { seal, ...deed }: VouchedDeed & { seal: string }): Promise<boolean> {
  return isRowSealed(adminSecret, seal, valuesOf(deed));
}

// moments among the effects are text once they were stored, and JSON spells both alike
const valuesOf = ({ id, form, kind, parameters, authorityAddress, ...deed }: VouchedDeed): SealedValues => [
  "authority deed",
  ...[id, form, kind, JSON.stringify(Object.entries(parameters).sort()), authorityAddress],
  ...[JSON.stringify(deed.effects), JSON.stringify(deed.instructions), deed.preparedBy],
];
