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
  tokenBytes as tokenBytesOf,
} from "../../hostile/expectation.ts";
import type { Substitution } from "./world.ts";

/** Written by hand from programs/staking/README.md, never from a run. */

type Row = RowOf<Substitution>;

const NOT_OF_A_POOL = no("belongs to no pool");
const NOT_OF_A_HOLDER = no("belongs to no holder");
const NO_VAULT = no("not a vault");
const NO_MINT = no("has no mint");
const NO_AUTHORITY = no("has no authority of its own");
const NO_PROGRAM = no("not a program");
const ANY_PAYER = no("anybody may pay");

const notAProgram = { "wrong program": NO_PROGRAM, "the other token program": NO_PROGRAM };

const tokenBytes = tokenBytesOf("WrongTokenAccount");

/** A pool that the instruction changes. */
const pool = (anotherPools: string): Row => ({
  ...duplicate,
  ...notAProgram,
  ...stateBytes,
  "not signer": NEED_NOT_SIGN,
  "not writable": "AccountNotWritable",
  "another pool's": anotherPools,
  "another holder's": NOT_OF_A_HOLDER,
  "the other vault": NO_VAULT,
  "wrong mint": NO_MINT,
  "wrong authority": NO_AUTHORITY,
  "wrong kind": "WrongAccountType",
});

const position: Row = {
  ...pool("WrongPool"),
  "another holder's": "WrongOwner",
};

/** Somebody whose key is stored in the pool. */
const role: Row = {
  ...duplicate,
  ...notAProgram,
  ...bytesUnread(BY_SIGNATURE),
  "not signer": "MissingRequiredSignature",
  "not writable": READ_ONLY,
  "another pool's": "Unauthorized",
  "another holder's": NOT_OF_A_HOLDER,
  "the other vault": NO_VAULT,
  "wrong mint": NO_MINT,
  "wrong authority": "Unauthorized",
  "wrong kind": BY_SIGNATURE,
};

/**
 * Somebody whose key is a seed of what is created, or is stored in the position. They may pay for themselves, but a payer in
 * their place is somebody else.
 */
const holder = (others: string, asPayer: Record<string, Expectation>): Row => ({
  ...role,
  "another pool's": NOT_OF_A_POOL,
  "another holder's": others,
  "wrong authority": others,
  "same account twice": { others: "DuplicateAccount", ...asPayer },
});

const payer = (of: string): Row => ({
  ...role,
  "wrong owner": "ExternalAccountLamportSpend",
  closed: "system: InsufficientLamports",
  "not writable": "AccountNotWritable",
  "another pool's": ANY_PAYER,
  "another holder's": ANY_PAYER,
  "wrong authority": ANY_PAYER,
  "same account twice": { others: "DuplicateAccount", [of]: passes("may pay for itself") },
});

const rentPayer: Row = {
  ...role,
  ...bytesUnread(no("only its address counts")),
  "wrong owner": passes("rent goes to its address, whatever became of it"),
  closed: passes("rent goes to its address, whatever became of it"),
  "not signer": NEED_NOT_SIGN,
  "not writable": "AccountNotWritable",
  "another pool's": NOT_OF_A_POOL,
  "another holder's": "WrongRentPayer",
  "wrong authority": "WrongRentPayer",
  "wrong kind": no("only its address counts"),
  "same account twice": { others: "DuplicateAccount", owner: "WrongRentPayer" },
};

const mint: Row = {
  ...duplicate,
  ...notAProgram,
  ...bytesUnread(BY_ADDRESS),
  "not signer": NEED_NOT_SIGN,
  "not writable": READ_ONLY,
  "another pool's": no("the sibling pool has the same mint: see wrong mint"),
  "another holder's": NOT_OF_A_HOLDER,
  "the other vault": NO_VAULT,
  "wrong mint": "WrongMint",
  "wrong authority": NO_AUTHORITY,
  "wrong kind": "WrongMint",
};

/** A vault that is paid into or out of. */
const vault: Row = {
  ...duplicate,
  ...notAProgram,
  ...bytesUnread(BY_ADDRESS),
  "not signer": NEED_NOT_SIGN,
  "not writable": "AccountNotWritable",
  "another pool's": "WrongVault",
  "another holder's": NOT_OF_A_HOLDER,
  "the other vault": "WrongVault",
  "wrong mint": "WrongVault",
  "wrong authority": "WrongVault",
  "wrong kind": "WrongVault",
};

/** A token account of a person. */
const token: Row = {
  ...duplicate,
  ...notAProgram,
  ...tokenBytes,
  "not signer": NEED_NOT_SIGN,
  "not writable": "AccountNotWritable",
  "another pool's": NOT_OF_A_POOL,
  "another holder's": "WrongTokenAccount",
  "the other vault": no("vaults belong to the pool: see wrong authority"),
  "wrong mint": "WrongTokenAccount",
  "wrong authority": "WrongTokenAccount",
  "wrong kind": "WrongTokenAccount",
};

const program = {
  ...duplicate,
  ...bytesUnread(A_PROGRAM),
  "not signer": NEED_NOT_SIGN,
  "not writable": READ_ONLY,
  "another pool's": NOT_OF_A_POOL,
  "another holder's": NOT_OF_A_HOLDER,
  "the other vault": NO_VAULT,
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

/** A pool, vault or position that the instruction creates. */
const created: Row = {
  ...pool("WrongAddress"),
  ...newBytes,
  "wrong kind": NOT_THERE_YET,
};

/** Swapping the two new vaults would take two changes; each alone is the same account twice. */
const newVault: Row = { ...created, "the other vault": no("see same account twice") };

export const expected: ExpectedTable<Substitution> = {
  create_coin_pool: {
    pool: { ...created, "another holder's": "WrongAddress" },
    creator: holder("WrongAddress", { payer: "WrongAddress" }),
    payer: payer("creator"),
    mint: {
      ...mint,
      ...tokenBytesOf("WrongMint"),
      // The mint is among the pool's seeds, and these are checked first.
      "wrong mint": "WrongAddress",
      "wrong kind": "WrongAddress",
    },
    principal_vault: newVault,
    reward_vault: newVault,
    // The other token program does not own this mint.
    token_program: { ...tokenProgram, "the other token program": "WrongMint" },
    system_program: systemProgram,
  },
  set_conditions: { pool: pool("Unauthorized"), admin: role },
  set_roles: { pool: pool("Unauthorized"), admin: role },
  propose_admin: { pool: pool("Unauthorized"), admin: role },
  accept_admin: { pool: pool("NoPendingAdmin"), new_admin: role },
  set_paused: { pool: pool("Unauthorized"), pauser: role },
  fund: {
    pool: { ...pool("Unauthorized"), "not writable": READ_ONLY },
    funder: role,
    funder_token: token,
    mint,
    reward_vault: vault,
    token_program: tokenProgram,
  },
  withdraw: {
    pool: pool("Unauthorized"),
    admin: role,
    vault: {
      ...vault,
      ...tokenBytes,
      "the other vault": no("either vault may be named, and each is bounded by its own books"),
    },
    destination: {
      ...token,
      "another holder's": no("may belong to anybody"),
      "wrong authority": no("may belong to anybody"),
    },
    mint,
    token_program: tokenProgram,
  },
  stake: {
    pool: pool("WrongAddress"),
    position: { ...created, "another holder's": "WrongAddress" },
    owner: holder("WrongAddress", { payer: "WrongAddress" }),
    payer: payer("owner"),
    owner_token: token,
    mint,
    // Both vaults are used, so the one in the other's place appears twice.
    principal_vault: { ...vault, "the other vault": "DuplicateAccount" },
    reward_vault: { ...vault, ...tokenBytes, "not writable": READ_ONLY, "the other vault": "DuplicateAccount" },
    token_program: tokenProgram,
    system_program: systemProgram,
  },
  claim: {
    pool: pool("WrongPool"),
    position,
    owner: holder("WrongOwner", { rent_payer: "MissingRequiredSignature" }),
    rent_payer: rentPayer,
    owner_token: token,
    mint,
    reward_vault: vault,
    token_program: tokenProgram,
  },
  unstake: {
    pool: pool("WrongPool"),
    position,
    owner: holder("WrongOwner", { rent_payer: "MissingRequiredSignature" }),
    rent_payer: rentPayer,
    owner_token: token,
    mint,
    principal_vault: vault,
    token_program: tokenProgram,
  },
};
