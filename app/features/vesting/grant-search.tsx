import { Form } from "react-router";
import type { GrantListQuery } from "~/domain/vesting/input";
import { LONGEST_GRANT_SEARCH } from "~/domain/vesting/rules";
import { type LogKey, logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";

export type GrantSearchProps = {
  texts: { searchLabel: string; search: string };
  /** The address of the list. */
  here: string;
  query: Pick<GrantListQuery, "q" | "funders">;
  /** The coin, if the list shows only one. */
  coin?: string;
  log: LogKey;
};

/** The search of a list of grants. It changes the address, so that it also works without JavaScript. */
export function GrantSearch({ texts, here, query, coin, log }: GrantSearchProps) {
  return (
    <Form className="vesting-search" action={here} role="search">
      {coin ? <input type="hidden" name="coin" value={coin} /> : null}
      {query.funders === "all" ? <input type="hidden" name="funders" value="all" /> : null}
      <Field
        key={query.q}
        label={texts.searchLabel}
        name="q"
        type="search"
        autoComplete="off"
        defaultValue={query.q}
        maxLength={LONGEST_GRANT_SEARCH}
      />
      <Button type="submit" {...logged(log)}>
        {texts.search}
      </Button>
    </Form>
  );
}
