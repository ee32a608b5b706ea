/** What the lower edge of a page says about the chosen cars; fetched after the page. */
export const savedCarTexts = {
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
