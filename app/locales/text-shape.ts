type Flat<T> = { [K in keyof T]: T[K] };

/**
 * The shape of every language's texts, taken from English. A language without a singular, such as Korean, has no `_one`
 * form. A missing key fails the type check.
 */
export type TextShape<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly TextShape<Item>[]
    : Flat<
        { readonly [K in keyof T as K extends `${string}_one` ? never : K]: TextShape<T[K]> } & {
          readonly [K in keyof T as K extends `${string}_one` ? K : never]?: string;
        }
      >;

/** Picks these texts from a part of a namespace, with all plural forms of a counted text. */
export type PickTexts<Part, Key extends string> = Pick<Part, Extract<keyof Part, Key | `${Key}_one` | `${Key}_other`>>;
