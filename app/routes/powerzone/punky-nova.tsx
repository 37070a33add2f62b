import { NftScreen, nftMeta } from "~/components/nft-staking/nft-screen";
import { landing } from "~/logs/logged";
import { loadNftScreen } from "~/nft-staking-screen.server";
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
