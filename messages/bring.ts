/** What to bring to an appointment. */
export const bringTexts = {
  bringTitle: { de: 'Bitte mitbringen', en: 'Please bring' },
  bringDocument: {
    de: 'Fahrzeugschein (Zulassungsbescheinigung Teil I)',
    en: 'Registration document (Zulassungsbescheinigung Teil I)',
  },
} as const
