import { AppError, type ErrorCode } from "~/errors";
import { type ProgramErrorSource, readProgramError } from "~programs/errors";
import { CATALOGUE_CODES, type CatalogueCode } from "../catalogue-codes";

/** Why a transaction fails: the code whose text a holder reads, the specification's number, and the program's own name. */
export type ChainFailure = { code: ErrorCode; catalogueCode: CatalogueCode | null; reason: string };

const TOKEN_ACCOUNT_CREATION_FAILED = "Program ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL failed";

/**
 * Refusals of the staking program that a holder can be told as they are. A refusal about bounds or rates means that they
 * have changed since the plan checked them.
 */
const STAKING_CODES: Record<string, ErrorCode> = {
  PoolPaused: "PoolPaused",
  UnknownTerm: "UnknownTerm",
  AmountBelowMinimum: "ConditionsChanged",
  AmountAboveMaximum: "ConditionsChanged",
  ConditionsChanged: "ConditionsChanged",
  RewardNotCovered: "RewardNotCovered",
  NothingToClaim: "NothingToClaim",
  AmountAboveDue: "AmountAboveDue",
  PrincipalAlreadyReturned: "PrincipalAlreadyReturned",
  WrongAccountType: "PositionNotFound",
  TermNotOffered: "NftTermNotOffered",
  PoolFull: "NftPoolFull",
  ProgrammableNft: "NftProgrammable",
  MintNotFinal: "NftNotFinal",
  NftFrozen: "NftFrozen",
  NftNotHeld: "NftNotHeld",
  NotInCollection: "NftNotInCollection",
  NotOnAllowList: "NftNotListed",
  NftAlreadyReturned: "NftAlreadyReturned",
  CheckInAlive: "RecordAlive",
  CheckInTooEarly: "NftCheckInTooEarly",
};

/** The same for the vesting program. */
const VESTING_CODES: Record<string, ErrorCode> = {
  WrongBeneficiary: "GrantNotFound",
  WrongAccountType: "GrantNotFound",
  NotProposed: "GrantNotFound",
  NoPendingBeneficiary: "GrantNotFound",
  NothingToClaim: "NothingVested",
  AmountAboveDue: "AmountAboveVested",
};

/** The same for the drop program. */
const DROP_CODES: Record<string, ErrorCode> = {
  CampaignNotOpen: "DropNotBegun",
  NotBegun: "DropNotBegun",
  CampaignEnded: "DropEnded",
  GiftExhausted: "DropExhausted",
  NotEligible: "DropNotListed",
  AlreadyTaken: "DropTaken",
  WrongAccountType: "DropNotFound",
};

const CODES_OF: Partial<Record<ProgramErrorSource, Record<string, ErrorCode>>> = {
  staking: STAKING_CODES,
  drop: DROP_CODES,
  vesting: VESTING_CODES,
};

const LACK_OF_SOL = [
  "InsufficientLamports",
  "InsufficientFundsForFee",
  "InsufficientFundsForRent",
  // the cluster does not know a wallet that has never held SOL
  "AccountNotFound",
];

/** Refusals of the token programs that a holder can put right. */
const TOKEN_CODES: Record<string, ErrorCode> = {
  InsufficientFunds: "NotEnoughCoin",
  NoMemo: "MemoRequired",
  CpiGuardTransferBlocked: "CpiGuardOn",
};

const UNREADABLE_COIN = ["InvalidMint", "MintMismatch", "WrongMint", "UninitializedState"];

/** The token account that was given does not belong to this holder and coin. */
const WRONG_TOKEN_ACCOUNT = "WrongTokenAccount";

/**
 * Reads a failure from the logs and the cluster's error. `otherwise` is the code to use if nothing better is known:
 * SimulationFailed for a trial run, TransactionFailed for a transaction that landed. `ofKind`: meanings of errors that
 * differ for this kind of transaction. `failsAs`: the numeric code of what is to be done, such as minting, if the refusal
 * itself tells no other.
 */
export function readChainFailure(
  failure: {
    error: unknown;
    logs: string[];
    ofKind?: Readonly<Record<string, ErrorCode>> | undefined;
    failsAs?: CatalogueCode | undefined;
  },
  otherwise: "SimulationFailed" | "TransactionFailed",
): ChainFailure {
  const { error, logs, ofKind, failsAs = CATALOGUE_CODES.unexpected } = failure;
  const found = readProgramError(logs) ?? readProgramError(error);
  const reason = found?.name ?? "Unknown";
  if (LACK_OF_SOL.includes(reason)) return { code: "NotEnoughSol", catalogueCode: null, reason };
  if (logs.some((line) => line.startsWith(TOKEN_ACCOUNT_CREATION_FAILED))) {
    return { code: otherwise, catalogueCode: CATALOGUE_CODES.tokenAccountCreation, reason };
  }
  if (reason === WRONG_TOKEN_ACCOUNT) return { code: otherwise, catalogueCode: CATALOGUE_CODES.tokenAddress, reason };
  if (UNREADABLE_COIN.includes(reason))
    return { code: otherwise, catalogueCode: CATALOGUE_CODES.balanceOrMint, reason };
  if (found?.source === "token") {
    return { code: TOKEN_CODES[reason] ?? otherwise, catalogueCode: CATALOGUE_CODES.coinTransfer, reason };
  }
  const code = found && (ofKind?.[reason] ?? CODES_OF[found.source]?.[reason]);
  if (code === "NftNotInCollection") return { code, catalogueCode: CATALOGUE_CODES.collection, reason };
  return code ? { code, catalogueCode: null, reason } : { code: otherwise, catalogueCode: failsAs, reason };
}

/** The error of a failure, with its details. */
export function failureError({ code, catalogueCode, reason }: ChainFailure): AppError {
  return new AppError(code, { reason, ...(catalogueCode === null ? {} : { catalogueCode: String(catalogueCode) }) });
}

/** The failure that a transaction's row stores, as an error; null if the transaction did not fail. */
export function storedFailure(row: { errorCode: string | null; errorDetail: string | null }): AppError | null {
  if (!row.errorCode) return null;
  const detail = row.errorDetail ? (JSON.parse(row.errorDetail) as Omit<ChainFailure, "code">) : null;
  return failureError({ catalogueCode: null, reason: "", ...detail, code: row.errorCode as ErrorCode });
}
