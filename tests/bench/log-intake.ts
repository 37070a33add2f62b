import { Agent, request } from "node:http";
import { type BuiltWorker, openBuiltWorker } from "../../tools/dev/worker.ts";
import { importSource } from "./import-source.ts";
import type { Figure } from "./report.ts";

const ENTRIES = Number(process.env.BENCH_LOG_ENTRIES ?? 50_000);
const ENTRIES_A_CALL = 50;
const AT_ONCE = 24;
const QUIET_MS = 20_000;
const PATH = "/api/actionLog/insertActionLog";

type Catalogue = { logKeys(): string[]; actionCode(locale: unknown, key: string): string };
type Locales = { DEFAULT_LOCALE: unknown };
type Database = BuiltWorker["database"];

/** Sends logs as fast as the Worker takes them, then counts what reached D1. */
export async function benchLogIntake(): Promise<Figure[]> {
  const actionCd = await firstActionCode();
  const worker = await openBuiltWorker({ port: 0, stateFolder: null, rpcUrl: "http://127.0.0.1:1", limits: 1_000_000 });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  try {
    const entry = { action_cd: actionCd, action_time: new Date().toISOString(), wallet_address: "" };
    const body = JSON.stringify(Array.from({ length: ENTRIES_A_CALL }, () => entry));
    let calls = ENTRIES / ENTRIES_A_CALL;
    let accepted = 0;
    const begun = performance.now();
    const sendUntilDone = async () => {
      while (calls-- > 0) {
        const status = await post(worker.url, agent, body);
        if (status === 200) accepted += ENTRIES_A_CALL;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendUntilDone));
    const rate = accepted / ((performance.now() - begun) / 1000);
    const stored = await untilQuiet(() => countRows(worker.database));
    const sent = Math.round(ENTRIES / ENTRIES_A_CALL) * ENTRIES_A_CALL;
    return [
      { what: "log entries taken in", ours: rate, reference: null, unit: "entries/s", budget: "shown", holds: true },
      zero(`entries refused of ${sent.toLocaleString("en-US")}`, sent - accepted),
      zero("entries lost between the answer and D1", accepted - stored),
    ];
  } finally {
    agent.destroy();
    await worker.stop();
  }
}

function zero(what: string, ours: number): Figure {
  return { what, ours, reference: null, unit: "entries", budget: "0", holds: ours === 0 };
}

async function firstActionCode(): Promise<string> {
  const catalogue = await importSource<Catalogue>("app/domain/logs/catalogue.ts");
  const locales = await importSource<Locales>("app/locales/locales.ts");
  return catalogue.actionCode(locales.DEFAULT_LOCALE, catalogue.logKeys()[0] ?? "");
}

function post(url: string, agent: Agent, body: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const headers = { Origin: url, "Content-Type": "application/json" };
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path: PATH, method: "POST", headers, agent }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    });
    outgoing.on("error", reject).end(body);
  });
}

async function countRows(database: Database): Promise<number> {
  return (await database.prepare("SELECT count(*) AS rows FROM action_log").first<number>("rows")) ?? 0;
}

/** The count once it has stopped rising for a while, because the queue delivers in batches, seconds apart. */
async function untilQuiet(count: () => Promise<number>): Promise<number> {
  let last = -1;
  let now = await count();
  while (now !== last) {
    last = now;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    now = await count();
  }
  return now;
}
