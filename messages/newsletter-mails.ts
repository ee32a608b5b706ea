/** Mails about the newsletter, and what stands around its issues. */
export const newsletterMailTexts = {
  confirmSubject: {
    de: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    en: 'Please confirm your newsletter subscription',
  },
  confirmText: {
    de: (brand: string) =>
      `mit dieser E-Mail-Adresse wurde der Newsletter von ${brand} bestellt. Bestätigen Sie das bitte auf der nächsten Seite. Der Link gilt sieben Tage.`,
    en: (brand: string) =>
      `the newsletter of ${brand} was ordered with this e-mail address. Please confirm this on the next page. The link is valid for seven days.`,
  },
  confirmButton: { de: 'Anmeldung bestätigen', en: 'Confirm subscription' },
  confirmNotYou: {
    de: 'Sie waren das nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung senden wir Ihnen nichts, und die Adresse wird nach zwei Wochen gelöscht.',
    en: 'That was not you? Then there is nothing to do: without confirmation we send nothing, and the address is deleted after two weeks.',
  },
  welcomeSubject: { de: 'Willkommen beim Newsletter', en: 'Welcome to the newsletter' },
  welcomeText: {
    de: (brand: string) =>
      `Ihre Anmeldung zum Newsletter von ${brand} ist bestätigt. Abbestellen können Sie ihn jederzeit mit einem Klick, am Ende jeder Ausgabe und hier.`,
    en: (brand: string) =>
      `your subscription to the newsletter of ${brand} is confirmed. You can end it at any time with one click, at the end of every issue and here.`,
  },
  endedSubject: { de: 'Newsletter abbestellt', en: 'Newsletter ended' },
  endedText: {
    de: (brand: string) =>
      `der Newsletter von ${brand} an diese Adresse ist abbestellt. Das waren nicht Sie? Dann können Sie ihn wieder bestellen.`,
    en: (brand: string) =>
      `the newsletter of ${brand} to this address has been ended. That was not you? Then you can subscribe again.`,
  },
  again: { de: 'Newsletter wieder bestellen', en: 'Subscribe again' },
  toCar: { de: 'Zum Auto', en: 'View this car' },
  toList: { de: 'Alle passenden Autos ansehen', en: 'View all matching cars' },
  sender: { de: (lines: string) => `Absender: ${lines}`, en: (lines: string) => `Sent by: ${lines}` },
  energyNote: {
    de: 'Weitere Informationen zum Kraftstoffverbrauch und zu den CO₂-Emissionen neuer Personenkraftwagen stehen auf der Seite des Autos.',
    en: 'More information on the fuel consumption and CO₂ emissions of new cars is on the page of each car.',
  },
  unsubscribe: { de: 'Newsletter abbestellen', en: 'End the newsletter' },
  reason: {
    de: 'Sie erhalten diese E-Mail, weil Sie unseren Newsletter bestellt und die Bestellung bestätigt haben. Sie enthält keine Zählpixel.',
    en: 'You are receiving this e-mail because you ordered our newsletter and confirmed it. It contains no tracking.',
  },
}
