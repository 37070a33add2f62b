import type { AuthorityDeed } from "~/domain/authority/define-authority-deed";
import { planActs } from "~/domain/nft-acts/act-batch.server";
import type { NftAct } from "~/domain/nft-acts/rules";
import { addressField } from "~/domain/solana/address";
import { z } from "~/domain/zod";
import { chainOf } from "../power-pools.server";
import { refuseProblems } from "../refuse-rows.server";
import { needsSecondPerson } from "../second-person.server";
import { deedBatchForm } from "./deed-batch-form.server";

const nftSchema = z.object({
  /** The wallet that signs. */
  authority: addressField,
  newAuthority: z.union([z.literal(""), addressField]).default(""),
  // the list is pasted and not uploaded, because a proposal is stored as text
  list: z.string().min(1).max(100_000),
});

/** How many NFTs a dry run shows one by one; each deed shows all of its own. */
const SHOWN = 50;

/** A form of what a wallet signs for a list of NFTs. A second person agrees. */
export function nftActForm({ name, act, deed }: { name: string; act: NftAct; deed: AuthorityDeed }) {
  const isHandedOver = act === "updateAuthority";
  return deedBatchForm({
    name,
    role: "operator",
    schema: isHandedOver ? nftSchema.extend({ newAuthority: addressField }) : nftSchema,
    fields: [
      { name: "authority", kind: "address" },
      ...(isHandedOver ? [{ name: "newAuthority", kind: "address" as const }] : []),
      { name: "list", kind: "area" },
    ],
    approval: needsSecondPerson,
    plan: async (deps, { authority, newAuthority, list }) => {
      const { deeds, existing, waiting, more, bad } = await planActs(chainOf(deps), {
        ...{ act, authority, newAuthority, text: list },
      });
      refuseProblems(deps, bad);
      const nfts = deeds.flat();
      const signer: Record<string, string> = isHandedOver ? { authority, newAuthority } : { creator: authority };
      return {
        effects: [
          { name: "authority", after: authority },
          ...(isHandedOver ? [{ name: "newAuthority", after: newAuthority }] : []),
          { name: "nfts", after: nfts.length },
          ...(existing > 0 ? [{ name: "existing", after: existing }] : []),
          ...(waiting > 0 ? [{ name: "waiting", after: waiting }] : []),
          ...(more > 0 ? [{ name: "moreNfts", after: more }] : []),
          { name: "transactions", after: deeds.length },
          ...nfts.slice(0, SHOWN).map(({ mint, before, after }) => ({ name: "nft", of: mint, before, after })),
        ],
        deeds: deeds.map((some) => ({
          deed,
          parameters: { ...signer, mints: some.map(({ mint }) => mint).join() },
        })),
      };
    },
  });
}
