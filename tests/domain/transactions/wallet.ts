import {
  Keypair,
  type PublicKey,
  TransactionInstruction,
  TransactionMessage,
  VersionedMessage,
  VersionedTransaction,
} from "@solana/web3.js";

/** A wallet as the site sees it: it receives an unsigned transaction and returns it signed, perhaps changed. */
export function testWallet(keypair = Keypair.generate()) {
  const sign = (transaction: VersionedTransaction) => {
    transaction.sign([keypair]);
    return Buffer.from(transaction.serialize()).toString("base64");
  };
  return {
    keypair,
    address: keypair.publicKey.toBase58(),
    sign: (unsigned: string) => sign(VersionedTransaction.deserialize(Buffer.from(unsigned, "base64"))),
    /** Signs the same message with its instructions changed. */
    signChanged(unsigned: string, change: (instructions: TransactionInstruction[]) => TransactionInstruction[]) {
      const { message } = VersionedTransaction.deserialize(Buffer.from(unsigned, "base64"));
      const { instructions, payerKey, recentBlockhash } = TransactionMessage.decompile(message);
      const changed = new TransactionMessage({ payerKey, recentBlockhash, instructions: change(instructions) });
      return sign(new VersionedTransaction(changed.compileToLegacyMessage()));
    },
  };
}

export type TestWallet = ReturnType<typeof testWallet>;

export function instruction(program: PublicKey, data: number[], accounts: PublicKey[] = []): TransactionInstruction {
  const keys = accounts.map((pubkey) => ({ pubkey, isSigner: false, isWritable: true }));
  return new TransactionInstruction({ programId: program, keys, data: Buffer.from(data) });
}

export function unsignedOf(message: string): string {
  const transaction = new VersionedTransaction(VersionedMessage.deserialize(Buffer.from(message, "base64")));
  return Buffer.from(transaction.serialize()).toString("base64");
}
