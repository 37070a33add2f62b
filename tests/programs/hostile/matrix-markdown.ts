import type { IdlAccount, IdlInstruction } from "./attacks.ts";
import type { Expectation, ExpectedTable, Row, Twice } from "./expectation.ts";

/** The whole table as a page: each instruction, each account, each case, and why some do not exist. */
export function matrixMarkdown<S extends string>(input: {
  /** the part's name in a heading */
  title: string;
  /** the name of the part's folder */
  name: string;
  instructions: IdlInstruction[];
  attacks: readonly string[];
  expected: ExpectedTable<S>;
}): string {
  const { title, name: part, instructions, attacks, expected } = input;
  const sections = instructions.map(({ name, accounts }) => {
    const rows = accounts.map((account) => rowMarkdown(account, attacks, expected[name]?.[account.name]));
    return [
      `## ${name}`,
      "",
      "| account | attack → error | let through | no such attack |",
      "|---|---|---|---|",
      ...rows,
    ].join("\n");
  });
  return `${[introduction(title, part), ...sections].join("\n\n")}\n`;
}

function introduction(title: string, part: string): string {
  return `# What the ${title} refuse

Made from \`tests/programs/${part}/hostile/expected.ts\` by \`UPDATE_PROGRAM_DOCS=1 npm test -- programs ${part}/matrix\`; a test fails while the two differ. Each case runs on bankrun and on litesvm: it must fail with exactly this error and change nothing, and stands beside a control that succeeds. \`same account twice\` is tried with every other account of the instruction.`;
}

function rowMarkdown<S extends string>(
  { name, signer, writable }: IdlAccount,
  attacks: readonly string[],
  row: Row<S> | undefined,
): string {
  const answers = new Map<string, Expectation | Twice>(Object.entries(row ?? {}));
  const cases = attacks.flatMap((attack) => casesOf(attack, answers.get(attack) ?? { impossible: "not written down" }));
  const flags = [signer && "signer", writable && "writable"].filter(Boolean).join(", ");
  const refused = cases.flatMap(([label, answer]) => (typeof answer === "string" ? [`${label} → ${answer}`] : []));
  const through = cases.flatMap(([label, answer]) =>
    typeof answer !== "string" && "passes" in answer ? [`${label}: ${answer.passes}`] : [],
  );
  const account = flags ? `**${name}** (${flags})` : `**${name}**`;
  return `| ${account} | ${refused.join("<br>")} | ${through.join("<br>")} | ${impossible(cases).join("<br>")} |`;
}

function casesOf(attack: string, answer: Expectation | Twice): [label: string, answer: Expectation][] {
  if (typeof answer === "string" || !("others" in answer)) return [[attack, answer as Expectation]];
  return Object.entries(answer).map(([other, expectation]) => [
    other === "others" ? attack : `${attack}, as ${other}`,
    expectation,
  ]);
}

/** Attacks that share a reason. */
function impossible(cases: [label: string, answer: Expectation][]): string[] {
  const byReason = new Map<string, string[]>();
  for (const [label, answer] of cases) {
    if (typeof answer === "string" || !("impossible" in answer)) continue;
    byReason.set(answer.impossible, [...(byReason.get(answer.impossible) ?? []), label]);
  }
  return [...byReason].map(([reason, labels]) => `${labels.join(", ")}: ${reason}`);
}
