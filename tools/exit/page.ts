import "./buffer.ts";
import { Connection } from "@solana/web3.js";
import { spellAmount } from "../../app/locales/spell-amount.ts";
import { amountToDecimal } from "../../programs-client/amounts.ts";
import {
  type CoinHolding,
  claimCoinSteps,
  claimGrantSteps,
  findCoinDestination,
  type GrantHolding,
  isCoinWorthClaiming,
  isWorthClaiming,
  leaveCoinSteps,
  type NftHolding,
  planNftClaims,
  planNftExit,
  readHoldings,
  type Step,
  type UnpaidClaim,
} from "../../programs-client/holdings.ts";
import { releasedAt } from "../../programs-client/reward-calculator.ts";
import type { Sent } from "../../programs-client/send-until-final.ts";
import { carryOut, connect, reasonOf, type SigningWallet, type SolanaWallet, watchWallets } from "./wallets.ts";
import { fill, wordsFor } from "./words.ts";

/** A page of one file: what a wallet has in our programs, and how to leave them. It asks no server of ours. */

const PUBLIC_NODE = "https://api.mainnet-beta.solana.com";
const { words, lang } = wordsFor(navigator.language);
document.documentElement.lang = lang;
document.title = words.title;

const main = document.body.appendChild(make("main"));
main.append(make("h1", words.title), make("p", words.lead));
const node = make("input");
node.type = "url";
const linkedNode = new URLSearchParams(location.search).get("rpc");
node.value = linkedNode ?? PUBLIC_NODE;
const label = make("label", words.node);
label.append(node);
const wallets = make("p");
const status = make("p");
status.setAttribute("role", "status");
const list = make("div");
main.append(label, wallets, status, list);

let isBusy = false;
watchWallets((found) => wallets.replaceChildren(...(found.length > 0 ? found.map(walletButton) : [words.noWallet])));

function walletButton(wallet: SolanaWallet): HTMLButtonElement {
  return button(fill(words.connect, { wallet: wallet.name }), async () => {
    if (!isTrusted(node.value)) return;
    const holder = await connect(wallet);
    await show(holder);
  });
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * A node says what is due and what leaving gives up. A node that came with the link was chosen by the maker of the link, so
 * the holder is asked about its name; a node that the holder typed, or that runs on this machine, is used without asking.
 */
function isTrusted(address: string): boolean {
  if (address !== linkedNode || !URL.canParse(address)) return true;
  const { host, hostname } = new URL(address);
  return LOOPBACK.test(hostname) || confirm(fill(words.linkedNode, { host }));
}

/** What the wallet has, and what can be done with each part of it. */
async function show(holder: SigningWallet): Promise<void> {
  status.textContent = words.reading;
  const connection = new Connection(node.value, "confirmed");
  const { coins, nfts, grants, chainTs } = await readHoldings(connection, holder.address);
  const run: Run = (planOf) => async () => {
    const plan = await planOf();
    if (plan) await carryOutAll(connection, holder, plan);
  };
  status.textContent = coins.length + nfts.length + grants.length === 0 ? words.nothing : holder.address.toBase58();
  list.replaceChildren(
    ...coins.map((coin) => coinCard(coin, chainTs, run, connection)),
    ...nfts.map((nft) => nftCard(nft, run, connection)),
    ...grants.map((grant) => grantCard(grant, run)),
    button(words.again, () => show(holder)),
  );
}

/** `note`: what the holder has to know afterwards. Null if the holder decided otherwise. */
type PlannedSteps = { steps: Step[]; note?: string };
type Run = (planOf: () => Promise<PlannedSteps | null> | PlannedSteps | null) => () => Promise<void>;

function coinCard(holding: CoinHolding, chainTs: bigint, run: Run, connection: Connection): HTMLElement {
  const { position, pool, dueRaw, endTs, address } = holding;
  const amount = (raw: bigint) => fromRaw(raw, pool.decimals);
  const isInside = position.leftTs === 0n;
  const lostRaw = isInside && chainTs < endTs ? releasedAt(position, chainTs) : 0n;
  const paidBy = async (stepsOf: typeof leaveCoinSteps): Promise<PlannedSteps> => {
    const to = await findCoinDestination(connection, holding);
    const note = to.isUsual ? {} : { note: fill(words.otherAccount, { address: to.address.toBase58() }) };
    return { steps: stepsOf(holding, to), ...note };
  };
  return card(
    words.coin,
    address.toBase58(),
    [
      [words.coinOf, make("code", pool.mint.toBase58())],
      [words.inside, isInside ? amount(position.principalRaw) : "0"],
      [words.due, amount(dueRaw)],
      [words.until, dateOf(endTs)],
      ...(lostRaw > 0n ? [[words.givesUp, amount(lostRaw)] as const] : []),
    ],
    [
      isCoinWorthClaiming(holding)
        ? button(
            words.claim,
            run(() => paidBy(claimCoinSteps)),
          )
        : null,
      isInside
        ? button(
            words.leave,
            run(() => {
              const isSure = lostRaw === 0n || confirm(fill(words.sure, { amount: amount(lostRaw) }));
              return isSure ? paidBy(leaveCoinSteps) : null;
            }),
          )
        : null,
    ],
  );
}

function nftCard(holding: NftHolding, run: Run, connection: Connection): HTMLElement {
  const { position, pool, dueRaw, givenUpRaw, address } = holding;
  const isInside = position.leftTs === 0n;
  // what is due is claimed on the way out, so only the rest is given up
  const lost = givenUpRaw.map((raw, place) => (raw > (dueRaw[place] ?? 0n) ? raw - (dueRaw[place] ?? 0n) : 0n));
  const sum = (raws: bigint[]) => {
    const amounts = pool.streams.flatMap(({ decimals, mint }, place) => {
      const raw = raws[place] ?? 0n;
      return raw > 0n ? [fromRaw(raw, decimals, `${mint.toBase58().slice(0, 4)}…`)] : [];
    });
    return amounts.join(" + ");
  };
  const unpaidWords = (unpaid: UnpaidClaim[]) => ({
    unpaid: sum(pool.streams.map((_, at) => unpaid.find(({ place }) => place === at)?.dueRaw ?? 0n)),
    reason: [...new Set(unpaid.map(({ reason }) => reason))].join(", "),
  });
  const noteOf = (unpaid: UnpaidClaim[]) => (unpaid.length > 0 ? fill(words.unpaid, unpaidWords(unpaid)) : "");
  const leave = async (): Promise<PlannedSteps | null> => {
    const { steps, unpaid, lostRaw, to } = await planNftExit(connection, holding);
    const amount = sum(lostRaw);
    const elsewhere = to && !to.isUsual ? fill(words.otherAccount, { address: to.address.toBase58() }) : "";
    const note = [elsewhere, amount ? "" : noteOf(unpaid)].filter(Boolean).join(" ");
    const planned = note ? { steps, note } : { steps };
    if (!amount) return planned;
    const question = unpaid.length > 0 ? words.sureUnpaid : words.sure;
    return confirm(fill(question, { amount, ...unpaidWords(unpaid) })) ? planned : null;
  };
  const claim = async () => {
    const { steps, unpaid } = await planNftClaims(connection, holding);
    const note = noteOf(unpaid);
    return note ? { steps, note } : { steps };
  };
  return card(
    words.nft,
    position.mint.toBase58(),
    [[words.due, sum(dueRaw) || "0"], ...(sum(lost) ? [[words.givesUp, sum(lost)] as const] : [])],
    [
      pool.streams.some((_, place) => isWorthClaiming(holding, place)) ? button(words.claim, run(claim)) : null,
      isInside ? button(words.leave, run(leave)) : null,
    ],
    address.toBase58(),
  );
}

function grantCard(holding: GrantHolding, run: Run): HTMLElement {
  const { grant, dueRaw, address } = holding;
  const steps = claimGrantSteps(holding);
  return card(
    words.grant,
    grant.plan || address.toBase58(),
    [
      [words.coinOf, make("code", grant.mint.toBase58())],
      [words.due, fromRaw(dueRaw, grant.decimals)],
    ],
    [
      steps.length > 0
        ? button(
            words.claim,
            run(() => ({ steps })),
          )
        : null,
    ],
    address.toBase58(),
  );
}

async function carryOutAll(
  connection: Connection,
  holder: SigningWallet,
  { steps, note }: PlannedSteps,
): Promise<void> {
  for (const [i, { instructions }] of steps.entries()) {
    const place = { step: i + 1, steps: steps.length };
    status.textContent = fill(words.signing, place);
    const sent = await carryOut(connection, holder, instructions, () => {
      status.textContent = fill(words.sending, place);
    });
    if (sent.outcome !== "final") {
      status.textContent = wordsOf(sent);
      return;
    }
  }
  // what is final stays final, whether or not the new figures can be read
  const isRead = await show(holder).then(
    () => true,
    () => false,
  );
  status.textContent = [steps.length > 0 ? words.done : "", note ?? "", isRead ? "" : words.unread].join(" ").trim();
}

function wordsOf(sent: Exclude<Sent, { outcome: "final" }>): string {
  const { signature } = sent;
  if (sent.outcome === "failed") return fill(words.refused, { signature, reason: reasonOf(sent.error) });
  return fill(words[sent.outcome], { signature });
}

function card(
  kind: string,
  name: string,
  facts: readonly (readonly [string, string | HTMLElement])[],
  actions: (HTMLElement | null)[],
  title = name,
): HTMLElement {
  const section = make("section");
  const heading = make("h2", kind);
  const code = make("code", name);
  code.title = title;
  const terms = make("dl");
  for (const [term, value] of facts) {
    const definition = make("dd");
    definition.append(value);
    terms.append(make("dt", term), definition);
  }
  section.append(heading, code, terms, ...actions.filter((action) => action !== null));
  return section;
}

/** Does one thing at a time: a press while another is under way does nothing. */
function button(text: string, press: () => Promise<void>): HTMLButtonElement {
  const element = make("button", text);
  element.type = "button";
  element.addEventListener("click", async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await press();
    } catch (error) {
      status.textContent = fill(words.failed, { reason: error instanceof Error ? error.message : String(error) });
    } finally {
      isBusy = false;
    }
  });
  return element;
}

function make<T extends keyof HTMLElementTagNameMap>(tag: T, text = ""): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  return element;
}

/**
 * An amount with its language's separators, and spelled if it is large and round: "12,000,000 (12 million)". `coin` is the
 * beginning of its mint, within the same brackets.
 */
function fromRaw(raw: bigint, decimals: number, coin?: string): string {
  const amount = amountToDecimal(raw, decimals) as Intl.StringNumericLiteral;
  const shown = new Intl.NumberFormat(lang, { maximumFractionDigits: 20 }).format(amount);
  const notes = [spellAmount({ code: lang }, raw, decimals), coin].filter(Boolean);
  return notes.length > 0 ? `${shown} (${notes.join(", ")})` : shown;
}

function dateOf(ts: bigint): string {
  return new Date(Number(ts) * 1000).toLocaleDateString(lang, { dateStyle: "medium" });
}
