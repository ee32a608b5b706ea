/** Registering a bought car: the questions, and the words in the order. */
export const registrationTexts = {
  which: { de: 'Welches Kennzeichen möchten Sie?', en: 'Which plates would you like?' },
  any: { de: 'Ein beliebiges', en: 'Any' },
  anyHint: {
    de: 'Der Händler nimmt das nächste freie Ihres Zulassungsbezirks.',
    en: 'The dealer takes the next available plates in your district.',
  },
  wish: { de: 'Ein Wunschkennzeichen', en: 'My preferred plates' },
  wishHint: {
    de: 'Am sichersten ist es, wenn Sie es schon bei Ihrer Zulassungsstelle reserviert haben.',
    en: 'It is safest to have reserved them with your registration office already.',
  },
  wished: { de: 'Wunschkennzeichen', en: 'Preferred plate' },
  wishedHint: { de: 'Zum Beispiel K-AB 1234', en: 'For example K-AB 1234' },
  pin: { de: 'Reservierungs-PIN', en: 'Reservation PIN' },
  pinHint: {
    de: 'Steht in der Bestätigung Ihrer Zulassungsstelle.',
    en: 'You will find it in the confirmation from your registration office.',
  },
  evb: { de: 'eVB-Nummer', en: 'eVB number' },
  evbHint: {
    de: 'Sieben Zeichen von Ihrer Kfz-Versicherung. Sie können sie dem Händler auch nachreichen.',
    en: 'Seven characters from your car insurer. You can also give it to the dealer later.',
  },
  plate: { de: 'Kennzeichen', en: 'Plates' },
  anyPlate: { de: 'beliebig', en: 'any' },
}
