/** What staff write down for each other. */
export const noteTexts = {
  title: { de: 'Notizen', en: 'Notes' },
  note: { de: 'Notiz, nur intern', en: 'Note, internal only' },
  save: { de: 'Notiz speichern', en: 'Save note' },
  missing: { de: 'Bitte schreiben Sie etwas.', en: 'Please write something.' },
} as const
