import type { AccountBatch, AccountBatchItem, AccountDate, PlannedAccountBatch } from "~/domain/account/view";
import type { CalendarEvent } from "~/domain/calendar-file";
import { AppError } from "~/errors";
import { planName } from "~/features/vesting/token-text";
import { formatAmount } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { shortAddress } from "~/locales/short-address";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import { describeError } from "~/server/http.server";

/** For how many days the reminder of check-ins repeats. */
const REMINDED_DAYS = 30;

/** What is left of a batch, with its items and problems in the holder's language. */
export function describeAccountBatch(
  { parts, underWay, problems, ...rest }: PlannedAccountBatch,
  locale: Locale,
): AccountBatch {
  const t = translateIn(locale);
  const { claim } = textsOf(locale).account;
  const names = namesOf(
    [...parts, ...underWay].flatMap(({ items }) => items),
    locale,
  );
  const lines = (items: AccountBatchItem[]) =>
    items.map((item) => ({ key: item.key, name: names.get(item.key) ?? "", mint: "mint" in item ? item.mint : null }));
  return {
    parts: parts.map((part) => ({ ...part, items: lines(part.items) })),
    underWay: underWay.map(({ id, items }) => ({ id, items: lines(items) })),
    problems: problems.map(({ source, code }) =>
      t(claim, "leftOut", { source: claim.source[source], reason: describeError(new AppError(code), locale) }),
    ),
    ...rest,
  };
}

/** The names of a batch's items by key. Grants or positions that would be named alike have their address behind the name. */
function namesOf(items: readonly AccountBatchItem[], locale: Locale): ReadonlyMap<string, string> {
  const named = new Map(items.map((item) => [item.key, { item, name: nameOf(item, locale) }]));
  const all = [...named.values()].map(({ name }) => name);
  const isShared = (name: string) => all.indexOf(name) !== all.lastIndexOf(name);
  return new Map(
    [...named].map(([key, { item, name }]) => [
      key,
      item.source !== "nft" && isShared(name) ? `${name} (${shortAddress(item.key)})` : name,
    ]),
  );
}

function nameOf(item: AccountBatchItem, locale: Locale): string {
  const t = translateIn(locale);
  const { account, vesting } = textsOf(locale);
  const names = account.claim.item;
  if (item.source === "nft") return t(names, item.kind, { name: item.name });
  if (item.source === "grant") return t(names, "grant", { coin: item.coin, plan: planName(vesting.plan, item.plan) });
  return t(names, "coin", {
    amount: `${formatAmount(locale, item.principalRaw, item.decimals)}\u00a0SCG`,
    days: t(account, "days", { count: item.termDays }),
  });
}

/** A date of an account as an event of a calendar. `page`: the address of my page. */
export function describeDate(date: AccountDate, locale: Locale, page: URL): CalendarEvent {
  return {
    uid: `${date.id}@${page.host}`,
    sequence: 0,
    status: "CONFIRMED",
    time: {
      at: new Date(Number(date.atTs) * 1000),
      ...(date.kind === "check-in" ? { isDailyFor: REMINDED_DAYS } : {}),
    },
    ...wordsOf(date, locale),
    url: page.href,
  };
}

/** What a date of an account is about, in one line and in one sentence. */
function wordsOf(date: AccountDate, locale: Locale): Pick<CalendarEvent, "title" | "description"> {
  const t = translateIn(locale);
  const { account, vesting } = textsOf(locale);
  const { dates } = account;
  const days = "termDays" in date ? t(account, "days", { count: date.termDays }) : "";
  const amountOf = (raw: bigint, decimals: number, coin: string) =>
    `${formatAmount(locale, raw, decimals)}\u00a0${coin}`;
  switch (date.kind) {
    case "coin-term": {
      const amount = amountOf(date.principalRaw, date.decimals, "SCG");
      return { title: dates.coinTerm.title, description: t(dates.coinTerm, "text", { amount, days }) };
    }
    case "nft-term":
      return {
        title: t(dates.nftTerm, "title", { name: date.name }),
        description: t(dates.nftTerm, "text", { days }),
      };
    case "check-in": {
      const nfts = t(textsOf(locale).nftStaking.labels, "nfts", { count: date.count });
      return { title: dates.checkIn.title, description: t(dates.checkIn, "text", { nfts }) };
    }
    default: {
      const amount = amountOf(date.vestedRaw, date.decimals, date.coin);
      return {
        title: t(dates.release, "title", { coin: date.coin }),
        description: t(dates.release, "text", { plan: planName(vesting.plan, date.plan), amount }),
      };
    }
  }
}
