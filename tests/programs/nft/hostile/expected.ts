import {
  A_PROGRAM,
  BY_ADDRESS,
  BY_SIGNATURE,
  bytesUnread,
  duplicate,
  type Expectation,
  type ExpectedTable,
  NEED_NOT_SIGN,
  NO_HEADER,
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

/** Written by hand from programs/staking/README.md, never from a run. */

type Row = RowOf<Substitution>;

const NOT_OF_A_POOL = no("belongs to no pool");
const NOT_OF_A_HOLDER = no("belongs to no holder");
const NOT_OF_AN_NFT = no("belongs to no NFT");
const NOT_OF_A_STREAM = no("belongs to no stream");
const NO_MINT = no("has no mint");
const NO_AUTHORITY = no("has no authority of its own");
const NO_PROGRAM = no("not a program");
const ANY_PAYER = no("anybody may pay");

const notAProgram = { "wrong program": NO_PROGRAM, "the other token program": NO_PROGRAM };

/** A pool that the instruction changes. */
const pool = (anotherPools: string): Row => ({
  ...duplicate,
  ...notAProgram,
  ...stateBytes,
  "not signer": NEED_NOT_SIGN,
  "not writable": "AccountNotWritable",
  "another pool's": anotherPools,
  "another holder's": NOT_OF_A_HOLDER,
  "another NFT's": NOT_OF_AN_NFT,
  "another stream's": NOT_OF_A_STREAM,
  "wrong mint": NO_MINT,
  "wrong authority": NO_AUTHORITY,
  "wrong kind": "WrongAccountType",
});

const position = (anotherNfts: string): Row => ({
  ...pool("WrongPool"),
  "another holder's": "WrongOwner",
  "another NFT's": anotherNfts,
});

const checkIn: Row = {
  ...pool("WrongCheckIn"),
  "another holder's": "WrongCheckIn",
  "another NFT's": "WrongCheckIn",
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
  "another NFT's": NOT_OF_AN_NFT,
  "another stream's": NOT_OF_A_STREAM,
  "wrong mint": NO_MINT,
  "wrong authority": "Unauthorized",
  "wrong kind": BY_SIGNATURE,
};

/** Somebody whose key is a seed of what is created, or is stored in the position. */
const holder = (others: string, asPayer: Record<string, Expectation> = {}): Row => ({
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

/** A coin's mint, known by the stream. */
const mint: Row = {
  ...duplicate,
  ...notAProgram,
  ...bytesUnread(BY_ADDRESS),
  "not signer": NEED_NOT_SIGN,
  "not writable": READ_ONLY,
  "another pool's": no("the sibling pool pays the same coin: see wrong mint"),
  "another holder's": NOT_OF_A_HOLDER,
  "another NFT's": NOT_OF_AN_NFT,
  "another stream's": no("both streams pay the same coin: see wrong mint"),
  "wrong mint": "WrongMint",
  "wrong authority": NO_AUTHORITY,
  "wrong kind": "WrongMint",
};

/** A stream's vault. */
const vault: Row = {
  ...duplicate,
  ...notAProgram,
  ...bytesUnread(BY_ADDRESS),
  "not signer": NEED_NOT_SIGN,
  "not writable": "AccountNotWritable",
  "another pool's": "WrongVault",
  "another holder's": NOT_OF_A_HOLDER,
  "another NFT's": NOT_OF_AN_NFT,
  "another stream's": "WrongVault",
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
  "another pool's": NOT_OF_A_POOL,
  "another holder's": "WrongTokenAccount",
  "another NFT's": NOT_OF_AN_NFT,
  "another stream's": NOT_OF_A_STREAM,
  "wrong mint": "WrongTokenAccount",
  "wrong authority": "WrongTokenAccount",
  "wrong kind": "WrongTokenAccount",
};

/** The holder's account of the NFT. */
const nftToken: Row = { ...token, "another NFT's": no("see wrong mint") };

const program = {
  ...duplicate,
  ...bytesUnread(A_PROGRAM),
  "not signer": NEED_NOT_SIGN,
  "not writable": READ_ONLY,
  "another pool's": NOT_OF_A_POOL,
  "another holder's": NOT_OF_A_HOLDER,
  "another NFT's": NOT_OF_AN_NFT,
  "another stream's": NOT_OF_A_STREAM,
  "wrong mint": NO_MINT,
  "wrong authority": NO_AUTHORITY,
  "wrong kind": A_PROGRAM,
};

const tokenProgram = (theOther: string): Row => ({
  ...program,
  "wrong program": "WrongTokenProgram",
  "the other token program": theOther,
});

const systemProgram: Row = {
  ...program,
  "wrong program": "IncorrectProgramId",
  "the other token program": no("not a token program"),
};

/** What the instruction creates. */
const created: Row = {
  ...pool("WrongAddress"),
  ...newBytes,
  "wrong kind": NOT_THERE_YET,
};

export const expected: ExpectedTable<Substitution> = {
  create_nft_pool: {
    pool: { ...created, "another holder's": "WrongAddress" },
    creator: holder("WrongAddress", { payer: "WrongAddress" }),
    payer: payer("creator"),
    system_program: systemProgram,
  },
  set_nft_conditions: { pool: pool("Unauthorized"), admin: role },
  set_nft_roles: { pool: pool("Unauthorized"), admin: role },
  propose_nft_admin: { pool: pool("Unauthorized"), admin: role },
  accept_nft_admin: { pool: pool("NoPendingAdmin"), new_admin: role },
  set_nft_paused: { pool: pool("Unauthorized"), pauser: role },
  propose_membership: { pool: pool("Unauthorized"), admin: role },
  add_stream: {
    pool: pool("Unauthorized"),
    admin: { ...role, "same account twice": { others: "DuplicateAccount", payer: "Unauthorized" } },
    payer: payer("admin"),
    mint: { ...mint, ...tokenBytes("WrongMint"), "wrong mint": no("any coin may be paid") },
    vault: { ...created, "another stream's": "WrongAddress" },
    // The other token program does not own this mint.
    token_program: tokenProgram("WrongMint"),
    system_program: systemProgram,
  },
  set_stream: { pool: pool("Unauthorized"), admin: role },
  fund_stream: {
    pool: pool("Unauthorized"),
    funder: role,
    funder_token: token,
    mint,
    vault,
    token_program: tokenProgram("WrongTokenProgram"),
  },
  withdraw_stream: {
    pool: pool("Unauthorized"),
    admin: role,
    vault: { ...vault, ...tokenBytes("WrongTokenAccount") },
    destination: {
      ...token,
      "another holder's": no("may belong to anybody"),
      "wrong authority": no("may belong to anybody"),
    },
    mint,
    token_program: tokenProgram("WrongTokenProgram"),
  },
  stake_nft: {
    pool: pool("WrongAddress"),
    position: { ...created, "another holder's": "WrongAddress", "another NFT's": "WrongAddress" },
    check_in: {
      ...checkIn,
      ...newBytes,
      // An account that belongs to the program already has to be the NFT's own record.
      "closed and re-created": "WrongAccountType",
    },
    owner: holder("WrongAddress", { payer: "WrongAddress" }),
    payer: payer("owner"),
    owner_token: nftToken,
    mint: {
      ...mint,
      ...tokenBytes("WrongMint"),
      closed: "NoTokenNft",
      "another pool's": no("is in no pool yet"),
      "another stream's": NOT_OF_A_STREAM,
      // The mint is among the position's seeds, and these are checked first.
      "another NFT's": "WrongAddress",
      "wrong mint": "WrongAddress",
      "wrong kind": "WrongAddress",
    },
    escrow: {
      ...created,
      "another pool's": "WrongAddress",
      "another holder's": "WrongAddress",
      "another NFT's": "WrongAddress",
    },
    metadata: {
      ...mint,
      "wrong owner": "NotInCollection",
      "wrong discriminator": "WrongMetadata",
      "wrong version": NO_HEADER,
      "one byte short": passes("nothing is read at the end"),
      "one byte long": passes("nothing is read at the end"),
      closed: "NotInCollection",
      "closed and re-created": "WrongMetadata",
      "another pool's": NOT_OF_A_POOL,
      "another stream's": NOT_OF_A_STREAM,
      "another NFT's": "WrongMetadata",
      "wrong mint": "WrongMetadata",
      "wrong kind": "WrongMetadata",
    },
    // The other token program does not own this mint.
    token_program: tokenProgram("WrongMint"),
    system_program: systemProgram,
  },
  check_in: {
    pool: pool("WrongPool"),
    position: position("WrongCheckIn"),
    check_in: checkIn,
    owner: holder("WrongOwner"),
  },
  claim_stream: {
    pool: pool("WrongPool"),
    position: position("WrongRentPayer"),
    // A mint's key can stake and pay like any key, so the mint may appear in these two places as well.
    owner: holder("WrongOwner", { rent_payer: "MissingRequiredSignature", mint: "MissingRequiredSignature" }),
    rent_payer: {
      ...rentPayer,
      "same account twice": { others: "DuplicateAccount", owner: "WrongRentPayer", mint: "WrongRentPayer" },
    },
    owner_token: token,
    mint: {
      ...mint,
      "same account twice": { others: "DuplicateAccount", owner: "WrongMint", rent_payer: "WrongMint" },
    },
    vault,
    token_program: tokenProgram("WrongTokenProgram"),
  },
  unstake_nft: {
    pool: pool("WrongPool"),
    position: position("WrongCheckIn"),
    check_in: checkIn,
    owner: holder("WrongOwner", { rent_payer: "MissingRequiredSignature" }),
    rent_payer: rentPayer,
    owner_token: nftToken,
    mint: {
      ...mint,
      "another pool's": no("an NFT is in one pool at a time: see another NFT's"),
      "another stream's": NOT_OF_A_STREAM,
      "another NFT's": "WrongMint",
    },
    escrow: {
      ...vault,
      "another pool's": "WrongEscrow",
      "another holder's": "WrongEscrow",
      "another NFT's": "WrongEscrow",
      "another stream's": NOT_OF_A_STREAM,
      "wrong mint": "WrongEscrow",
      "wrong authority": "WrongEscrow",
      "wrong kind": "WrongEscrow",
    },
    // The other token program owns no account of this NFT.
    token_program: tokenProgram("WrongTokenAccount"),
  },
  close_check_in: {
    pool: pool("WrongPool"),
    check_in: {
      ...checkIn,
      "another pool's": "WrongPool",
      "another holder's": "WrongRentPayer",
      "another NFT's": "CheckInAlive",
    },
    rent_payer: { ...rentPayer, ...duplicate },
  },
};
