import {
  type Address,
  concat,
  createPublicClient,
  fallback,
  type Hex,
  http,
  isAddressEqual,
  keccak256,
  recoverAddress,
  stringToBytes,
  verifyMessage,
} from "viem";
import { AppError } from "~/errors";
import { writeLog } from "~/server/log";

type SignedText = { method: "siwe" | "klay"; address: string; message: string; signature: string };

/** How long an RPC address may take before the next one is asked. */
const RPC_MS = 5_000;

/**
 * Whether the wallet at an address has signed a text: by personal_sign (EIP-191), or by klay_sign (KIP-97). A wallet that is a
 * contract is asked on the chain (EIP-1271). Throws ContractWalletNotChecked if that takes an RPC address and there is none,
 * and EvmChainUnavailable if none answers. The chain is not asked for a Kaia account's key: an account whose key was changed
 * there cannot sign in by its new key, and its first key still can.
 */
export async function isEvmSignature(signed: SignedText, rpcUrls: readonly string[]): Promise<boolean> {
  const address = signed.address as Address;
  const signature = signed.signature as Hex;
  const { message, method } = signed;
  try {
    const isOwn =
      method === "klay"
        ? isAddressEqual(address, await recoverAddress({ hash: hashKlayMessage(message), signature }))
        : await verifyMessage({ address, message, signature });
    if (isOwn) return true;
  } catch {
    // the library throws for bytes that are no signature of a key, such as those of a contract
  }
  return method === "siwe" && isContractSignature({ address, message, signature }, rpcUrls);
}

/** KIP-97: like EIP-191, with Klaytn's own prefix. */
function hashKlayMessage(message: string): Hex {
  const bytes = stringToBytes(message);
  return keccak256(concat([stringToBytes(`\x19Klaytn Signed Message:\n${bytes.length}`), bytes]));
}

/** The length in hex of a signature by a key: 0x and 65 bytes. */
const KEY_SIGNATURE_LENGTH = 2 + 2 * 65;

async function isContractSignature(
  signed: { address: Address; message: string; signature: Hex },
  rpcUrls: readonly string[],
): Promise<boolean> {
  if (rpcUrls.length === 0) {
    // without the chain, a contract's signature looks like a wrong key's, unless its length is not that of a key's
    if (signed.signature.length === KEY_SIGNATURE_LENGTH) return false;
    throw new AppError("ContractWalletNotChecked");
  }
  const transport = fallback(rpcUrls.map((url) => http(url, { timeout: RPC_MS, retryCount: 0 })));
  const client = createPublicClient({ transport });
  try {
    const code = await client.getCode({ address: signed.address });
    return code !== undefined && (await client.verifyMessage(signed));
  } catch (error) {
    writeLog("warn", "no RPC address of the former chain answered", {}, error);
    throw new AppError("EvmChainUnavailable");
  }
}
