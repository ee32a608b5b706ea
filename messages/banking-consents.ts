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
      `${dealer} darf diesen Antrag an die Bank (${recipient}) weitergeben, und sie darf zu seiner Prüfung eine Auskunft bei der Schufa einholen.`,
    en: (dealer: string, recipient: string) =>
      `${dealer} may pass this application on to the bank (${recipient}), which may obtain a Schufa report to assess it.`,
  },
}
