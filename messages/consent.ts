/** The form that asks for a consent, and the page that changes it. */
export const consentTexts = {
  title: { de: 'Cookie-Einstellungen', en: 'Cookie settings' },
  heading: { de: 'Dürfen wir Dienste anderer laden?', en: 'May we load services of others?' },
  lead: {
    de: (purposes: string) =>
      `Für ${purposes}. Diese Dienste setzen Cookies und übertragen Ihre IP-Adresse. Der Shop funktioniert auch ohne sie.`,
    en: (purposes: string) =>
      `For ${purposes}. These services set cookies and transmit your IP address. The shop works without them, too.`,
  },
  settingsLead: {
    de: 'Mit Ihrer Zustimmung lädt der Shop Dienste anderer. Diese Dienste setzen Cookies und übertragen Ihre IP-Adresse. Der Shop funktioniert auch ohne sie.',
    en: 'With your consent the shop loads services of others. These services set cookies and transmit your IP address. The shop works without them, too.',
  },
  accept: { de: 'Alles annehmen', en: 'Accept all' },
  refuse: { de: 'Alles ablehnen', en: 'Refuse all' },
  choose: { de: 'Auswahl', en: 'Choose' },
  save: { de: 'Auswahl speichern', en: 'Save choice' },
  saved: { de: 'Ihre Entscheidung ist gespeichert.', en: 'Your decision is saved.' },
  necessary: { de: 'Notwendig', en: 'Necessary' },
  necessaryText: {
    de: 'Anmeldung, Warenkorb, Sprache, diese Entscheidung. Immer an, denn ohne sie geht der Shop nicht.',
    en: 'Log-in, cart, language, this decision. Always on, because the shop cannot work without them.',
  },
  STATISTICS: { de: 'Statistik', en: 'Statistics' },
  STATISTICS_TEXT: {
    de: 'Google Analytics (Google Ireland Ltd.) zählt Besuche und setzt Cookies, deren Namen mit „_ga“ beginnen, für bis zu zwei Jahre.',
    en: 'Google Analytics (Google Ireland Ltd.) counts visits and sets cookies whose names begin with “_ga”, for up to two years.',
  },
  MARKETING: { de: 'Marketing', en: 'Marketing' },
  MARKETING_TEXT: {
    de: 'Der Google Tag Manager (Google Ireland Ltd.) lädt Werkzeuge, die den Erfolg von Anzeigen messen.',
    en: 'Google Tag Manager (Google Ireland Ltd.) loads tools that measure the success of advertisements.',
  },
  FUNCTIONS: { de: 'Konfigurator', en: 'Configurator' },
  FOR_STATISTICS: { de: 'Statistik', en: 'statistics' },
  FOR_MARKETING: { de: 'Marketing', en: 'marketing' },
  FOR_FUNCTIONS: { de: 'den Konfigurator', en: 'the configurator' },
  FUNCTIONS_TEXT: {
    de: 'Der Fahrzeugkonfigurator eines anderen Anbieters wird von dessen Servern geladen.',
    en: 'The vehicle configurator of another provider is loaded from its servers.',
  },
  transfer: {
    de: 'Google verarbeitet Daten auch in den USA (Angemessenheitsbeschluss zum EU-US Data Privacy Framework).',
    en: 'Google also processes data in the USA (adequacy decision on the EU-US Data Privacy Framework).',
  },
  term: {
    de: 'Ihre Entscheidung gilt sechs Monate. Hier ändern oder widerrufen Sie sie jederzeit für die Zukunft; beim Widerruf löschen wir die Cookies der Dienste.',
    en: 'Your decision lasts six months. Change or withdraw it here at any time for the future; when you withdraw it, we delete the services’ cookies.',
  },
  none: {
    de: 'Dieser Shop lädt nichts von anderen. Er setzt nur Cookies, ohne die er nicht arbeiten kann: für Anmeldung, Warenkorb und Sprache. Dafür brauchen wir keine Einwilligung.',
    en: 'This shop loads nothing of others. It only sets cookies it cannot work without: for log-in, cart and language. These need no consent.',
  },
  home: { de: 'Zur Startseite', en: 'To the home page' },
  failed: {
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    en: 'That did not work. Please try again.',
  },
} as const
