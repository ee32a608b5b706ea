/** Choosing a make and a model. */
export const makeTexts = {
  make: { de: 'Marke', en: 'Make' },
  model: { de: 'Modell', en: 'Model' },
  loadModels: { de: 'Modelle laden', en: 'Load models' },
  anotherMake: { de: 'Weitere Marke hinzufügen', en: 'Add another make' },
  noOtherMake: { de: 'Weitere Marke ausblenden', en: 'Hide second make' },
}
