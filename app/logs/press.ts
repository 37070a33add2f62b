/**
 * When and where something was pressed, and which wallet was connected then ("" without one). `at` is in milliseconds,
 * `page` is the entry under which a content page is logged, `target` is where its control leads, and `words` is the text on
 * the control.
 */
export type LogMoment = {
  at: number;
  path: string;
  wallet: string;
  page?: string;
  target?: string | null;
  words?: string | undefined;
};

/** `refusal`: why the press began nothing. `isOpen`: whether it begins anything is not known yet (press-outcome.ts). */
export type Press = { readonly key: string; readonly moment: LogMoment; refusal?: string; isOpen?: boolean };
