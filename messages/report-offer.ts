/** Reporting an offer (article 16 of the Digital Services Act). */
export const reportTexts = {
  title: { de: 'Angebot melden', en: 'Report this offer' },
  lead: {
    de: (title: string) => `Stimmt mit „${title}“ etwas nicht? Wir prüfen jede Meldung. Sie brauchen dafür kein Konto.`,
    en: (title: string) => `Is something wrong with “${title}”? We check every report. You do not need an account.`,
  },
  reason: { de: 'Worum geht es?', en: 'What is it about?' },
  missingReason: { de: 'Bitte wählen Sie einen Grund.', en: 'Please choose a reason.' },
  FRAUD: { de: 'Verdacht auf Betrug', en: 'Suspected fraud' },
  ALREADY_SOLD: { de: 'Das Auto ist schon verkauft', en: 'The car has already been sold' },
  WRONG_DETAILS: { de: 'Falsche Angaben zum Auto', en: 'Wrong details about the car' },
  WRONG_PRICE: { de: 'Falscher oder unvollständiger Preis', en: 'Wrong or incomplete price' },
  STOLEN: { de: 'Das Auto könnte gestohlen sein', en: 'The car may be stolen' },
  RIGHTS: { de: 'Bilder oder Texte verletzen Rechte', en: 'Pictures or texts infringe rights' },
  PERSONAL_DATA: { de: 'Personen oder Kennzeichen sind erkennbar', en: 'People or number plates can be recognised' },
  OTHER: { de: 'Etwas anderes', en: 'Something else' },
  text: { de: 'Was ist falsch?', en: 'What is wrong?' },
  textHint: {
    de: 'Bitte so genau, dass wir es prüfen können. Höchstens 2000 Zeichen.',
    en: 'Please be precise enough for us to check it. At most 2000 characters.',
  },
  missingText: { de: 'Bitte beschreiben Sie, was falsch ist.', en: 'Please describe what is wrong.' },
  name: { de: 'Ihr Name', en: 'Your name' },
  email: { de: 'Ihre E-Mail-Adresse', en: 'Your e-mail address' },
  emailHint: {
    de: 'Nur damit wir Ihnen den Eingang bestätigen und antworten. Der Anbieter erfährt sie nicht.',
    en: 'Only so that we can confirm receipt and reply. The seller will not learn it.',
  },
  isTrue: {
    de: 'Meine Angaben sind nach bestem Wissen richtig und vollständig.',
    en: 'To the best of my knowledge my statements are true and complete.',
  },
  send: { de: 'Meldung senden', en: 'Send report' },
  back: { de: 'Zurück zum Auto', en: 'Back to the car' },
  doneTitle: { de: 'Ihre Meldung ist eingegangen', en: 'We have received your report' },
  done: {
    de: (number: string) =>
      `Ihre Meldung hat die Nummer ${number}. Ein Mensch prüft sie; nichts wird automatisch entschieden.`,
    en: (number: string) =>
      `Your report has the number ${number}. A person will check it; nothing is decided automatically.`,
  },
  doneMail: {
    de: 'Eine Bestätigung ist unterwegs. Unsere Entscheidung mit Begründung erhalten Sie an dieselbe Adresse.',
    en: 'A confirmation is on its way. Our decision and its reasons will go to the same address.',
  },
}
