/** What selling a car to a dealer is about. */
export const tradeInLandingTexts = {
  landingTitle: { de: 'Auto verkaufen oder in Zahlung geben', en: 'Sell or trade in your car' },
  landingLead: {
    de: 'Sie sehen jede Position, die den Preis ändert. Nach der Besichtigung erhalten Sie ein verbindliches Angebot.',
    en: 'You see every item that changes the price. After an inspection you get a binding offer.',
  },
  start: { de: 'Auto bewerten', en: 'Value my car' },
  how: { de: 'So läuft es ab', en: 'How it works' },
  howVehicle: { de: 'Auto nennen', en: 'Name the car' },
  howVehicleText: {
    de: 'Mit FIN, Schlüsselnummern, aus der Garage oder durch Auswahl.',
    en: 'By VIN, key numbers, from your garage or by choosing.',
  },
  howCondition: { de: 'Zustand beschreiben', en: 'Describe its condition' },
  howConditionText: {
    de: 'Neben jeder Antwort steht, was sie am Preis ändert.',
    en: 'Each answer says what it does to the price.',
  },
  howDealer: { de: 'Händler wählen', en: 'Choose a dealer' },
  howDealerText: {
    de: 'Danach lesen Sie den Schätzpreis. Dafür melden Sie sich an.',
    en: 'Then you read the estimate. You log in for this.',
  },
  /** In the shop of a single dealer there is none to choose. */
  howEstimate: { de: 'Schätzpreis lesen', en: 'Read the estimate' },
  howEstimateText: { de: 'Dafür melden Sie sich an.', en: 'You log in for this.' },
  howInspection: { de: 'Auto zeigen', en: 'Show the car' },
  howInspectionText: {
    de: 'Bei der Besichtigung werden dieselben Positionen geprüft. Andere Abzüge gibt es nicht.',
    en: 'At the inspection the same items are checked. There are no other deductions.',
  },
  allDeductions: { de: 'Alle Zu- und Abschläge ansehen', en: 'See all additions and deductions' },
  hideDeductions: { de: 'Zu- und Abschläge ausblenden', en: 'Hide additions and deductions' },
}
