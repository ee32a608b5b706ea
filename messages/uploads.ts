/** What is wrong with a file and what to do about it; `limit` is the size it may have. */
export const uploadProblemTexts = {
  NO_FILE: { de: () => 'Bitte wählen Sie eine Datei.', en: () => 'Please choose a file.' },
  WRONG_TYPE: {
    de: (name: string, types: string) => `${name}: Dieses Format können wir nicht lesen. Bitte wählen Sie ${types}.`,
    en: (name: string, types: string) => `${name}: We cannot read this format. Please choose ${types}.`,
  },
  TOO_LARGE: {
    de: (name: string, _: string, limit: string) => `${name} ist zu groß. Möglich sind ${limit}.`,
    en: (name: string, _: string, limit: string) => `${name} is too large. The limit is ${limit}.`,
  },
  EMPTY_FILE: {
    de: (name: string) => `${name} ist leer. Bitte wählen Sie eine andere Datei.`,
    en: (name: string) => `${name} is empty. Please choose another file.`,
  },
  DAMAGED: {
    de: (name: string) =>
      `${name} lässt sich nicht öffnen. Bitte speichern Sie die Datei neu und wählen Sie sie noch einmal.`,
    en: (name: string) => `${name} cannot be opened. Please save the file again and choose it once more.`,
  },
  PASSWORD_PROTECTED: {
    de: (name: string) =>
      `${name} ist mit einem Passwort geschützt. Bitte speichern Sie die Datei ohne Passwort und wählen Sie sie noch einmal.`,
    en: (name: string) =>
      `${name} is protected by a password. Please save the file without a password and choose it once more.`,
  },
  TOO_MANY_FILES: {
    de: (name: string, _: string, __: string, count: number) =>
      `${name} wurde nicht gespeichert: Sie können höchstens ${count} Dateien hochladen.`,
    en: (name: string, _: string, __: string, count: number) =>
      `${name} was not saved: you can upload no more than ${count} files.`,
  },
  UPLOAD_FAILED: {
    de: (name: string) => `${name} wurde nicht übertragen. Bitte versuchen Sie es noch einmal.`,
    en: (name: string) => `${name} was not uploaded. Please try again.`,
  },
  TOO_MANY_PIXELS: {
    de: (name: string) => `${name} hat mehr als 50 Megapixel. Bitte verkleinern Sie das Bild.`,
    en: (name: string) => `${name} has more than 50 megapixels. Please make the picture smaller.`,
  },
  ACTIVE_CONTENT: {
    de: (name: string) =>
      `${name} enthält Programme oder angehängte Dateien. Bitte drucken Sie das Dokument als PDF und wählen Sie dieses.`,
    en: (name: string) =>
      `${name} contains scripts or attached files. Please print the document to a PDF and choose that.`,
  },
  DRAFT_ENDED: {
    de: (name: string) =>
      `${name} wurde nicht gespeichert: Die Seite gehört zu einem früheren Vorgang, oder Sie sind nicht mehr angemeldet. Bitte laden Sie sie neu.`,
    en: (name: string) =>
      `${name} was not saved: the page belongs to an earlier draft, or you are no longer logged in. Please reload it.`,
  },
} as const

/** The names of formats, as they are listed. */
export const uploadTypesText = {
  PICTURE: { de: 'JPEG, PNG oder WebP', en: 'JPEG, PNG or WebP' },
  DOCUMENT: { de: 'PDF, JPEG oder PNG', en: 'PDF, JPEG or PNG' },
} as const

export const uploadTexts = {
  formTooLarge: {
    de: (limit: string) => `Diese Dateien haben zusammen mehr als ${limit}. Bitte wählen Sie weniger auf einmal.`,
    en: (limit: string) => `Together these files have more than ${limit}. Please choose fewer at a time.`,
  },
  busy: {
    de: 'Im Moment kommen sehr viele Dateien an. Bitte versuchen Sie es in einer Minute noch einmal.',
    en: 'Very many files are arriving just now. Please try again in a minute.',
  },
  limits: {
    de: (types: string, size: string, files: number) => `${types}, je bis ${size}, höchstens ${files}.`,
    en: (types: string, size: string, files: number) => `${types}, up to ${size} each, no more than ${files}.`,
  },
  chooseFile: { de: 'Datei auswählen', en: 'Choose a file' },
  chooseFiles: { de: 'Dateien auswählen', en: 'Choose files' },
  upload: { de: 'Hochladen', en: 'Upload' },
  uploading: {
    de: (name: string, percent: number) => `${name}: ${percent} % übertragen`,
    en: (name: string, percent: number) => `${name}: ${percent}% uploaded`,
  },
  checking: { de: (name: string) => `${name} wird geprüft`, en: (name: string) => `${name} is being checked` },
  failed: {
    de: (name: string) => `${name} wurde nicht übertragen. Bitte versuchen Sie es noch einmal.`,
    en: (name: string) => `${name} was not uploaded. Please try again.`,
  },
  saved: { de: (name: string) => `${name} ist gespeichert.`, en: (name: string) => `${name} has been saved.` },
  cancel: {
    de: (name: string) => `Übertragung von ${name} abbrechen`,
    en: (name: string) => `Cancel the upload of ${name}`,
  },
  dismiss: {
    de: (name: string) => `Meldung zu ${name} schließen`,
    en: (name: string) => `Close the message about ${name}`,
  },
  view: { de: 'Ansehen', en: 'View' },
  remove: { de: 'Entfernen', en: 'Remove' },
  removeNamed: { de: (name: string) => `${name} entfernen`, en: (name: string) => `Remove ${name}` },
  picture: { de: (number: number) => `Bild ${number}`, en: (number: number) => `Picture ${number}` },
  cover: { de: 'Titelbild', en: 'Cover' },
  asCover: {
    de: (number: number) => `Bild ${number} als Titelbild`,
    en: (number: number) => `Use picture ${number} as the cover`,
  },
  earlier: {
    de: (number: number) => `Bild ${number} nach vorn`,
    en: (number: number) => `Move picture ${number} forward`,
  },
  later: {
    de: (number: number) => `Bild ${number} nach hinten`,
    en: (number: number) => `Move picture ${number} back`,
  },
  coveredParts: {
    de: (count: number) => (count === 1 ? '1 Stelle verdeckt.' : `${count} Stellen verdeckt.`),
    en: (count: number) => (count === 1 ? '1 part covered.' : `${count} parts covered.`),
  },
  coverPlate: { de: 'Kennzeichen verdecken', en: 'Cover the number plate' },
  coverAgain: { de: 'Kasten ändern', en: 'Change the box' },
  coverTitle: { de: 'Teile des Bildes verdecken', en: 'Cover parts of the picture' },
  coverLead: {
    de: 'Ziehen Sie mit Maus oder Finger einen Kasten auf, oder geben Sie ihn in Prozent von Breite und Höhe ein.',
    en: 'Draw a box with the mouse or your finger, or enter it in per cent of the width and height.',
  },
  coverLeadPlain: {
    de: 'Geben Sie an, wo der Kasten liegt, in Prozent von Breite und Höhe des Bildes. Links oben ist 0 %.',
    en: 'Enter where the box lies, in per cent of the picture’s width and height. The top left corner is 0%.',
  },
  coverDone: { de: 'Fertig, zu den Bildern', en: 'Done, back to the pictures' },
  boxLeft: { de: 'Von links', en: 'From the left' },
  boxTop: { de: 'Von oben', en: 'From the top' },
  boxWidth: { de: 'Breite', en: 'Width' },
  boxHeight: { de: 'Höhe', en: 'Height' },
  boxCanvas: { de: 'Kasten auf dem Bild', en: 'Box on the picture' },
  boxKeys: {
    de: 'Mit der Tastatur: Pfeiltasten verschieben den Kasten, mit Umschalt ändern sie seine Größe.',
    en: 'By keyboard: the arrow keys move the box; with Shift they change its size.',
  },
  boxAt: {
    de: (left: string, top: string, width: string, height: string) =>
      `Kasten: ${left} % von links, ${top} % von oben, ${width} % breit, ${height} % hoch`,
    en: (left: string, top: string, width: string, height: string) =>
      `Box: ${left}% from the left, ${top}% from the top, ${width}% wide, ${height}% high`,
  },
  addBox: { de: 'Diesen Kasten verdecken', en: 'Cover this box' },
  removeBox: { de: (number: number) => `Kasten ${number} entfernen`, en: (number: number) => `Remove box ${number}` },
  boxWrong: {
    de: 'Der Kasten liegt nicht im Bild oder ist zu klein. Höchstens zehn Kästen sind möglich.',
    en: 'The box is not within the picture or too small. No more than ten boxes are possible.',
  },
} as const
