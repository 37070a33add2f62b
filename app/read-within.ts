/**
 * Reads the body of a request or an answer, up to a number of bytes; null if it is longer. One whose sender names a larger
 * length is not read at all; one whose sender names none, or a wrong one, is cut off where it becomes too long. What is not read
 * is cancelled. Throws what the stream throws.
 */
export async function readWithin(
  message: Pick<Request | Response, "headers" | "body">,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { headers, body } = message;
  if (!body) return new Uint8Array();
  if (Number(headers.get("Content-Length") ?? 0) > maxBytes) {
    await body.cancel();
    return null;
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.byteLength;
  }
  return bytes;
}
