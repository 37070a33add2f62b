export const wallet = {
  /** In the header of every page. */
  header: {
    select: "Select Wallet",
    selectSoon: "One moment. The list of wallets opens as soon as this page has loaded.",
    myPage: "My Page",
    menu: "Your wallet:",
    none: "No wallet is connected.",
    disconnect: "Disconnect",
    copyAddress: "Copy address",
    copied: "Address copied.",
    changeWallet: "Use another wallet",
  },
  /** Where a holder's own things would be. */
  call: {
    connectTitle: "Please connect your wallet first.",
    connectBody:
      "Connecting shows us your address and nothing else. You then sign in with a signature that costs nothing. Neither step lets us move anything.",
    connect: "Select Wallet",
    signInTitle: "Sign in with your wallet",
    signInBody:
      "Your wallet is connected. Sign one message to prove that it is yours. It costs nothing and moves no funds.",
    signIn: "Sign in",
    signInFailed: "Signing in did not work. Nothing was changed; please try again.",
  },
  /** Both steps, before the first of them. */
  steps: {
    title: "Two steps to get in",
    connect: "Connect: your wallet shows us your address and nothing else.",
    signIn: "Sign in: a signature proves that the wallet is yours. It costs nothing and moves no funds.",
    signInLater:
      "Sign in later, when you open your own pages or stake: a signature that costs nothing and moves no funds.",
  },
  picker: {
    title: "Select Wallet",
    connectedTo: "Connected:",
    popular: "Popular",
    recommended: "Recommended",
    hardware: "Hardware",
    detected: "Found in this browser",
    later: "Not available yet",
    comingSoon: "Coming soon",
    connecting: "Waiting for {wallet}. Approve the connection in your wallet.",
    connectFirst: "Please connect your wallet first.",
    declined: "You declined in your wallet. Nothing was connected.",
    dcentWarning: "D'CENT does not support Solana transactions directly, so its features here will be limited.",
    migration: "Moves NFTs of the former chain to Solana.",
    notFoundTitle: "Wallet Not Found",
    notFound: "Please install {wallet} wallet.",
    notFoundMobile: "Please install {wallet} wallet, or open this page inside the {wallet} app.",
    getWallet: "Get {wallet}",
    openInApp: "Open in the {wallet} app",
    failedTitle: "Connection Failed",
    failed: "Failed to connect to {wallet} wallet.",
    failedHint: "Unlock the wallet, or reload this page, and try again.",
    tryAgain: "Try again",
    back: "Other wallets",
  },
  signIn: {
    title: "Sign in",
    waiting: "Sign the message in your wallet. It costs nothing and moves no funds.",
    waitingMemo:
      "Sign the transaction in your wallet. It holds one memo, names no block, and is never sent: it costs nothing and moves no funds.",
    declined: "You declined in your wallet. You are not signed in.",
    failed: "Signing in did not work. Nothing was changed.",
    differs:
      "The site built a different sign-in from the one this page asked for. Nothing was signed, and we have been notified. Reload the page and try once more.",
    unsupported: "This wallet can sign neither messages nor transactions for this site. Sign in with another wallet.",
    wrongAccount:
      "Your wallet answered with a different account from the connected one. You are not signed in; switch the account in your wallet and try again.",
    tryAgain: "Try again",
    hardware: "My hardware wallet cannot sign messages",
    cancel: "Cancel",
    done: "You are signed in.",
  },
  disconnected: {
    lost: "Your wallet has disconnected, so you are signed out.",
    logoutFailed:
      "Logout failed on the server. You are disconnected in this browser; the session ends by itself within a week.",
  },
} as const;
