import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { isEvmAddress } from "~/domain/users/rules";

/** The spelling of an EVM address whose letters are its checksum (EIP-55); null if the text is no address. */
export function toEip55(text: unknown): string | null {
  if (typeof text !== "string" || !isEvmAddress(text)) return null;
  const digits = text.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const spelled = [...digits].map((digit, at) =>
    Number.parseInt(hash[at] ?? "0", 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${spelled.join("")}`;
}
