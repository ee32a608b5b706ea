/** Searching with free words. */
export const searchWordsTexts = {
  label: { de: 'Suche in eigenen Worten', en: 'Search in your own words' },
  replaces: { de: 'Eine neue Suche ersetzt die Filter.', en: 'A new search replaces the filters.' },
  search: { de: 'Suchen', en: 'Search' },
}
