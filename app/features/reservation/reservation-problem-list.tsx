import { type MouseEvent, useEffect, useRef } from "react";
import { RESERVATION_FIELDS, type ReservationField } from "~/domain/reservations/fields";
import type { ReservationProblems } from "~/domain/reservations/input";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import type { ReservationAnswer } from "./reservation-answer";

export type ReservationProblemListProps = {
  texts: { problems: Texts["reservation"]["problems"] };
  labels: Record<ReservationField, string>;
  problems: ReservationProblems;
  notice: ReservationAnswer["notice"];
  /** Values for the sentences: days, counts. */
  limits: Record<string, string | number>;
  /** Increases each time the form comes back; the list then takes the focus. */
  refusals: number;
};

/** Why a form was not booked: the problems, each with a link to its field, or what happened to the form. */
export function ReservationProblemList(props: ReservationProblemListProps) {
  const t = useT();
  const { texts, labels, problems, notice, limits, refusals } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) list.current?.focus();
  }, [refusals]);

  const wrong = RESERVATION_FIELDS.flatMap((name) => (problems[name] ? [{ name, problem: problems[name] }] : []));
  if (wrong.length === 0 && !notice) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript too, who sent the form is led to why it came back
    <div ref={list} id="booking-problems" className="booking-problems" tabIndex={-1} autoFocus>
      {notice ? (
        <Notice tone="danger" live>
          <p>{"message" in notice ? notice.message : texts.problems[notice.code]}</p>
        </Notice>
      ) : null}
      {wrong.length > 0 ? (
        <Notice tone="danger" title={t(texts.problems, "title", { count: wrong.length })} live>
          <ul>
            {wrong.map(({ name, problem }) => (
              <li key={name}>
                <a className="link" href={`#booking-${name}`} onClick={focusField} {...logged("part.link")}>
                  {SENTENCES.has(name) ? "" : `${labels[name]}: `}
                  {t(texts.problems.fields, problem, limits)}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  );
}

/** Fields whose label is a sentence. */
const SENTENCES: ReadonlySet<ReservationField> = new Set(["agreed"]);

/** Moves the focus to the field without changing the address. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
