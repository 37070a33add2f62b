/** What a memo says: the number and the hash of an entry of the audit log. */
export type AuditHead = { seq: number; hash: string };

/** The text of the memo that is written to the chain. */
export function spellAnchor({ seq, hash }: AuditHead): string {
  return `punkvism audit log ${seq} ${hash}`;
}

/** The entry that a memo names; null for any other memo. */
export function parseAnchor(memo: string): AuditHead | null {
  const [, seq, hash = ""] = /^punkvism audit log (\d{1,15}) ([0-9a-f]{64})$/.exec(memo) ?? [];
  return seq === undefined ? null : { seq: Number(seq), hash };
}
