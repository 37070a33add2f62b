import { SYSTEM_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { type RanInstruction, viewOf } from "../solana/chain";

/** An amount that one instruction moved: lamports or base units. `payer` is who signed for it. */
export type Moved = { payer: string; to: string; amountRaw: bigint };

/** Where an instruction names who pays, where it goes, and, in its data, how much. */
type Shape = { payer: number; to: number; amountOffset: number };

// transfer, transfer with seed
const SYSTEM_SHAPES: Record<number, Shape> = {
  2: { payer: 0, to: 1, amountOffset: 4 },
  11: { payer: 0, to: 2, amountOffset: 4 },
};
// transfer, mint to, transfer checked, mint to checked
const TOKEN_SHAPES: Record<number, Shape> = {
  3: { payer: 2, to: 1, amountOffset: 1 },
  7: { payer: 2, to: 1, amountOffset: 1 },
  12: { payer: 3, to: 2, amountOffset: 1 },
  14: { payer: 2, to: 1, amountOffset: 1 },
};
const AMOUNT_BYTES = 8;

/** The transfers among the instructions of a transaction that succeeded. Other ways to move something are left out. */
export function listMoved(instructions: readonly Pick<RanInstruction, "program" | "accounts" | "data">[]): Moved[] {
  return instructions.flatMap(({ program, accounts, data }) => {
    const shape = shapeOf(program, data);
    const [payer, to] = [accounts[shape?.payer ?? -1], accounts[shape?.to ?? -1]];
    if (!shape || !payer || !to || data.length < shape.amountOffset + AMOUNT_BYTES) return [];
    return [{ payer, to, amountRaw: viewOf(data).getBigUint64(shape.amountOffset, true) }];
  });
}

function shapeOf(program: string, data: Uint8Array): Shape | undefined {
  if (program === SYSTEM_PROGRAM_ADDRESS.toBase58()) {
    return data.length < 4 ? undefined : SYSTEM_SHAPES[viewOf(data).getUint32(0, true)];
  }
  const isToken = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS].some((key) => key.toBase58() === program);
  return isToken ? TOKEN_SHAPES[data[0] ?? -1] : undefined;
}
