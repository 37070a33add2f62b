import { env } from "cloudflare:test";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { receiveCancellation } from "~/features/reservation/reservation-cancel.server";
import { receiveReservation } from "~/features/reservation/reservation-form.server";
import { LOCALES } from "~/locales/locales";
import { databaseContext, envContext, holdersContext, localeContext } from "~/server/context";
import type { Env } from "~/server/env.server";
import { testDatabase } from "../database";

const WALLET = "A11ce11111111111111111111111111111111111111";

/** What a write counts against, for a visitor and for a holder who changes networks. */
async function countedBy(wallet: string | null, write: (context: RouterContextProvider, request: Request) => unknown) {
  const counted: string[] = [];
  const limiter = { limit: async ({ key }: { key: string }) => ({ success: counted.push(key) < 0 }) };
  const context = new RouterContextProvider();
  context.set(envContext, { ...env, FORM_LIMIT: limiter, WRITE_LIMIT: limiter } as unknown as Env);
  context.set(databaseContext, testDatabase);
  context.set(localeContext, LOCALES[0]);
  context.set(holdersContext, { solana: wallet === null ? null : ({ walletAddress: wallet } as never), evm: null });
  const headers = { "CF-Connecting-IP": "203.0.113.9" };
  const body = new URLSearchParams({ owner: wallet ?? "" });
  await write(context, new Request("https://limit.test/", { method: "POST", headers, body }));
  return counted;
}

test("a booking counts against the limit of its network, and in a session against that of the wallet too", async () => {
  const book = (context: RouterContextProvider, request: Request) =>
    receiveReservation(context, { request, kind: "hotel" });
  expect(await countedBy(null, book)).toEqual(["203.0.113.9"]);
  expect(await countedBy(WALLET, book)).toEqual(["203.0.113.9", WALLET]);
});

test("a cancellation counts against the limits of its network and its wallet", async () => {
  const cancel = (context: RouterContextProvider, request: Request) =>
    receiveCancellation(context, { request, seq: 1 });
  expect(await countedBy(WALLET, cancel)).toEqual(["203.0.113.9", WALLET]);
});
