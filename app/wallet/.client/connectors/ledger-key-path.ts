/** The path of the key on a Ledger (specification, section 9). */
export const LEDGER_KEY_PATH = "44'/60'/0'/0/0";
