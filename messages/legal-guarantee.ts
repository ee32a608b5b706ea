/**
 * The harmonised notice on the legal guarantee of conformity (Implementing Regulation (EU) 2025/1960, Annex I), as far as its content is
 * known to us: not compared with the Official Journal, and without its artwork (decision 024).
 */
export const legalGuaranteeTexts = {
  title: { de: 'Gesetzliche Gewährleistung', en: 'Legal guarantee' },
  years: {
    de: 'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren, die in der Europäischen Union verkauft werden',
    en: 'At least two years of legal guarantee of conformity for goods sold in the European Union',
  },
  rights: {
    de: 'Sie haben Rechte, wenn Waren nicht der Beschreibung entsprechen oder nicht wie vorgesehen funktionieren. Verkäufer haften für jede Vertragswidrigkeit, die bei der Lieferung bestand. Sie müssen kostenlose Nachbesserung oder Ersatzlieferung anbieten, in bestimmten Fällen eine Preisminderung oder die vollständige Erstattung.',
    en: 'You have rights if goods do not match their description or do not work as intended. Sellers are liable for any lack of conformity that existed at the time of delivery. They must offer free repair or replacement and, in certain cases, a price reduction or a full refund.',
  },
  limits: {
    de: 'Nach nationalem Recht kann ein längerer Zeitraum gelten, für gebrauchte Waren ein kürzerer, jedoch nicht weniger als ein Jahr.',
    en: 'National law may provide for a longer period, or for a shorter one for used goods, but not less than one year.',
  },
  claim: {
    de: 'Was ist zu tun? 1. Melden Sie das Problem so bald wie möglich dem Verkäufer. 2. Legen Sie einen Kaufnachweis vor.',
    en: 'What to do? 1. Report the problem to the seller as soon as possible. 2. Provide proof of purchase.',
  },
  more: { de: 'Mehr erfahren:', en: 'Find out more:' },
  moreName: { de: 'europa.eu/youreurope/garantien', en: 'europa.eu/youreurope/guarantees' },
  moreHref: { de: 'https://europa.eu/youreurope/garantien', en: 'https://europa.eu/youreurope/guarantees' },
}
