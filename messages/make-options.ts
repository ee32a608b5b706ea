/** The options of a choice of makes and models. They are put together on the server, so the browser never loads them. */
export const makeOptionTexts = {
  anyMake: { de: 'Alle Marken', en: 'All makes' },
  anyModel: { de: 'Alle Modelle', en: 'All models' },
  popular: { de: 'Beliebte Marken', en: 'Popular makes' },
  others: { de: 'Weitere Marken', en: 'Other makes' },
}
