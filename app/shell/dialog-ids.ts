/** The dialogs that every page has (shell-parts.server.tsx). */
export const TO_BE_RELEASED = "modal-to-be-released";
export const COIN_INFO = "modal-coin-info";
