import { data, type RouterContextProvider, redirect } from "react-router";
import { applyForAirdrop, checkApplication } from "~/domain/airdrop/commands.server";
import { applicationInput } from "~/domain/airdrop/input";
import { findOwnAirdrop, getAirdropList } from "~/domain/airdrop/queries.server";
import { openChain } from "~/domain/solana/chain.server";
import { isSameAddress } from "~/domain/wallet-chains";
import { AppError } from "~/errors";
import { textsOf } from "~/locales/texts.server";
import { configContext, databaseContext, holdersContext, localeContext } from "~/server/context";
import { describeError, readBody } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { pictures } from "~/ui/art-manifest";
import { APPLY_NAMES, type ApplyAnswer } from "./apply-answer";

type Context = Readonly<RouterContextProvider>;

/** One list, and what it has for the session that can speak for its recipients. Throws NotFound. */
export async function loadApply(context: Context, key: string) {
  const locale = context.get(localeContext);
  const deps = { db: context.get(databaseContext), now: new Date() };
  const list = await getAirdropList(deps, key);
  const { solana, evm } = context.get(holdersContext);
  const holder = (list.chain === "solana" ? solana : evm)?.walletAddress ?? null;
  const { airdrop, qr, wallet } = textsOf(locale);
  return {
    texts: { ...airdrop.apply, name: airdrop.name, whereYouAre: airdrop.whereYouAre, record: airdrop.record },
    qrLabel: qr.open,
    call: wallet.call,
    scene: pictures["heads/drop"],
    list,
    holder,
    /** The visitor's own Solana wallet, whose session proves that it is theirs. */
    ownSolana: solana?.walletAddress ?? null,
    own: holder ? await findOwnAirdrop(deps, { list: key, address: holder }) : null,
  };
}

export type ApplyData = Awaited<ReturnType<typeof loadApply>>;

/**
 * Takes an address that was typed: first it is checked and shown once more, and only a form that says yes stores it. Shows
 * the list again once it is stored, or answers in words why it is not.
 */
export async function receiveApplication(context: Context, { request, list }: { request: Request; list: string }) {
  const locale = context.get(localeContext);
  const { solana, evm } = context.get(holdersContext);
  const answerWith = (answer: ApplyAnswer, status: number) => data(answer, { status });
  let typed = "";
  try {
    const form = new URLSearchParams(await readBody(request));
    typed = form.get(APPLY_NAMES.target) ?? "";
    await spendFor("write", { request, context }, (evm ?? solana)?.walletAddress);
    refuseOtherWallet(form.get(APPLY_NAMES.owner), [solana?.walletAddress, evm?.walletAddress]);
    const input = applicationInput.safeParse({ target: typed, version: form.get(APPLY_NAMES.version) });
    if (!input.success) {
      return answerWith({ kind: "wrong", target: typed, message: textsOf(locale).airdrop.apply.wrong }, 400);
    }
    const deps = {
      db: context.get(databaseContext),
      chain: openChain({ rpcUrls: context.get(configContext).rpcUrls }),
      now: new Date(),
      readClock: () => new Date(),
      holders: { solana, evm },
    };
    const wish = { list, ...input.data };
    if (form.get(APPLY_NAMES.confirmed) !== "yes") {
      await checkApplication(deps, wish);
      return answerWith({ kind: "confirm", target: input.data.target }, 200);
    }
    await applyForAirdrop(deps, wish);
    return redirect(`/${locale.path}/airdrop/${list}`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const kind = error.code === "TargetNotWallet" ? "wrong" : "refused";
    return answerWith({ kind, target: typed, message: describeError(error, locale) }, error.status);
  }
}

/** The page may have been made for another account than the one that is signed in now. */
function refuseOtherWallet(owner: string | null, wallets: (string | undefined)[]): void {
  const known = wallets.filter((wallet) => wallet !== undefined);
  if (known.length === 0) throw new AppError("NotSignedIn");
  if (!known.some((wallet) => isSameAddress(wallet, owner))) throw new AppError("WrongWallet");
}
