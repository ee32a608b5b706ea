/** Another provider's vehicle configurator. */
export const configuratorTexts = {
  title: { de: 'Neuwagen konfigurieren', en: 'Configure a new car' },
  needsConsent: {
    de: 'Den Konfigurator stellt ein anderer Anbieter bereit. Er wird geladen, sobald Sie zustimmen.',
    en: 'The configurator comes from another provider. It is loaded once you agree.',
  },
  settings: { de: 'Cookie-Einstellungen', en: 'Cookie settings' },
  needsScript: { de: 'Der Konfigurator braucht JavaScript.', en: 'The configurator needs JavaScript.' },
  failed: {
    de: 'Der Konfigurator lässt sich gerade nicht laden. Wir wissen davon. Bitte versuchen Sie es später noch einmal.',
    en: 'The configurator cannot be loaded just now. We know of it. Please try again later.',
  },
} as const
