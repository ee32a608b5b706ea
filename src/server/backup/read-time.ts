import { StartRefusal } from '#domain/start-refusal.ts'

const ZONED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** Refuses a time without its zone, which could restore an hour too early or too late unnoticed. */
export function readTime(text: string): Date {
  const time = new Date(text.replace(' ', 'T'))
  if (!ZONED.test(text) || Number.isNaN(time.getTime()))
    throw new StartRefusal(
      `--at ${text}: use a time with its zone, e.g. 2026-11-23T14:05:00+01:00 or 2026-11-23T13:05:00Z.`,
    )
  return time
}
