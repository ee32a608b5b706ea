/**
 * The consents of an applicant. Each text is stored with its version as it was agreed to: a change of a text has to raise its number in
 * `domain/banking/consents.ts`.
 */
export const bankingConsentTexts = {
  actingFlag: {
    de: () => 'Ich handle auf eigene Rechnung, nicht im Auftrag einer anderen Person.',
    en: () => 'I am acting on my own account, not on behalf of another person.',
  },
  contractFlag: {
    de: () => 'Ich habe die vorvertraglichen Informationen als PDF erhalten und gelesen.',
    en: () => 'I have received the pre-contract information as a PDF and read it.',
  },
  privacyFlag: {
    de: (dealer: string, recipient: string) =>
      `${dealer} darf diesen Antrag an ${recipient} weitergeben. Dort darf zu seiner Prüfung eine Auskunft der Schufa eingeholt werden.`,
    en: (dealer: string, recipient: string) =>
      `${dealer} may pass this application on to ${recipient}, where a Schufa report may be obtained to assess it.`,
  },
}
