const PRELOAD = '<link rel="modulepreload"';
const LATE_PRELOAD = `${PRELOAD} fetchpriority="low"`;

/** A page reads without its scripts: they wait for what is drawn first. */
export function scriptsLast(html: string): string {
  return html.replaceAll(PRELOAD, LATE_PRELOAD);
}

/** The same for a page that comes in pieces; a tag may be cut in two by them. */
export function scriptsLastInStream(): ReadableWritablePair<Uint8Array, BufferSource> {
  const decoder = new TextDecoderStream();
  let kept = "";
  const readable = decoder.readable
    .pipeThrough(
      new TransformStream<string, string>({
        transform(piece, controller) {
          const html = scriptsLast(kept + piece);
          const cut = beginningAtEnd(html);
          kept = html.slice(cut);
          controller.enqueue(html.slice(0, cut));
        },
        flush: (controller) => controller.enqueue(kept),
      }),
    )
    .pipeThrough(new TextEncoderStream());
  return { writable: decoder.writable, readable };
}

/** Where the end of a piece could be the beginning of a preload; its length where it could not. */
function beginningAtEnd(html: string): number {
  const last = html.lastIndexOf("<");
  return last >= 0 && PRELOAD.startsWith(html.slice(last)) ? last : html.length;
}
