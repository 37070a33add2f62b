import { Money } from "./money";

/** The coin of the former chain. */
const KAIA = { coin: "KAIA", decimals: 18 } as const;

/** An amount of kei (10^-18 KAIA), for a text that names the format `money`. */
export function inKaia(raw: bigint) {
  return { raw, ...KAIA };
}

/** An amount of kei as a figure. */
export function Kaia({ raw }: { raw: bigint }) {
  return <Money {...inKaia(raw)} />;
}
