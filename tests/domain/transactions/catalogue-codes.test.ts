import { describe, expect, test } from "vitest";
import { CATALOGUE_CODES } from "~/domain/catalogue-codes";
import { failureError, readChainFailure, storedFailure } from "~/domain/transactions/failures";
import { AppError } from "~/errors";
import { LOCALES, type Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { answerError, describeError, describeNumbered } from "~/server/http.server";
import { STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import { PROGRAM_IDLS } from "~programs/programs";

/** The second document of the specification, section 8. */
const SENTENCES: Readonly<Record<string, string>> = {
  "-1": "An unexpected error has occurred",
  "1": "Failed to get token address",
  "2": "Failed to check account balance or mint information",
  "3": "Failed to create associated token account for receiver",
  "4": "Failed to coin transfer",
  "5": "Failed to NFT minting",
  "6": "Failed to verify collection",
  "7": "Please connect to the Mainnet",
};
const CODES = Object.keys(SENTENCES);
const MINTING = CATALOGUE_CODES.nftMinting;
const english = LOCALES.find(({ code }) => code === "en") as Locale;

test("there is a sentence for every code of the specification and for no other", () => {
  expect(Object.values(CATALOGUE_CODES).map(String).sort()).toEqual([...CODES].sort());
  for (const locale of LOCALES) {
    expect(Object.keys(textsOf(locale).catalogueCodes.sentences).sort(), locale.code).toEqual([...CODES].sort());
  }
});

describe.each(CODES)("the code %s", (code) => {
  const failure = new AppError("TransactionFailed", { catalogueCode: code });

  test("is shown with the specification's sentence, word for word, and what it means", () => {
    expect(describeError(failure, english)).toBe(
      `${SENTENCES[code]} (${code}). ${textsOf(english).errors.TransactionFailed}`,
    );
  });

  test("has a sentence of its own in each language, and the number beside it", () => {
    const shown = LOCALES.map((locale) => describeError(failure, locale));
    expect(new Set(shown).size).toBe(LOCALES.length);
    for (const [index, locale] of LOCALES.entries()) {
      const sentence = textsOf(locale).catalogueCodes.sentences[code as "-1"];
      expect(shown[index]).toContain(sentence);
      expect(shown[index]).toContain(`(${code})`);
      expect(shown[index]).toContain(textsOf(locale).errors.TransactionFailed);
    }
  });

  test("is in the API's answer, with its sentence", async () => {
    const answer = (await answerError(failure, english).json()) as {
      error: { message: string; catalogueCode: number };
    };
    expect(answer.error.catalogueCode).toBe(Number(code));
    expect(answer.error.message).toContain(SENTENCES[code]);
  });
});

test("a failure without a code is described by the ordinary text of its error", () => {
  const failure = failureError({ code: "NothingToClaim", catalogueCode: null, reason: "NothingToClaim" });
  expect(describeError(failure, english)).toBe(textsOf(english).errors.NothingToClaim);
});

const staking = (name: string) => {
  const { code } = PROGRAM_IDLS.staking.errors.find((error) => error.name === name)!;
  return [`Program ${STAKING_PROGRAM_ADDRESS.toBase58()} failed: custom program error: 0x${code.toString(16)}`];
};
const TOKEN = "Program TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA failed: custom program error:";

test.each([
  ["an unknown failure", ["Program 11111111111111111111111111111112 failed: something"], -1],
  ["a token account that is none of the holder's", staking("WrongTokenAccount"), 1],
  ["a mint that is not the pool's", staking("WrongMint"), 2],
  ["a token account that cannot be made", ["Program ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL failed: x"], 3],
  ["a transfer that the token program refuses", [`${TOKEN} 0x11`], 4],
  ["an NFT that the collection has not verified", staking("NotInCollection"), 6],
])("%s has its code, also when it is read from the row again", (_, logs, catalogueCode) => {
  const { code, ...detail } = readChainFailure({ error: null, logs }, "SimulationFailed");
  expect(detail.catalogueCode).toBe(catalogueCode);
  const stored = storedFailure({ errorCode: code, errorDetail: JSON.stringify(detail) });
  expect(describeError(stored!, english)).toMatch(`${SENTENCES[catalogueCode]} (${catalogueCode}). `);
});

test("a refusal that tells no code of its own has that of what its kind does, and one that tells keeps it", () => {
  const unknown = ["Program 11111111111111111111111111111112 failed: something"];
  const minting = (logs: string[]) => readChainFailure({ error: null, logs, failsAs: MINTING }, "TransactionFailed");
  expect(minting(unknown).catalogueCode).toBe(5);
  expect(describeError(failureError(minting(unknown)), english)).toMatch("Failed to NFT minting (5). ");
  expect(minting([`${TOKEN} 0x11`]).catalogueCode).toBe(4);
  expect(minting(staking("NothingToClaim")).catalogueCode).toBeNull();
});

test("words that are not a failure's own can follow a code's sentence, and keep their placeholders", () => {
  expect(describeNumbered("7", "Set {{wallet}} to Kaia.", english)).toBe(
    "Please connect to the Mainnet (7). Set {{wallet}} to Kaia.",
  );
});

test("a row without a failure gives none, and a failure without details has no code", () => {
  expect(storedFailure({ errorCode: null, errorDetail: null })).toBeNull();
  const expired = storedFailure({ errorCode: "TransactionExpired", errorDetail: null });
  expect(describeError(expired!, english)).toBe(textsOf(english).errors.TransactionExpired);
});
