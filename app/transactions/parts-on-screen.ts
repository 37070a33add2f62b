import { showRun } from "./transaction-runs";

/** Which parts of a batch its dialog shows, so that the notices above the page leave them out. */
export class PartsOnScreen {
  /** True if no screen shows the batch: no further part begins, and those under way continue in the notices. */
  isLeft = false;
  /** For each part that the screen shows, by its key, the function that says it no longer does. */
  private readonly leaveByKey = new Map<string, () => void>();

  /** Marks that a screen shows the batch, until it calls the function that this returns. */
  enter(): () => void {
    this.isLeft = false;
    return () => {
      this.isLeft = true;
      for (const leave of this.leaveByKey.values()) leave();
      this.leaveByKey.clear();
    };
  }

  /** Marks that the screen shows these parts too; does nothing if it was left. */
  add(parts: readonly { requestKey: string }[]): void {
    if (this.isLeft) return;
    for (const { requestKey } of parts) {
      if (!this.leaveByKey.has(requestKey)) this.leaveByKey.set(requestKey, showRun(requestKey));
    }
  }
}
