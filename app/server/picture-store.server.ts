import type { ReadableStream as WorkersStream } from "@cloudflare/workers-types";
import type { PictureStore } from "~/domain/pictures/store-picture.server";
import type { Env } from "./env.server";

/** The bucket of pictures, and Cloudflare Images, which decodes them outside the Worker. */
export function pictureStoreOf({ PICTURES, IMAGES }: Pick<Env, "PICTURES" | "IMAGES">): PictureStore {
  return {
    draw: async (bytes, width) => {
      // the types of Workers and of the DOM name the same stream
      const stream = new Blob([bytes]).stream() as unknown as WorkersStream<Uint8Array>;
      const drawn = await IMAGES.input(stream)
        .transform({ width, fit: "scale-down" })
        .output({ format: "image/webp", quality: 85 });
      return new Uint8Array(await drawn.response().arrayBuffer());
    },
    put: async (key, bytes) => {
      await PICTURES.put(key, bytes, { httpMetadata: { contentType: "image/webp" } });
    },
  };
}
