/** Consumption and CO₂ class. The values come with the data; these are the words around them. */
export const energyTexts = {
  title: { de: 'Verbrauch und CO₂-Klasse', en: 'Consumption and CO₂ class' },
  classes: { de: 'CO₂-Klassen', en: 'CO₂ classes' },
  above: { de: 'ab 176 g/km', en: '176 g/km or more' },
  basis: {
    de: 'Auf der Grundlage der CO₂-Emissionen (kombiniert), WLTP',
    en: 'Based on CO₂ emissions (combined), WLTP',
  },
  basisHybrid: {
    de: (weighted: string, empty: string) =>
      `Auf der Grundlage der CO₂-Emissionen (WLTP): ${weighted} gewichtet kombiniert, ${empty} bei entladener Batterie`,
    en: (weighted: string, empty: string) =>
      `Based on CO₂ emissions (WLTP): ${weighted} weighted combined, ${empty} with the battery discharged`,
  },
  costs: { de: 'Energiekosten, CO₂-Kosten und Steuer', en: 'Energy costs, CO₂ costs and tax' },
  labelTitle: { de: 'Verbrauch, CO₂ und Kosten (Pkw-Label)', en: 'Consumption, CO₂ and costs (energy label)' },
  usedCar: {
    de: 'Angaben zu einem Gebrauchtwagen, nach WLTP.',
    en: 'Figures for a used car, according to WLTP.',
  },
}
