import { type FormEvent, useState } from "react";
import { ApiError, callApi } from "~/call-api";
import type { SurveyAnswers, SurveyQuestionView, SurveyView } from "~/domain/surveys/view";
import { Button } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { Badge, Notice } from "~/ui/notice";
import { useT } from "~/ui/use-t";
import { loggedIn, type NftTab } from "../nft-screens";
import type { ActTexts } from "./act-props";

const FORM = "nft-survey";
const MAX_WORDS = 1_000;

export type SurveyFormProps = {
  texts: ActTexts;
  survey: SurveyView;
  onAnswered: () => void;
};

/** The questions of a survey. The answers are stored before the claim continues. */
export function SurveyForm({ texts, survey, onAnswered }: SurveyFormProps) {
  const words = texts.survey;
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = answersIn(new FormData(event.currentTarget), survey.questions);
    const open = survey.questions.filter(({ id, isRequired }) => isRequired && answers[id] === undefined);
    setMissing(new Set(open.map(({ id }) => id)));
    setProblem(null);
    if (open.length > 0) return;
    try {
      await callApi(`/api/surveys/${survey.id}`, { answers });
      onAnswered();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message || words.failed);
    }
  };
  return (
    <form id={FORM} className="stack-form" onSubmit={submit}>
      <p className="soft">{survey.intro}</p>
      {survey.questions.map((question) => (
        <Question
          key={question.id}
          texts={words}
          question={question}
          error={missing.has(question.id) ? words.missing : null}
        />
      ))}
      {problem === null ? null : <Notice live tone="warning" title={problem} />}
    </form>
  );
}

/** The buttons at the foot of a survey's modal. */
export function SurveyActions({ texts, tab, onSkip }: { texts: ActTexts; tab: NftTab; onSkip: () => void }) {
  return (
    <>
      <Button onClick={onSkip} {...loggedIn(tab, "surveySkip")}>
        {texts.survey.skip}
      </Button>
      <Button type="submit" form={FORM} variant="primary" {...loggedIn(tab, "surveySubmit")}>
        {texts.survey.submit}
      </Button>
    </>
  );
}

type QuestionProps = { texts: ActTexts["survey"]; question: SurveyQuestionView; error: string | null };

function Question({ texts, question, error }: QuestionProps) {
  const t = useT();
  const { id, text, kind, options, isRequired } = question;
  const label = isRequired ? (
    <span className="row">
      {text} <Badge tone="warning">{texts.required}</Badge>
    </span>
  ) : (
    text
  );
  if (kind === "text") {
    const hint = t(texts, "commentHint", { count: MAX_WORDS });
    return <TextAreaField label={label} name={id} maxLength={MAX_WORDS} hint={hint} error={error} />;
  }
  return (
    <fieldset className="survey-question" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.id} className="check">
          <input type={kind === "many" ? "checkbox" : "radio"} name={id} value={option.id} />
          <span>{option.label}</span>
        </label>
      ))}
      {error ? (
        <p className="field-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The answers by question; a question that was left out has none. */
function answersIn(form: FormData, questions: readonly SurveyQuestionView[]): SurveyAnswers {
  const answers: SurveyAnswers = {};
  for (const { id, kind } of questions) {
    const given = form.getAll(id).map((value) => String(value).trim());
    const [first] = given;
    if (!first) continue;
    answers[id] = kind === "many" ? given : first;
  }
  return answers;
}
