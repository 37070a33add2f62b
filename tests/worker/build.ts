import {
  createExecutionContext,
  createMessageBatch,
  createScheduledController,
  env,
  getQueueResult,
  waitOnExecutionContext,
} from "cloudflare:test";

/** The Worker's own entries, as the runtime calls them: SELF has only fetch, and the runtime's queue retries too late. */
type Entries = {
  fetch(request: Request, env: unknown, context: unknown): Promise<Response>;
  queue(batch: ReturnType<typeof createMessageBatch>, env: unknown, context: unknown): Promise<void>;
  scheduled(controller: ReturnType<typeof createScheduledController>, env: unknown, context: unknown): Promise<void>;
};

const built = import.meta.glob<{ default: Entries }>("../../build/server/index.js");

async function loadEntries(): Promise<Entries> {
  const [load] = Object.values(built);
  if (!load) throw new Error("There is no build.");
  return (await load()).default;
}

/** Delivers messages of a queue, and returns what happened to each. */
export async function deliver(queue: string, bodies: unknown[]) {
  const messages = bodies.map((body, index) => ({
    id: `${queue} ${index}`,
    timestamp: new Date(0),
    attempts: 1,
    body,
  }));
  const batch = createMessageBatch(queue, messages);
  const context = createExecutionContext();
  await (await loadEntries()).queue(batch, env, context);
  return getQueueResult(batch, context);
}

/** The bindings of a production site, with an operator's own values. */
const PRODUCTION = { ENVIRONMENT: "production", SITE_ORIGIN: "https://punkvism.test", SESSION_KEYS: "5e".repeat(32) };

/** What the Worker answers as a production site, at its real address. */
export function askProduction(path: string, bindings: Record<string, unknown> = {}): Promise<Response> {
  return ask(new Request(`https://punkvism.test${path}`, { redirect: "manual" }), { ...PRODUCTION, ...bindings });
}

/** What the built Worker answers with some of its bindings replaced. */
export async function ask(request: Request, bindings: Record<string, unknown>): Promise<Response> {
  const context = createExecutionContext();
  const response = await (await loadEntries()).fetch(request, { ...(env as object), ...bindings }, context);
  await waitOnExecutionContext(context);
  return response;
}

/** Runs the cron line. Rejects if the run does. */
export async function strike(cron: string, scheduledTime: Date): Promise<void> {
  const context = createExecutionContext();
  await (await loadEntries()).scheduled(createScheduledController({ cron, scheduledTime }), env, context);
  await waitOnExecutionContext(context);
}
