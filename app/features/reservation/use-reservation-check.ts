import { useEffect, useRef, useState } from "react";
import { type ReservationFields, readReservationFields } from "~/domain/reservations/fields";
import type { ReservationProblems } from "~/domain/reservations/input";
import type { ReservationKind } from "~/domain/reservations/rules";
import { loadCheck } from "./load-check.client";
import type { ReservationAnswer } from "./reservation-answer";

type Check = Awaited<ReturnType<typeof loadCheck>>["checkReservation"];

/**
 * Checks a form in the browser with the Worker's own schema once that is loaded. Until then, or if it cannot be loaded, only
 * the Worker checks. What the browser has found is shown until the Worker answers.
 */
export function useReservationCheck(page: { kind: ReservationKind; now: Date }, answer: ReservationAnswer | undefined) {
  const loaded = useRef<Check | null>(null);
  const [found, setFound] = useState<{ problems: ReservationProblems; answer: ReservationAnswer | undefined }>();
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (answer) setRefusals((count) => count + 1);
  }, [answer]);

  const isFoundLast = found !== undefined && found.answer === answer;
  const problems = (isFoundLast ? found.problems : answer?.problems) ?? {};
  // once the browser has found something, the Worker's earlier answer is out of date
  const notice = isFoundLast ? null : (answer?.notice ?? null);
  const check = (fields: ReservationFields) => loaded.current?.(page.kind, fields, page.now).problems;
  return {
    problems,
    notice,
    /** How often the form was held back or came back. Each time, screen readers announce the problems. */
    refusals,
    prepare() {
      loadCheck().then(
        ({ checkReservation }) => {
          loaded.current = checkReservation;
        },
        (error: unknown) => console.warn("the form is checked by the server only", error),
      );
    },
    /** Reads the fields as they are now; problems that were shown and are solved disappear. */
    recheck(form: HTMLFormElement): ReservationFields {
      const fields = readReservationFields(new FormData(form));
      if (Object.keys(problems).length > 0 && loaded.current) setFound({ problems: check(fields) ?? {}, answer });
      return fields;
    },
    /** True if the form has problems, so that it need not be sent. */
    holdBack(form: HTMLFormElement): boolean {
      const found = check(readReservationFields(new FormData(form)));
      if (!found) return false;
      setFound({ problems: found, answer });
      setRefusals((count) => count + 1);
      return true;
    },
  };
}
