export const transactionProgress = {
  title: "Progress of the transaction",
  steps: {
    prepare: "Prepare",
    sign: "Sign in your wallet",
    send: "Send",
    confirm: "Confirmed by the network",
    finalize: "Final",
  },
  states: {
    preparing: { title: "Preparing the transaction", money: "Nothing has left your wallet." },
    signing: {
      title: "Waiting for your wallet",
      money: "Check the request in your wallet and sign it. Nothing has left your wallet yet.",
    },
    sending: { title: "Sending", money: "You have signed. The transaction is on its way to the network." },
    sent: {
      title: "Sent, waiting for the network",
      money: "We keep sending it until the network has it. You do not need to do anything.",
    },
    confirmed: {
      title: "Confirmed",
      money: "The network has run the transaction. It becomes final within about half a minute.",
    },
    finalized: { title: "Final", money: "The transaction is final and cannot be undone." },
    rejected: { title: "You declined in your wallet", money: "Nothing was sent and nothing left your wallet." },
    expired: {
      title: "The transaction expired",
      money:
        "The network did not take it in time, and it can no longer happen. Nothing left your wallet. It is safe to try again.",
    },
    failed: {
      title: "The network refused the transaction",
      money: "Nothing changed except the network fee. The reason: {reason}",
    },
    refused: { title: "This cannot be sent", money: "Nothing left your wallet. The reason: {reason}" },
    "node-down": {
      title: "The Solana network cannot be reached",
      money: "Nothing was sent and nothing left your wallet. Try again in a minute.",
    },
    offline: {
      title: "No connection",
      money: "The site could not be reached before anything was sent. Nothing left your wallet.",
    },
    "wrong-account": {
      title: "Your wallet is on another account",
      money:
        "You are signed in as {expected}, but the wallet is on another account. Nothing was sent. Switch the account in your wallet, or sign in again.",
    },
    differs: {
      title: "The site built something other than what you asked for",
      money:
        "Nothing was signed, and nothing left your wallet. We have been notified. Reload the page and try once more. If you see this again, sign nothing on this site, and write to us.",
    },
    "site-failed": {
      title: "Something failed on our side",
      money: "Nothing was sent and nothing left your wallet.",
    },
    "end-unknown": {
      title: "We cannot tell yet how it ended",
      money:
        "Something failed on our side after you had signed, so we cannot say yet whether the transaction went through. It cannot go through twice: if you press Try again, we look it up first.",
    },
    "wallet-failed": {
      title: "The wallet could not sign",
      money: "The wallet answered with an error. Nothing was sent and nothing left your wallet.",
    },
    "not-connected": {
      title: "The wallet is not connected",
      money: "Connect your wallet and sign in to go on. Nothing was sent.",
    },
  },
  recorded: "We have recorded it. If you write to us, quote {id}.",
  lost: {
    title: "The connection is lost",
    afterSending:
      "Your transaction was handed over and goes on without this page. We keep looking and will show the outcome when the connection is back.",
    beforeSending:
      "You have signed, but the transaction may not have reached us. We will send it when the connection is back. If it comes back too late, it expires and nothing leaves your wallet.",
    beforeSendingSlow:
      "You have signed, but the transaction may not have reached us. Keep this page open: we will send it when the connection is back. If you leave before, nothing is sent and you sign again.",
    site: "Something failed on our side. We are trying again; your transaction cannot go through twice.",
    node: "The Solana network is not answering right now. We keep looking; your transaction cannot go through twice.",
  },
  slow: "This is taking longer than usual. It is safe to leave: we go on without this page, and your positions will show the outcome.",
  waits: "It stays valid until the network takes it, and cannot go through twice. You can cancel it on My Page.",
  toMyPage: "To My Page",
  transaction: "Transaction",
  tryAgain: "Try again",
  signAgain: "Sign again",
  signInAgain: "Sign in again",
  working: "One moment",
  resume: {
    title: "A transaction of yours is under way",
    textHere:
      "{kind}. You started it in this tab, and it continues while you are on other screens. You do not need to do it again.",
    text: "{kind}. It was started in another tab, on another device, or before this page was loaded. You do not need to do it again.",
    done: "{kind}: it is final.",
    notDone: "{kind}: it did not happen. Nothing left your wallet except, at most, the network fee.",
    unknown: "{kind}: we cannot tell yet how it ended. It cannot go through twice; reload the page to look again.",
    kinds: {
      stake: "Stake of {amount} SCG",
      claim: "Claim of a reward",
      unstake: "Unstaking",
      stakeNft: "Staking of NFTs",
      checkIn: "Check-in",
      claimStream: "Claim of rewards",
      unstakeNft: "Unstaking of NFTs",
      closeCheckIn: "Deposits of check-in records",
      takeDrop: "Gift of a drop",
      claimVesting: "Claim of granted coins",
      acceptVesting: "Taking over a grant",
      proposeVesting: "Handing over a grant",
      createNonceAccount: "Opening the signing account",
      advanceNonce: "Cancelling a transaction that waits",
      closeNonceAccount: "Closing the signing account",
    },
    view: "View my staking",
    viewVesting: "View my vesting",
    viewDrop: "View my drops",
    dismiss: "Close this notice",
  },
} as const;
