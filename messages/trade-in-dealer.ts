/** Step 3: choosing a dealer. */
export const tradeInDealerTexts = {
  termsLine: {
    de: (margin: string, reconditioning: string) => `Marge ${margin}, Aufbereitung ${reconditioning}`,
    en: (margin: string, reconditioning: string) => `Margin ${margin}, reconditioning ${reconditioning}`,
  },
  dealerTitle: { de: 'Wer soll den Wagen ansehen?', en: 'Who should look at the car?' },
  nearbyLead: {
    de: 'Händler im Umkreis von 100 km, höchstens zwölf. Ihre Bedingungen sind öffentlich.',
    en: 'Dealers within 100 km, twelve at most. Their terms are public.',
  },
  anywhereLead: {
    de: 'Mit Ihrem Ort zeigen wir die nächsten Händler zuerst. Ihre Bedingungen sind öffentlich.',
    en: 'With your place we show the nearest dealers first. Their terms are public.',
  },
  oneTitle: {
    de: (dealer: string) => `Besichtigung bei ${dealer}`,
    en: (dealer: string) => `Inspection at ${dealer}`,
  },
  oneLead: {
    de: (dealer: string) =>
      `${dealer} sieht sich den Wagen an und macht dann ein verbindliches Angebot. Die Bedingungen sind öffentlich.`,
    en: (dealer: string) => `${dealer} looks at the car and then makes a binding offer. The terms are public.`,
  },
  search: { de: 'Händler suchen', en: 'Find dealers' },
  noDealers: {
    de: 'Im Umkreis von 100 km haben wir keinen Händler gefunden. Bitte prüfen Sie den Ort.',
    en: 'We found no dealer within 100 km. Please check the place.',
  },
  chooseDealer: { de: 'Händler', en: 'Dealers' },
  dealerRequired: { de: 'Bitte wählen Sie einen Händler.', en: 'Please choose a dealer.' },
  requestedHere: {
    de: 'Hier läuft schon eine Anfrage oder ein Angebot',
    en: 'An enquiry or offer is already open here',
  },
  dealerRequested: {
    de: 'Bei diesem Händler läuft für dieses Auto schon eine Anfrage oder ein Angebot. Bitte wählen Sie einen anderen.',
    en: 'An enquiry or offer for this car is already open with this dealer. Please choose another one.',
  },
  conditionHere: {
    de: (amount: string) => `Ihr Zustand: ${amount}`,
    en: (amount: string) => `Your condition: ${amount}`,
  },
  freeFrom: {
    de: (time: string) => `Besichtigung frei ab ${time}`,
    en: (time: string) => `Inspections available from ${time}`,
  },
  byArrangement: { de: 'Besichtigung nach Absprache', en: 'Inspection by arrangement' },
  loginNeeded: { de: 'Für den Schätzpreis melden Sie sich bitte an.', en: 'Please log in for the estimate.' },
  loginNote: {
    de: 'Ihre Angaben bleiben erhalten, auch wenn Sie erst ein Konto anlegen. Der Händler sieht sie erst, wenn Sie eine Besichtigung vereinbaren.',
    en: 'Your entries stay, even if you create an account first. The dealer sees them only when you arrange an inspection.',
  },
  loginAndSee: { de: 'Anmelden und Schätzpreis ansehen', en: 'Log in and see the estimate' },
  see: { de: 'Schätzpreis ansehen', en: 'See the estimate' },
}
