/** How a typed amount is read, and why one cannot be read. `{example}` is an amount as the page's language writes it. */
export const amountEntry = {
  reading: "Read as {amount}",
  spelled: "Read as {amount}: {words}",
  zero: "Enter an amount above 0.",
  faults: {
    NotAnAmount: "Enter an amount in digits, such as {example}.",
    WrongMarks:
      "In English, a comma separates groups of three digits and a point starts the decimals, as in {example}. Please enter the amount that way.",
    UnclearUnit: "This can be read in more than one way. Enter the whole amount in digits, such as {example}.",
    TooManyDecimals: "{coin} has at most {decimals} decimal places.",
    TooLarge: "That is more {coin} than can ever exist. Enter a smaller amount.",
    NotCanonical: "The amount in this page’s address could not be read, so it was left out. Please enter it here.",
  },
} as const;
