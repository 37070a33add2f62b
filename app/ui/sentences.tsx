export type SentencesProps = { title: string; items: readonly string[]; kind: "gains" | "risks" };

/** What is gained or risked, one sentence each. */
export function Sentences({ title, items, kind }: SentencesProps) {
  return (
    <section className={kind}>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
