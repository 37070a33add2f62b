import { DEVELOPMENT_COINS } from "~programs/development-keys";
import type { DropDeps } from "../drop/queries.server";
import type { DevelopmentDeps } from "./commands.server";
import { clearDropTries, writeDropTry } from "./drop-tries.server";
import { listOfOne, openDevelopmentDrop } from "./drops.server";
import type { DropStateInput } from "./input";

const DAY_MINUTES = 1_440;
const WINDOWS = {
  open: { beginsInMinutes: 0, lastsMinutes: 7 * DAY_MINUTES },
  before: { beginsInMinutes: 3 * DAY_MINUTES, lastsMinutes: 7 * DAY_MINUTES },
  minute: { beginsInMinutes: 0, lastsMinutes: 1 },
} as const;
/** A gift of any coin. */
const AMOUNT = "5";

/** Brings a wallet's drops into a state, and says in a sentence for a developer what was done. */
export async function changeDropStates(
  deps: DropDeps & DevelopmentDeps,
  { wallet, input }: { wallet: string; input: DropStateInput },
): Promise<string> {
  switch (input.intent) {
    case "list": {
      const isCoin = DEVELOPMENT_COINS.some(({ symbol }) => symbol === input.gift);
      const list = listOfOne(wallet, isCoin ? AMOUNT : null);
      const wish = { intent: "open", gift: input.gift, list, supply: null, ...WINDOWS[input.window] } as const;
      const opening = await openDevelopmentDrop(deps, wish);
      return opening.faults
        ? opening.faults.join(" ")
        : `Drop No. ${opening.opened.number} has this wallet on its list.`;
    }
    case "try": {
      const isWritten = await writeDropTry(deps, { wallet, campaign: input.campaign, status: input.status });
      return isWritten ? `The last try has the status ${input.status}.` : "This wallet is on no list of this drop.";
    }
    default:
      await clearDropTries(deps.db, { wallet });
      return "All written tries are gone.";
  }
}
