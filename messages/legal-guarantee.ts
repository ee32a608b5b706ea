/** The notice on the legal guarantee of conformity. */
export const legalGuaranteeTexts = {
  title: { de: 'Ihre gesetzliche Gewährleistung in der EU', en: 'Your legal guarantee of conformity in the EU' },
  years: { de: 'Mindestens 2 Jahre auf neue Waren', en: 'At least 2 years on new goods' },
  rights: {
    de: 'Ist die Ware mangelhaft, haftet der Verkäufer: Sie können kostenlose Reparatur oder Ersatz verlangen, unter bestimmten Bedingungen den Preis mindern oder vom Vertrag zurücktreten.',
    en: 'If the goods are defective, the seller is liable: you can ask for repair or replacement free of charge and, under certain conditions, for a lower price or your money back.',
  },
  more: { de: 'Mehr erfahren:', en: 'Find out more:' },
  moreName: { de: 'Your Europe, Garantien und Rückgabe', en: 'Your Europe, guarantees and returns' },
  moreHref: {
    de: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees/index_de.htm',
    en: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees/index_en.htm',
  },
}
