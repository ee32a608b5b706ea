/** The costs on the energy label of a new car (Pkw-EnVKV annex 1); amounts arrive formatted. */
export const energyCostTexts = {
  energy: {
    de: 'Energiekosten bei 15.000 km Jahresfahrleistung',
    en: 'Energy costs at 15,000 km a year',
  },
  perYear: { de: (amount: string) => `${amount}/Jahr`, en: (amount: string) => `${amount} a year` },
  prices: {
    de: (prices: string, year: number) => `${prices}, Jahresdurchschnitt ${year}`,
    en: (prices: string, year: number) => `${prices}, average of ${year}`,
  },
  noPrice: { de: 'kein amtlicher Durchschnittspreis', en: 'no official average price' },
  co2Low: {
    de: (price: string) => `Mögliche CO₂-Kosten über 10 Jahre (15.000 km/Jahr), niedriger CO₂-Preis ${price}/t`,
    en: (price: string) => `Possible CO₂ costs over 10 years (15,000 km a year), low CO₂ price ${price}/t`,
  },
  co2Medium: {
    de: (price: string) => `Mögliche CO₂-Kosten über 10 Jahre (15.000 km/Jahr), mittlerer CO₂-Preis ${price}/t`,
    en: (price: string) => `Possible CO₂ costs over 10 years (15,000 km a year), medium CO₂ price ${price}/t`,
  },
  co2High: {
    de: (price: string) => `Mögliche CO₂-Kosten über 10 Jahre (15.000 km/Jahr), hoher CO₂-Preis ${price}/t`,
    en: (price: string) => `Possible CO₂ costs over 10 years (15,000 km a year), high CO₂ price ${price}/t`,
  },
  tax: { de: 'Kraftfahrzeugsteuer', en: 'Vehicle tax' },
  exempt: {
    de: (month: string) => `befreit, längstens bis ${month}`,
    en: (month: string) => `exempt, until ${month} at the latest`,
  },
  source: { de: 'Preise für Energie und CO₂', en: 'Prices of energy and CO₂' },
  sourceText: {
    de: (source: string, since: string, first: number, last: number) =>
      `${source}, gültig ab ${since}. Die CO₂-Preise der Jahre ${first} bis ${last} sind angenommen und unsicher: Die tatsächlichen ` +
      'können höher oder niedriger sein. CO₂-Kosten werden beim Tanken mit den Kraftstoffkosten bezahlt.',
    en: (source: string, since: string, first: number, last: number) =>
      `${source}, valid from ${since}. The CO₂ prices of ${first} to ${last} are assumed and uncertain: the real ones may be higher ` +
      'or lower. CO₂ costs are paid with the fuel at the filling station.',
  },
  carriers: {
    PETROL: { de: 'Super', en: 'petrol' },
    DIESEL: { de: 'Diesel', en: 'diesel' },
    ELECTRICITY: { de: 'Strom', en: 'electricity' },
    LPG: { de: 'Autogas (LPG)', en: 'LPG' },
    CNG: { de: 'Erdgas (CNG)', en: 'natural gas (CNG)' },
    HYDROGEN: { de: 'Wasserstoff', en: 'hydrogen' },
    ETHANOL: { de: 'Ethanol (E85)', en: 'ethanol (E85)' },
  },
} as const
