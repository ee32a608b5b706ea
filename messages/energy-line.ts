/** The lines of the Pkw-EnVKV; values arrive formatted with their units. */
export const energyLineTexts = {
  consumption: { de: 'Energieverbrauch (kombiniert)', en: 'Energy consumption (combined)' },
  consumptionWeighted: { de: 'Energieverbrauch (gewichtet kombiniert)', en: 'Energy consumption (weighted combined)' },
  emission: { de: 'CO₂-Emissionen (kombiniert)', en: 'CO₂ emissions (combined)' },
  emissionWeighted: { de: 'CO₂-Emissionen (gewichtet kombiniert)', en: 'CO₂ emissions (weighted combined)' },
  co2Class: { de: 'CO₂-Klasse', en: 'CO₂ class' },
  dischargedConsumption: {
    de: 'Kraftstoffverbrauch bei entladener Batterie (kombiniert)',
    en: 'Fuel consumption with discharged battery (combined)',
  },
  dischargedClass: { de: 'CO₂-Klasse bei entladener Batterie', en: 'CO₂ class with discharged battery' },
  plus: { de: 'plus', en: 'plus' },
  missing: { de: 'Angabe fehlt', en: 'not given' },
}
