import { NftScreen, nftMeta } from "~/features/nft-staking/nft-screen";
import { loadNftScreen } from "~/features/nft-staking/nft-staking-screen.server";
import { landing } from "~/logs/logged";
import type { Route } from "./+types/nft-staking";

export const handle = landing("nftStaking.landing");

export function loader(args: Route.LoaderArgs) {
  return loadNftScreen(args, "boost");
}

export function meta({ loaderData }: Route.MetaArgs) {
  return nftMeta(loaderData);
}

/** Punky Boost: NFT staking without a term. */
export default function NftStaking({ loaderData }: Route.ComponentProps) {
  return <NftScreen {...loaderData} />;
}
