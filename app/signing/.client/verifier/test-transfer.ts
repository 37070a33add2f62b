import { PublicKey } from "@solana/web3.js";
import { SIGNATURE_LAMPORTS, TEST_TRANSFER } from "~/domain/dcent-transfer/rules";
import { decode, type Instruction } from "~/domain/solana/decode";
import type { CheckedTransaction } from "~/signing/checked-transaction";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { differs } from "./differs";

type Asked = { wallet: string; mint: string };

const NAMES = "budget.setLimit budget.setPrice token.transferChecked";

/**
 * Checks by the rules of this build alone that a transaction is the test transfer that the page shows (rules.ts of
 * dcent-transfer): from the wallet's account of the coin back to the same account, for no more than the fee. Throws
 * WalletError "differs", and reports the difference to the site.
 */
export function checkTestTransfer(unsigned: Uint8Array, asked: Asked): CheckedTransaction {
  const difference = findTestDifference(unsigned, asked);
  if (difference !== null) throw differs({ kind: "testTransfer", difference, wallet: asked.wallet });
  return unsigned as CheckedTransaction;
}

function findTestDifference(unsigned: Uint8Array, { wallet, mint }: Asked): string | null {
  try {
    const { signers, instructions } = decode(unsigned);
    if (signers.join() !== wallet) return "signers";
    if (instructions.map(({ name }) => name).join(" ") !== NAMES) return "instructions";
    const [limit, price, transfer] = instructions as [Instruction, Instruction, Instruction];
    const priorityRaw = BigInt(limit.args.units ?? 0) * BigInt(price.args.price ?? 0);
    if (priorityRaw > (TEST_TRANSFER.feeLamports - SIGNATURE_LAMPORTS) * 1_000_000n) return "fee";
    const token = findAssociatedTokenAddress(new PublicKey(mint), new PublicKey(wallet), TOKEN_PROGRAM_ADDRESS);
    const expected = { from: token.toBase58(), mint, to: token.toBase58(), owner: wallet };
    const wrong = Object.entries(expected).find(([role, address]) => transfer.accounts[role] !== address);
    if (wrong) return wrong[0];
    if (transfer.args.amount !== String(TEST_TRANSFER.amountRaw)) return "amount";
    return transfer.args.decimals === String(TEST_TRANSFER.decimals) ? null : "decimals";
  } catch {
    return "unreadable"; // bytes that cannot be read are not what was asked for
  }
}
