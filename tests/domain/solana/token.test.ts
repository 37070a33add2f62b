import { expect, test } from "vitest";
import { TOKEN_2022_TRANSFER_UNITS, transferUnits } from "~/domain/solana/token.server";
import { TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";

test("each transfer by Token-2022 needs additional compute units, and a transfer by the original token program needs none", () => {
  expect(transferUnits(TOKEN_PROGRAM_ADDRESS, 2)).toBe(0);
  expect(transferUnits(TOKEN_2022_PROGRAM_ADDRESS)).toBe(TOKEN_2022_TRANSFER_UNITS);
  expect(transferUnits(TOKEN_2022_PROGRAM_ADDRESS, 2)).toBe(2 * TOKEN_2022_TRANSFER_UNITS);
});
