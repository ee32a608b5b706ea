import { plural } from './plural.ts'
/** The comparison of up to three vehicles. */
export const compareTexts = {
  title: { de: 'Autos vergleichen', en: 'Compare cars' },
  shown: { de: 'Angezeigte Angaben', en: 'Details shown' },
  all: { de: 'Alle Angaben', en: 'All details' },
  onlyDifferences: { de: 'Nur Unterschiede', en: 'Differences only' },
  differs: { de: 'unterschiedlich', en: 'different' },
  noDifferences: { de: 'Diese Autos unterscheiden sich nicht.', en: 'These cars are identical in everything shown.' },
  detail: { de: 'Angabe', en: 'Detail' },
  nothing: { de: 'Keine Angabe', en: 'Not stated' },
  gone: { de: 'Nicht mehr im Angebot', en: 'No longer on offer' },
  remove: { de: 'Entfernen', en: 'Remove' },
  removeThis: {
    de: (title: string) => `Entfernen: ${title}`,
    en: (title: string) => `Remove: ${title}`,
  },
  addAnother: { de: 'Auto hinzufügen', en: 'Add a car' },
  bold: { de: 'Fett: darin unterscheiden sich die Autos.', en: 'Bold: the cars differ in this.' },
  tooMany: {
    de: 'Sie können höchstens drei Autos vergleichen. Gezeigt werden die ersten drei.',
    en: 'You can compare up to three cars. We show the first three.',
  },
  unknown: {
    de: (count: number) =>
      plural(count, 'Ein Auto haben wir nicht gefunden.', `${count} Autos haben wir nicht gefunden.`),
    en: (count: number) => plural(count, 'We could not find one car.', `We could not find ${count} cars.`),
  },
  emptyTitle: { de: 'Noch nichts zu vergleichen', en: 'Nothing to compare yet' },
  emptyText: {
    de: 'Wählen Sie bei bis zu drei Autos „Vergleichen“.',
    en: 'Choose “Compare” on up to three cars.',
  },
  hidden: { de: 'Drittes Auto (wählen, um zu tauschen)', en: 'Third car (choose one to swap)' },
  best: { de: 'Bestwert', en: 'Best' },
  price: { de: 'Preis', en: 'Price' },
  rate: { de: 'Finanzierung', en: 'Financing' },
  seller: { de: 'Händler', en: 'Dealer' },
  energyLine: { de: 'Energieverbrauch und CO₂', en: 'Energy consumption and CO₂' },
  keyFacts: { de: 'Eckdaten', en: 'Key facts' },
  technical: { de: 'Technische Daten', en: 'Technical data' },
  history: { de: 'Zustand', en: 'Condition' },
  consumption: { de: 'Verbrauch', en: 'Consumption' },
  costs: { de: 'Kosten und Steuer', en: 'Costs and tax' },
  equipment: { de: 'Ausstattung', en: 'Equipment' },
}
