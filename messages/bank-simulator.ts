/** The page of the embedded bank, which lends nothing. */
export const bankSimulatorTexts = {
  title: { de: 'Testantrag entscheiden', en: 'Decide the test application' },
  over: { de: 'Dieser Testantrag ist entschieden', en: 'This test application is decided' },
  noLoan: {
    de: 'Musterbank ist eine Testbank: Hier wird kein Kredit vergeben',
    en: 'Musterbank is a test bank: no credit is granted here',
  },
  about: { de: 'Bestellung', en: 'Order' },
  amount: { de: 'Nettodarlehensbetrag', en: 'Net loan amount' },
  sealed: {
    de: 'Die Angaben des Antrags und die Dateien selbst speichert die Testbank nicht.',
    en: 'The test bank stores neither the details of the application nor the files themselves.',
  },
  documents: { de: 'Nachweise', en: 'Proofs' },
  noDocuments: { de: 'Es sind noch keine Nachweise angekommen.', en: 'No proofs have arrived yet.' },
  opened: {
    de: 'Wer den Antrag gestellt hat, sieht, dass ein Nachweis geöffnet wurde.',
    en: 'The applicant sees that a proof was opened.',
  },
  how: { de: 'Wie entscheidet die Bank?', en: 'What does the bank decide?' },
  APPROVED: { de: 'Zusagen', en: 'Approve' },
  DOCUMENTS_MISSING: { de: 'Unterlagen fehlen', en: 'Documents missing' },
  REJECTED: { de: 'Ablehnen', en: 'Reject' },
  WITHDRAWN: { de: 'Antrag zurückgezogen', en: 'Application withdrawn' },
} as const
