import { NftScreen, nftMeta } from "~/features/nft-staking/nft-screen";
import { loadNftScreen } from "~/features/nft-staking/nft-staking-screen.server";
import { landing } from "~/logs/logged";
import type { Route } from "./+types/punky-nova";

export const handle = landing("punkyNova.landing");

export function loader(args: Route.LoaderArgs) {
  return loadNftScreen(args, "nova");
}

export function meta({ loaderData }: Route.MetaArgs) {
  return nftMeta(loaderData);
}

/** Punky Nova: NFT staking for 90, 180 or 270 days. */
export default function PunkyNova({ loaderData }: Route.ComponentProps) {
  return <NftScreen {...loaderData} />;
}
