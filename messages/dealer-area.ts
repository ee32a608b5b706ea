/** The frame of the dealer area, and what every screen of it says. */
export const dealerAreaTexts = {
  name: { de: 'Händlerbereich', en: 'Dealer area' },
  title: { de: (title: string) => `${title} | Händlerbereich`, en: (title: string) => `${title} | Dealer area` },
  today: { de: 'Heute', en: 'Today' },
  stock: { de: 'Bestand', en: 'Stock' },
  orders: { de: 'Aufträge', en: 'Orders' },
  requests: { de: 'Anfragen', en: 'Enquiries' },
  security: { de: 'Mein Zugang', en: 'My access' },
  more: { de: 'Mehr', en: 'More' },
  areas: { de: 'Bereiche', en: 'Areas' },
  business: { de: 'Betrieb', en: 'Business' },
  choose: { de: 'Wählen', en: 'Choose' },
  toShop: { de: 'Zum Shop', en: 'Go to the shop' },
  logOut: { de: 'Abmelden', en: 'Log out' },
  otherLanguage: { de: 'English', en: 'Deutsch' },
  notFound: { de: 'Das gibt es hier nicht', en: 'There is no such thing here' },
  notFoundText: {
    de: 'Die Adresse stimmt nicht, oder Sie haben dafür keine Berechtigung.',
    en: 'The address is wrong, or you are not entitled to see it.',
  },
  failed: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  failedText: {
    de: 'Der Fehler ist aufgezeichnet. Bitte versuchen Sie es noch einmal.',
    en: 'The fault has been recorded. Please try again.',
  },
  toToday: { de: 'Zu den Aufgaben von heute', en: 'To today’s work' },
} as const
