/** The page of the embedded bank, which lends nothing. */
export const bankSimulatorTexts = {
  title: { de: 'Testantrag entscheiden', en: 'Decide the test application' },
  over: { de: 'Dieser Testantrag ist entschieden', en: 'This test application is decided' },
  noLoan: { de: 'Testbank – hier wird kein Kredit vergeben', en: 'Test bank – no credit is granted here' },
  about: { de: 'Bestellung', en: 'Order' },
  amount: { de: 'Nettodarlehensbetrag', en: 'Net loan amount' },
  sealed: {
    de: 'Die Angaben des Antrags speichert die Testbank nicht.',
    en: 'The test bank does not store the details of the application.',
  },
  how: { de: 'Wie entscheidet die Bank?', en: 'What does the bank decide?' },
  APPROVED: { de: 'Zusagen', en: 'Approve' },
  DOCUMENTS_MISSING: { de: 'Unterlagen fehlen', en: 'Documents missing' },
  REJECTED: { de: 'Ablehnen', en: 'Reject' },
  WITHDRAWN: { de: 'Antrag zurückgezogen', en: 'Application withdrawn' },
} as const
