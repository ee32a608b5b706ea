const DE = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']
const EN = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** `1-5` → `Mo–Fr`: weekdays by number, Monday first. */
function range(names: readonly string[], days: string): string {
  return days
    .split('-')
    .map((day) => names[Number(day) - 1] ?? day)
    .join('–')
}

/** 540 → `9`, 570 → `9:30`. */
function clock(minutes: number): string {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/** Opening hours. */
export const weekdayTexts = {
  range: { de: (days: string) => range(DE, days), en: (days: string) => range(EN, days) },
  hours: { de: (hours: string) => `${hours}\u00A0Uhr`, en: (hours: string) => hours },
  today: { de: (hours: string) => `Heute ${hours}`, en: (hours: string) => `Today ${hours}` },
  closedToday: { de: 'Heute geschlossen', en: 'Closed today' },
  closedNow: { de: 'Jetzt geschlossen', en: 'Closed now' },
  opens: {
    de: (day: string, minutes: number) => `öffnet ${day} um ${clock(minutes)}\u00A0Uhr`,
    en: (day: string, minutes: number) => `opens ${day} at ${clock(minutes)}${minutes % 60 === 0 ? ':00' : ''}`,
  },
  closed: { de: 'geschlossen', en: 'closed' },
}
