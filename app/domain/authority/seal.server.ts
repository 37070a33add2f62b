import { isRowSealed, type SealedValues, sealRow } from "../staff/row-seal.server";
import type { DeedEffect } from "./define-authority-deed";
import type { PreparedInstruction } from "./prepared-instructions";

/** The parts of a deed that staff wrote when they prepared it. The state of its transaction is not sealed. */
export type VouchedDeed = {
  id: string;
  form: string;
  kind: string;
  parameters: Record<string, string>;
  authorityAddress: string;
  effects: readonly DeedEffect[];
  /** The instructions of its transaction; null for a deed from before they were kept. */
  instructions: readonly PreparedInstruction[] | null;
  preparedBy: string;
};

/** The seal of a deed. It keeps an authority from being asked to sign something that somebody only wrote into D1. */
export function sealDeed(adminSecret: string, deed: VouchedDeed): Promise<string> {
  return sealRow(adminSecret, valuesOf(deed));
}

/** Whether a deed is as staff prepared it. */
export function isDeedSealed(adminSecret: string, { seal, ...deed }: VouchedDeed & { seal: string }): Promise<boolean> {
  return isRowSealed(adminSecret, seal, valuesOf(deed));
}

// a moment among the effects is a Date before it is stored and a text afterwards, and JSON spells both alike
const valuesOf = ({ id, form, kind, parameters, authorityAddress, ...deed }: VouchedDeed): SealedValues => [
  "authority deed",
  ...[id, form, kind, JSON.stringify(Object.entries(parameters).sort()), authorityAddress],
  ...[JSON.stringify(deed.effects), JSON.stringify(deed.instructions), deed.preparedBy],
];
