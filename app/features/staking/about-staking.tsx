import { Link } from "react-router";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Sentences } from "~/ui/sentences";

export type AboutStakingProps = { texts: Pick<Texts["staking"]["status"], "about" | "procedure" | "faq"> };

/** What staking is, what is gained and risked, how it goes, and answers. */
export function AboutStaking({ texts: { about, procedure, faq } }: AboutStakingProps) {
  const { localePath } = useShell();
  return (
    <>
      <section id="about" className="on-paper">
        <div className="wrap band">
          <div className="beside">
            <h2>{about.title}</h2>
            <div className="stack-form">
              <p className="lead">{about.text}</p>
              <div className="gains-risks">
                <Sentences title={about.gainTitle} items={about.gains} kind="gains" />
                <Sentences title={about.riskTitle} items={about.risks} kind="risks" />
              </div>
              <p>
                <Link className="link" to={`/${localePath}/proof`} {...logged("coinStaking.viewDetails")}>
                  {about.proof}
                </Link>
              </p>
            </div>
          </div>
        </div>
      </section>
      <section id="procedure" className="wrap band" aria-labelledby="procedure-title">
        <h2 id="procedure-title" className="band-title">
          {procedure.title}
        </h2>
        <ol className="procedure">
          {procedure.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section id="faq" className="wrap band band-ruled beside" aria-labelledby="faq-title">
        <h2 id="faq-title">{faq.title}</h2>
        <div>
          {faq.items.map(({ question, answer }) => (
            <details key={question} className="question">
              <summary {...logged("coinStaking.question")}>{question}</summary>
              <p className="question-answer">{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}
