import type { RouterContextProvider } from "react-router";
import { listKnownDrops } from "~/domain/drop/known-drops.server";
import { listDrops } from "~/domain/drop/queries.server";
import type { DropView } from "~/domain/drop/view";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { type PictureId, pictures } from "~/ui/art-manifest";

/** The drops as the page shows them, with what the signed-in wallet gets from each; or why they cannot be read. */
export async function loadDrops({ url, context }: { url: URL; context: Readonly<RouterContextProvider> }) {
  const { deps, texts, wallet, frame, locale } = await openMoneyScreen(context);
  const { list: _, title, description, ...words } = texts.drop;
  const reading = await readOrProblem(context, () => listDrops(deps, wallet));
  const drops = reading.value?.drops ?? [];
  const known = reading.value ? [] : await listKnownDrops(deps, wallet);
  return {
    frame,
    texts: words,
    airdrops: texts.airdrop.row,
    page: { title, description, origin: url.origin, localePath: locale.path },
    art: {
      scene: pictures["heads/drop"],
      none: pictures["closed-shop"],
      gifts: Object.fromEntries(drops.map(({ address, gift }) => [address, pictures[pictureOf(gift)]])),
    },
    reading,
    /** What is known of the drops while the chain cannot be read; none while it can. */
    known,
  };
}

export type DropsData = Awaited<ReturnType<typeof loadDrops>>;

/** The picture of a gift: a character of the collection, the coin if it is drawn, otherwise a vault. */
function pictureOf(gift: DropView["gift"]): PictureId {
  if (gift.kind === "coins") return COINS[gift.symbol] ?? "vault";
  const known = Object.entries(COLLECTION_NAMES).find(([, name]) => name === gift.collection);
  return known ? (`people/${known[0]}-1` as PictureId) : "vault";
}

const COINS: Readonly<Record<string, PictureId>> = { SCG: "coin-64", Twig: "twig", USDC: "dollars-64" };
