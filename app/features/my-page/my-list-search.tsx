import { Form } from "react-router";
import type { LogKey } from "~/logs/logged";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";

export type MyListSearchProps = {
  texts: { search: string; all: string };
  /** The address of the list. */
  here: string;
  /** The tab, if the list has tabs. */
  tab?: string;
  fields: readonly {
    name: string;
    label: string;
    /** Null means all. */
    value: string | null;
    options: readonly { value: string; label: string }[];
  }[];
  log: LogKey;
};

/** The search of a list of my page. It changes the address, so that it also works without JavaScript. */
export function MyListSearch({ texts, here, tab, fields, log }: MyListSearchProps) {
  return (
    <Form className="my-list-search" action={here} role="search">
      {tab ? <input type="hidden" name="tab" value={tab} /> : null}
      {fields.map(({ name, label, value, options }) => (
        <SelectField key={`${name}.${value}`} label={label} name={name} defaultValue={value ?? ""}>
          <option value="">{texts.all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      ))}
      <Button type="submit" {...logged(log)}>
        {texts.search}
      </Button>
    </Form>
  );
}

/** The address of a list or of its file, with these parameters; null ones are left out. */
export function myListPath(here: string, asked: Record<string, string | null>): string {
  const said = Object.entries(asked).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return said.length > 0 ? `${here}?${new URLSearchParams(said)}` : here;
}
