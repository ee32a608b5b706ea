/** Error screens. */
export const errorTexts = {
  faultTitle: { de: 'Es ist ein Fehler aufgetreten', en: 'Something went wrong' },
  faultText: {
    de: 'Das liegt an uns. Bitte versuchen Sie es noch einmal.',
    en: 'This one is on us. Please try again.',
  },
  tryAgain: { de: 'Noch einmal versuchen', en: 'Try again' },
  accessoriesTitle: { de: 'Das Zubehör ist gerade nicht erreichbar', en: 'Accessories are unavailable right now' },
  accessoriesText: {
    de: 'Der Lieferant des Zubehörs antwortet gerade nicht. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    en: 'The accessory supplier is not responding at the moment. Please try again in a few seconds.',
  },
  notFoundTitle: { de: 'Diese Seite gibt es nicht', en: 'This page does not exist' },
  notFoundText: {
    de: 'Vielleicht wurde sie verschoben, oder der Link enthält einen Tippfehler.',
    en: 'It may have moved, or there may be a typo in the address.',
  },
  seeCars: { de: 'Autos ansehen', en: 'Browse cars' },
  toHome: { de: 'Zur Startseite', en: 'Go to home page' },
  maintenanceTitle: { de: 'Wir sind gleich zurück', en: 'We will be right back' },
  maintenanceText: { de: 'Unsere Seite wird gerade gewartet.', en: 'We are carrying out maintenance.' },
  busyWidgetTitle: { de: 'Gerade sehr viele Besucher', en: 'Very many visitors right now' },
  busyWidgetText: {
    de: 'Gerade schauen hier sehr viele vorbei. In einigen Minuten geht es weiter, im Shop schon jetzt.',
    en: 'Very many people are here right now. It goes on in a few minutes, and in the shop at once.',
  },
  toShop: { de: 'Zum Shop', en: 'Go to the shop' },
  toMainSite: { de: 'Zur Hauptseite', en: 'Go to the main site' },
}
