/**
 * Every failure a visitor can be told about, with the status of the answer. A code is also the key of its text in
 * the `errors` texts of every language, which the type check holds complete. Anything else that is thrown is a fault of ours and becomes Unexpected.
 */
const ERROR_STATUS = {
  InvalidInput: 400,
  BodyNotReadable: 400,
  NotSignedIn: 401,
  SignInFailed: 401,
  SignInExpired: 401,
  /** The account of Kaia has another key than the one of its address, so that no signature can prove it. */
  AccountKeyChanged: 401,
  /** The wallet is a contract, and there is no RPC address by which the site could ask it. */
  ContractWalletNotChecked: 401,
  CrossOrigin: 403,
  WrongWallet: 403,
  NotFound: 404,
  AddressNotUnderstood: 404,
  MethodNotAllowed: 405,
  WrongHost: 421,
  Conflict: 409,
  BodyTooLarge: 413,
  TooManyRequests: 429,
  /** An unexpected fault of ours, logged under the id in its details (server/unexpected.server.ts). */
  Unexpected: 500,
  ChainUnavailable: 503,
  /** The same for the former chain, Kaia. */
  EvmChainUnavailable: 503,
  /** An operator has not stored what a public site needs; the log names it. */
  SiteNotSetUp: 503,
  /** The same on the local machine, for a developer. */
  SettingsMissing: 503,
  // staff
  NotStaff: 401,
  RoleTooLow: 403,
  ProofNeeded: 403,
  SignInRefused: 401,
  SignInLocked: 429,
  PasskeyRefused: 401,
  TooManyPasskeys: 409,
  PasswordKnown: 400,
  CodeWrong: 400,
  CodeExpired: 400,
  InvitationOver: 410,
  ResetOver: 410,
  OwnAccount: 409,
  AccountAltered: 409,
  PasskeyNeeded: 403,
  AlreadyExists: 409,
  FormSentBefore: 409,
  RowsWrong: 400,
  AirdropListOver: 409,
  SurveyEmpty: 409,
  SurveyAnswered: 409,
  TooManyQuestions: 409,
  OwnProposal: 403,
  NobodyToApprove: 409,
  ApprovalOver: 410,
  ProposalBroken: 409,
  ReservationNotMovable: 400,
  ReservationWithoutEmail: 409,
  // project accounts
  AccountExists: 409,
  AccountUnknown: 404,
  PasswordWrong: 401,
  NotEditable: 409,
  NotApproved: 403,
  ImagesMissing: 409,
  PictureTooLarge: 413,
  PictureUnreadable: 415,
  ProjectNotFound: 404,
  ContractExists: 409,
  TooManyProjects: 409,
  PictureRefused: 400,
  // services that projects pay for
  ServiceNotOffered: 409,
  PayerNotWallet: 400,
  TooManyOrders: 409,
  OrderNotFound: 404,
  OrderClosed: 409,
  OrderBroken: 409,
  NothingToReturn: 409,
  CallOver: 410,
  CallAnswered: 409,
  // migration
  MigrationNotSet: 503,
  MigrationPaused: 409,
  OldNftUnknown: 404,
  OldNftNotHeld: 409,
  AlreadyHandedOver: 409,
  TargetNotWallet: 400,
  TargetNotConfirmed: 409,
  RecordNotReclaimable: 409,
  AlreadyMinted: 409,
  NothingToRefund: 409,
  /** The service behind a wallet's app gave no answer that we know. */
  AppWalletUnavailable: 503,
  // transactions
  TransactionNotFound: 404,
  TransactionChanged: 409,
  TransactionNotSigned: 400,
  TransactionExpired: 409,
  NonceAdvanced: 409,
  ConfirmationLost: 409,
  NonceAccountMissing: 409,
  NonceAccountThere: 409,
  NonceAccountForeign: 409,
  NonceWaiting: 409,
  NothingToCancel: 409,
  TransactionRejected: 409,
  TransactionFailed: 409,
  SimulationFailed: 409,
  NotEnoughSol: 409,
  NotEnoughCoin: 409,
  // coin staking
  PoolNotSet: 503,
  PoolPaused: 409,
  UnknownTerm: 400,
  TermNotOffered: 404,
  AmountBelowMinimum: 400,
  AmountAboveMaximum: 400,
  ConditionsChanged: 409,
  RewardNotCovered: 409,
  NothingToClaim: 409,
  AmountAboveDue: 400,
  PositionNotFound: 404,
  PrincipalAlreadyReturned: 409,
  // vesting
  GrantNotFound: 404,
  NothingVested: 409,
  AmountAboveVested: 400,
  // drops
  DropNotFound: 404,
  DropNotListed: 403,
  DropNotBegun: 409,
  DropEnded: 409,
  DropExhausted: 409,
  DropTaken: 409,
  DropAttemptFailed: 409,
  // NFT staking
  NftNotHeld: 409,
  NftFrozen: 409,
  NftProgrammable: 409,
  NftNotFinal: 409,
  NftNotInCollection: 409,
  NftNotListed: 409,
  NftRewardOwed: 409,
  NftPoolFull: 409,
  NftTermNotOffered: 400,
  NftAlreadyReturned: 409,
  NftCheckedIn: 409,
  NftCheckInTooEarly: 409,
  MemoRequired: 409,
  CpiGuardOn: 409,
  RecordNotFound: 404,
  RecordAlive: 409,
  // airdrops
  AirdropNotListed: 403,
  AirdropNotOpen: 409,
  AirdropClosed: 409,
  AirdropSent: 409,
  // jobs of staff
  JobsNotSet: 503,
  JobBroken: 409,
  JobRowsClaimed: 409,
  JobWithoutItems: 400,
  NftsDiffer: 409,
  CollectionUnknown: 404,
  RevealDiffers: 409,
  JobNeedsDiffer: 409,
  DrawnBefore: 409,
  /** No provider of nodes lists the NFTs of the collection; `hosts` were asked. */
  CollectionNotListed: 503,
  CoinUnknown: 404,
  CoinNotSupported: 409,
  // what an authority signs
  AuthorityNeeded: 403,
  DeedBroken: 409,
  AuthorityChanged: 409,
  NothingChanges: 400,
  AmountNotUnderstood: 400,
  MoreThanFree: 409,
  RateAboveCap: 400,
  FeeAboveCap: 400,
  RatesNotAscending: 400,
  BoundsInvalid: 400,
  WeightsInvalid: 400,
  TooManyNfts: 400,
  StreakInvalid: 400,
  GrantNotRevocable: 409,
  GrantExists: 409,
  GrantsTooMany: 400,
  ScheduleOver: 409,
  ScheduleWrong: 400,
  FunderShort: 409,
  FunderUnknown: 400,
  CampaignNotDraft: 409,
  CampaignPaused: 409,
  CampaignNotFilled: 409,
  CampaignNotOver: 409,
  CampaignNotEmpty: 409,
  CampaignTooLong: 409,
  ListNotStored: 409,
  PromiseChanged: 409,
  WindowInvalid: 400,
  SupplyInvalid: 400,
  CampaignIdTaken: 409,
  DropListSize: 400,
  GiftUnclear: 400,
  GiftsUneven: 400,
  ListLineWrong: 400,
  ListSizeWrong: 400,
  NotFinalYet: 409,
  NotThisDeed: 409,
  DelayTooLong: 400,
  StreamsFull: 409,
  BonusThere: 409,
  CoinNotTaken: 409,
  TooManyPools: 409,
  // reservations
  ReservationSentBefore: 409,
  TooManyReservations: 409,
  ReservationsBusy: 429,
  TooLateToCancel: 409,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** An expected failure: a code that has a text in every language, and the values its text names. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, string>;

  constructor(code: ErrorCode, details: Record<string, string> = {}) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** True if a node of the chain gave no answer. Jobs that run again by themselves can then end without an alarm. */
export function isChainUnavailable(error: unknown): boolean {
  return error instanceof AppError && error.code === "ChainUnavailable";
}

/** The same of the former chain. */
export function isEvmChainUnavailable(error: unknown): boolean {
  return error instanceof AppError && error.code === "EvmChainUnavailable";
}
