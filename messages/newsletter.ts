/** Subscribing to the newsletter and ending it: pages and forms. */
export const newsletterTexts = {
  title: { de: 'Newsletter', en: 'Newsletter' },
  lead: {
    de: (sender: string) =>
      `Neue Autos und Angebote von ${sender} per E-Mail. Kostenlos, ohne Zählpixel und mit einem Klick wieder abbestellt.`,
    en: (sender: string) =>
      `New cars and offers from ${sender} by e-mail. Free, no tracking, and one click to unsubscribe.`,
  },
  email: { de: 'Ihre E-Mail-Adresse', en: 'Your e-mail address' },
  missingConsent: {
    de: 'Bitte setzen Sie das Häkchen, damit wir Ihnen den Newsletter senden dürfen.',
    en: 'Please tick the box so that we may send you the newsletter.',
  },
  optIn: {
    de: 'Sie erhalten zuerst eine E-Mail mit einem Link. Erst wenn Sie dort bestätigen, beginnt der Newsletter.',
    en: 'We send you an e-mail with a link first. You only get the newsletter once you have confirmed it there.',
  },
  subscribe: { de: 'Newsletter abonnieren', en: 'Subscribe' },
  privacy: { de: 'Datenschutzerklärung', en: 'Privacy notice' },
  toUnsubscribe: { de: 'Newsletter abbestellen', en: 'Unsubscribe' },

  requestedTitle: { de: 'Fast geschafft: bitte bestätigen', en: 'Almost there: please confirm' },
  requested: {
    de: 'Wir haben eine E-Mail an Ihre Adresse gesendet, falls sie den Newsletter noch nicht bekommt. Öffnen Sie den Link darin und bestätigen Sie. Er gilt sieben Tage.',
    en: 'We have sent you an e-mail, unless you already get the newsletter. Open the link in it and confirm. The link is valid for seven days.',
  },
  requestedHint: {
    de: 'Nichts angekommen? Sehen Sie bitte auch im Spam-Ordner nach.',
    en: 'Nothing there? Please check your spam folder too.',
  },
  confirmedTitle: { de: 'Willkommen beim Newsletter', en: 'Welcome to the newsletter' },
  confirmed: {
    de: 'Ihre Anmeldung ist bestätigt. Die nächste Ausgabe kommt zu Ihnen.',
    en: 'You are subscribed. You will receive the next issue.',
  },
  toCars: { de: 'Autos ansehen', en: 'Browse cars' },
  failedTitle: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  failed: {
    de: 'Sie sind nicht angemeldet worden. Bitte versuchen Sie es später noch einmal; es ist nichts gespeichert.',
    en: 'You have not been subscribed. Please try again later; nothing has been stored.',
  },
  expired: {
    de: 'Dieser Link gilt nicht mehr. Melden Sie sich bitte noch einmal an; Sie erhalten dann einen neuen.',
    en: 'This link is no longer valid. Please subscribe again and we will send you a new one.',
  },
  again: { de: 'Noch einmal versuchen', en: 'Try again' },

  confirmTitle: { de: 'Newsletter bestätigen', en: 'Confirm your subscription' },
  confirmLead: {
    de: 'Mit einem Klick ist Ihre Anmeldung gültig.',
    en: 'One click and you are subscribed.',
  },
  confirm: { de: 'Anmeldung bestätigen', en: 'Confirm subscription' },

  endTitle: { de: 'Newsletter abbestellen', en: 'Unsubscribe from the newsletter' },
  endLead: {
    de: 'Ein Klick genügt, Gründe brauchen Sie nicht.',
    en: 'One click is all it takes, no questions asked.',
  },
  endLeadEmail: {
    de: 'Geben Sie die Adresse ein, an die der Newsletter geht. Schneller geht es mit dem Link in jeder Ausgabe.',
    en: 'Enter the address the newsletter goes to. The link in every issue is even quicker.',
  },
  end: { de: 'Newsletter abbestellen', en: 'Unsubscribe' },
  endedTitle: { de: 'Sie sind abgemeldet', en: 'You have unsubscribed' },
  ended: {
    de: 'Falls die Adresse den Newsletter bekam, bekommt sie ihn jetzt nicht mehr.',
    en: 'If the newsletter went to this address, it no longer does.',
  },
  toSubscribe: { de: 'Doch wieder abonnieren', en: 'Subscribe again' },
  endFailed: {
    de: 'Die Abmeldung ist nicht gelungen. Bitte versuchen Sie es noch einmal, oder schreiben Sie uns über die Kontaktseite.',
    en: 'We could not unsubscribe you. Please try again, or write to us through the contact page.',
  },

  save: { de: 'Newsletter-Auswahl speichern', en: 'Save newsletter choice' },
  accountOn: { de: 'Sie bekommen den Newsletter.', en: 'You get the newsletter.' },
  accountOff: { de: 'Sie bekommen den Newsletter nicht.', en: 'You do not get the newsletter.' },
}
