import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import type { QuestionResult, SurveyResult } from "../survey-result.server";
import { AdminHead } from "./admin-head";

type ResultTexts = Record<"total" | "option" | "count" | "share" | "none" | "file" | "back", string>;
export type SurveyResultScreenProps = { result: SurveyResult; texts: ResultTexts };

/** What was answered to a survey: a bar for each option, with its figures, and holders' own words. */
export function SurveyResultScreen({ result, texts }: SurveyResultScreenProps) {
  return (
    <>
      <AdminHead title={result.title} lead={`${texts.total}: ${result.total}`} />
      <div className="row">
        <ButtonLink size="small" href={`/admin/surveyResult/${result.id}/answers.csv`} download>
          {texts.file}
        </ButtonLink>
        <ButtonLink size="small" to={`/admin/survey/${result.id}`}>
          {texts.back}
        </ButtonLink>
      </div>
      {result.questions.map((question) => (
        <section key={question.id} className="admin-table">
          <h2>{question.text}</h2>
          {question.options.length > 0 ? (
            <Options question={question} texts={texts} />
          ) : (
            <OwnWords words={question.ownWords} none={texts.none} />
          )}
        </section>
      ))}
    </>
  );
}

function Options({ question, texts }: { question: QuestionResult; texts: ResultTexts }) {
  return (
    <DataTable
      caption={question.text}
      captionHidden
      columns={[
        { key: "label", label: texts.option },
        { key: "count", label: texts.count, align: "end" },
        { key: "share", label: texts.share },
      ]}
      rows={question.options.map(({ id, label, count, share }) => ({
        key: id,
        cells: { label, count, share: <Bar share={share} /> },
      }))}
    />
  );
}

/** The share as a bar, with its figure for those who do not see it. */
function Bar({ share }: { share: number }) {
  return (
    <span>
      <meter className="admin-share" value={share} min={0} max={1} aria-hidden="true" />
      {`${Math.round(share * 100)}%`}
    </span>
  );
}

function OwnWords({ words, none }: { words: string[]; none: string }) {
  if (words.length === 0) return <p className="soft">{none}</p>;
  const numbered = words.map((text, at) => ({ key: `${at}`, text }));
  return (
    <ul className="admin-lines">
      {numbered.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}
