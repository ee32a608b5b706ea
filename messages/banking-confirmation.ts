/** Step 5: everything once more, and the consents. */
export const bankingConfirmationTexts = {
  notStated: { de: 'Nicht angegeben', en: 'Not stated' },
  confirmationTitle: { de: 'Bitte prüfen Sie Ihren Antrag', en: 'Please check your application' },
  confirmationLead: {
    de: '„Ändern“ führt zur Frage und wieder hierher zurück.',
    en: '“Change” leads to the question and back here.',
  },
  declarations: { de: 'Ihre Erklärungen', en: 'Your declarations' },
  declarationsHint: { de: 'Keine ist vorausgewählt.', en: 'None is ticked in advance.' },
  version: { de: (number: number) => `Text, Fassung ${number}`, en: (number: number) => `Text, version ${number}` },
  informedAt: {
    de: (at: string) => `Ihnen übergeben am ${at}.`,
    en: (at: string) => `Handed over to you on ${at}.`,
  },
  notInformed: {
    de: 'Öffnen Sie zuerst die PDF-Datei; danach können Sie diese Erklärung abgeben.',
    en: 'Open the PDF file first; then you can make this declaration.',
  },
  decides: {
    de: 'Wir geben den Antrag weiter und bewerten ihn nicht. Die Bank entscheidet, meist in zwei Werktagen. Gegen eine automatische Entscheidung können Sie eine Prüfung durch einen Menschen verlangen.',
    en: 'We pass the application on and do not assess it. The bank decides, usually within two working days. You may ask for an automated decision to be reviewed by a person.',
  },
  binding: {
    de: 'Der Antrag verpflichtet Sie zu nichts. Den Kreditvertrag schließen Sie erst mit der Bank.',
    en: 'The application does not commit you to anything. You conclude the credit agreement with the bank later.',
  },
  changed: {
    de: 'Inzwischen hat sich etwas geändert. Bitte prüfen Sie die Angaben noch einmal.',
    en: 'Something has changed meanwhile. Please check the details again.',
  },
  name: { de: 'Name', en: 'Name' },
  born: { de: 'Geboren', en: 'Born' },
  bornIn: {
    de: (day: string, place: string) => `${day} in ${place}`,
    en: (day: string, place: string) => `${day} in ${place}`,
  },
  bornAs: { de: (name: string) => `, geb. ${name}`, en: (name: string) => `, birth name ${name}` },
  since: { de: (month: string) => `seit ${month}`, en: (month: string) => `since ${month}` },
  endsIn: { de: (end: string) => `endet auf ${end}`, en: (end: string) => `ends in ${end}` },
  validUntil: { de: (day: string) => `gültig bis ${day}`, en: (day: string) => `valid until ${day}` },
  people: {
    de: (people: number, children: number) =>
      `${people} ${people === 1 ? 'Person' : 'Personen'} im Haushalt, davon ${children} ${children === 1 ? 'Kind' : 'Kinder'}`,
    en: (people: number, children: number) =>
      `${people} ${people === 1 ? 'person' : 'people'} in the household, ${children} of them ${children === 1 ? 'a child' : 'children'}`,
  },
  perMonth: { de: (amount: string) => `${amount} im Monat`, en: (amount: string) => `${amount} a month` },
  owns: { de: 'Wohneigentum vorhanden', en: 'owns property' },
}
