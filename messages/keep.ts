/** What stands on every card and at the edge of every page: choosing vehicles for the favourites and the comparison. */
export const keepTexts = {
  keep: { de: (title: string) => `${title} merken`, en: (title: string) => `Save ${title}` },
  keepHere: { de: 'Merken', en: 'Save' },
  compare: { de: 'Vergleichen', en: 'Compare' },
  favouritesWith: {
    de: (count: number) => `Favoriten, ${count} gemerkt`,
    en: (count: number) => `Favourites, ${count} saved`,
  },
  favouritesFull: {
    de: (most: number) => `Ihre Favoriten sind voll: ${most} Fahrzeuge haben Platz. Entfernen Sie zuerst eines.`,
    en: (most: number) => `Your favourites are full: there is room for ${most} cars. Remove one first.`,
  },
  toFavourites: { de: 'Zu den Favoriten', en: 'To favourites' },
  compareFull: {
    de: 'Sie können höchstens drei Fahrzeuge vergleichen. Entfernen Sie zuerst eines.',
    en: 'You can compare at most three cars. Remove one first.',
  },
  comparing: {
    de: (count: number) => `${count} von 3 ausgewählt`,
    en: (count: number) => `${count} of 3 selected`,
  },
  clearComparison: { de: 'Vergleich leeren', en: 'Clear comparison' },
  close: { de: 'Hinweis schließen', en: 'Close notice' },
}
