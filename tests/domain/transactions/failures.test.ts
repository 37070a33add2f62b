import { expect, test } from "vitest";
import { readChainFailure } from "~/domain/transactions/failures";
import { STAKING_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS } from "~programs/addresses";

const failed = (program: { toString(): string }, number: number) => ({
  error: { InstructionError: [0, { Custom: number }] },
  logs: [`Program ${program} failed: custom program error: 0x${number.toString(16)}`],
});

test.each([
  ["a memo that the account asks for", failed(TOKEN_2022_PROGRAM_ADDRESS, 36), "MemoRequired"],
  ["a CPI guard", failed(TOKEN_2022_PROGRAM_ADDRESS, 42), "CpiGuardOn"],
  ["too few coins", failed(TOKEN_2022_PROGRAM_ADDRESS, 1), "NotEnoughCoin"],
  ["a token account that is frozen", failed(TOKEN_2022_PROGRAM_ADDRESS, 17), "SimulationFailed"],
  ["an NFT that came in today", failed(STAKING_PROGRAM_ADDRESS, 6056), "NftCheckInTooEarly"],
])("names %s as the reason", (_, failure, code) => {
  expect(readChainFailure(failure, "SimulationFailed").code).toBe(code);
});
