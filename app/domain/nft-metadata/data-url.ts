import { fromBase64 } from "~/base64";

const HEAD = /^data:([\w.+-]+\/[\w.+-]+)?((?:;[^;,]*)*),/i;

/**
 * What a `data:` address holds, such as the metadata of NFTs that are kept on a chain alone. Null if it is none, or holds
 * more than `maxBytes`. `type` is in lower case, without parameters.
 */
export function readDataUrl(
  address: string,
  maxBytes: number,
): { type: string; bytes: Uint8Array<ArrayBuffer> } | null {
  // each byte takes at most three signs
  if (address.length > maxBytes * 3 + 200) return null;
  const [head, type = "text/plain", parameters = ""] = HEAD.exec(address) ?? [];
  if (head === undefined) return null;
  const bytes = decode(address.slice(head.length), /;base64$/i.test(parameters));
  return bytes && bytes.length <= maxBytes ? { type: type.toLowerCase(), bytes } : null;
}

function decode(text: string, isBase64: boolean): Uint8Array<ArrayBuffer> | null {
  try {
    const plain = decodeURIComponent(text);
    return isBase64 ? fromBase64(plain) : new TextEncoder().encode(plain);
  } catch {
    // whoever wrote the address did not encode it as it says
    return null;
  }
}
