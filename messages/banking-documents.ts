/** Step 4: the proofs that belong to the answers. */
export const bankingUploadTexts = {
  documentsTitle: { de: 'Diese Nachweise braucht die Bank', en: 'The bank needs these proofs' },
  listLead: {
    de: (areThere: string) => `Die Liste folgt aus Ihren Antworten. ${areThere}.`,
    en: (areThere: string) => `The list follows from your answers. ${areThere}.`,
  },
  areThere: {
    de: (there: number, all: number) => `${there} von ${all} ${there === 1 ? 'liegt' : 'liegen'} vor`,
    en: (there: number, all: number) => `${there} of ${all} ${there === 1 ? 'is' : 'are'} here`,
  },
  isSent: { de: 'gesendet', en: 'sent' },
  isThere: { de: 'liegt vor', en: 'here' },
  addFile: { de: (title: string) => `Datei hinzufügen: ${title}`, en: (title: string) => `Add a file: ${title}` },
  view: { de: 'Ansehen', en: 'View' },
  remove: { de: 'Entfernen', en: 'Remove' },
  sendLater: {
    de: 'Was noch fehlt, reichen Sie nach dem Absenden über die Seite Ihres Antrags nach. Die Bank entscheidet erst, wenn alle vorliegen.',
    en: 'You can send what is missing through the page of your application after submitting it. The bank decides once it has all of them.',
  },
  notNeeded: { de: 'nicht nötig', en: 'not needed' },
  needed: { de: 'wird gebraucht', en: 'needed' },
  identityCard: { de: 'Personalausweis', en: 'Identity card' },
}

/** The proofs of the list. */
export const bankingDocumentTexts = {
  PAYSLIPS: {
    de: 'Gehaltsabrechnungen der letzten drei Monate',
    en: 'Payslips of the last three months',
  },
  EMPLOYMENT_CONTRACT: { de: 'Befristeter Arbeitsvertrag', en: 'Fixed-term employment contract' },
  TAX_ASSESSMENT: { de: 'Letzter Einkommensteuerbescheid', en: 'Latest income tax assessment' },
  BUSINESS_FIGURES: {
    de: 'Betriebswirtschaftliche Auswertung des laufenden Jahres',
    en: 'Business figures of the current year',
  },
  PENSION_NOTICE: { de: 'Renten- oder Pensionsbescheid', en: 'Pension notice' },
  ENROLMENT: { de: 'Studienbescheinigung', en: 'Certificate of enrolment' },
  OTHER_INCOME_PROOF: {
    de: 'Bescheid über Kindergeld oder andere Einkünfte',
    en: 'Notice of child benefit or other income',
  },
  RENTAL_CONTRACT: { de: 'Mietvertrag über Ihre Mieteinnahmen', en: 'Tenancy agreement for your rental income' },
  MAINTENANCE_PROOF: { de: 'Nachweis über erhaltenen Unterhalt', en: 'Proof of maintenance received' },
  BANK_STATEMENT: { de: 'Kontoauszug mit Geldeingang', en: 'Bank statement showing your income' },
  LOAN_CONTRACT: { de: 'Vertrag der laufenden Kredite', en: 'Agreements of current loans' },
  MORTGAGE_STATEMENT: { de: 'Darlehensauszug der Baufinanzierung', en: 'Mortgage statement' },
  HEALTH_INSURANCE: { de: 'Beitragsnachweis der Krankenversicherung', en: 'Proof of health insurance contributions' },
}

export const bankingDocumentHints = {
  PAYSLIPS: {
    de: 'Vollständige Seiten, mit Arbeitgeber und Auszahlungsbetrag.',
    en: 'Complete pages with employer and amount paid.',
  },
  EMPLOYMENT_CONTRACT: { de: 'Seite mit Befristung und Unterschriften.', en: 'Page with the term and the signatures.' },
  TAX_ASSESSMENT: { de: 'Alle Seiten des letzten Bescheids.', en: 'All pages of the latest assessment.' },
  BUSINESS_FIGURES: { de: 'Mit Summen- und Saldenliste.', en: 'With the trial balance.' },
  PENSION_NOTICE: { de: 'Letzte Anpassung genügt.', en: 'The latest adjustment is enough.' },
  ENROLMENT: { de: 'Für das laufende Semester.', en: 'For the current semester.' },
  OTHER_INCOME_PROOF: { de: 'Letzter Bescheid.', en: 'Latest notice.' },
  RENTAL_CONTRACT: { de: 'Seite mit Miete und Unterschriften.', en: 'Page with the rent and the signatures.' },
  MAINTENANCE_PROOF: { de: 'Titel, Vereinbarung oder Kontoauszug.', en: 'Order, agreement or bank statement.' },
  BANK_STATEMENT: {
    de: 'Letzte 30 Tage. Andere Buchungen dürfen Sie schwärzen.',
    en: 'Last 30 days. You may black out other entries.',
  },
  LOAN_CONTRACT: { de: 'Seite mit Rate, Restschuld und Laufzeit.', en: 'Page with instalment, balance and term.' },
  MORTGAGE_STATEMENT: { de: 'Mit Rate und Restschuld.', en: 'With instalment and balance.' },
  HEALTH_INSURANCE: { de: 'Beitragsmitteilung des laufenden Jahres.', en: 'Contribution notice of the current year.' },
}
