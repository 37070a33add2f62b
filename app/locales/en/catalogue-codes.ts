/**
 * The specification's numeric codes (second document, section 8), word for word. `framed` puts a code before what the
 * failure means, so that a holder who writes to us can name it.
 */
export const catalogueCodes = {
  framed: "{sentence} ({code}). {meaning}",
  sentences: {
    "-1": "An unexpected error has occurred",
    "1": "Failed to get token address",
    "2": "Failed to check account balance or mint information",
    "3": "Failed to create associated token account for receiver",
    "4": "Failed to coin transfer",
    "5": "Failed to NFT minting",
    "6": "Failed to verify collection",
    "7": "Please connect to the Mainnet",
  },
} as const;
