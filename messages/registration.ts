/** How a bought car is registered: what is asked, and what stands in the order. */
export const registrationTexts = {
  which: { de: 'Welches Kennzeichen möchten Sie?', en: 'Which plates would you like?' },
  any: { de: 'Ein beliebiges', en: 'Any' },
  anyHint: {
    de: 'Der Händler nimmt das nächste freie Ihres Zulassungsbezirks.',
    en: 'The dealer takes the next free ones of your district.',
  },
  wish: { de: 'Ein Wunschkennzeichen', en: 'Plates of my choice' },
  wishHint: {
    de: 'Am sichersten ist es, wenn Sie es schon bei Ihrer Zulassungsstelle reserviert haben.',
    en: 'Safest if you have reserved them with your registration office already.',
  },
  wished: { de: 'Wunschkennzeichen', en: 'Plates you wish' },
  wishedHint: { de: 'Zum Beispiel K-AB 1234', en: 'For example K-AB 1234' },
  pin: { de: 'Reservierungs-PIN', en: 'PIN of the reservation' },
  pinHint: {
    de: 'Steht in der Bestätigung Ihrer Zulassungsstelle.',
    en: 'You find it in the confirmation of your registration office.',
  },
  evb: { de: 'eVB-Nummer', en: 'eVB number' },
  evbHint: {
    de: 'Sieben Zeichen von Ihrer Kfz-Versicherung. Sie können sie dem Händler auch nachreichen.',
    en: 'Seven characters from your car insurer. You can also hand it in to the dealer later.',
  },
  plate: { de: 'Kennzeichen', en: 'Plates' },
  anyPlate: { de: 'beliebig', en: 'any' },
}
