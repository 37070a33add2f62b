/**
 * Grants as the parameter of a deed, one on each line: id, beneficiary, base units, start, cliff and end in chain seconds,
 * step in seconds, whether it can be revoked, and the name of the plan, which may have commas. The Worker writes them and the
 * browser's check reads them.
 */
export type GrantTerms = {
  grantId: string;
  beneficiary: string;
  amountRaw: string;
  startTs: string;
  cliffTs: string;
  endTs: string;
  stepSeconds: string;
  isRevocable: "yes" | "no";
  plan: string;
};

/** A transaction has room for this many: two accounts and about 130 bytes for each. */
export const GRANTS_A_DEED = 4;

const LINE =
  /^(\d{1,20}),([1-9A-HJ-NP-Za-km-z]{32,44}),([1-9]\d{0,19}),(\d{1,12}),(\d{1,12}),(\d{1,12}),(\d{1,10}),(yes|no),(\P{Cc}{0,32})$/u;

/** The grants of a parameter; null if a line is no grant, if there are none or too many, or if two have the same id. */
export function readGrantLines(text: string): GrantTerms[] | null {
  const lines = text.split("\n");
  if (lines.length > GRANTS_A_DEED) return null;
  const grants = lines.map(readLine);
  if (!grants.every((grant) => grant !== null)) return null;
  return new Set(grants.map(({ grantId }) => grantId)).size === grants.length ? grants : null;
}

/** The parameter for some grants. */
export function writeGrantLines(grants: readonly GrantTerms[]): string {
  return grants
    .map(({ grantId, beneficiary, amountRaw, startTs, cliffTs, endTs, stepSeconds, isRevocable, plan }) =>
      [grantId, beneficiary, amountRaw, startTs, cliffTs, endTs, stepSeconds, isRevocable, plan].join(),
    )
    .join("\n");
}

function readLine(line: string): GrantTerms | null {
  const found = LINE.exec(line);
  if (!found) return null;
  const [, grantId = "", beneficiary = "", amountRaw = "", startTs = "", cliffTs = "", endTs = ""] = found;
  const [stepSeconds = "", isRevocable, plan = ""] = found.slice(7);
  const times = { startTs, cliffTs, endTs, stepSeconds };
  return { grantId, beneficiary, amountRaw, ...times, isRevocable: isRevocable === "yes" ? "yes" : "no", plan };
}
