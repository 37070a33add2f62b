import type { Country } from "~/domain/reservations/rules";
import { Field, SelectField } from "~/ui/field";
import type { BookingFieldOf } from "./booking-field";
import type { ReservationTexts } from "./reservation-texts";

type ContactFieldsProps = {
  words: ReservationTexts["form"];
  countries: readonly Country[];
  field: BookingFieldOf;
};

/** Whom to call or write to about the booking. */
export function ContactFields({ words, countries, field }: ContactFieldsProps) {
  const labels = words.fields;
  return (
    <fieldset className="booking-part">
      <legend>{words.contact}</legend>
      <Field
        {...field("name")}
        label={labels.name}
        hint={words.hints.name}
        autoComplete="name"
        required
        maxLength={80}
      />
      <div className="booking-pair">
        <SelectField {...field("phoneCountry")} label={labels.phoneCountry} autoComplete="tel-country-code" required>
          <option value="">{words.chooseCountry}</option>
          {countries.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
        <Field
          {...field("phone")}
          label={labels.phone}
          type="tel"
          autoComplete="tel-national"
          required
          maxLength={40}
        />
      </div>
      <Field
        {...field("email")}
        label={labels.email}
        hint={words.hints.email}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
      />
    </fieldset>
  );
}
