/** The legal notice of a dealer's own shop. */
export const imprintTexts = {
  title: { de: 'Impressum', en: 'Legal notice' },
  description: {
    de: 'Wer diesen Shop betreibt und die Fahrzeuge anbietet.',
    en: 'Who runs this shop and offers its cars.',
  },
  contact: { de: 'Kontakt', en: 'Contact' },
  phone: { de: 'Telefon: ', en: 'Telephone: ' },
  email: { de: 'E-Mail: ', en: 'E-mail: ' },
  register: { de: 'Register und Umsatzsteuer', en: 'Register and VAT' },
  registerEntry: { de: 'Registereintrag: ', en: 'Register entry: ' },
  vatId: { de: 'Umsatzsteuer-Identifikationsnummer: ', en: 'VAT identification number: ' },
  whole: { de: 'Vollständiges Impressum des Händlers', en: 'The dealer’s full legal notice' },
}
