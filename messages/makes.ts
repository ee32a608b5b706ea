/** Choosing a make and a model. */
export const makeTexts = {
  make: { de: 'Marke', en: 'Make' },
  model: { de: 'Modell', en: 'Model' },
  anyMake: { de: 'Alle Marken', en: 'All makes' },
  anyModel: { de: 'Alle Modelle', en: 'All models' },
  popular: { de: 'Beliebte Marken', en: 'Popular makes' },
  others: { de: 'Weitere Marken', en: 'Other makes' },
  loadModels: { de: 'Modelle laden', en: 'Load models' },
  anotherMake: { de: 'Weitere Marke hinzufügen', en: 'Add another make' },
  noOtherMake: { de: 'Weitere Marke ausblenden', en: 'Hide second make' },
}
