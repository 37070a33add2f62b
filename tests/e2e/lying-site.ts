import { PublicKey, TransactionInstruction, TransactionMessage, VersionedTransaction } from "@solana/web3.js";
import type { Page, Route } from "playwright-core";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";

/** The site's answers, changed on their way to the page, as a compromised database, node or build step could. */

const STRANGER = new PublicKey(new Uint8Array(32).fill(7));
const CREATE = /\/api\/transactions$/;
const APPROVE = 4;

type Answer = { returnValue?: Record<string, unknown> };

/** Changes every answer of an address. Returns a function that stops it. */
export async function changeAnswers(
  page: Page,
  address: RegExp,
  change: (answer: Record<string, unknown>) => unknown,
): Promise<() => Promise<void>> {
  const handler = async (route: Route) => {
    if (route.request().method() !== "POST") return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as Answer;
    if (!body.returnValue) return route.fulfill({ response, json: body });
    await route.fulfill({ response, json: { ...body, returnValue: change(body.returnValue) } });
  };
  await page.route(address, handler);
  return () => page.unroute(address, handler);
}

/** Adds to every transaction that the site builds an approval of a stranger for its first token account. */
export function approveStrangers(page: Page): Promise<() => Promise<void>> {
  return changeAnswers(page, CREATE, (view) =>
    typeof view.transaction === "string" ? { ...view, transaction: withApproval(view.transaction) } : view,
  );
}

function withApproval(unsigned: string): string {
  const { message } = VersionedTransaction.deserialize(Buffer.from(unsigned, "base64"));
  const parts = TransactionMessage.decompile(message);
  const key = (pubkey: PublicKey, isSigner: boolean) => ({ pubkey, isSigner, isWritable: true });
  const [token] = parts.instructions.flatMap(({ keys }) =>
    keys.filter(({ isWritable, isSigner }) => isWritable && !isSigner),
  );
  const keys = [key(token?.pubkey ?? STRANGER, false), key(STRANGER, false), key(parts.payerKey, true)];
  const data = Buffer.from([APPROVE, 255, 0, 0, 0, 0, 0, 0, 0]);
  parts.instructions.push(new TransactionInstruction({ programId: TOKEN_PROGRAM_ADDRESS, keys, data }));
  const changed = new VersionedTransaction(parts.compileToLegacyMessage());
  return Buffer.from(changed.serialize()).toString("base64");
}
