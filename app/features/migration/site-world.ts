import { callApi, isPassing } from "~/call-api";
import type { MigrationPlanInput, MigrationReturnInput } from "~/domain/migration/input";
import type { MigrationPlan } from "~/domain/migration/screen-types";
import type { MigrationView } from "~/domain/migration/view";
import { ensureSignedIn, findCallOutcome, readStoredWallet, sendGateCall } from "~/wallet/wallet-store";
import type { RunWorld } from "./migration-run";

/** What is asked of the plan; the numbers of NFTs are decimal digits. */
type PlanBody =
  | (Omit<MigrationPlanInput, "nfts"> & { nfts: { oldNftContract: string; oldNftId: string }[] })
  | MigrationReturnInput;

/** The site and the connected wallet, as a run needs them. */
export function siteWorld(body: PlanBody): RunWorld {
  return {
    async plan() {
      // the session may have ended while the page was open
      await ensureSignedIn("eip155");
      return callApi<MigrationPlan>("/api/migration/plan", body);
    },
    send: sendGateCall,
    outcome: findCallOutcome,
    state: ({ collection, tokenId }) => readState(collection, tokenId),
    async differs(kind, difference) {
      const { differs } = await import("~/signing/.client/verifier/differs");
      return differs({ kind, difference, wallet: readStoredWallet("eip155")?.address ?? "" });
    },
    wait,
    now: () => Date.now(),
  };
}

/** A migration as the chains have it; null if there is none, or if it cannot be read now. */
export async function readState(oldNftContract: string, oldNftId: string): Promise<MigrationView | null> {
  try {
    const query = new URLSearchParams({ oldNftContract, oldNftId });
    const [found = null] = await callApi<MigrationView[]>(`/api/migration/state?${query}`);
    return found;
  } catch (error) {
    if (isPassing(error)) return null;
    throw error;
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });
}
