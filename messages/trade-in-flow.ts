/** Words of every step of selling a car to a dealer. */
export const tradeInFlowTexts = {
  steps: { de: 'Schritte des Verkaufs', en: 'Steps of the sale' },
  vehicle: { de: 'Fahrzeug', en: 'Car' },
  condition: { de: 'Zustand', en: 'Condition' },
  dealer: { de: 'Händler', en: 'Dealer' },
  offer: { de: 'Preis', en: 'Price' },
  yourCar: { de: 'Ihr Fahrzeug', en: 'Your car' },
  unknown: { de: 'Weiß ich nicht', en: 'I do not know' },
  tradeIn: { de: 'Ihr Auto in Zahlung geben', en: 'Trade in your car' },
  savedInFrame: {
    de: 'Wir speichern Ihre Angaben zwei Stunden lang.',
    en: 'We keep your entries for two hours.',
  },
  alreadyRequested: {
    de: (dealer: string) => `Für dieses Auto haben Sie bei ${dealer} schon eine Anfrage oder ein Angebot.`,
    en: (dealer: string) => `You already have an open enquiry with ${dealer}, or an offer from them, for this car.`,
  },
  alreadySold: {
    de: 'Dieses Auto haben Sie schon verkauft oder in Zahlung gegeben. Wählen Sie ein anderes, wenn Sie noch eines verkaufen möchten.',
    en: 'You have already sold this car or traded it in. Choose another one if you have one more to sell.',
  },
  seeRequest: { de: 'Anfrage ansehen', en: 'View the enquiry' },
  seeGarage: { de: 'In der Garage ansehen', en: 'View it in the garage' },
  missingAnswer: { de: 'Bitte wählen Sie eine Antwort.', en: 'Please choose an answer.' },
  missingAnswerTo: {
    de: (question: string) => `Bitte wählen Sie eine Antwort zu „${question}“.`,
    en: (question: string) => `Please choose an answer to “${question}”.`,
  },
  mileage: { de: 'Kilometerstand', en: 'Mileage' },
  registration: { de: 'Erstzulassung', en: 'First registration' },
  range: { de: (a: string, b: string) => `${a} bis ${b}`, en: (a: string, b: string) => `${a} to ${b}` },
  car: { de: 'Fahrzeug', en: 'Car' },
}
