import type { Finding } from "~/domain/health/check";
import { declaredCheck } from "~/domain/health/check";
import { spellFinding, titleOfFinding } from "~/domain/health/spell-finding.server";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import type { BoardFigure } from "./define-resource";

/** A finding of the health checks as a figure of a board, with what to do about it if it is bad. */
export function healthFigure(locale: Locale, finding: Finding): BoardFigure {
  const { name, of, state } = finding;
  return {
    name,
    of,
    label: titleOfFinding(locale, finding),
    kind: "text",
    value: spellFinding(locale, finding),
    isBad: state === "bad",
    advice: textsOf(locale).adminHealth.advice[name],
    to: declaredCheck(name).to ?? undefined,
  };
}
