import { inArray } from "drizzle-orm";
import { AppError, type ErrorCode } from "~/errors";
import { vestingGrant } from "~db/schema";
import { findGrantAddress } from "~programs/addresses";
import { amountToDecimal } from "~programs/amounts";
import { createGrant } from "~programs/vesting";
import { type DeedEffect, defineAuthorityDeed } from "../../authority/define-authority-deed";
import { expectCoins } from "../../authority/expect-coins.server";
import { keyOf } from "../../authority/fields";
import { readPlainCoin } from "../../authority/read-plain-coin.server";
import { addressField } from "../../solana/address";
import { readAccounts } from "../../solana/chain";
import { z } from "../../zod.ts";
import { type GrantTerms, readGrantLines } from "./grant-lines";

/**
 * Twice the units of the most expensive grant that was measured (docs/program-resources.json), for the transfer of Token-2022.
 */
const GRANT_COMPUTE_UNITS = 50_000;

const FAILURES: Readonly<Record<string, ErrorCode>> = {
  AccountAlreadyExists: "GrantExists",
  ScheduleEnded: "ScheduleOver",
  ScheduleOutOfOrder: "ScheduleWrong",
  ScheduleTooLong: "ScheduleWrong",
  StepTooLong: "ScheduleWrong",
  UnsupportedMintExtension: "CoinNotSupported",
  WrongMint: "CoinUnknown",
};

/**
 * Makes up to four grants of a coin, each filled at once, out of the usual account of the wallet that signs. The address of a
 * grant comes from that wallet and the grant's id: no id is ever used twice.
 */
export const createGrants = defineAuthorityDeed({
  name: "createGrants",
  parameters: z.strictObject({
    creator: addressField,
    mint: addressField,
    grants: z
      .string()
      .max(1_000)
      .refine((text) => readGrantLines(text) !== null),
  }),
  failures: FAILURES,

  async plan({ db, chain }, { creator: address, mint: mintAddress, grants: text }) {
    const creator = keyOf(address);
    const coin = await readPlainCoin(chain, mintAddress);
    const grants = readGrantLines(text) ?? [];
    const places = grants.map(({ grantId }) => findGrantAddress({ creator, grantId: BigInt(grantId) }).toBase58());
    const { accounts } = await readAccounts(chain, places);
    // a grant that was paid in full leaves its address free, so the chain alone would let the grant be made and paid again
    const known = await db.select().from(vestingGrant).where(inArray(vestingGrant.address, places));
    const isMade = (place: string) => accounts.get(place) || known.some((row) => row.address === place);
    if (places.some(isMade)) throw new AppError("GrantExists");
    const { mint, tokenProgram, decimals } = coin;
    const neededRaw = sumOf(grants);
    await expectCoins(chain, { coin, owner: creator, neededRaw });
    const amount = (raw: string | bigint) => amountToDecimal(BigInt(raw), decimals);
    return {
      authority: creator,
      instructions: grants.map(({ grantId, beneficiary, amountRaw, isRevocable, plan, ...schedule }) =>
        createGrant({
          ...{ creator, mint, tokenProgram, plan, grantId: BigInt(grantId), beneficiary: keyOf(beneficiary) },
          ...{ amountRaw: BigInt(amountRaw), schedule: scheduleOf(schedule), isRevocable: isRevocable === "yes" },
        }),
      ),
      computeUnits: grants.length * GRANT_COMPUTE_UNITS,
      effects: [
        { name: "mint", after: mintAddress },
        { name: "amount", after: amount(neededRaw) },
        ...grants.map((grant) => grantEffect(grant, amount(grant.amountRaw))),
      ],
    };
  },
});

/** The sum of some grants, in base units. */
export function sumOf(grants: readonly Pick<GrantTerms, "amountRaw">[]): bigint {
  return grants.reduce((sum, { amountRaw }) => sum + BigInt(amountRaw), 0n);
}

/** The effect of a grant: the amount, the beneficiary and the days in UTC, with the cliff if it is later than the start. */
export function grantEffect(grant: GrantTerms, amount: string): DeedEffect {
  const { grantId, beneficiary, startTs, cliffTs, endTs, plan } = grant;
  const days = [...new Set([startTs, cliffTs, endTs])].map((ts) => dayOf(ts)).join(" – ");
  return { name: "grant", of: grantId, after: [amount, beneficiary, days, plan].filter(Boolean).join(" · ") };
}

const dayOf = (ts: string) => new Date(Number(ts) * 1000).toISOString().slice(0, 10);

function scheduleOf({
  startTs,
  cliffTs,
  endTs,
  stepSeconds,
}: Record<"startTs" | "cliffTs" | "endTs" | "stepSeconds", string>) {
  return {
    startTs: BigInt(startTs),
    cliffTs: BigInt(cliffTs),
    endTs: BigInt(endTs),
    stepSeconds: Number(stepSeconds),
  };
}
