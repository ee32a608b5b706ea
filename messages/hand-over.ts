/** Choosing when to pick a bought car up. */
export const handOverTexts = {
  title: { de: 'Übergabe', en: 'Handover' },
  lead: {
    de: (dealer: string) => `Ihr Auto steht bereit. Wählen Sie, wann Sie es bei ${dealer} abholen.`,
    en: (dealer: string) => `Your car is ready. Choose when you would like to pick it up from ${dealer}.`,
  },
  yourTime: { de: 'Ihr Termin', en: 'Your appointment' },
  noTimeYet: { de: 'Wählen Sie unten eine Zeit.', en: 'Choose a time below.' },
  bring: {
    de: 'Etwa eine Stunde. Bitte bringen Sie einen Ausweis mit. Verschieben oder absagen können Sie den Termin danach hier.',
    en: 'About an hour. Please bring an identity document. You can move or cancel the appointment here later.',
  },
  book: { de: 'Übergabe vereinbaren', en: 'Book the handover' },
  proposed: {
    de: 'Der Händler schlägt diese Zeit vor. Bitte sagen Sie, ob sie passt.',
    en: 'The dealer suggests this time. Please say whether it suits you.',
  },
  change: { de: 'Termin ansehen, verschieben oder absagen', en: 'View, move or cancel the appointment' },
  answer: { de: 'Vorschlag ansehen und antworten', en: 'View and answer the suggestion' },
}
