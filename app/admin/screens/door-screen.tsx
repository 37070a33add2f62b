import type { ReactNode } from "react";
import { Form } from "react-router";
import { LOCALES } from "~/locales/locales";
import { Notice } from "~/ui/notice";
import { FormScreen, type FormScreenProps } from "./form-screen";

/** A page for somebody who has not signed in: a line about what was just done, one form, and the choice of the language. */
export function DoorScreen({
  children,
  done = null,
  ...form
}: FormScreenProps & { children?: ReactNode; done?: string | null }) {
  return (
    <main id="content" className="admin-door on-paper">
      <p className="admin-brand">Punkvism</p>
      {done ? (
        <Notice tone="good" live>
          <p>{done}</p>
        </Notice>
      ) : null}
      <FormScreen {...form} />
      {children}
      <LanguageChoice />
    </main>
  );
}

/** The language of the staff area, which its addresses do not name. It works without a script. */
export function LanguageChoice() {
  return (
    <Form method="post" action="/admin/language" reloadDocument className="row admin-languages">
      {LOCALES.map(({ path, label, intl }) => (
        <button key={path} type="submit" name="language" value={path} className="link" lang={intl}>
          {label}
        </button>
      ))}
    </Form>
  );
}
