import { PINS } from "~/pins";

/** How amounts of the coin pool's coin are shown: with the decimals that the release knows of it. */
export const POOL_COIN = { kind: "amount", decimals: PINS.coinPool?.decimals ?? 9, unit: "SCG" } as const;
