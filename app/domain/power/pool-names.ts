import { shortAddress } from "~/locales/short-address";
import { COLLECTION_NAMES, type CollectionId } from "../settings/subjects";

const KIND_NAMES = { boost: "Punky Boost", nova: "Punky Nova" } as const;

type NamedPool = { kind: keyof typeof KIND_NAMES; collection: CollectionId | null; address: string };

/**
 * The name that staff use for an NFT pool, the same in every language. A pool that is not in the settings has its address as
 * its name.
 */
export function nameOfPool({ kind, collection, address }: NamedPool): string {
  return `${KIND_NAMES[kind]} · ${collection ? COLLECTION_NAMES[collection] : shortAddress(address)}`;
}
