import type { QuestionsSection } from "~/content/sections";
import { logged } from "~/logs/logged";

/** Questions that open by the browser's own `details`. */
export function QuestionsBand({ ground = "night", title, body, items }: QuestionsSection) {
  return (
    <section className={`band questions on-${ground}`}>
      <div className="wrap beside">
        <div className="stack">
          <h2>{title}</h2>
          <p className="soft">{body}</p>
        </div>
        <Questions items={items} />
      </div>
    </section>
  );
}

export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div>
      {items.map(({ question, answer }) => (
        <details key={question} className="question">
          <summary {...logged("page.fold")}>{question}</summary>
          <p className="question-answer">{answer}</p>
        </details>
      ))}
    </div>
  );
}
