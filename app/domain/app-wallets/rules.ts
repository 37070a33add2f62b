/** Wallets that are an app on a phone and are reached through their maker's service. */
export const APP_WALLETS = ["kaia", "klip"] as const;
export type AppWallet = (typeof APP_WALLETS)[number];

/** How long a request waits for its holder, and how often it is looked at (specification, section 9). */
export const APP_REQUEST_MS = 300_000;
export const APP_POLL_MS = 1_000;

/** A request that waits in a wallet's service until its holder answers it in the app. */
export type AppRequest = {
  /** The site's sealed note of the request, with which this page asks how it stands. Whoever has it can do so. */
  ticket: string;
  /** What its QR code says, for the camera of the phone that has the app. */
  code: string;
  /** Opens the app on this phone. */
  link: string;
  expiresAt: string;
};

/**
 * How a request stands. "waiting": no app has opened it; "opened": its holder sees it; "done": they have agreed, and of a
 * request for an account this is its address (EIP-55), of a call the hash of its transaction. What was signed stays with the
 * site.
 */
export type AppRequestState =
  | { status: "waiting" | "opened" | "canceled" | "failed" | "expired" }
  | { status: "done"; address: string | null; hash: string | null };
