import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { logged } from "~/logs/logged";
import { Button, ButtonLink } from "~/ui/button";
import { CheckField, Field, SelectField, TextAreaField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import type { ProjectFieldView, ProjectFormAnswer, ProjectFormView } from "./project-form-view";

/** Every form of the project pages. It works without JavaScript: the Worker checks it, and draws it again with what is wrong. */
export function ProjectForm({ view, answer }: { view: ProjectFormView; answer: ProjectFormAnswer | undefined }) {
  const isSending = useNavigation().state === "submitting";
  const problems = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) problems.current?.focus();
  }, [answer]);
  return (
    <Form method="post" className="stack-form project-form" noValidate>
      {answer ? (
        // biome-ignore lint/a11y/noAutofocus: without JavaScript too, who sent the form is led to why it came back
        <div ref={problems} tabIndex={-1} autoFocus>
          <Notice tone="danger" title={answer.title} live>
            {answer.notice ? <p>{answer.notice}</p> : null}
            <ul>
              {answer.checks.map(({ name, text }) => (
                <li key={name}>
                  <a className="link" href={`#${idOf(name)}`} {...logged("part.link")}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      ) : null}
      {view.fields.map((field) => (
        <ProjectControl
          key={field.name}
          field={field}
          value={answer?.values[field.name] ?? view.values[field.name] ?? ""}
          error={answer?.problems[field.name]}
        />
      ))}
      <div className="row">
        <Button type="submit" variant="primary" busy={isSending} {...logged("part.button")}>
          {isSending ? view.sending : view.submit}
        </Button>
        {view.links.map(({ to, label }) => (
          <ButtonLink key={to} to={to} {...logged("part.link")}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </Form>
  );
}

const idOf = (name: string) => `project-${name}`;

type ControlProps = { field: ProjectFieldView; value: string; error: string | undefined };

function ProjectControl({ field, value, error }: ControlProps) {
  const { name, kind, label, hint, autoComplete, options, isOptional } = field;
  if (kind === "hidden") return <input type="hidden" name={name} defaultValue={value} />;
  const shared = { id: idOf(name), name, label, hint, error, autoComplete, required: !isOptional };
  if (kind === "check") return <CheckField {...shared} value="yes" defaultChecked={value === "yes"} />;
  if (kind === "area") return <TextAreaField {...shared} defaultValue={value} rows={6} />;
  if (kind === "choice") {
    return (
      <SelectField {...shared} defaultValue={value}>
        <option value="">–</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  return <Field {...shared} {...INPUTS[kind]} defaultValue={value} />;
}

const INPUTS = {
  text: { type: "text" },
  email: { type: "email" },
  password: { type: "password" },
  code: { inputMode: "numeric", autoComplete: "one-time-code" },
  tel: { type: "tel" },
  time: { type: "datetime-local" },
} as const;
