/** Mails about reported offers. */
export const reportMailTexts = {
  receivedSubject: {
    de: (number: string) => `Ihre Meldung ist eingegangen (${number})`,
    en: (number: string) => `We have received your report (${number})`,
  },
  receivedText: {
    de: 'Mit dieser Adresse wurde uns ein Angebot gemeldet. Ein Mensch prüft die Meldung; unsere Entscheidung mit Begründung senden wir an diese Adresse.',
    en: 'An offer was reported to us with this address. A person will check the report; we will send our decision and its reasons to this address.',
  },
  offer: { de: 'Angebot', en: 'Offer' },
  number: { de: 'Nummer der Meldung', en: 'Report number' },
  reason: { de: 'Grund', en: 'Reason' },
  decision: { de: 'Entscheidung', en: 'Decision' },
  ACTION_TAKEN: { de: 'Wir sind gegen das Angebot vorgegangen.', en: 'We have taken action against the offer.' },
  NO_ACTION: { de: 'Wir lassen das Angebot unverändert.', en: 'We are leaving the offer unchanged.' },
  statement: { de: 'Begründung', en: 'Reasons' },
  answeredSubject: {
    de: (number: string) => `Entscheidung über Ihre Meldung ${number}`,
    en: (number: string) => `Decision on your report ${number}`,
  },
  answeredText: {
    de: 'wir haben Ihre Meldung geprüft. Ein Mensch hat entschieden.',
    en: 'we have checked your report. The decision was made by a person.',
  },
  sellerSubject: {
    de: (title: string) => `Entscheidung über Ihr Angebot: ${title}`,
    en: (title: string) => `Decision about your offer: ${title}`,
  },
  sellerText: {
    de: 'zu Ihrem Angebot ist eine Meldung eingegangen. Wir haben sie geprüft und sind gegen das Angebot vorgegangen. Ein Mensch hat entschieden.',
    en: 'your offer was reported. We have checked the report and taken action against the offer. The decision was made by a person.',
  },
  redress: {
    de: 'Sie sind nicht einverstanden? Schreiben Sie uns über die Kontaktseite; wir prüfen die Entscheidung noch einmal. Sie können sich auch an eine zugelassene außergerichtliche Streitbeilegungsstelle (Art. 21 Digital Services Act) oder an ein Gericht wenden.',
    en: 'You do not agree? Write to us through the contact page and we will review the decision. You may also turn to a certified out-of-court dispute settlement body (Article 21 of the Digital Services Act) or to a court.',
  },
  contact: { de: 'Zur Kontaktseite', en: 'Contact page' },
  operatorSubject: {
    de: (number: string) => `Gemeldetes Angebot (${number})`,
    en: (number: string) => `Reported offer (${number})`,
  },
  operatorText: {
    de: 'ein Angebot wurde gemeldet. „npm run admin -- offer-reports“ zeigt die Meldung, „answer-report“ beantwortet sie.',
    en: 'an offer was reported. “npm run admin -- offer-reports” shows the report, “answer-report” answers it.',
  },
  open: { de: 'Zum Angebot', en: 'Open the offer' },
  reporterReason: {
    de: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Angebot gemeldet wurde. Sie enthält keine Zählpixel.',
    en: 'You are receiving this e-mail because an offer was reported with this address. It contains no tracking.',
  },
  sellerReason: {
    de: 'Sie erhalten diese E-Mail, weil Sie hier ein Angebot haben. Sie enthält keine Zählpixel.',
    en: 'You are receiving this e-mail because you have an offer here. It contains no tracking.',
  },
}
