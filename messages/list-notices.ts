/** What a list says about the values and words it could not use. Composed on the server, so the browser never loads it. */
export const listNoticeTexts = {
  unrecognisedWords: {
    de: (words: string) => `Nicht verstanden: ${words}. Alles Übrige ist als Filter gesetzt.`,
    en: (words: string) => `Not understood: ${words}. Everything else is set as a filter.`,
  },
  nothingRecognised: {
    de: 'Diese Suche haben wir nicht verstanden. Versuchen Sie es zum Beispiel so: „Golf Kombi Diesel bis 15.000 € in Köln“.',
    en: 'We didn’t understand this search. Try, for example: “Golf estate diesel up to €15,000 in Cologne”.',
  },
  tooLong: {
    de: (max: number) => `Bitte kürzen Sie Ihre Suche auf höchstens ${max} Zeichen.`,
    en: (max: number) => `Please shorten your search to ${max} characters.`,
  },
  word: { de: (word: string) => `„${word}“`, en: (word: string) => `“${word}”` },
  invalidParams: {
    de: (values: string) => `Diese Angaben haben wir nicht verstanden und weggelassen: ${values}.`,
    en: (values: string) => `We did not understand these values and left them out: ${values}.`,
  },
  rounded: {
    de: (what: string, typed: string, used: string) => `${what}: ${typed} haben wir auf ${used} gerundet.`,
    en: (what: string, typed: string, used: string) => `${what}: we rounded ${typed} to ${used}.`,
  },
}
