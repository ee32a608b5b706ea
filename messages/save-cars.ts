/** Choosing cars for favourites and comparison, on every card. */
export const saveCarTexts = {
  save: { de: (title: string) => `${title} merken`, en: (title: string) => `Save ${title}` },
  saveShort: { de: 'Merken', en: 'Save' },
  compare: { de: 'Vergleichen', en: 'Compare' },
  uncompare: { de: 'Nicht mehr vergleichen', en: 'Stop comparing' },
  favouritesWith: {
    de: (count: number) => `Favoriten, ${count} gemerkt`,
    en: (count: number) => `Favourites, ${count} saved`,
  },
}
