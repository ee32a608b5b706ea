/** Recovery codes of staff, on paper and in a file. */
export const recoveryCodeTexts = {
  title: { de: 'Wiederherstellungscodes für den Händlerbereich', en: 'Recovery codes for the dealer area' },
  purpose: {
    de: 'Jeder Code gilt einmal, anstelle des Codes aus der App. Bewahren Sie die Codes getrennt vom Telefon auf.',
    en: 'Each code works once, in place of the code from the app. Keep the codes apart from the phone.',
  },
  print: { de: 'Drucken', en: 'Print' },
  save: { de: 'Als Textdatei speichern', en: 'Save as a text file' },
  fileName: { de: 'wiederherstellungscodes.txt', en: 'recovery-codes.txt' },
} as const
