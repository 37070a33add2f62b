import type { approval } from "~db/schema";
import { isRowSealed, type SealedValues, sealRow } from "../staff/row-seal.server";

/** What is proposed is in the hash; how far it is, is no part of the seal. */
type VouchedProposal = Pick<typeof approval.$inferSelect, "id" | "hash" | "proposedBy" | "until">;

/**
 * The seal of a proposal: whoever can write into D1 cannot propose something in a colleague's name and agree to it themselves.
 */
export function sealProposal(adminSecret: string, proposal: VouchedProposal): Promise<string> {
  return sealRow(adminSecret, valuesOf(proposal));
}

/** Whether a proposal is as whoever it names has made it. */
export function isProposalSealed(
  adminSecret: string,
  { seal, ...proposal }: VouchedProposal & { seal: string },
): Promise<boolean> {
  return isRowSealed(adminSecret, seal, valuesOf(proposal));
}

const valuesOf = ({ id, hash, proposedBy, until }: VouchedProposal): SealedValues => [
  "proposal",
  ...[id, hash, proposedBy, until.getTime()],
];
