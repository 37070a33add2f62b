import type { Membership } from "~programs/nft-staking";
import { keyOf } from "../../authority/fields";

/** The membership that the parameters of a deed name. */
export function membershipOf({
  members,
  membershipKey,
  leaves,
}: {
  members: "collection" | "allow-list";
  membershipKey: string;
  leaves: string;
}): Membership {
  const key = keyOf(membershipKey);
  return members === "collection"
    ? { kind: "collection", collection: key }
    : { kind: "allow-list", root: key.toBytes(), leaves: Number(leaves) };
}
