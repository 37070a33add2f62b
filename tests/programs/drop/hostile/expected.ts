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

/** Written by hand from programs/drop/README.md, never from a run. */

type Row = RowOf<Substitution>;

const NOT_OF_A_CAMPAIGN = no("belongs to no campaign");
const NOT_OF_A_KIND = no("belongs to neither kind of campaign");
const NOT_OF_A_PLACE = no("belongs to no place of a list");
const NOT_OF_A_HOLDER = no("belongs to no holder");
const EITHER_KIND = no("either kind of campaign has this instruction: see another campaign's");
const NO_MINT = no("has no mint");
const NO_AUTHORITY = no("has no authority of its own");
const NO_PROGRAM = no("not a program");
const NOT_OF_A_PAYER = no("its rent payer has no part in it");
const ANY_PAYER = no("anybody may pay");

const elsewhere = {
  "the other kind's": NOT_OF_A_KIND,
  "another place's": NOT_OF_A_PLACE,
  "another holder's": NOT_OF_A_HOLDER,
  "who paid the rent": NOT_OF_A_PAYER,
};
const notAProgram = { "wrong program": NO_PROGRAM, "the other token program": NO_PROGRAM };

/** An existing campaign: the results for another one, and for one of the other kind. */
const campaign = (another: Expectation, otherKind: Expectation = EITHER_KIND): Row => ({
  ...duplicate,
  ...notAProgram,
  ...stateBytes,
  ...elsewhere,
  "not signer": NEED_NOT_SIGN,
  "not writable": "AccountNotWritable",
  "another campaign's": another,
  "the other kind's": otherKind,
  "wrong mint": NO_MINT,
  "wrong authority": NO_AUTHORITY,
  "wrong kind": "WrongAccountType",
});

/** An existing page or gift. */
const partOf = (anotherPlaces: Expectation): Row => ({
  ...campaign("WrongCampaign"),
  "the other kind's": NOT_OF_A_KIND,
  "another place's": anotherPlaces,
});

const gift = (anotherPlaces: Expectation): Row => partOf(anotherPlaces);

/** An account of the program's, or a vault, that the instruction creates. */
const created: Row = {
  ...campaign("WrongAddress", NOT_OF_A_KIND),
  ...newBytes,
  "wrong kind": NOT_THERE_YET,
};
const createdCampaign: Row = { ...created, "another holder's": "WrongAddress" };
const createdPart: Row = { ...created, "another place's": "WrongAddress" };

/** Somebody whose key is stored in the campaign. */
const role: Row = {
  ...duplicate,
  ...notAProgram,
  ...bytesUnread(BY_SIGNATURE),
  ...elsewhere,
  "not signer": "MissingRequiredSignature",
  "not writable": READ_ONLY,
  "another campaign's": "Unauthorized",
  "wrong mint": NO_MINT,
  "wrong authority": "Unauthorized",
  "wrong kind": BY_SIGNATURE,
};

/** The same, if a payer or rent payer besides it may be the same account. */
const roleBeside = (other: string, answer: Expectation): Row => ({
  ...role,
  "same account twice": { others: "DuplicateAccount", [other]: answer },
});

/** Who closes: the one with a role, or the rent payer once the grace period is over, which it is not here. */
const closer: Row = {
  ...roleBeside("rent_payer", "MissingRequiredSignature"),
  "who paid the rent": "GraceNotOver",
};

const creator: Row = {
  ...roleBeside("payer", "WrongAddress"),
  "another campaign's": NOT_OF_A_CAMPAIGN,
  "another holder's": "WrongAddress",
  "wrong authority": "WrongAddress",
};

/** Its token account belongs to the holder, which is checked before the list. */
const holder: Row = {
  ...role,
  "another campaign's": NOT_OF_A_CAMPAIGN,
  "another holder's": "WrongTokenAccount",
  "wrong authority": "WrongTokenAccount",
};

const payer = (of: string): Row => ({
  ...role,
  "wrong owner": "ExternalAccountLamportSpend",
  closed: "system: InsufficientLamports",
  "not writable": "AccountNotWritable",
  "another campaign's": ANY_PAYER,
  "wrong authority": ANY_PAYER,
  "same account twice": { others: "DuplicateAccount", [of]: passes("may pay for itself") },
});

const rentPayer = (of: string): Row => ({
  ...role,
  ...bytesUnread(no("only its address counts")),
  "wrong owner": passes("rent goes to its address, whatever became of it"),
  closed: passes("rent goes to its address, whatever became of it"),
  "not signer": NEED_NOT_SIGN,
  "not writable": "AccountNotWritable",
  "another campaign's": "WrongRentPayer",
  "wrong authority": "WrongRentPayer",
  "wrong kind": no("only its address counts"),
  "same account twice": { others: "DuplicateAccount", [of]: "WrongRentPayer" },
});

const mint: Row = {
  ...duplicate,
  ...notAProgram,
  ...bytesUnread(BY_ADDRESS),
  ...elsewhere,
  "not signer": NEED_NOT_SIGN,
  "not writable": READ_ONLY,
  "another campaign's": no("the sibling gives the same coin: see wrong mint"),
  "wrong mint": "WrongMint",
  "wrong authority": NO_AUTHORITY,
  "wrong kind": "WrongMint",
};
const nftMint: Row = { ...mint, "another campaign's": no("see wrong mint") };

/** A vault or an escrow that is paid into or out of. */
const vault: Row = {
  ...duplicate,
  ...notAProgram,
  ...bytesUnread(BY_ADDRESS),
  ...elsewhere,
  "not signer": NEED_NOT_SIGN,
  "not writable": "AccountNotWritable",
  "another campaign's": "WrongVault",
  "wrong mint": "WrongVault",
  "wrong authority": "WrongVault",
  "wrong kind": "WrongVault",
};
const escrow: Row = { ...vault, "another place's": "WrongVault" };

/** A token account of a person. */
const token: Row = {
  ...duplicate,
  ...notAProgram,
  ...tokenBytes("WrongTokenAccount"),
  ...elsewhere,
  "not signer": NEED_NOT_SIGN,
  "not writable": "AccountNotWritable",
  "another campaign's": NOT_OF_A_CAMPAIGN,
  "another holder's": "WrongTokenAccount",
  "wrong mint": "WrongTokenAccount",
  "wrong authority": "WrongTokenAccount",
  "wrong kind": "WrongTokenAccount",
};

const program = {
  ...duplicate,
  ...bytesUnread(A_PROGRAM),
  ...elsewhere,
  "not signer": NEED_NOT_SIGN,
  "not writable": READ_ONLY,
  "another campaign's": NOT_OF_A_CAMPAIGN,
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

export const expected: ExpectedTable<Substitution> = {
  create_coin_campaign: {
    campaign: createdCampaign,
    creator,
    payer: payer("creator"),
    mint: {
      ...mint,
      ...tokenBytes("WrongMint"),
      "wrong mint": no("any coin may be given"),
      "wrong kind": "WrongMint",
    },
    vault: created,
    // The other token program does not own this mint.
    token_program: { ...tokenProgram, "the other token program": "WrongMint" },
    system_program: systemProgram,
  },
  create_nft_campaign: {
    campaign: createdCampaign,
    creator,
    payer: payer("creator"),
    token_program: { ...tokenProgram, "the other token program": no("NFTs of either program may be given") },
    system_program: systemProgram,
  },
  set_pauser: { campaign: campaign("Unauthorized"), admin: role },
  propose_admin: { campaign: campaign("Unauthorized"), admin: role },
  accept_admin: { campaign: campaign("NoPendingAdmin"), new_admin: role },
  set_paused: { campaign: campaign("Unauthorized"), pauser: role },
  create_claim_page: {
    // Its page would be at another address too, and the page is checked before the funder.
    campaign: campaign("WrongAddress"),
    claim_page: createdPart,
    funder: roleBeside("payer", "Unauthorized"),
    payer: payer("funder"),
    system_program: systemProgram,
  },
  fund: {
    campaign: campaign("Unauthorized", "WrongKind"),
    funder: role,
    funder_token: token,
    mint,
    vault,
    token_program: tokenProgram,
  },
  deposit_nft: {
    campaign: campaign("WrongAddress", "WrongKind"),
    gift: createdPart,
    funder: roleBeside("payer", "Unauthorized"),
    payer: payer("funder"),
    funder_token: token,
    mint: {
      ...nftMint,
      ...tokenBytes("WrongMint"),
      // The funder's token account is of the gift's mint, and is checked before it.
      "wrong mint": "WrongTokenAccount",
      "wrong kind": "WrongTokenAccount",
    },
    escrow: createdPart,
    token_program: tokenProgram,
    system_program: systemProgram,
  },
  open_campaign: { campaign: campaign("Unauthorized"), admin: role },
  claim_coins: {
    campaign: campaign("WrongCampaign", "WrongKind"),
    claim_page: partOf("WrongClaimPage"),
    holder,
    holder_token: token,
    mint,
    vault,
    token_program: tokenProgram,
  },
  claim_nft: {
    campaign: campaign("WrongCampaign", "WrongKind"),
    claim_page: partOf(no("a list of NFTs with two pages: see claim_coins")),
    gift: gift("WrongGift"),
    holder,
    holder_token: token,
    mint: nftMint,
    escrow,
    token_program: tokenProgram,
  },
  return_coins: {
    campaign: campaign("Unauthorized", "WrongKind"),
    authority: closer,
    rent_payer: rentPayer("authority"),
    funder_token: token,
    mint,
    vault: { ...vault, ...tokenBytes("WrongTokenAccount") },
    token_program: tokenProgram,
  },
  return_nft: {
    campaign: campaign("WrongCampaign", "WrongCampaign"),
    gift: gift("WrongMint"),
    authority: closer,
    rent_payer: rentPayer("authority"),
    funder_token: token,
    mint: nftMint,
    escrow: { ...escrow, ...tokenBytes("WrongTokenAccount") },
    token_program: tokenProgram,
  },
  close_claim_page: {
    campaign: campaign("WrongCampaign"),
    claim_page: partOf(no("each page is closed by itself")),
    authority: closer,
    rent_payer: rentPayer("authority"),
  },
  close_campaign: {
    campaign: campaign("Unauthorized"),
    authority: closer,
    rent_payer: rentPayer("authority"),
  },
};
