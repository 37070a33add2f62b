import { unverifyCreator } from "~/domain/nft-acts/deeds/unverify-creator.server";
import { deedListOf } from "../authority/deed-list.server";
import { nftActForm } from "../authority/nft-act-form.server";
import { defineResource } from "../define-resource";

/** Creators take back that they made NFTs. */
export const unverifyNftResource = defineResource({
  noun: "unverifyNft",
  group: "minting",
  role: "operator",
  list: deedListOf("unverifyNft.create"),
  create: nftActForm({ name: "unverifyNft.create", act: "unverifyCreator", deed: unverifyCreator }),
});
