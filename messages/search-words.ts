/** Searching with free words. */
export const searchWordsTexts = {
  label: { de: 'Suche in eigenen Worten', en: 'Search in your own words' },
  example: {
    de: 'z. B. Golf Kombi Diesel bis 15.000 € in Köln',
    en: 'e.g. Golf estate diesel up to €15,000 in Cologne',
  },
  search: { de: 'Suchen', en: 'Search' },
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
}
