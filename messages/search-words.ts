/** Searching with free words. */
export const searchWordsTexts = {
  label: { de: 'Suche in eigenen Worten', en: 'Search in your own words' },
  example: {
    de: 'z. B. Golf Kombi Diesel bis 15.000 € in Köln',
    en: 'e.g. Golf estate diesel up to €15,000 in Cologne',
  },
  search: { de: 'Suchen', en: 'Search' },
}
