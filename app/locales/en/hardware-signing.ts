/** For holders whose key is on a hardware device. "Signing account" is what Solana calls a nonce account. */
export const hardwareSigning = {
  choice: "I sign on a hardware device",
  hint: "Gives you all the time you need: otherwise a transaction must be signed within about a minute. Remembered in this browser.",
  open: {
    title: "First, open your signing account",
    text: "It keeps a transaction valid until you have signed, however long that takes (Solana calls it a nonce account). It belongs to your wallet alone. You open it once; its deposit comes back when you close it on My Page. This one signature still has to come within about a minute.",
    action: "Open the signing account",
  },
  foreign:
    "The signing account of this wallet obeys another key, so it cannot be used here. Take the tick away to sign without it.",
  waiting: "Another transaction of yours is still waiting for the network. Wait for it, or cancel it on My Page.",
  toMyPage: "To My Page",
  readAgain: "Read again",
  costs: {
    title: "What it costs",
    networkFee: "Network fee",
    deposit: "Deposit, returned when you close the account",
    returns: "Deposit that comes back",
  },
  account: {
    title: "Signing account",
    text: "Gives you time to sign on a hardware device. You can close it at any time and open it again later.",
    address: "Address",
    deposit: "Deposit",
    close: "Close and get the deposit back",
    closeNow: "Sign and close",
    waiting:
      "A transaction of yours is waiting for the network. It stays valid until the network takes it or you cancel it.",
    cancel: "Cancel the waiting transaction",
    cancelText:
      "You sign once more and pay the network fee. Then the waiting transaction can no longer happen. If it happens first, it stands, and this one does nothing.",
    cancelNow: "Sign and cancel it",
    back: "Leave it as it is",
  },
} as const;
