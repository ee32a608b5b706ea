/** A financing application on the page of its request. */
export const applicationTexts = {
  submitted: {
    de: 'Ihr Antrag ist gesendet und wird an die Bank weitergegeben. Fehlende Nachweise können Sie unten nachreichen.',
    en: 'Your application has been sent and is being passed on to the bank. You can send missing proofs below.',
  },
  inReview: {
    de: 'Die Bank prüft Ihren Antrag. Fehlende Nachweise können Sie unten nachreichen.',
    en: 'The bank is reviewing your application. You can send missing proofs below.',
  },
  documentsMissing: {
    de: 'Der Bank fehlen Nachweise. Bitte reichen Sie sie unten nach.',
    en: 'The bank needs further proofs. Please send them below.',
  },
  approved: {
    de: 'Die Bank hat zugesagt. Ihre Bestellung geht weiter.',
    en: 'The bank has approved. Your order continues.',
  },
  rejected: {
    de: 'Die Bank hat nicht zugesagt. Die Bestellung endet ohne Kosten für Sie; die Gründe nennt Ihnen die Bank.',
    en: 'The bank has not approved. The order ends at no cost to you; the bank will tell you its reasons.',
  },
  withdrawn: {
    de: 'Der Antrag ist zurückgezogen. Die Bestellung, zu der er gehörte, ist beendet.',
    en: 'The application has been withdrawn. The order it belonged to has ended.',
  },
  proofs: { de: 'Nachweise', en: 'Proofs' },
  none: { de: 'Noch keine.', en: 'None yet.' },
  waiting: { de: 'noch nicht gesendet', en: 'not sent yet' },
  add: { de: 'Nachweis hinzufügen', en: 'Add a proof' },
  send: { de: 'Nachweise senden', en: 'Send proofs' },
  toBank: { de: 'Zur Seite der Bank', en: 'Open the bank’s page' },
  toOrder: { de: 'Zur Bestellung', en: 'Open the order' },
  views: { de: 'Wer Ihre Angaben gesehen hat', en: 'Who has seen your details' },
  nobody: { de: 'Bisher niemand.', en: 'Nobody so far.' },
  withdraw: { de: 'Antrag zurückziehen', en: 'Withdraw application' },
  withdrawNote: {
    de: 'Ziehen Sie den Antrag zurück, endet auch die Bestellung: Ohne Zusage der Bank kann sie nicht ausgeführt werden.',
    en: 'If you withdraw the application, the order ends too: it cannot be carried out without the bank’s approval.',
  },
  CUSTOMER: { de: 'Sie', en: 'You' },
  MERCHANT: { de: 'Händler', en: 'Dealer' },
  ADMIN: { de: 'Betreiber des Shops', en: 'Operator of the shop' },
  BANK: { de: 'Bank', en: 'Bank' },
}
