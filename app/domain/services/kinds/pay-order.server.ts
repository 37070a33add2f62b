import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { PINS } from "~/pins";
import { findAssociatedTokenAddress } from "~programs/addresses";
import { amountRawField } from "../../fields";
import { SERVICE_COINS } from "../../settings/subjects";
import { CLOCK_ADDRESS, readClock } from "../../solana/chain";
import { payReferenced } from "../../solana/pay-referenced";
import { coinOf } from "../../solana/read-coin.server";
import { isTokenAccount, tokenAmountOf, transferUnits } from "../../solana/token.server";
import { defineKind } from "../../transactions/define-kind";
import { z } from "../../zod.ts";
import { findOrder } from "../queries.server";
import { isPayable } from "../rules";

/** A transfer of p-token takes far less. */
const TRANSFER_UNITS = 20_000;

/**
 * Pays the treasury the price of an order, with the order's reference in the transfer. Throws OrderNotFound, also for the order of
 * another wallet, OrderClosed if it was paid, given up or is over, Conflict for another price, ServiceNotOffered without a
 * treasury that can take the coin, and NotEnoughCoin.
 */
export const payOrder = defineKind({
  name: "payOrder",
  parameters: z.strictObject({
    order: z.uuid(),
    coin: z.enum(SERVICE_COINS),
    /** The price as the screen shows it, which the browser compares with the base units. */
    amount: z.string().regex(/^\d{1,12}(\.\d{1,18})?$/),
    amountRaw: amountRawField,
  }),
  preview: z.object({ order: z.string() }),

  async plan({ db, chain }, { wallet, parameters }) {
    const { services } = PINS;
    const order = await findOrder(db, parameters.order);
    if (order?.payer !== wallet) throw new AppError("OrderNotFound");
    if (!services) throw new AppError("ServiceNotOffered");
    if (order.coin !== parameters.coin || String(order.priceRaw) !== parameters.amountRaw)
      throw new AppError("Conflict");
    const { mint } = services.coins[order.coin];
    const [clock, mintAccount] = (await chain.getAccounts([CLOCK_ADDRESS, mint])).accounts;
    if (!isPayable(order, new Date(Number(readClock(clock ?? null)) * 1_000))) throw new AppError("OrderClosed");
    const coin = coinOf(mintAccount);
    const [from, to] = [wallet, services.treasury].map((owner) =>
      findAssociatedTokenAddress(coin.mint, new PublicKey(owner), coin.tokenProgram),
    ) as [PublicKey, PublicKey];
    const [held, taking] = (await chain.getAccounts([from.toBase58(), to.toBase58()])).accounts;
    if (!isTokenAccount(taking, coin.tokenProgram)) throw new AppError("ServiceNotOffered");
    if (tokenAmountOf(held) < order.priceRaw) throw new AppError("NotEnoughCoin");
    const owner = new PublicKey(wallet);
    return {
      instructions: [payReferenced({ coin, owner, from, to, amountRaw: order.priceRaw, reference: order.reference })],
      computeUnits: TRANSFER_UNITS + transferUnits(coin.tokenProgram),
      watch: [from.toBase58()],
      facts: { order: order.id, decimals: coin.decimals },
    };
  },

  describe({ order, decimals }, { before, after }) {
    return { out: String(tokenAmountOf(before[0]) - tokenAmountOf(after[0])), in: "0", decimals, order };
  },
});
