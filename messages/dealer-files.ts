/** Files that staff add to a case. */
export const caseFileTexts = {
  noFile: { de: 'Bitte wählen Sie mindestens eine Datei.', en: 'Please choose at least one file.' },
  chooseField: { de: 'Bitte wählen Sie, was es ist.', en: 'Please choose what it is.' },
  tooLate: {
    de: 'In diesem Stand werden keine Dateien mehr hinzugefügt oder entfernt.',
    en: 'In this state, files are no longer added or removed.',
  },
  remove: { de: 'Entfernen', en: 'Remove' },
  removeFile: { de: (name: string) => `${name} entfernen`, en: (name: string) => `Remove ${name}` },
} as const

/** Documents that staff add to an order. */
export const orderFileTexts = {
  title: { de: 'Hinzugefügte Unterlagen', en: 'Added documents' },
  lead: {
    de: 'Der Kunde sieht sie auf der Seite seiner Bestellung und lädt sie dort herunter. Sie liegen verschlüsselt.',
    en: 'The customer sees them on the page of the order and downloads them there. They are stored encrypted.',
  },
  add: { de: 'Unterlage hinzufügen', en: 'Add a document' },
  kind: { de: 'Was ist es?', en: 'What is it?' },
  files: { de: 'Dateien', en: 'Files' },
  filesHint: {
    de: 'PDF, JPEG oder PNG, je höchstens 10 MB; bis zu 10 Dateien bei einem Auftrag.',
    en: 'PDF, JPEG or PNG, at most 10 MB each; up to 10 files with an order.',
  },
  submit: { de: 'Hochladen', en: 'Upload' },
} as const

export const orderFileKindTexts = {
  INVOICE_COPY: { de: 'Rechnungskopie', en: 'Copy of the invoice' },
  REGISTRATION: { de: 'Zulassungspapiere', en: 'Registration papers' },
  HAND_OVER: { de: 'Unterschriebenes Übergabeprotokoll', en: 'Signed hand-over protocol' },
  CONTRACT: { de: 'Vertrag', en: 'Contract' },
  OTHER: { de: 'Andere Unterlage', en: 'Other document' },
} as const

/** Pictures of an inspection. */
export const proofTexts = {
  title: { de: 'Bilder der Besichtigung', en: 'Pictures of the inspection' },
  lead: {
    de: 'Zu einer Zeile der Besichtigung: Der Kunde sieht sie mit dem verbindlichen Angebot, vorher nicht.',
    en: 'Of a line of the inspection: the customer sees them with the binding offer, not before.',
  },
  line: { de: 'Zeile', en: 'Line' },
  files: { de: 'Bilder', en: 'Pictures' },
  filesHint: {
    de: 'JPEG, PNG oder WebP, je höchstens 20 MB; bis zu 20 Bilder.',
    en: 'JPEG, PNG or WebP, at most 20 MB each; up to 20 pictures.',
  },
  submit: { de: 'Bilder hinzufügen', en: 'Add pictures' },
  picture: {
    de: (line: string, number: number) => `${line}, Bild ${number}`,
    en: (line: string, number: number) => `${line}, picture ${number}`,
  },
} as const
