/** To be changed with every change of the consent sentence, so that each stored consent names the sentence that was agreed to. */
export const CONSENT_VERSION = '2026-11-23'

/** The sentence beside every box for the newsletter. */
export const newsletterConsentTexts = {
  consent: {
    de: (sender: string) =>
      `Ja, ich möchte den Newsletter von ${sender} mit neuen Autos und Angeboten per E-Mail erhalten. Das kann ich jederzeit mit Wirkung für die Zukunft widerrufen, zum Beispiel über den Link in jeder Ausgabe.`,
    en: (sender: string) =>
      `Yes, I would like to receive the newsletter of ${sender} with new cars and offers by e-mail. I can withdraw this consent at any time with effect for the future, for example by the link in every issue.`,
  },
}
