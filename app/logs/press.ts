/**
 * When and where something was done, and the wallet of that moment ("" without one). `at` in milliseconds. `page` is what a
 * content page is logged under, `target` where its control leads, `words` the text on it.
 */
export type LogMoment = {
  at: number;
  path: string;
  wallet: string;
  page?: string;
  target?: string | null;
  words?: string | undefined;
};

/** `refusal`: why it began nothing. `isOpen`: it is not known yet whether it begins anything (press-outcome.ts). */
export type Press = { readonly key: string; readonly moment: LogMoment; refusal?: string; isOpen?: boolean };
