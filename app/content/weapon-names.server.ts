import type { WeaponId } from "~/domain/gear/codex";
import type { LocaleCode } from "~/locales/locales";
import { weapons as en } from "./en/weapons";
import { weapons as id } from "./id/weapons";
import { weapons as ko } from "./ko/weapons";

const namesOf = (weapons: readonly { id: WeaponId; name: string }[]) =>
  Object.fromEntries(weapons.map(({ id: weapon, name }) => [weapon, name])) as Record<WeaponId, string>;

const NAMES: Readonly<Record<LocaleCode, Record<WeaponId, string>>> = {
  en: namesOf(en),
  id: namesOf(id),
  ko: namesOf(ko),
};

/** The name of each weapon in a language, as the codex has it. */
export function weaponNames(code: LocaleCode): Readonly<Record<WeaponId, string>> {
  return NAMES[code];
}
