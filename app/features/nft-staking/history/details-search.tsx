import { Form } from "react-router";
import type { NftFace } from "~/domain/nft-metadata/view";
import type { NftSearch } from "~/domain/nft-staking/history/input";
import { NFT_EVENT_KINDS } from "~/domain/nft-staking/history/view";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { Fold } from "~/ui/fold";
import { shownName } from "../nft-face";
import type { NftTexts } from "../nft-page";
import { loggedIn, type NftTab } from "../nft-screens";

export type DetailsFiltersProps = {
  texts: Pick<NftTexts, "detailsDialog">;
  tab: NftTab;
  place: number;
  search: NftSearch;
  /** The NFTs that can be searched for, including those that have left. */
  nfts: readonly NftFace[];
  /** The address of the tab without the modal. */
  backTo: string;
};

/** The kinds of events of a stream. Staking and unstaking of the NFT itself are not among them. */
const KINDS = NFT_EVENT_KINDS.filter((kind) => kind === "claimed" || kind === "checked-in" || kind === "given-up");

/** The search of a reward's history, folded under what it is limited to. */
export function DetailsFilters(props: DetailsFiltersProps) {
  const { texts, search, nfts } = props;
  const words = texts.detailsDialog;
  const nft = nfts.find(({ mint }) => mint === search.mint);
  const limits = [search.kind ? words.kinds[search.kind] : "", nft ? shownName(nft) : ""].filter(Boolean);
  const summary = `${words.filter}: ${limits.join(", ") || words.filters.all}`;
  // a search closes the fold, so that what it found is in sight
  return (
    <Fold key={summary} summary={summary}>
      <DetailsSearch {...props} />
    </Fold>
  );
}

/** Searches by kind and NFT. A plain GET form, which keeps the rest of the address. */
function DetailsSearch({ texts, tab, place, search, nfts, backTo }: DetailsFiltersProps) {
  const words = texts.detailsDialog;
  const [path = "", behind = ""] = backTo.split("?");
  return (
    <Form method="get" action={path} className="details-search" preventScrollReset replace>
      <input type="hidden" name="details" value={place} />
      {[...new URLSearchParams(behind)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField label={words.filters.kind} name="kind" defaultValue={search.kind}>
        <option value="">{words.filters.all}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {words.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.filters.nft} name="mint" defaultValue={search.mint}>
        <option value="">{words.filters.all}</option>
        {nfts.map(({ mint, name }) => (
          <option key={mint} value={mint}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" {...loggedIn(tab, "detailsSearch")}>
        {words.search}
      </Button>
    </Form>
  );
}
