import { type ComponentProps, type ReactNode, useId } from "react";
import { type LogKey, logged } from "~/logs/logged";

type Frame = {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value. The field is then marked invalid, and screen readers read this. */
  error?: ReactNode;
};

export type FieldProps = ComponentProps<"input"> &
  Frame & {
    /** A unit after the value, such as SCG. */
    suffix?: ReactNode;
    /** Large digits in the display face, for an amount of money. */
    amount?: boolean;
  };

/** What the field of an address has: nothing is completed, corrected or written large. */
export const OF_ADDRESS = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;

export function Field({ label, hint, error, suffix, amount, ...input }: FieldProps) {
  const ids = useFieldIds(input.id, hint, error);
  return (
    <FieldFrame label={label} hint={hint} error={error} ids={ids}>
      <span className={amount ? "input input-amount" : "input"}>
        <input {...input} {...ids.control} />
        {suffix ? <span aria-hidden="true">{suffix}</span> : null}
      </span>
    </FieldFrame>
  );
}

export function SelectField({ label, hint, error, ...select }: ComponentProps<"select"> & Frame) {
  const ids = useFieldIds(select.id, hint, error);
  return (
    <FieldFrame label={label} hint={hint} error={error} ids={ids}>
      <span className="input">
        <select {...select} {...ids.control} />
      </span>
    </FieldFrame>
  );
}

export function TextAreaField({ label, hint, error, ...textarea }: ComponentProps<"textarea"> & Frame) {
  const ids = useFieldIds(textarea.id, hint, error);
  return (
    <FieldFrame label={label} hint={hint} error={error} ids={ids}>
      <span className="input">
        <textarea rows={4} {...textarea} {...ids.control} />
      </span>
    </FieldFrame>
  );
}

export function CheckField({ label, hint, error, ...input }: ComponentProps<"input"> & Frame) {
  const ids = useFieldIds(input.id, hint, error);
  return (
    <div className="field" data-invalid={error ? "" : undefined}>
      <label className="check">
        <input type="checkbox" {...input} {...ids.control} />
        <span>{label}</span>
      </label>
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  );
}

type Choice = {
  value: string;
  label: ReactNode;
  figure?: ReactNode;
  note?: ReactNode;
  disabled?: boolean;
  /** The log's key for choosing it. */
  log?: LogKey;
};

/** One choice of several, as large radio cards. */
export function ChoiceField({ legend, name, choices, value, defaultValue, onValue, ...rest }: ChoiceFieldProps) {
  return (
    <fieldset className="choices" {...rest}>
      <legend>{legend}</legend>
      <div className="choices-grid">
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              disabled={choice.disabled}
              {...(choice.log ? logged(choice.log) : {})}
              checked={value === undefined ? undefined : value === choice.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === choice.value}
              onChange={onValue && (() => onValue(choice.value))}
            />
            <span>{choice.label}</span>
            {choice.figure ? <span className="figure">{choice.figure}</span> : null}
            {choice.note ? <span className="faint">{choice.note}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export type ChoiceFieldProps = Omit<ComponentProps<"fieldset">, "defaultValue"> & {
  legend: ReactNode;
  name: string;
  choices: readonly Choice[];
  value?: string;
  defaultValue?: string;
  onValue?: (value: string) => void;
};

type FieldIds = ReturnType<typeof useFieldIds>;

function useFieldIds(given: string | undefined, hint: ReactNode, error: ReactNode) {
  const generated = useId();
  const id = given ?? generated;
  const notes = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return { id, control: { id, "aria-describedby": notes || undefined, "aria-invalid": error ? true : undefined } };
}

function FieldFrame({ label, ids, children, ...notes }: Frame & { ids: FieldIds; children: ReactNode }) {
  return (
    <div className="field" data-invalid={notes.error ? "" : undefined}>
      <label className="field-label" htmlFor={ids.id}>
        {label}
      </label>
      {children}
      <FieldNotes {...notes} ids={ids} />
    </div>
  );
}

function FieldNotes({ hint, error, ids }: Omit<Frame, "label"> & { ids: FieldIds }) {
  return (
    <>
      {hint ? (
        <p className="field-hint" id={`${ids.id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${ids.id}-error`}>
          {error}
        </p>
      ) : null}
    </>
  );
}
