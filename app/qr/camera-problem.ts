/** Why there is no picture from a camera; each has its words in `qr.json` and a way on. */
export type CameraProblem =
  | "denied"
  | "none"
  | "busy"
  | "overconstrained"
  | "insecure"
  | "unsupported"
  | "lost"
  | "failed";

/** What browsers call it: today's names first, then those of older Chromium and Firefox. */
const PROBLEMS: ReadonlyMap<string, CameraProblem> = new Map([
  ["NotAllowedError", "denied"],
  ["SecurityError", "denied"],
  ["PermissionDeniedError", "denied"],
  ["NotFoundError", "none"],
  ["DevicesNotFoundError", "none"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
  ["TrackStartError", "busy"],
  ["OverconstrainedError", "overconstrained"],
  ["ConstraintNotSatisfiedError", "overconstrained"],
  ["NotSupportedError", "unsupported"],
]);

/** The problem behind what `getUserMedia` rejected with. */
export function cameraProblemOf(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  return PROBLEMS.get(name) ?? "failed";
}

/** What keeps a page from asking for a camera at all, or null. */
export function obstacleToCamera(page: { isSecureContext: boolean; mediaDevices: unknown }): CameraProblem | null {
  if (!page.isSecureContext) return "insecure";
  const devices = page.mediaDevices as { getUserMedia?: unknown } | undefined;
  return typeof devices?.getUserMedia === "function" ? null : "unsupported";
}
