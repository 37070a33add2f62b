// bigint-buffer, which @solana/spl-token brings, warns that its native part is missing; its JavaScript part does the same
const warn = console.warn;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).startsWith("bigint: Failed to load bindings")) warn(...words);
};
