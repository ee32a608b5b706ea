/** Which of several dealers edits the shop they share, for administrators. */
export const sharedShopTexts = {
  title: { de: 'Geteilte Shops', en: 'Shared shops' },
  text: {
    de: 'Ein Shop kann Autos mehrerer Betriebe zeigen. Aussehen, Texte und Menschen bearbeitet der Betrieb, der ihn führt.',
    en: 'A shop can show the cars of several businesses. The business that leads it edits its look, its texts and its people.',
  },
  leading: {
    de: (shop: string) => `Wer führt ${shop}?`,
    en: (shop: string) => `Who leads ${shop}?`,
  },
  nobody: { de: 'Noch nicht festgelegt', en: 'Not decided yet' },
  choose: { de: 'Bitte wählen Sie einen Betrieb.', en: 'Please choose a business.' },
  save: { de: 'Speichern', en: 'Save' },
  stored: {
    de: (business: string, shop: string) => `${business} führt jetzt ${shop}.`,
    en: (business: string, shop: string) => `${business} now leads ${shop}.`,
  },
} as const
