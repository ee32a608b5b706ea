/** What selling a car to a dealer is about. */
export const tradeInLandingTexts = {
  landingTitle: { de: 'Auto verkaufen oder in Zahlung geben', en: 'Sell or trade in your car' },
  landingLead: {
    de: 'In vier Schritten zum Schätzpreis, mit jeder Zeile, aus der er entsteht. Nach der Besichtigung erhalten Sie ein verbindliches Angebot.',
    en: 'Four steps to an estimate, with every line it is made of. After an inspection you get a binding offer.',
  },
  start: { de: 'Auto bewerten', en: 'Value my car' },
  how: { de: 'So läuft es ab', en: 'How it works' },
  howVehicle: {
    de: 'Fahrzeug nennen: mit FIN, Schlüsselnummern, aus der Garage oder durch Auswahl.',
    en: 'Name the car: by VIN, key numbers, from your garage or by choosing.',
  },
  howCondition: {
    de: 'Zustand beschreiben: Neben jeder Antwort steht, was sie am Preis ändert.',
    en: 'Describe its condition: each answer says what it does to the price.',
  },
  howDealer: {
    de: 'Händler wählen und Schätzpreis lesen. Dafür melden Sie sich an.',
    en: 'Choose a dealer and read the estimate. You log in for this.',
  },
  /** In the shop of a single dealer there is none to choose. */
  howEstimate: {
    de: 'Schätzpreis lesen. Dafür melden Sie sich an.',
    en: 'Read the estimate. You log in for this.',
  },
  howInspection: {
    de: 'Bei der Besichtigung werden dieselben Zeilen geprüft. Andere Abzüge gibt es nicht.',
    en: 'At the inspection the same lines are checked. There are no other deductions.',
  },
}
