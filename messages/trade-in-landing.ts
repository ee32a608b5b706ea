/** What selling a car to a dealer is about. */
export const tradeInLandingTexts = {
  landingTitle: { de: 'Auto an einen Händler verkaufen', en: 'Sell your car to a dealer' },
  landingLead: {
    de: 'In vier Schritten zum Schätzpreis, mit jeder Zeile, aus der er entsteht. Nach der Besichtigung macht der Händler ein verbindliches Angebot.',
    en: 'Four steps to an estimate, with every line it is made of. After an inspection the dealer makes a binding offer.',
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
  howInspection: {
    de: 'Besichtigung: Der Händler füllt dieselben Zeilen aus. Andere Abzüge gibt es nicht.',
    en: 'Inspection: the dealer fills in the same lines. There are no other deductions.',
  },
}
