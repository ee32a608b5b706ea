const DE = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']
const EN = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** `1-5` → `Mo–Fr`: weekdays by number, Monday first. */
function range(names: readonly string[], days: string): string {
  return days
    .split('-')
    .map((day) => names[Number(day) - 1] ?? day)
    .join('–')
}

/** Opening hours. */
export const weekdayTexts = {
  range: { de: (days: string) => range(DE, days), en: (days: string) => range(EN, days) },
  hours: { de: (hours: string) => `${hours} Uhr`, en: (hours: string) => hours },
  today: { de: (hours: string) => `Heute ${hours}`, en: (hours: string) => `Today ${hours}` },
  closed: { de: 'geschlossen', en: 'closed' },
}
