import { formatMoney } from "~/locales/format";
import { tIn } from "~/locales/i18next.server";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { type CheckName, declaredCheck, type Finding, type Limits } from "./check";
import { nameOfRunway } from "./runway-names";

const COINS = { sol: { decimals: 9, coin: "SOL" }, kaia: { decimals: 18, coin: "KAIA" } } as const;

/** The value of a finding with its unit, as the boards and the mails write it. */
export function spellFinding(locale: Locale, { name, value, state }: Finding): string {
  const { nothing, values } = textsOf(locale).adminHealth;
  if (state === "unread" || state === "unset") return values.states[state];
  if (value === null) return (nothing as Readonly<Record<string, string>>)[name] ?? "–";
  return spell(locale, name, value);
}

/** The value from which on a check is bad, with its unit; null if the check has no such setting. */
export function spellLimit(locale: Locale, name: CheckName, limits: Limits): string | null {
  const { limit, unit } = declaredCheck(name);
  if (limit === null) return null;
  const value = limits[limit as keyof Limits];
  return spell(locale, name, unit === "sol" || unit === "kaia" ? BigInt(value) : value);
}

/** The name of a check and, if several things are checked in this way, the name of the thing. */
export function titleOfFinding(locale: Locale, { name, of }: Pick<Finding, "name" | "of">): string {
  const texts = textsOf(locale);
  const title = texts.adminHealth.figures[name];
  if (!of) return title;
  return `${title}: ${name === "runway" ? nameOfRunway(texts, of) : of}`;
}

function spell(locale: Locale, name: CheckName, value: number | bigint | string): string {
  const { unit } = declaredCheck(name);
  if (typeof value === "string" || unit === "text") return String(value);
  if (unit === "sol" || unit === "kaia") return formatMoney(locale, { raw: BigInt(value), ...COINS[unit] });
  return tIn(locale, "adminHealth")(`units.${unit}`, { count: Number(value) });
}
