/** Choosing cars for favourites and comparison: on every card and at the edge of every page. */
export const saveCarTexts = {
  save: { de: (title: string) => `${title} merken`, en: (title: string) => `Save ${title}` },
  saveShort: { de: 'Merken', en: 'Save' },
  compare: { de: 'Vergleichen', en: 'Compare' },
  uncompare: { de: 'Nicht mehr vergleichen', en: 'Stop comparing' },
  favouritesWith: {
    de: (count: number) => `Favoriten, ${count} gemerkt`,
    en: (count: number) => `Favourites, ${count} saved`,
  },
  favouritesFull: {
    de: (max: number) => `Ihre Favoriten sind voll: Sie fassen ${max} Autos. Entfernen Sie bitte zuerst eines.`,
    en: (max: number) => `Your favourites are full: you can save up to ${max} cars. Please remove one first.`,
  },
  toFavourites: { de: 'Zu den Favoriten', en: 'View favourites' },
  compareFull: {
    de: 'Höchstens drei Autos. Bitte erst eines entfernen.',
    en: 'Three cars at most. Please remove one first.',
  },
  comparing: {
    de: (count: number) => `${count} von 3 ausgewählt`,
    en: (count: number) => `${count} of 3 selected`,
  },
  clearComparison: { de: 'Vergleich leeren', en: 'Clear comparison' },
  close: { de: 'Hinweis schließen', en: 'Close notice' },
}
