import {
  type Address,
  concat,
  type Hex,
  isAddressEqual,
  keccak256,
  MethodNotFoundRpcError,
  recoverAddress,
  stringToBytes,
  verifyMessage,
} from "viem";
import { AppError } from "~/errors";
import { askEvmNodes, type SignInChain } from "./evm-nodes.server";

export type EvmMethod = "siwe" | "klay" | "app";
type SignedText = { method: EvmMethod; address: string; message: string; signature: string };

/**
 * Whether the wallet at an address has signed a text: by personal_sign (EIP-191), by klay_sign (KIP-97), or in an app by
 * either. A wallet that is a contract is asked on the chain (EIP-1271). Throws AccountKeyChanged if the address has another key than its first one,
 * ContractWalletNotChecked if a contract has to be asked and there is no RPC address, and EvmChainUnavailable if none answers.
 */
export async function isEvmSignature(signed: SignedText, chain: SignInChain): Promise<boolean> {
  const address = signed.address as Address;
  const signature = signed.signature as Hex;
  if (await isKeySignature({ ...signed, address, signature })) {
    await requireFirstKey(address, chain);
    return true;
  }
  return signed.method === "siwe" && isContractSignature({ address, message: signed.message, signature }, chain);
}

async function isKeySignature(signed: SignedText & { address: Address; signature: Hex }): Promise<boolean> {
  const { method, address, message, signature } = signed;
  if (method === "app")
    return (await isKeySignature({ ...signed, method: "klay" })) || isKeySignature({ ...signed, method: "siwe" });
  try {
    return method === "klay"
      ? isAddressEqual(address, await recoverAddress({ hash: hashKlayMessage(message), signature }))
      : await verifyMessage({ address, message, signature });
  } catch {
    return false; // the library throws for bytes that are no signature of a key, such as those of a contract
  }
}

/** KIP-97: like EIP-191, with Klaytn's own prefix. */
function hashKlayMessage(message: string): Hex {
  const bytes = stringToBytes(message);
  return keccak256(concat([stringToBytes(`\x19Klaytn Signed Message:\n${bytes.length}`), bytes]));
}

/**
 * AccountKeyNil and AccountKeyLegacy: the account still has the key from which its address was made. Any other type belongs to
 * a changed key (Public, WeightedMultiSig, RoleBased) or to none (Fail).
 */
const FIRST_KEY_TYPES: readonly unknown[] = [0, 1];

/**
 * Throws AccountKeyChanged unless the nodes agree that an account of Kaia has its first key. After a change the first key
 * still makes valid signatures, although it may be in somebody else's hands and no longer controls the account.
 */
async function requireFirstKey(address: Address, chain: SignInChain): Promise<void> {
  if (chain.isLocal && chain.rpcUrls.length === 0) return;
  const isFirst = await askEvmNodes(chain, async ({ request }) => {
    try {
      // null: the account has never been used
      const key = (await request({ method: "kaia_getAccountKey", params: [address, "latest"] } as never)) as {
        keyType?: unknown;
      } | null;
      return key === null || FIRST_KEY_TYPES.includes(key.keyType);
    } catch (error) {
      // a simulated Kaia has no such keys
      if (chain.isLocal && error instanceof MethodNotFoundRpcError) return true;
      throw error;
    }
  });
  if (isFirst.includes(false)) throw new AppError("AccountKeyChanged");
}

/** The length in hex of a signature by a key: 0x and 65 bytes. */
const KEY_SIGNATURE_LENGTH = 2 + 2 * 65;

async function isContractSignature(
  signed: { address: Address; message: string; signature: Hex },
  chain: SignInChain,
): Promise<boolean> {
  if (chain.rpcUrls.length === 0) {
    // without the chain, a contract's signature looks like a wrong key's, unless its length is not that of a key's
    if (signed.signature.length === KEY_SIGNATURE_LENGTH) return false;
    throw new AppError("ContractWalletNotChecked");
  }
  const verdicts = await askEvmNodes(chain, async (node) => {
    const code = await node.getCode({ address: signed.address });
    return code !== undefined && (await node.verifyMessage(signed));
  });
  return !verdicts.includes(false);
}
