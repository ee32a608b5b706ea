/**
 * The harmonised notice on the legal guarantee of conformity (Implementing Regulation (EU) 2025/1960, Annex I): the words of its artwork,
 * which stands beside them as a picture (decision 024). They must not be changed.
 */
export const legalGuaranteeTexts = {
  title: { de: 'Gesetzliche Gewährleistung', en: 'Legal guarantee' },
  asText: { de: 'Hinweis als Text', en: 'Notice as text' },
  larger: { de: 'Hinweis größer ansehen', en: 'View the notice larger' },
  years: {
    de: 'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren, die in der Europäischen Union verkauft werden.',
    en: 'Minimum two-year legal guarantee protection for goods sold in the European Union.',
  },
  rights: {
    de: 'Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z. B. wenn die Waren nicht der Beschreibung entsprechen, nicht bestimmungsgemäß funktionieren.',
    en: 'Consumers can claim their rights under the legal guarantee of conformity, for example if goods: do not match the description; do not function as intended.',
  },
  liability: {
    de: 'Verkäufer haften für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten: kostenlose Nachbesserung oder kostenlose Ersatzlieferung, in bestimmten Fällen eine Preisminderung oder eine vollständige Erstattung des Kaufpreises.',
    en: 'Sellers are liable for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer: free repair or free replacement; in some cases, a price reduction or full reimbursement.',
  },
  limits: {
    de: 'In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.',
    en: 'Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.',
  },
  claim: {
    de: 'Was ist zu tun, wenn Sie vertragswidrige Waren erhalten? 1. Melden Sie dem Verkäufer das Problem so bald wie möglich. 2. Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug.',
    en: 'What to do if you receive non-conforming goods: 1. Contact the seller as soon as possible to report the issue; 2. Provide proof of purchase, such as a receipt, invoice, or bank statement.',
  },
  commercial: {
    de: 'Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Diese GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine gewerbliche Haltbarkeitsgarantie ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.',
    en: 'Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see this GARAN label representing a commercial guarantee of durability offered by the producer at no additional cost and covering the entire good.',
  },
  more: {
    de: 'Für weitere Informationen zu Ihren Rechten in einem bestimmten Land:',
    en: 'For more information on your rights in a specific country:',
  },
  moreName: { de: 'europa.eu/youreurope/garantien', en: 'europa.eu/youreurope/guarantees' },
  moreHref: { de: 'https://europa.eu/youreurope/garantien', en: 'https://europa.eu/youreurope/guarantees' },
}
