import { useEffect, useRef, useState } from "react";
import { type ReservationFields, readReservationFields } from "~/domain/reservations/fields";
import type { ReservationProblems } from "~/domain/reservations/input";
import type { ReservationKind } from "~/domain/reservations/rules";
import { loadCheck } from "./load-check.client";
import type { ReservationAnswer } from "./reservation-answer";

type Check = Awaited<ReturnType<typeof loadCheck>>["checkReservation"];

/**
 * Checks a form in the browser with the Worker's own schema, as soon as that has been loaded; until then, and where it
 * cannot be, the Worker alone checks. What the browser found stands until the Worker has answered.
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
  // what the Worker said of the form before is over once the browser has found something
  const notice = isFoundLast ? null : (answer?.notice ?? null);
  const check = (fields: ReservationFields) => loaded.current?.(page.kind, fields, page.now).problems;
  return {
    problems,
    notice,
    /** How often the form was held back or came back: each time its first words are read out. */
    refusals,
    prepare() {
      loadCheck().then(
        ({ checkReservation }) => {
          loaded.current = checkReservation;
        },
        (error: unknown) => console.warn("the form is checked by the server only", error),
      );
    },
    /** The fields as they are now; whoever has been told of problems sees them go. */
    recheck(form: HTMLFormElement): ReservationFields {
      const fields = readReservationFields(new FormData(form));
      if (Object.keys(problems).length > 0 && loaded.current) setFound({ problems: check(fields) ?? {}, answer });
      return fields;
    },
    /** True where the form has problems and need not be sent. */
    holdBack(form: HTMLFormElement): boolean {
      const found = check(readReservationFields(new FormData(form)));
      if (!found) return false;
      setFound({ problems: found, answer });
      setRefusals((count) => count + 1);
      return true;
    },
  };
}
