import { storePicture } from "~/domain/pictures/store-picture.server";
import type { LocaleCode } from "~/locales/locales";
import { envContext } from "~/server/context";
import { pictureStoreOf } from "~/server/picture-store.server";
import type { AdminDeps, ResourceField } from "./define-resource";

/** The types of files that a form offers for a picture. What is taken is decided by the content. */
const PICTURE_TYPES = "image/jpeg,image/png,image/webp";

/** The controls of a form for a picture, and for what it shows. */
export const PICTURE_FIELDS: readonly ResourceField[] = [
  { name: "picture", kind: "file", accept: PICTURE_TYPES },
  { name: "alt", kind: "localized" },
];

/** The additional fields of a form whose row may have a picture. */
export const KEPT_PICTURE_FIELDS: readonly ResourceField[] = [
  { name: "removePicture", kind: "check" },
  { name: "kept", kind: "hidden" },
];

type Chosen = { file: File | null; kept: string | null; alt: Record<LocaleCode, string> };

/** The picture that a form asks for: the chosen file, which is stored, or the one that was there. Throws PictureRefused. */
export async function pictureOfForm({ db, now, context }: AdminDeps, { file, kept, alt }: Chosen) {
  const store = pictureStoreOf(context.get(envContext));
  const id = file ? (await storePicture({ db, now, store }, file)).id : kept;
  return id === null ? null : { id, alt };
}
