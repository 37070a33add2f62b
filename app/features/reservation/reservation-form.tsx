import { useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { ReservationFields } from "~/domain/reservations/fields";
import { KEEP_DAYS, MAX_NIGHTS, MAX_WISHES } from "~/domain/reservations/rules";
import { formatDay } from "~/locales/format";
import type { LocaleCode } from "~/locales/locales";
import { logged } from "~/logs/logged";
import { refusePress } from "~/logs/press-outcome";
import { useShell } from "~/shell/use-shell";
import { Button } from "~/ui/button";
import { CheckField } from "~/ui/field";
import { RichText } from "~/ui/rich-text";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { useHolderState } from "~/wallet/use-holder-state";
import type { BookingFieldOf } from "./booking-field";
import { BookingOwner } from "./booking-owner";
import { ContactFields } from "./contact-fields";
import { FORM_NAMES, type ReservationAnswer } from "./reservation-answer";
import type { ReservationPage } from "./reservation-page";
import { ReservationProblemList } from "./reservation-problem-list";
import { ReservationSummary } from "./reservation-summary";
import { StayFields } from "./stay-fields";
import { useFormKey } from "./use-form-key";
import { useReservationCheck } from "./use-reservation-check";

/** The form for a booking of any kind. It works without JavaScript; with it, the form is checked before it is sent. */
export function ReservationForm({ page, answer }: { page: ReservationPage; answer: ReservationAnswer | undefined }) {
  const t = useT();
  const { kind, texts, days, countries, holderAddress } = page;
  const { form: words } = texts;
  const locale = useLocale();
  const { localePath } = useShell();
  const holderState = useHolderState(holderAddress, "identity");
  const isSending = useNavigation().state !== "idle";
  const requestKey = useFormKey(page.requestKey, answer?.requestKey);
  const [fields, setFields] = useState(answer?.fields ?? emptyFields(locale.code));
  const { problems, notice, refusals, prepare, recheck, holdBack } = useReservationCheck(page, answer);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // from now on, this page reports problems itself, in its own language and all at once
    if (form.current) form.current.noValidate = true;
  }, []);

  const limits = {
    first: formatDay(locale, days.first),
    last: formatDay(locale, days.last),
    nights: MAX_NIGHTS,
    most: MAX_WISHES,
  };
  const field: BookingFieldOf = (name) => {
    const problem = problems[name];
    return {
      id: `booking-${name}`,
      name,
      defaultValue: answer?.fields?.[name] ?? fields[name],
      error: problem && t(texts.problems.fields, problem, limits),
    };
  };
  const isHotel = kind === "hotel";
  const labels = words.fields;
  const agreement = field("agreed");
  return (
    <Form
      ref={form}
      method="post"
      className="work booking"
      onFocus={prepare}
      onChange={(event) => setFields(recheck(event.currentTarget))}
      onSubmit={(event) => {
        if (!isSending && !holdBack(event.currentTarget)) return;
        event.preventDefault();
        refusePress(isSending ? "busy" : "fields");
      }}
    >
      <input type="hidden" name={FORM_NAMES.requestKey} value={requestKey} />
      <input
        type="hidden"
        name={FORM_NAMES.owner}
        value={holderState === "signed-in" && holderAddress ? holderAddress : ""}
      />
      <div className="booking-trap" aria-hidden="true">
        <label>
          {words.trap}
          <input name={FORM_NAMES.trap} tabIndex={-1} autoComplete="off" key={refusals} />
        </label>
      </div>
      <div className="booking-sheet">
        <ReservationProblemList
          texts={texts}
          labels={{ ...labels, ...(isHotel ? {} : { startOn: labels.day, people: labels.company }) }}
          problems={problems}
          notice={notice}
          limits={limits}
          refusals={refusals}
        />
        <StayFields page={page} field={field} limits={limits} startOn={fields.startOn} />
        <ContactFields words={words} countries={countries} field={field} />
      </div>
      <aside className="panel booking-aside" aria-labelledby="booking-summary">
        <h2 id="booking-summary">{words.summary}</h2>
        <ReservationSummary kind={kind} texts={texts} fields={fields} />
        <BookingOwner texts={texts.owner} state={holderState} holderAddress={holderAddress} />
        <CheckField
          id={agreement.id}
          name={agreement.name}
          error={agreement.error}
          value="yes"
          defaultChecked={agreement.defaultValue === "yes"}
          label={labels.agreed}
          required
        />
        <p className="faint">
          <RichText
            part={words}
            name="kept"
            values={{ days: KEEP_DAYS }}
            tags={{
              privacy: (text) => (
                <Link
                  className="link"
                  to={`/${localePath}/etcPrivacy`}
                  target="_blank"
                  {...logged("reservation.privacy")}
                >
                  {text}
                </Link>
              ),
            }}
          />
        </p>
        <Button type="submit" variant="primary" size="large" wide busy={isSending} {...logged("reservation.send")}>
          {isSending ? words.sending : words.submit}
        </Button>
      </aside>
    </Form>
  );
}

/** The country in which most readers of a language have their telephone. */
const COUNTRIES: Record<LocaleCode, string> = { ko: "KR", en: "", id: "ID" };

function emptyFields(code: LocaleCode): ReservationFields {
  const nothing = { startOn: "", endOn: "", timeOfDay: "", treatment: "", wishes: "", name: "", phone: "", email: "" };
  return { ...nothing, rooms: "1", people: "1", phoneCountry: COUNTRIES[code], agreed: "" };
}
