import { sha256Hex } from "../sha256";

/** A line of what a proposal does, as its dry run found it. The values are plain, so that they can be stored and hashed. */
export type ProposedEffect = { name: string; of?: string; before: string | null; after: string | null };

/** What is proposed: a form of the staff area ("staff.edit"), the row that it is about, what was sent, and what it does. */
export type Proposal = {
  form: string;
  key: string;
  sent: readonly (readonly [name: string, value: string])[];
  effects: readonly ProposedEffect[];
};

/** SHA-256 over everything that is proposed, in hex: what somebody agrees to is what is carried out. */
export function hashProposal({ form, key, sent, effects }: Proposal): Promise<string> {
  const plain = [form, key, sent, effects.map(({ name, of, before, after }) => [name, of ?? "", before, after])];
  return sha256Hex(JSON.stringify(plain));
}

/**
 * Whether a proposal can still be decided, or carried out if it was agreed to and its end is not known. Both are possible for
 * seven days, so that an old proposal cannot be put back into D1 and carried out once more.
 */
export function isProposalOpen({ status, until }: { status: string; until: Date }, now: Date): boolean {
  return (status === "waiting" || status === "approved") && until > now;
}

/**
 * An e-mail address as far as it tells mailboxes apart: in lower case, without dots and without what follows a plus sign
 * before the @, which many services deliver to the same person.
 */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  return `${local.replace(/\+.*$/, "").replaceAll(".", "")}@${domain}`;
}
