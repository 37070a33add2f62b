import type { Binds } from "./bind-texts";

/**
 * Korean texts break only between words, and some pairs of words are read as one: "받을 수 있어요". Where such a pair is broken, the
 * last line of a text on a phone often holds "있어요." alone. Writers of texts need no special spaces for these pairs. A
 * figure and its coin are not among them: writers type U+00A0 there, as `npm run texts` asks in every language.
 */
export const KOREAN_BINDS: Binds = [
  [/(\S) 수 (?=있|없)/g, "$1\u00a0수\u00a0"],
  [/(?<![가-힣])(한|두|세|네|몇) (?=[번건개곳]|가지|단계)/g, "$1\u00a0"],
  [/(?<![가-힣])약 (?=\d|\{\{)/g, "약\u00a0"],
];
