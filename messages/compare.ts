import { plural } from './plural.ts'
/** The comparison of up to three vehicles. */
export const compareTexts = {
  title: { de: 'Fahrzeuge vergleichen', en: 'Compare cars' },
  shown: { de: 'Gezeigte Angaben', en: 'Details shown' },
  all: { de: 'Alle Angaben', en: 'All details' },
  onlyDifferences: { de: 'Nur Unterschiede', en: 'Only differences' },
  differs: { de: 'unterschiedlich', en: 'different' },
  noDifferences: { de: 'Diese Fahrzeuge unterscheiden sich nicht.', en: 'These cars do not differ.' },
  detail: { de: 'Angabe', en: 'Detail' },
  nothing: { de: 'Keine Angabe', en: 'Not stated' },
  gone: { de: 'Nicht mehr im Angebot', en: 'No longer on offer' },
  remove: { de: 'Entfernen', en: 'Remove' },
  removeThis: {
    de: (title: string) => `Entfernen: ${title}`,
    en: (title: string) => `Remove: ${title}`,
  },
  addAnother: { de: 'Weitere Fahrzeuge ansehen', en: 'See more cars' },
  tooMany: {
    de: 'Sie können höchstens drei Fahrzeuge vergleichen. Gezeigt werden die ersten drei.',
    en: 'You can compare at most three cars. The first three are shown.',
  },
  unknown: {
    de: (count: number) => plural(count, 'Ein Fahrzeug gibt es nicht.', `${count} Fahrzeuge gibt es nicht.`),
    en: (count: number) => plural(count, 'One car does not exist.', `${count} cars do not exist.`),
  },
  emptyTitle: { de: 'Noch nichts zu vergleichen', en: 'Nothing to compare yet' },
  emptyText: {
    de: 'Wählen Sie auf bis zu drei Fahrzeugen „Vergleichen“.',
    en: 'Choose “Compare” on up to three cars.',
  },
  needsScript: {
    de: 'Zum Auswählen muss JavaScript eingeschaltet sein. Geteilte Vergleiche sehen Sie auch ohne.',
    en: 'Choosing cars needs JavaScript to be switched on. Shared comparisons work without it.',
  },
  keyFacts: { de: 'Eckdaten', en: 'Key facts' },
  technical: { de: 'Technische Daten', en: 'Technical data' },
  history: { de: 'Zustand', en: 'Condition' },
  consumption: { de: 'Verbrauch', en: 'Consumption' },
  equipment: { de: 'Ausstattung', en: 'Equipment' },
}
