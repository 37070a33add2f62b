import type { PublicKey } from "@solana/web3.js";
import { DROP_PROGRAM_ADDRESS, findCampaignAddress } from "../../programs-client/addresses.ts";
import { type DevelopmentLabel, developmentKeypair } from "../../programs-client/development-keys.ts";
import { buildDropTree, type DropTree } from "../../programs-client/drop-tree.ts";

/** A drop of the local chain; operator, funder and pauser are the development keys. */
export interface SampleCampaign {
  /** the campaign id, and the number of the drop on the site */
  number: number;
  /** the `mint` of the coin, or for NFTs the mint of each place */
  gift: { kind: "coins"; mint: PublicKey } | { kind: "nfts"; mints: PublicKey[] };
  /** the list, by place */
  rows: { holder: PublicKey; amountRaw: bigint }[];
  /** seconds from the setup to the first second of the window */
  beginsIn: number;
  lastsSeconds: number;
}

const DAY = 86_400;
const MILLION = 10n ** 6n;
const BILLION = 10n ** 9n;

const holders = [developmentKeypair("wallet-1").publicKey, developmentKeypair("wallet-2").publicKey];
const each = (amountRaw: bigint) => holders.map((holder) => ({ holder, amountRaw }));
const coins = (label: DevelopmentLabel) => ({ kind: "coins" as const, mint: developmentKeypair(label).publicKey });

/** The four drops of the local site. Both development wallets are on every list. The fourth begins in three days. */
export const DEVELOPMENT_CAMPAIGNS: readonly SampleCampaign[] = [
  { number: 1, gift: coins("mint-twig"), rows: each(120n * MILLION), beginsIn: -3_600, lastsSeconds: 30 * DAY },
  { number: 2, gift: coins("mint-scg"), rows: each(250n * BILLION), beginsIn: -3_600, lastsSeconds: 14 * DAY },
  {
    number: 3,
    gift: { kind: "nfts", mints: ([5, 6] as const).map((n) => developmentKeypair(`nft-crafter-${n}`).publicKey) },
    rows: each(1n),
    beginsIn: -3_600,
    lastsSeconds: 30 * DAY,
  },
  { number: 4, gift: coins("mint-usdc"), rows: each(15n * MILLION), beginsIn: 3 * DAY, lastsSeconds: 7 * DAY },
];

/** The address of one of the operator's drops. */
export function sampleCampaignAddress({ number }: Pick<SampleCampaign, "number">): PublicKey {
  return findCampaignAddress({ creator: developmentKeypair("operator").publicKey, campaignId: number });
}

/** The tree of a drop's list, for its root and its proofs. */
export function sampleCampaignTree(campaign: Pick<SampleCampaign, "number" | "rows">): DropTree {
  const key = { program: DROP_PROGRAM_ADDRESS.toBytes(), campaign: sampleCampaignAddress(campaign).toBytes() };
  return buildDropTree(
    key,
    campaign.rows.map(({ holder, amountRaw }) => ({ holder: holder.toBytes(), amountRaw })),
  );
}
