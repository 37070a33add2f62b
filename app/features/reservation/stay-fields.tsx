import {
  addDays,
  MAX_NIGHTS,
  MAX_PEOPLE,
  MAX_ROOMS,
  MAX_WISHES,
  TIMES_OF_DAY,
  TREATMENTS,
} from "~/domain/reservations/rules";
import { ChoiceField, Field, SelectField, TextAreaField } from "~/ui/field";
import { useT } from "~/ui/use-t";
import type { BookingFieldOf, BookingLimits } from "./booking-field";
import type { ReservationPage } from "./reservation-page";
import type { ReservationTexts } from "./reservation-texts";

type StayFieldsProps = {
  page: Pick<ReservationPage, "kind" | "texts" | "days">;
  field: BookingFieldOf;
  limits: BookingLimits;
  /** The first day as it is typed now, from which on a stay may end. */
  startOn: string;
};

/** When, for how many people and with which wishes: a stay in the hotel, or an appointment at a clinic. */
export function StayFields({ page: { kind, texts, days }, field, limits, startOn }: StayFieldsProps) {
  const t = useT();
  const { form: words } = texts;
  const labels = words.fields;
  const isHotel = kind === "hotel";
  return (
    <fieldset className="booking-part">
      <legend>{isHotel ? words.stay : words.appointment}</legend>
      <p className="soft">{t(words, "days", limits)}</p>
      <div className="booking-pair">
        <Field
          {...field("startOn")}
          label={isHotel ? labels.startOn : labels.day}
          type="date"
          required
          min={days.first}
          max={days.last}
        />
        {isHotel ? (
          <Field
            {...field("endOn")}
            label={labels.endOn}
            type="date"
            required
            min={addDays(isDay(startOn) ? startOn : days.first, 1)}
            max={addDays(days.last, MAX_NIGHTS)}
          />
        ) : (
          <SelectField {...field("treatment")} label={labels.treatment} required>
            <option value="">{words.choose}</option>
            {TREATMENTS[kind].map((treatment) => (
              <option key={treatment} value={treatment}>
                {texts.treatments[treatment]}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {isHotel ? null : <TimeChoice {...field("timeOfDay")} texts={texts} />}
      <div className="booking-pair">
        {isHotel ? (
          <SelectField {...field("rooms")} label={labels.rooms} required>
            {countsTo(MAX_ROOMS)}
          </SelectField>
        ) : null}
        <SelectField
          {...field("people")}
          label={isHotel ? labels.people : labels.company}
          hint={isHotel ? undefined : words.hints.company}
          required
        >
          {countsTo(MAX_PEOPLE[kind])}
        </SelectField>
      </div>
      <TextAreaField
        {...field("wishes")}
        label={labels.wishes}
        hint={t(words.hints, isHotel ? "hotelWishes" : "clinicWishes", limits)}
        maxLength={MAX_WISHES}
        rows={3}
      />
    </fieldset>
  );
}

type TimeChoiceProps = {
  id: string;
  name: string;
  defaultValue: string;
  error: string | undefined;
  texts: ReservationTexts;
};

function TimeChoice({ id, name, defaultValue, error, texts }: TimeChoiceProps) {
  return (
    <div className="field" data-invalid={error ? "" : undefined}>
      <ChoiceField
        id={id}
        tabIndex={-1}
        legend={texts.form.fields.timeOfDay}
        name={name}
        defaultValue={defaultValue}
        choices={TIMES_OF_DAY.map((time) => ({
          value: time,
          label: texts.timesOfDay[time],
          note: texts.hours[time],
        }))}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

function countsTo(most: number) {
  const counts = Array.from({ length: most }, (_, index) => index + 1);
  return counts.map((count) => (
    <option key={count} value={count}>
      {count}
    </option>
  ));
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}
