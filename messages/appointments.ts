import type { Texts } from './texts.ts'

/** Choosing the time of an appointment. */
export const appointmentTexts = {
  earlier: { de: (month: string) => `Zurück zu ${month}`, en: (month: string) => `Back to ${month}` },
  laterMonth: { de: (month: string) => `Weiter zu ${month}`, en: (month: string) => `On to ${month}` },
  freeTimes: { de: (count: number) => `${count} frei`, en: (count: number) => `${count} free` },
  full: { de: 'voll', en: 'full' },
  timesOn: { de: (day: string) => `Zeiten am ${day}`, en: (day: string) => `Times on ${day}` },
  taken: { de: (time: string) => `${time}, vergeben`, en: (time: string) => `${time}, taken` },
  chosen: { de: (time: string) => `${time}, gewählt`, en: (time: string) => `${time}, chosen` },
  nextDays: { de: 'Die nächsten freien Tage als Liste', en: 'The next free days as a list' },
  noFreeDays: {
    de: 'In den nächsten Wochen ist hier nichts frei.',
    en: 'Nothing is free here in the coming weeks.',
  },
  timeRequired: { de: 'Wählen Sie bitte eine Uhrzeit.', en: 'Please choose a time.' },
  timeTaken: { de: 'Diese Zeit ist gerade vergeben worden.', en: 'This time has just been taken.' },
  stillFree: { de: 'Noch frei:', en: 'Still free:' },
} as const satisfies Texts

export const closedTexts = {
  CLOSED: { de: 'zu', en: 'closed' },
  HOLIDAY: { de: 'Feiertag', en: 'holiday' },
  EXCEPTION: { de: 'geschlossen', en: 'closed' },
} as const satisfies Texts

export const timeOfDayTexts = {
  MORNING: { de: 'Vormittag', en: 'Morning' },
  NOON: { de: 'Mittag', en: 'Midday' },
  AFTERNOON: { de: 'Nachmittag', en: 'Afternoon' },
} as const satisfies Texts
