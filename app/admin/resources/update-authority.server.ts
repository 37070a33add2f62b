import { updateAuthority } from "~/domain/nft-acts/deeds/update-authority.server";
import { deedListOf } from "../authority/deed-list.server";
import { nftActForm } from "../authority/nft-act-form.server";
import { defineResource } from "../define-resource";

/** The power over NFTs is handed to another wallet, by the one that has it. */
export const updateAuthorityResource = defineResource({
  noun: "updateAuthority",
  group: "minting",
  role: "operator",
  list: deedListOf("updateAuthority.create"),
  create: nftActForm({ name: "updateAuthority.create", act: "updateAuthority", deed: updateAuthority }),
});
