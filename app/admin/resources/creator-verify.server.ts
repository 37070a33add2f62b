import { verifyCreator } from "~/domain/nft-acts/deeds/verify-creator.server";
import { deedListOf } from "../authority/deed-list.server";
import { nftActForm } from "../authority/nft-act-form.server";
import { defineResource } from "../define-resource";

/** Creators confirm that they made NFTs. Each signs for themselves. */
export const creatorVerifyResource = defineResource({
  noun: "creatorVerify",
  group: "minting",
  role: "operator",
  list: deedListOf("creatorVerify.create"),
  create: nftActForm({ name: "creatorVerify.create", act: "verifyCreator", deed: verifyCreator }),
});
