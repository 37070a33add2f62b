import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { claim, decodeEvents } from "~programs/vesting";
import { claimedRawField, claimedRawOf } from "../../fields";
import { addressField } from "../../solana/address";
import { CLOCK_ADDRESS, readClock } from "../../solana/chain";
import { readUsualAccount, tokenAmountOf, transferUnits } from "../../solana/token.server";
import { defineKind } from "../../transactions/define-kind";
import { figure } from "../../transactions/preview";
import { z } from "../../zod.ts";
import { expectGrant } from "../accounts.server";
import { COMPUTE_UNITS } from "../compute-units";
import { grantDueAt } from "../rules";

/** Pays out what has vested: all of it, or an amount. Throws GrantNotFound, NothingVested, AmountAboveVested. */
export const claimVesting = defineKind({
  name: "claimVesting",
  parameters: z.strictObject({ grantAddress: addressField, amountRaw: claimedRawField }),
  preview: z.object({
    grantAddress: z.string(),
    /** What the grant pays. With the last claim, what others sent into its vault is added. */
    claimRaw: figure,
  }),

  async plan({ chain }, { wallet, parameters }) {
    const beneficiary = new PublicKey(wallet);
    const { accounts } = await chain.getAccounts([CLOCK_ADDRESS, parameters.grantAddress]);
    const { address, grant } = expectGrant(accounts[1]);
    if (!grant.beneficiary.equals(beneficiary)) throw new AppError("GrantNotFound");
    const wanted = claimedRawOf(parameters.amountRaw);
    const dueRaw = grantDueAt(grant, readClock(accounts[0] ?? null));
    if (dueRaw === 0n) throw new AppError("NothingVested");
    if (wanted !== "max" && wanted > dueRaw) throw new AppError("AmountAboveVested");
    const { mint, tokenProgram, rentPayer, decimals } = grant;
    const { token, creation, creationUnits } = await readUsualAccount(chain, {
      owner: beneficiary,
      mint,
      tokenProgram,
    });
    const amountRaw = wanted === "max" ? undefined : wanted;
    const ref = { address: new PublicKey(address), mint, tokenProgram, rentPayer };
    return {
      instructions: [...creation, claim({ grant: ref, beneficiary, amountRaw })],
      computeUnits: COMPUTE_UNITS.claim + transferUnits(tokenProgram) + creationUnits,
      watch: [token.toBase58(), address],
      // the wallet that opened the grant gets its deposit back
      depositsOfOthers: rentPayer.equals(beneficiary) ? [] : [address],
      facts: { grantAddress: address, decimals },
    };
  },

  describe({ grantAddress, decimals }, { before, after, logs }) {
    const claimed = decodeEvents(logs).find(({ name }) => name === "claimed");
    return {
      out: "0",
      in: String(tokenAmountOf(after[0]) - tokenAmountOf(before[0])),
      decimals,
      grantAddress,
      claimRaw: String(claimed?.name === "claimed" ? claimed.data.amount : 0n),
    };
  },
});
