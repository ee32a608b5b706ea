/** To be changed with every change of the consent sentence, so that each stored consent names the sentence that was agreed to. */
export const CONSENT_VERSION = '2026-11-26'

/** The sentence beside every box for the newsletter. */
export const newsletterConsentTexts = {
  consent: {
    de: (sender: string) =>
      `Ja, ich möchte den Newsletter von ${sender} mit neuen Autos und Angeboten per E-Mail erhalten. Das kann ich jederzeit mit Wirkung für die Zukunft widerrufen, zum Beispiel über den Link in jeder Ausgabe.`,
    en: (sender: string) =>
      `Yes, please e-mail me the ${sender} newsletter with new cars and offers. I can withdraw my consent at any time for the future, for example with the link in every issue.`,
  },
}
