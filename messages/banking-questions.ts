/** Steps 1 to 3: the questions of a financing application. */
export const bankingQuestionTexts = {
  who: { de: 'Wer beteiligt ist', en: 'Who is involved' },
  brokers: { de: 'Vermittler', en: 'Broker' },
  permit34k: {
    de: (number: string) => `Erlaubnis nach § 34k GewO, ${number}`,
    en: (number: string) => `permit under § 34k GewO, ${number}`,
  },
  permitExempt: {
    de: 'von der Erlaubnis nach § 34k GewO ausgenommen',
    en: 'exempt from the permit under § 34k GewO',
  },
  permitNone: {
    de: (dealer: string) =>
      `${dealer} vermittelt keine Kredite. Wir leiten Ihre Anfrage in Ihrem Auftrag an die Bank weiter.`,
    en: (dealer: string) => `${dealer} does not broker loans. We forward your enquiry to the bank on your behalf.`,
  },
  tied: { de: 'an diese Bank gebunden', en: 'tied to this bank' },
  untied: { de: 'an keine Bank gebunden', en: 'not tied to any bank' },
  commission: { de: 'Provision', en: 'Commission' },
  hasCommission: { de: 'Die Bank zahlt dem Händler eine Provision.', en: 'The bank pays the dealer a commission.' },
  noCommission: { de: 'Der Händler erhält keine Provision.', en: 'The dealer receives no commission.' },
  weDo: { de: 'Was wir tun', en: 'What we do' },
  weDoText: {
    de: 'Wir nehmen Ihre Angaben auf und geben sie weiter. Wir bewerten sie nicht; das tut allein die Bank.',
    en: 'We take your details and pass them on. We do not assess them; only the bank does.',
  },
  retention: { de: 'Aufbewahrung', en: 'Retention' },
  retentionText: {
    de: 'Entwurf: 14 Tage nach der letzten Änderung. Abgelehnt oder zurückgezogen: 90 Tage. Zugesagt: bis zur Übergabe; danach zählt die Akte der Bank.',
    en: 'Draft: 14 days after the last change. Declined or withdrawn: 90 days. Approved: until the handover; then the bank’s file counts.',
  },
  personalTitle: { de: 'Ihre persönlichen Daten', en: 'Your personal details' },
  personalLead: {
    de: 'So, wie sie in Ihrem Ausweis stehen.',
    en: 'As they appear on your identity document.',
  },
  previousHint: {
    de: 'Nur wenn Sie seit weniger als zwei Jahren hier wohnen.',
    en: 'Only if you have lived here for less than two years.',
  },
  identityHint: {
    de: 'Wir sammeln keine Ausweiskopien. Die Bank prüft Ihre Identität selbst, per Video oder in der Postfiliale.',
    en: 'We collect no copies of identity documents. The bank verifies your identity itself, by video or at a post office.',
  },
  householdTitle: { de: 'Haushalt und Beruf', en: 'Household and job' },
  careerHint: {
    de: 'Sind Sie angestellt, verbeamtet oder in Ausbildung, brauchen wir alle Angaben zu Beruf, Arbeitgeber und Beschäftigung; sind Sie selbstständig, nur Beruf und Beginn. Sonst lassen Sie diese Felder leer.',
    en: 'If you are an employee, civil servant or trainee, we need your occupation, employer and employment in full; if you are self-employed, only occupation and start date. Otherwise leave these fields empty.',
  },
  incomeLead: {
    de: 'Beträge netto, wie sie auf dem Konto ankommen oder abgehen. Was nicht zutrifft, bleibt leer.',
    en: 'Net amounts as they reach or leave your account. Leave blank what does not apply.',
  },
  rateOfCar: { de: 'Rate für dieses Fahrzeug', en: 'Instalment for this car' },
  freeNote: {
    de: (bank: string) =>
      `Die Summe dient Ihnen zur Kontrolle, ob nichts fehlt. Wir bewerten sie nicht; geprüft wird der Antrag allein von ${bank}.`,
    en: (bank: string) =>
      `The sum lets you check that nothing is missing. We do not assess it; the application is assessed by ${bank} alone.`,
  },
}
