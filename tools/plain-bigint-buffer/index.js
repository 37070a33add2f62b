// Replaces the package of this name, on which @solana/spl-token depends. The original silently cuts a number that is too
// wide for its bytes; these functions refuse it, because the numbers are amounts of coins.

/** The number in these bytes, lowest byte first. */
export function toBigIntLE(bytes) {
  return toBigIntBE(Uint8Array.from(bytes).reverse());
}

/** The number in these bytes, highest byte first. No bytes are zero. */
export function toBigIntBE(bytes) {
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  return value;
}

/** The number in this many bytes, lowest byte first. Throws RangeError if it is negative or needs more bytes. */
export function toBufferLE(value, width) {
  return toBufferBE(value, width).reverse();
}

/** The number in this many bytes, highest byte first. Throws RangeError if it is negative or needs more bytes. */
export function toBufferBE(value, width) {
  if (value < 0n || value >> BigInt(8 * width) !== 0n)
    throw new RangeError(`${value} does not fit into ${width} bytes`);
  const bytes = new Uint8Array(width);
  for (let i = width - 1, rest = value; i >= 0; i--, rest >>= 8n) bytes[i] = Number(rest & 0xffn);
  return bytes;
}
