/** What somebody could type into the search in free words. */
export const searchExampleTexts = {
  model: {
    de: (model: string, year: string) => `${model} ab ${year}`,
    en: (model: string, year: string) => `${model} from ${year}`,
  },
  list: { de: 'Golf bis 15.000 €', en: 'Golf up to €15,000' },
  home: { de: 'Familienkombi, Diesel, bis 15.000 €', en: 'Family estate, diesel, up to €15,000' },
}
