import type { RouterContextProvider } from "react-router";
import { pictureKey } from "~/domain/pictures/store-picture.server";
import { envContext } from "./context";
import { answerDrawnFile } from "./nft-pictures.server";

/** The address of a file: the picture and the width in its name. Null if it cannot be one of ours. */
export function pictureFileOf({ id, file }: { id: string; file: string }): { id: string; width: number } | null {
  const width = /^([1-9]\d{0,3})\.webp$/.exec(file)?.[1];
  return /^[0-9a-f]{64}$/.test(id) && width ? { id, width: Number(width) } : null;
}

/** A file of a picture as it is answered, or null if there is none. `isPublic`: anybody may keep it, for ever. */
export async function findPictureFile(
  context: Readonly<RouterContextProvider>,
  { id, width, isPublic }: { id: string; width: number; isPublic: boolean },
): Promise<Response | null> {
  const stored = await context.get(envContext).PICTURES.get(pictureKey(id, width));
  return stored && answerDrawnFile(await stored.arrayBuffer(), isPublic);
}
