import { and, eq, gt, isNull } from "drizzle-orm";
import { getAddress } from "viem";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { signInNonce } from "~db/schema";
import { isEvmAddress, type WalletType } from "../users/rules";
import type { AppRequestInput } from "./input";
import { APP_REQUEST_MS, type AppRequest, type AppRequestState, type AppWallet } from "./rules";
import { type Ask, type ContractCall, SERVICES } from "./services.server";
import { openTicket, sealTicket, type TicketContents } from "./ticket.server";

/** `services`: the addresses of the wallets' services; `sealKeys`: the site's keys. */
export type AppWalletDeps = { now: Date; services: Readonly<Record<AppWallet, string>>; sealKeys: readonly string[] };
type PrepareDeps = AppWalletDeps & { db: Database; origin: URL; evmChainId: number };

const HASH = /^0x[0-9a-fA-F]{64}$/;
const SIGNATURE = /^0x([0-9a-fA-F]{2}){65}$/;

/**
 * Has a wallet's service wait for the holder's answer in the app, for five minutes at most. Throws SignInExpired if the
 * sign-in to be signed is not open, and AppWalletUnavailable.
 */
export async function prepareAppRequest(deps: PrepareDeps, input: AppRequestInput): Promise<AppRequest> {
  const { wallet } = input;
  const { ask, endsAt } = await askOf(deps, input);
  const prepared = await SERVICES[wallet].prepare(deps.services[wallet], ask, deps.evmChainId);
  const nonce = input.type === "sign" ? input.nonce : null;
  return sealRequest(deps, { wallet, prepared, nonce, isCall: false, endsAt });
}

/**
 * Has a wallet's service wait until the holder has sent a call to a contract, for five minutes at most. Whether the site asks
 * for such a call is the caller's to know. Throws AppWalletUnavailable.
 */
export async function prepareAppCall(
  deps: AppWalletDeps & { evmChainId: number },
  wallet: AppWallet,
  call: ContractCall,
): Promise<AppRequest> {
  const prepared = await SERVICES[wallet].prepareCall(deps.services[wallet], call, deps.evmChainId);
  const endsAt = new Date(deps.now.getTime() + APP_REQUEST_MS);
  return sealRequest(deps, { wallet, prepared, nonce: null, isCall: true, endsAt });
}

type Prepared = Pick<TicketContents, "wallet" | "nonce" | "isCall"> & {
  prepared: { requestKey: string; expiresAt: Date };
  endsAt: Date;
};

async function sealRequest(
  { sealKeys }: AppWalletDeps,
  { wallet, prepared: { requestKey, ...prepared }, nonce, isCall, endsAt }: Prepared,
): Promise<AppRequest> {
  const service = SERVICES[wallet];
  const expiresAt = Math.min(prepared.expiresAt.getTime(), endsAt.getTime());
  return {
    ticket: await sealTicket(sealKeys, { wallet, requestKey, nonce, isCall, expiresAt }),
    code: service.codeOf(requestKey),
    link: service.linkOf(requestKey),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

/** What is asked for, and until when it is of use. */
async function askOf({ db, now, origin }: PrepareDeps, input: AppRequestInput): Promise<{ ask: Ask; endsAt: Date }> {
  if (input.type === "auth") return { ask: { type: "auth" }, endsAt: new Date(now.getTime() + APP_REQUEST_MS) };
  const { nonce, walletAddress } = input;
  const [attempt] = await db
    .select({ message: signInNonce.message, endsAt: signInNonce.expiresAt })
    .from(signInNonce)
    .where(
      and(
        eq(signInNonce.nonce, nonce),
        eq(signInNonce.walletAddress, walletAddress),
        eq(signInNonce.domain, origin.host),
        eq(signInNonce.method, "app"),
        isNull(signInNonce.usedAt),
        gt(signInNonce.expiresAt, now),
      ),
    );
  if (!attempt) throw new AppError("SignInExpired");
  const ask: Ask = { type: "sign", walletAddress: getAddress(walletAddress), text: attempt.message };
  return { ask, endsAt: attempt.endsAt };
}

/** How a request stands. Throws AppWalletUnavailable, and NotFound if the ticket is not one of ours. */
export async function readAppRequest(deps: AppWalletDeps, ticket: string): Promise<AppRequestState> {
  const opened = await openTicket(deps.sealKeys, ticket);
  if (!opened) throw new AppError("NotFound");
  if (opened.expiresAt <= deps.now.getTime()) return { status: "expired" };
  const { status, address, hash } = await SERVICES[opened.wallet].read(deps.services[opened.wallet], opened.requestKey);
  if (status !== "done") return { status };
  if (opened.nonce !== null) return { status, address: null, hash: null };
  if (opened.isCall) {
    if (!hash || !HASH.test(hash)) throw new AppError("AppWalletUnavailable");
    return { status, address: null, hash };
  }
  if (!address || !isEvmAddress(address)) throw new AppError("AppWalletUnavailable");
  return { status, address: getAddress(address), hash: null };
}

/**
 * The signature that an app has made under the text of a sign-in. Throws SignInFailed if there is none, or if the ticket is
 * another sign-in's or another wallet's, and AppWalletUnavailable.
 */
export async function readAppSignature(
  { services, sealKeys }: AppWalletDeps,
  input: { ticket: string; nonce: string; walletType: WalletType },
): Promise<string> {
  const opened = await openTicket(sealKeys, input.ticket);
  if (!opened || opened.nonce !== input.nonce || opened.wallet !== input.walletType) throw new AppError("SignInFailed");
  const { status, signature } = await SERVICES[opened.wallet].read(services[opened.wallet], opened.requestKey);
  if (status !== "done" || !signature || !SIGNATURE.test(signature)) throw new AppError("SignInFailed");
  return signature;
}
