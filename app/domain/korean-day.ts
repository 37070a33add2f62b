/** Korea has the same offset all year. */
const KOREAN_OFFSET_MS = 9 * 3_600_000;

/** The day on which a moment falls in Korea, such as `2026-12-01`. Days in this form sort and compare as text. */
export function koreanDay(at: Date): string {
  return new Date(at.getTime() + KOREAN_OFFSET_MS).toISOString().slice(0, 10);
}
