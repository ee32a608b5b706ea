/** Forms of the dealer area that several people may have open. */
export const changedTexts = {
  byPerson: {
    de: (name: string, at: string) => `Inzwischen geändert von ${name}, ${at}`,
    en: (name: string, at: string) => `Changed meanwhile by ${name}, ${at}`,
  },
  byFeed: { de: 'Inzwischen geändert durch einen Import', en: 'Changed meanwhile by an import' },
  both: {
    de: 'Nichts wurde überschrieben. Was Sie eingegeben haben, steht noch da; senden Sie es erneut ab, dann gilt es.',
    en: 'Nothing has been overwritten. What you entered is still here; send it again to apply it.',
  },
  field: { de: 'Feld', en: 'Field' },
  now: { de: 'Jetzt gespeichert', en: 'Saved now' },
  entered: { de: 'Von Ihnen eingegeben', en: 'Entered by you' },
} as const
