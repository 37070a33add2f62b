/** Korea has the same offset all year. */
const KOREAN_OFFSET_MS = 9 * 3_600_000;

/** The day on which a moment falls in Korea, such as `2026-12-01`. Days in this form sort and compare as text. */
export function koreanDay(at: Date): string {
  return new Date(at.getTime() + KOREAN_OFFSET_MS).toISOString().slice(0, 10);
}

/** The first moment of a day in Korea. */
export function beginOfKoreanDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - KOREAN_OFFSET_MS);
}
