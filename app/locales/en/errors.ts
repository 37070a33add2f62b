import type { ErrorCode } from "~/errors";

export const errors = {
  InvalidInput: "Please check the input fields.",
  BodyNotReadable: "The request could not be read. Reload the page and try again.",
  NotSignedIn: "Please sign in with your wallet first.",
  SignInFailed: "The signature did not match your wallet. Nothing was changed; please sign in again.",
  SignInExpired: "That sign-in request has expired. Please start again.",
  CrossOrigin: "This request came from another site, so it was refused.",
  WrongWallet: "You are signed in with another wallet. Switch back to it, or sign in again.",
  NotFound: "There is nothing here.",
  AddressNotUnderstood:
    "This address asks for a page, period or filter that does not exist. Please choose one on the page itself.",
  MethodNotAllowed: "This address does not accept that kind of request.",
  WrongHost: "This is not the site’s own address. Please open the site at its own address.",
  Conflict: "This was changed in the meantime. Reload the page and try again.",
  BodyTooLarge: "That is more than we can take at once.",
  TooManyRequests: "Too many requests. Please wait a minute and try again.",
  Unexpected:
    "Something failed on our side, and we have recorded it. Please try again in a moment. If you write to us, quote {id}.",
  ChainUnavailable:
    "The Solana network cannot be reached right now. Your funds are not affected; please try again shortly.",
  SiteNotSetUp:
    "This site is not set up yet: its operator still has to enter what only they know. What is missing: {missing}. How it is done: docs/operations.md.",
  TransactionNotFound: "We have no record of this transaction.",
  TransactionChanged:
    "The transaction that came back is not the one you confirmed. It was not sent, and nothing left your wallet.",
  TransactionNotSigned: "Your wallet did not sign the transaction, so it was not sent. Nothing left your wallet.",
  TransactionExpired:
    "The transaction was not confirmed in time and has expired. Nothing left your wallet; you can try again.",
  ConfirmationLost:
    "The network had confirmed this transaction, but dropped it before it was final, so it did not happen. Nothing left your wallet.",
  NonceAdvanced: "Another transaction of yours came first, so this one can no longer happen. Nothing left your wallet.",
  NonceAccountMissing: "Your signing account does not exist yet. Open it first.",
  NonceAccountThere: "Your signing account is open already.",
  NonceAccountForeign:
    "The signing account of this wallet obeys another key, so it cannot be used here. Sign without it.",
  NonceWaiting: "Another transaction of yours is still waiting for the network. Wait for it, or cancel it on My Page.",
  NothingToCancel: "Nothing is waiting any more, so there is nothing to cancel.",
  TransactionRejected: "You declined in your wallet. Nothing was sent.",
  TransactionFailed: "The network refused the transaction. Nothing left your wallet except the network fee.",
  SimulationFailed: "This would fail on the network, so it was not sent. Nothing left your wallet.",
  NotEnoughSol: "There is not enough SOL in your wallet for the network fee and the deposit. Add SOL and try again.",
  NotEnoughCoin: "There is not enough SCG in your wallet. Enter a smaller amount.",
  PoolNotSet: "Staking is not set up here yet.",
  PoolPaused: "New stakes are paused. You can still claim and unstake.",
  UnknownTerm: "Choose a term of 30, 90, 180 or 365 days.",
  TermNotOffered: "There is no such term. The terms are 30, 90, 180 and 365 days.",
  AmountBelowMinimum: "The smallest stake is {minimum} SCG.",
  AmountAboveMaximum: "The largest stake in one position is {maximum} SCG.",
  ConditionsChanged:
    "The rates or the fee have just changed, so nothing was staked. Please check the new conditions and confirm again.",
  RewardNotCovered:
    "The pool cannot cover the reward for this amount right now. A smaller amount or a shorter term may fit.",
  NothingToClaim: "There is no reward to claim yet.",
  AmountAboveDue: "That is more than you can claim now. Enter less, or press MAX.",
  PositionNotFound: "This position does not exist, or it belongs to another wallet.",
  PrincipalAlreadyReturned: "The principal of this position has already been returned.",
  GrantNotFound: "This grant does not exist, or it belongs to another wallet.",
  NothingVested: "Nothing of this grant is ready to be claimed yet.",
  AmountAboveVested: "That is more than has been released. Enter less, or press MAX.",
  DropNotFound: "This drop is not here.",
  DropNotListed: "This wallet is not on the list of this drop.",
  DropNotBegun: "This drop has not begun yet.",
  DropEnded: "This drop has ended.",
  DropExhausted: "Everything in this drop has been taken.",
  DropTaken: "You have taken this gift already.",
  DropAttemptFailed: "Your last try failed. Reset it in your drop list, then try again.",
  NftNotHeld: "This NFT is not in your wallet any more.",
  NftFrozen:
    "This NFT is frozen in your wallet, for example by a marketplace where it is listed. Release it there first.",
  NftProgrammable: "This is a programmable NFT. The pool can hold ordinary NFTs only.",
  NftNotFinal: "Somebody could still freeze this NFT or mint more of it, so the pool does not take it.",
  NftNotInCollection: "This NFT does not belong to the pool's collection, or the collection has not verified it.",
  NftNotListed: "This NFT is not on the pool's list.",
  NftRewardOwed: "A reward of an earlier stake of this NFT is still waiting. Claim it first, then stake again.",
  NftPoolFull: "The pool holds as many NFTs as it takes. Try again when somebody has left.",
  NftTermNotOffered: "The pool does not offer this term.",
  NftAlreadyReturned: "This NFT has already been returned to your wallet.",
  RecordNotFound:
    "This check-in record is no longer there, so its deposit has gone back already, or another wallet paid for it.",
  RecordAlive: "The deposit of a check-in record comes back once its NFT is outside the pool and its streak is over.",
  NftCheckedIn: "You have already checked in today. The next day begins at midnight in Korea.",
  NftCheckInTooEarly: "This NFT was staked today. It can check in from the next midnight in Korea.",
  MemoRequired:
    "Your token account takes payments only with a memo, so nothing can be paid into it from here. Turn the memo requirement off in your wallet, then try again.",
  CpiGuardOn:
    "The CPI guard of your token account is on, so no program can take anything out of it. Turn the guard off in your wallet, then try again.",
  ReservationSentBefore:
    "This form was sent before: booking {reference} stands. What you have changed since is not part of it. Send it once more to make a second booking.",
  TooManyReservations:
    "You have sent {most} bookings with this e-mail address or telephone number within a day. This one was not booked; what you typed is still here. Send it tomorrow, or write to us if you need it sooner.",
  ReservationsBusy:
    "Very many bookings are coming in just now. This one was not booked; what you typed is still here. Please send it again in a minute.",
  TooLateToCancel: "It starts today or has begun, so it can no longer be cancelled here. Write to us with its number.",
} as const satisfies Record<ErrorCode, string>;
