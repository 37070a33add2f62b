import type { Workflow } from "@cloudflare/workers-types";

/** Starts an instance of a Workflow under an id of its own, unless it was started before. */
export async function startOnce<P>(workflow: Workflow<P>, id: string, params: P): Promise<void> {
  try {
    await workflow.create({ id, params });
  } catch (error) {
    if (!isStarted(error)) throw error;
  }
}

function isStarted(error: unknown): boolean {
  return error instanceof Error && /already[ _.]exists/i.test(error.message);
}
