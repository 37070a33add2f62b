import path from "node:path";
import type { Plugin } from "vite";
import { makeSharePictures } from "./make.mjs";

/** Puts the picture of every shared page into the build, as /share/<page>-<language>.png. */
export function sharePictures(): Plugin {
  return {
    name: "share-pictures",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir = "." }) {
      await makeSharePictures(path.join(dir, "share"));
    },
  };
}
