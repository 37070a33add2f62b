import { PublicKey, TransactionInstruction } from "@solana/web3.js";
import type { CoinFacts } from "./read-coin.server";

const TRANSFER_CHECKED = 12;

/**
 * A transfer of a coin that names a reference: one more read-only account, as Solana Pay has it, by which every payment of it is
 * found. The token programs ignore accounts after the owner's, unless that is a multisig.
 */
export function payReferenced(input: {
  coin: CoinFacts;
  owner: PublicKey;
  from: PublicKey;
  to: PublicKey;
  amountRaw: bigint;
  reference: string;
}): TransactionInstruction {
  const { coin, owner, from, to, amountRaw, reference } = input;
  const data = Buffer.alloc(10);
  data.writeUInt8(TRANSFER_CHECKED);
  data.writeBigUInt64LE(amountRaw, 1);
  data.writeUInt8(coin.decimals, 9);
  const keys = [
    { pubkey: from, isSigner: false, isWritable: true },
    { pubkey: coin.mint, isSigner: false, isWritable: false },
    { pubkey: to, isSigner: false, isWritable: true },
    { pubkey: owner, isSigner: true, isWritable: false },
    { pubkey: new PublicKey(reference), isSigner: false, isWritable: false },
  ];
  return new TransactionInstruction({ programId: coin.tokenProgram, keys, data });
}
