import { useState } from "react";
import type { SurveyView } from "~/domain/surveys/view";
import type { ActDialogProps, ActProps } from "./act-props";
import { SurveyActions, SurveyForm } from "./survey-form";

type SurveyFirst = Pick<ActProps, "texts" | "tab"> & {
  /** Null if it was answered or there is none. */
  survey: SurveyView | null;
  /** Begins the claim. */
  onPassed: () => void;
};

/** The survey before a wallet's first claim in a pool. `begin` asks it, or begins the claim if there is nothing to ask. */
export function useSurvey({ texts, tab, survey, onPassed }: SurveyFirst): {
  begin: () => void;
  /** What the dialog shows in place of its form while the survey is asked. */
  instead: ActDialogProps["instead"];
} {
  const [isAsking, setIsAsking] = useState(false);
  const pass = () => {
    setIsAsking(false);
    onPassed();
  };
  if (!survey) return { begin: onPassed, instead: null };
  const instead = {
    title: survey.title,
    body: <SurveyForm texts={texts} survey={survey} onAnswered={pass} />,
    actions: <SurveyActions texts={texts} tab={tab} onSkip={pass} />,
  };
  return { begin: () => setIsAsking(true), instead: isAsking ? instead : null };
}
