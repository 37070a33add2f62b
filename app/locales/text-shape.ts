/** The shape of a language's texts, taken from English: the same keys, any words. A missing or extra key fails the type check. */
export type TextShape<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : TextShape<T[K]>;
};

/** Forms of a counted text by `Intl.PluralRules`: languages without plurals give `other` alone. */
export type PluralForms = { readonly one?: string; readonly other: string };
