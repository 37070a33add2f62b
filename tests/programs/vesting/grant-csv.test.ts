import { describe, expect, it } from "vitest";
import { findGrantAddress } from "~programs/addresses.ts";
import { type GrantCsvError, type GrantLine, parseGrantCsv } from "~programs/grant-csv.ts";
import { createGrant } from "~programs/vesting.ts";
import { FIRST_TS, openMachine } from "../machine.ts";
import { createMint, give, person, readGrant, refusal, tokenAmount, wallet } from "./fixtures.ts";

const HEAD = "id,beneficiary,amount,start,cliff,end,step,revocable,plan";
const ANN = person("ann").publicKey.toBase58();
const CONTEXT = { decimals: 6, nowTs: FIRST_TS };

const parse = (...lines: string[]) => parseGrantCsv([HEAD, ...lines].join("\n"), CONTEXT);
const row = (change: Record<string, string> = {}) => {
  const cells = { id: "1", beneficiary: ANN, amount: "10", start: "2026-12-01", cliff: "", end: "2027-12-01" };
  return Object.values({ ...cells, step: "", revocable: "no", plan: "team", ...change }).join(",");
};
const reasons = ({ errors }: { errors: GrantCsvError[] }) =>
  errors.map(({ line, column, reason }) => `${line} ${column} ${reason}`);

describe("a batch of grants", () => {
  it.each([
    ["Korean", "번호,받는 지갑,수량,시작,클리프,끝,단계,중도 종료,플랜", "예"],
    ["Indonesian", "Nomor,Penerima,Jumlah,Mulai,Cliff,Akhir,Tahap,Bisa dihentikan,Rencana", "ya"],
  ])("is read with the names of its columns in %s", (_, head, yes) => {
    const { rows, errors } = parseGrantCsv([head, row({ revocable: yes })].join("\n"), CONTEXT);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([{ grantId: 1n, isRevocable: true, plan: "team" }]);
  });

  it("is read with its amounts in base units and its times in seconds", () => {
    const { rows, errors } = parse(
      row({ amount: "1000.5", cliff: "2027-01-01T00:00:00+09:00", step: "30d", revocable: "yes" }),
    );
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      {
        line: 2,
        grantId: 1n,
        amountRaw: 1_000_500_000n,
        isRevocable: true,
        plan: "team",
        schedule: {
          startTs: BigInt(Date.UTC(2026, 11, 1) / 1_000),
          cliffTs: BigInt(Date.UTC(2026, 11, 31, 15) / 1_000),
          endTs: BigInt(Date.UTC(2027, 11, 1) / 1_000),
          stepSeconds: 30 * 86_400,
        },
      },
    ]);
    expect(rows[0]?.beneficiary.toBase58()).toBe(ANN);
  });

  it("may have its columns in another order, quotes, a byte order mark, CRLF and empty lines", () => {
    const head = "plan,id,amount,beneficiary,end,start,step,cliff,revocable";
    const line = `"team, ""core""",7,"1",${ANN},2027-12-01,${FIRST_TS},3600,,no`;
    const { rows, errors } = parseGrantCsv(`\ufeff${head}\r\n\r\n${line}\r\n`, CONTEXT);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([{ line: 3, grantId: 7n, plan: 'team, "core"', schedule: { cliffTs: FIRST_TS } }]);
  });

  it.each([
    ["id", "-1", "NotAnId"],
    ["id", "18446744073709551616", "NotAnId"],
    ["beneficiary", "punky", "NotAnAddress"],
    ["beneficiary", "11111111111111111111111111111111", "NotAnAddress"],
    ["amount", "0", "NotAnAmount"],
    ["amount", "0.000000", "NotAnAmount"],
    ["amount", "1_000", "NotAnAmount"],
    ["amount", "20.500", "TwoReadings"],
    ["amount", "-5", "NotAnAmount"],
    ["amount", "1.0000001", "TooManyDecimals"],
    ["amount", "18446744073709.551616", "AmountTooLarge"],
    ["start", "yesterday", "NotATime"],
    ["start", "2026-02-30", "NotATime"],
    ["start", "2026-02-30T09:00:00Z", "NotATime"],
    ["start", "2026-13-01", "NotATime"],
    ["start", "2026-12-01T09:00", "NotATime"],
    // a year or a day, not seconds since 1970
    ["start", "2026", "NotATime"],
    ["start", "20261201", "NotATime"],
    ["cliff", "2026-11-30", "CliffBeforeStart"],
    ["cliff", "2027-12-02", "EndBeforeCliff", "end"],
    ["end", "2026-12-01", "EndNotAfterStart"],
    ["end", "1793491201000", "NotATime"],
    ["end", "179349120100", "TooLong"],
    ["step", "1m", "NotAStep"],
    ["step", "366d", "StepTooLong"],
    ["revocable", "maybe", "NotYesOrNo"],
    ["plan", "열네 글자가 넘는 아주 긴 이름", "PlanTooLong"],
  ])("names %s %s as %s", (column, value, reason, shown = column) => {
    const { rows, errors } = parse(row(), row({ id: "2", [column]: value }));
    expect(errors).toEqual([{ line: 3, column: shown, reason }]);
    expect(rows).toHaveLength(1);
  });

  it("names an end that has passed", () => {
    const gone = row({ start: "2020-01-01", end: String(FIRST_TS) });
    expect(reasons(parse(gone))).toEqual(["2 end EndNotAhead"]);
  });

  it("names every fault of every line, not only the first", () => {
    const bad = parse(row({ amount: "x", plan: "x".repeat(33) }), row({ id: "x", revocable: "" }), "1,2");
    expect(reasons(bad)).toEqual([
      "2 amount NotAnAmount",
      "2 plan PlanTooLong",
      "3 id NotAnId",
      "3 revocable NotYesOrNo",
      "4 null CellsMissing",
    ]);
  });

  it("names an id that comes twice, on the later line", () => {
    expect(reasons(parse(row(), row({ id: "2" }), row({ id: "01" })))).toEqual(["4 id IdRepeated"]);
  });

  it("names columns that are missing, unknown or repeated, and reads nothing", () => {
    const { rows, errors } = parseGrantCsv("id,id,colour\n1,2,3", CONTEXT);
    expect(rows).toEqual([]);
    expect(reasons({ errors })).toContain("1 beneficiary ColumnMissing");
    expect(reasons({ errors })).toContain("1 colour ColumnUnknown");
    expect(reasons({ errors })).toContain("1 id ColumnRepeated");
    expect(parseGrantCsv("", CONTEXT).errors).toHaveLength(9);
  });

  it("names the line on which a quoted cell begins that never ends", () => {
    expect(reasons(parse(row(), `2,"${ANN}`, row()))).toEqual(["3 null QuoteOpen"]);
  });

  it("counts lines as the file does, also below a cell of several lines", () => {
    expect(reasons(parse(row({ plan: '"a\nb"' }), row({ id: "x" })))).toEqual(["4 id NotAnId"]);
  });
});

it("a batch of which a half was sent can be sent again: grants that exist are refused, the others are made", async () => {
  const machine = await openMachine("litesvm");
  const creator = await wallet(machine, "creator");
  const coin = await createMint(machine);
  const token = await give(machine, coin, creator.publicKey, 30_000_000n);
  const { rows } = parse(row(), row({ id: "2" }), row({ id: "3" }));
  const { address: mint, tokenProgram } = coin;
  const send = async (some: GrantLine[]) => {
    const answers: (string | null)[] = [];
    for (const { line: _, ...grant } of some) {
      const instruction = createGrant({ creator: creator.publicKey, mint, tokenProgram, ...grant });
      answers.push(await refusal(machine, instruction, [creator]));
    }
    return answers;
  };
  expect(await send(rows.slice(0, 1))).toEqual([null]);
  expect(await send(rows)).toEqual(["AccountAlreadyExists", null, null]);
  expect(await send(rows)).toEqual(Array(3).fill("AccountAlreadyExists"));
  expect(await tokenAmount(machine, token)).toBe(0n);
  const address = findGrantAddress({ creator: creator.publicKey, grantId: 3n });
  expect(await readGrant(machine, address)).toMatchObject({ totalRaw: 10_000_000n, plan: "team" });
});
