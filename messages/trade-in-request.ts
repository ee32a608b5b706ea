/** The page of a trade-in as a request, for the customer and for the dealer. */
export const tradeInRequestTexts = {
  title: { de: (car: string) => `Ihre Inzahlungnahme: ${car}`, en: (car: string) => `Your trade-in: ${car}` },
  sellerTitle: { de: (car: string) => `Inzahlungnahme: ${car}`, en: (car: string) => `Trade-in: ${car}` },
  requested: {
    de: (dealer: string) => `${dealer} schlägt Ihnen einen Termin zur Besichtigung vor. Sie müssen nichts tun.`,
    en: (dealer: string) => `${dealer} will suggest a time for the inspection. There is nothing you need to do.`,
  },
  bring: {
    de: (time: string, dealer: string) =>
      `Bitte bringen Sie das Auto am ${time} zu ${dealer}, mit Fahrzeugschein und Serviceheft.`,
    en: (time: string, dealer: string) =>
      `Please bring the car to ${dealer} on ${time}, with its registration certificate and service book.`,
  },
  offerNext: {
    de: (dealer: string) => `Als Nächstes macht ${dealer} das verbindliche Angebot. Sie müssen nichts tun.`,
    en: (dealer: string) => `Next, ${dealer} makes the binding offer. There is nothing you need to do.`,
  },
  offered: {
    de: (dealer: string, day: string) => `${dealer} bietet verbindlich bis ${day}. Sie entscheiden.`,
    en: (dealer: string, day: string) => `${dealer} makes a binding offer until ${day}. The decision is yours.`,
  },
  decide: { de: 'Sie entscheiden über das verbindliche Angebot.', en: 'The binding offer is yours to decide.' },
  accepted: {
    de: (dealer: string) => `Sie haben das Angebot angenommen. Vereinbaren Sie mit ${dealer} die Übergabe.`,
    en: (dealer: string) => `You have accepted the offer. Please arrange the handover with ${dealer}.`,
  },
  purchased: { de: 'Das Auto ist übergeben.', en: 'The car has been handed over.' },

  dealerRequested: {
    de: 'Der Kunde wartet auf einen Termin zur Besichtigung.',
    en: 'The customer is waiting for a time for the inspection.',
  },
  dealerRequestedUntil: {
    de: (at: string) => `Der Kunde wartet auf einen Termin zur Besichtigung, bitte bis ${at}.`,
    en: (at: string) => `The customer is waiting for a time for the inspection, please by ${at}.`,
  },
  dealerInspects: {
    de: (time: string) => `Der Kunde bringt das Auto am ${time}. Prüfen Sie dieselben Zeilen wie unten.`,
    en: (time: string) => `The customer brings the car on ${time}. Please check the same lines as below.`,
  },
  dealerOffers: {
    de: 'Der Kunde wartet auf das Ergebnis der Besichtigung und Ihr verbindliches Angebot.',
    en: 'The customer is waiting for the result of the inspection and your binding offer.',
  },
  dealerWaits: {
    de: (day: string) => `Ihr verbindliches Angebot liegt bis ${day} beim Kunden.`,
    en: (day: string) => `Your binding offer is with the customer until ${day}.`,
  },
  dealerAccepted: {
    de: 'Der Kunde hat das Angebot angenommen. Vereinbaren Sie die Übergabe und zahlen Sie dabei.',
    en: 'The customer has accepted the offer. Please arrange the handover and pay then.',
  },

  estimate: { de: 'Schätzpreis', en: 'Estimate' },
  range: { de: 'Spanne', en: 'Range' },
  noEstimate: { de: 'Keiner: zu wenig Vergleichbares', en: 'None: too little to compare' },
  openBelow: {
    de: (high: string) => `höchstens ${high}, nach unten offen`,
    en: (high: string) => `at most ${high}, open below`,
  },
  finalPrice: { de: 'Verbindlicher Preis', en: 'Binding price' },
  validUntil: { de: 'Gilt bis', en: 'Valid until' },
  vin: { de: 'FIN', en: 'VIN' },
  plate: { de: 'Kennzeichen', en: 'Number plate' },
  color: { de: 'Farbe', en: 'Colour' },
  described: { de: 'Zustand, wie beschrieben', en: 'Condition as described' },
  pictures: { de: 'Bilder', en: 'Pictures' },
  picture: { de: (number: number) => `Bild ${number}`, en: (number: number) => `Picture ${number}` },
  withdrawOffer: { de: 'Angebot ablehnen', en: 'Decline the offer' },
  toDetails: { de: 'Ihre Angaben zum Auto', en: 'Your details of the car' },
  toPrice: { de: 'Preis mit allen Zeilen', en: 'Price with every line' },
  toOffer: { de: 'Angebot ansehen und entscheiden', en: 'See the offer and decide' },
}
