import {
  A_PROGRAM,
  BY_ADDRESS,
  BY_SIGNATURE,
  bytesUnread,
  duplicate,
  type Expectation,
  type ExpectedTable,
  NEED_NOT_SIGN,
  NOT_THERE_YET,
  newBytes,
  no,
  passes,
  READ_ONLY,
  type Row as RowOf,
  stateBytes,
  tokenBytes,
} from "../../hostile/expectation.ts";
import type { Substitution } from "./world.ts";

/** Written by hand from programs/vesting/README.md, never from a run. */

type Row = RowOf<Substitution>;

const NOT_OF_A_GRANT = no("belongs to no grant");
const NOT_OF_A_HOLDER = no("belongs to no holder");
const NO_MINT = no("has no mint");
const NO_AUTHORITY = no("has no authority of its own");
const ANY_PAYER = no("anybody may pay");

const notAProgram = {
  "wrong program": no("not a program"),
  "the other token program": no("not a program"),
};

/** A grant that the instruction changes. */
const grant = (anotherGrants: Expectation, anotherHolders: string): Row => ({
  ...duplicate,
  ...notAProgram,
  ...stateBytes,
  "not signer": NEED_NOT_SIGN,
  "not writable": "AccountNotWritable",
  "another grant's": anotherGrants,
  "another holder's": anotherHolders,
  "wrong mint": NO_MINT,
  "wrong authority": NO_AUTHORITY,
  "wrong kind": "WrongAccountType",
});

/** Somebody whose key is stored in the grant, or is among its seeds. */
const signer = (others: string, asAnother: Record<string, Expectation> = {}): Row => ({
  ...notAProgram,
  ...bytesUnread(BY_SIGNATURE),
  "not signer": "MissingRequiredSignature",
  "not writable": READ_ONLY,
  "another grant's": NOT_OF_A_GRANT,
  "another holder's": others,
  "wrong mint": NO_MINT,
  "wrong authority": others,
  "wrong kind": BY_SIGNATURE,
  "same account twice": { others: "DuplicateAccount", ...asAnother },
});

const payer: Row = {
  ...signer("", { creator: passes("may pay for itself") }),
  "wrong owner": "ExternalAccountLamportSpend",
  closed: "system: InsufficientLamports",
  "not writable": "AccountNotWritable",
  "another holder's": ANY_PAYER,
  "wrong authority": ANY_PAYER,
};

const rentPayer = (actor: string): Row => ({
  ...notAProgram,
  ...bytesUnread(no("only its address counts")),
  "wrong owner": passes("rent goes to its address, whatever became of it"),
  closed: passes("rent goes to its address, whatever became of it"),
  "not signer": NEED_NOT_SIGN,
  "not writable": "AccountNotWritable",
  "another grant's": NOT_OF_A_GRANT,
  "another holder's": "WrongRentPayer",
  "wrong mint": NO_MINT,
  "wrong authority": "WrongRentPayer",
  "wrong kind": no("only its address counts"),
  "same account twice": { others: "DuplicateAccount", [actor]: "WrongRentPayer" },
});

const mint: Row = {
  ...duplicate,
  ...notAProgram,
  ...bytesUnread(BY_ADDRESS),
  "not signer": NEED_NOT_SIGN,
  "not writable": READ_ONLY,
  "another grant's": no("the sibling grant has the same mint: see wrong mint"),
  "another holder's": NOT_OF_A_HOLDER,
  "wrong mint": "WrongMint",
  "wrong authority": NO_AUTHORITY,
  "wrong kind": "WrongMint",
};

/** Its bytes are read only with the last payment, when its address has been checked already. */
const vault: Row = {
  ...duplicate,
  ...notAProgram,
  ...bytesUnread(BY_ADDRESS),
  "not signer": NEED_NOT_SIGN,
  "not writable": "AccountNotWritable",
  "another grant's": "WrongVault",
  "another holder's": "WrongVault",
  "wrong mint": "WrongVault",
  "wrong authority": "WrongVault",
  "wrong kind": "WrongVault",
};

/** A token account of a person. */
const token: Row = {
  ...duplicate,
  ...notAProgram,
  ...tokenBytes("WrongTokenAccount"),
  "not signer": NEED_NOT_SIGN,
  "not writable": "AccountNotWritable",
  "another grant's": NOT_OF_A_GRANT,
  "another holder's": "WrongTokenAccount",
  "wrong mint": "WrongTokenAccount",
  "wrong authority": "WrongTokenAccount",
  "wrong kind": "WrongTokenAccount",
};

const program: Omit<Row, "wrong program" | "the other token program"> = {
  ...duplicate,
  ...bytesUnread(A_PROGRAM),
  "not signer": NEED_NOT_SIGN,
  "not writable": READ_ONLY,
  "another grant's": NOT_OF_A_GRANT,
  "another holder's": NOT_OF_A_HOLDER,
  "wrong mint": NO_MINT,
  "wrong authority": NO_AUTHORITY,
  "wrong kind": A_PROGRAM,
};

const tokenProgram: Row = {
  ...program,
  "wrong program": "WrongTokenProgram",
  "the other token program": "WrongTokenProgram",
};

const systemProgram: Row = {
  ...program,
  "wrong program": "IncorrectProgramId",
  "the other token program": no("not a token program"),
};

/** A grant or a vault that the instruction creates. */
const created: Row = {
  ...grant("WrongAddress", "WrongAddress"),
  ...newBytes,
  "wrong kind": NOT_THERE_YET,
};

/** A payment out of a vault, to the person who signs. */
const payment = (actor: string, others: string): Record<string, Row> => ({
  // the sibling belongs to the same people: its vault tells the two apart
  grant: grant("WrongVault", others),
  [actor]: signer(others, { rent_payer: "MissingRequiredSignature" }),
  rent_payer: rentPayer(actor),
  [`${actor}_token`]: token,
  mint,
  vault,
  token_program: tokenProgram,
});

export const expected: ExpectedTable<Substitution> = {
  create_grant: {
    grant: created,
    creator: signer("WrongAddress", { payer: "WrongAddress" }),
    payer,
    creator_token: token,
    mint: {
      ...mint,
      ...tokenBytes("WrongMint"),
      // the mint is valid, but the creator's tokens are of another
      "wrong mint": "WrongTokenAccount",
    },
    vault: created,
    // the other token program does not own this mint
    token_program: { ...tokenProgram, "the other token program": "WrongMint" },
    system_program: systemProgram,
  },
  claim: {
    ...payment("beneficiary", "WrongBeneficiary"),
    // The key of a mint can be named as beneficiary like any key, so the mint may appear there as well.
    beneficiary: signer("WrongBeneficiary", {
      rent_payer: "MissingRequiredSignature",
      mint: "MissingRequiredSignature",
    }),
    mint: { ...mint, "same account twice": { others: "DuplicateAccount", beneficiary: "WrongMint" } },
  },
  revoke: payment("creator", "WrongCreator"),
  propose_beneficiary: {
    grant: grant(no("the beneficiary's other grant is theirs to hand over, too"), "WrongBeneficiary"),
    beneficiary: signer("WrongBeneficiary"),
  },
  accept_beneficiary: {
    grant: grant("NotProposed", "NoPendingBeneficiary"),
    new_beneficiary: {
      ...signer("NotProposed"),
      "another grant's": "NotProposed",
      "another holder's": NOT_OF_A_HOLDER,
    },
  },
};
