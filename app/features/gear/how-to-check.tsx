import type { Texts } from "~/locales/texts.server";

/** The rule of the draws in steps, so that anybody can compute one without the site. */
export function HowToCheck({ texts }: { texts: Texts["gear"] }) {
  return (
    <section aria-labelledby="check">
      <h2 id="check">{texts.check.title}</h2>
      <ol>
        {texts.check.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="soft">{texts.check.script}</p>
    </section>
  );
}
