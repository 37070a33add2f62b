import type { approval } from "~db/schema";
import { isRowSealed, type SealedValues, sealRow } from "../staff/row-seal.server";
import { hashProposal, type ProposedEffect } from "./proposal";

/** The hash covers what is proposed. The status of the proposal is not sealed. */
type VouchedProposal = Pick<typeof approval.$inferSelect, "id" | "hash" | "proposedBy" | "until">;

/**
 * The seal of a proposal. It keeps somebody who can write into D1 from making a proposal in a colleague's name and agreeing to
 * it.
 */
export function sealProposal(adminSecret: string, proposal: VouchedProposal): Promise<string> {
  return sealRow(adminSecret, valuesOf(proposal));
}

/** Whether a proposal is as its named proposer made it. */
export function isProposalSealed(
  adminSecret: string,
  { seal, ...proposal }: VouchedProposal & { seal: string },
): Promise<boolean> {
  return isRowSealed(adminSecret, seal, valuesOf(proposal));
}

type ShownProposal = Omit<typeof approval.$inferSelect, "effects"> & { effects: readonly ProposedEffect[] };

/**
 * Whether everything of a proposal is as it was proposed. A page has to ask before it shows one: otherwise somebody who can write
 * into D1 could show something harmless to the second person, and put the row back before they press.
 */
export async function isAsProposed(adminSecret: string, row: ShownProposal): Promise<boolean> {
  if (!(await isProposalSealed(adminSecret, row))) return false;
  return (await hashProposal({ ...row, sent: JSON.parse(row.sent) })) === row.hash;
}

const valuesOf = ({ id, hash, proposedBy, until }: VouchedProposal): SealedValues => [
  "proposal",
  ...[id, hash, proposedBy, until.getTime()],
];
