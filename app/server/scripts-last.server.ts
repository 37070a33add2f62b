const PRELOAD = '<link rel="modulepreload"';
const LATE_PRELOAD = `${PRELOAD} fetchpriority="low"`;

/** A page can be read without its scripts, so they are loaded after what is drawn first. */
export function scriptsLast(html: string): string {
  return html.replaceAll(PRELOAD, LATE_PRELOAD);
}

/** The same for a streamed page, in which a tag may be split between two chunks. */
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

/** The index at which a preload may begin at the end of a chunk; the chunk's length if none can. */
function beginningAtEnd(html: string): number {
  const last = html.lastIndexOf("<");
  return last >= 0 && PRELOAD.startsWith(html.slice(last)) ? last : html.length;
}
