import { PublicKey } from "@solana/web3.js";
import { findAssociatedTokenAddress, TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import type { LandedTransaction, RanInstruction } from "../solana/chain";
import { viewOf } from "../solana/chain";
import type { SeenPayment, ServiceCoin, Treasury } from "./rules";

const TRANSFER_CHECKED = 12;
/** The tag, the amount and the decimals. */
const TRANSFER_BYTES = 10;
/** From, mint, to and owner come before the accounts that a transfer merely names. */
const OWN_ACCOUNTS = 4;
const PROGRAMS = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS];

/**
 * What a final transaction paid the treasury in the coins of services, in transfers that name a reference; one payment for each
 * wallet and coin. A transaction that failed paid nothing.
 */
export function readPayments(
  { signature, slot, blockTs, error, instructions }: LandedTransaction,
  { reference, services }: { reference: string; services: Treasury },
): SeenPayment[] {
  if (error !== null) return [];
  const sums = new Map<string, SeenPayment>();
  for (const instruction of instructions) {
    const paid = readTransfer(instruction, reference, services);
    if (!paid) continue;
    const key = `${paid.payer} ${paid.coin}`;
    const before = sums.get(key)?.amountRaw ?? 0n;
    sums.set(key, { signature, slot, blockTs, ...paid, amountRaw: before + paid.amountRaw });
  }
  return [...sums.values()];
}

function readTransfer(
  { program, accounts, data }: RanInstruction,
  reference: string,
  services: Treasury,
): Pick<SeenPayment, "payer" | "coin" | "amountRaw"> | null {
  const tokenProgram = PROGRAMS.find((known) => known.toBase58() === program);
  if (!tokenProgram || data.length !== TRANSFER_BYTES || data[0] !== TRANSFER_CHECKED) return null;
  const [from, mint, to, payer] = accounts;
  if (!accounts.slice(OWN_ACCOUNTS).includes(reference) || !from || !payer || from === to) return null;
  const coin = (Object.keys(services.coins) as ServiceCoin[]).find((name) => services.coins[name].mint === mint);
  if (!coin || !mint) return null;
  const account = findAssociatedTokenAddress(new PublicKey(mint), new PublicKey(services.treasury), tokenProgram);
  if (to !== account.toBase58()) return null;
  return { payer, coin, amountRaw: viewOf(data).getBigUint64(1, true) };
}
