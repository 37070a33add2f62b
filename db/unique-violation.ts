/** Whether a statement failed because another row has the same unique key: somebody else was faster. */
export function isUniqueViolation(error: unknown): boolean {
  const text = error instanceof Error ? `${error.message} ${error.cause}` : String(error);
  return text.includes("UNIQUE constraint failed");
}
