import type { Locale } from '#domain/locale.ts'

/** The time of an instant on a German clock: "14:05". */
export function formatTime(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'Europe/Berlin',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant))
}
