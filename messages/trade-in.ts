/** A customer's car that a dealer takes in part exchange. */
export const tradeInTexts = {
  lineTitle: {
    de: (car: string) => `Inzahlungnahme ${car}`,
    en: (car: string) => `Trade-in ${car}`,
  },
  firstRegistration: { de: 'Erstzulassung', en: 'First registration' },
  mileage: { de: 'Kilometerstand', en: 'Mileage' },
  plate: { de: 'Kennzeichen', en: 'Number plate' },
  vin: { de: 'FIN', en: 'VIN' },
  validUntil: { de: 'Angebot gültig bis', en: 'Offer valid until' },

  offers: { de: 'Angebote für Ihr Auto', en: 'Offers for your car' },
  offerOf: {
    de: (dealer: string, city: string) => `${dealer} in ${city} nimmt Ihr Auto in Zahlung`,
    en: (dealer: string, city: string) => `${dealer} in ${city} accepts your car in part exchange`,
  },
  until: {
    de: (day: string) => `Verbindlich bis ${day}, wenn Sie dort ein Auto kaufen.`,
    en: (day: string) => `Binding until ${day} if you buy a car there.`,
  },
  seen: {
    de: (kilometres: string) => `Der Preis gilt für den Zustand bei der Besichtigung mit ${kilometres}.`,
    en: (kilometres: string) => `The price applies to the condition at inspection, with ${kilometres} on the clock.`,
  },
  give: { de: 'In Zahlung geben', en: 'Trade in' },
  giveOf: {
    de: (dealer: string) => `In Zahlung geben bei ${dealer}`,
    en: (dealer: string) => `Trade in with ${dealer}`,
  },
  replaces: {
    de: (dealer: string) =>
      `Im Warenkorb liegt das Angebot von ${dealer}. Geben Sie das Auto hier in Zahlung, ersetzt dieses Angebot das bisherige.`,
    en: (dealer: string) =>
      `The offer from ${dealer} is in your cart. If you trade the car in here, this offer replaces it.`,
  },
  beingTradedIn: { de: 'Dieses Auto geben Sie in Zahlung:', en: 'You are trading in this car:' },
  beingTradedInElsewhere: { de: 'Dieses Auto geben Sie in Zahlung.', en: 'You are trading in this car.' },
  isInCart: { de: 'Liegt im Warenkorb', en: 'In your cart' },
  seeCart: { de: 'Warenkorb ansehen', en: 'View cart' },
  seeCars: { de: 'Autos dieses Händlers', en: 'This dealer’s cars' },
  decline: { de: 'Ablehnen', en: 'Decline' },
  declineOf: {
    de: (dealer: string) => `Angebot von ${dealer} ablehnen`,
    en: (dealer: string) => `Decline the offer from ${dealer}`,
  },
  declineQuestion: {
    de: (dealer: string) => `Angebot von ${dealer} ablehnen?`,
    en: (dealer: string) => `Decline the offer from ${dealer}?`,
  },
  declineLead: {
    de: (price: string) => `Das Angebot über ${price} ist dann zu Ende. Der Händler kann Ihnen ein neues machen.`,
    en: (price: string) => `The offer of ${price} will then end. The dealer can make you a new one.`,
  },
  declineYes: { de: 'Ja, Angebot ablehnen', en: 'Yes, decline the offer' },
  declineNo: { de: 'Nein, behalten', en: 'No, keep it' },

  over: { de: 'Das Angebot des Händlers gilt nicht mehr', en: 'The dealer’s offer is no longer valid' },
  needsCar: {
    de: (dealer: string) =>
      `Die Inzahlungnahme gilt beim Kauf eines Autos von ${dealer}. Ohne dieses Auto wird sie nicht abgezogen und bleibt im Warenkorb.`,
    en: (dealer: string) =>
      `The trade-in applies when you buy a car from ${dealer}. Without one, it is not deducted and stays in the cart.`,
  },
  alone: {
    de: 'Nur mit einer Inzahlungnahme können Sie nicht bestellen.',
    en: 'You cannot order with a trade-in alone.',
  },
  deducted: { de: 'Wird vom Preis abgezogen', en: 'Deducted from the price' },
  goods: { de: 'Gesamtpreis', en: 'Total price' },
  payout: { de: 'Auszahlung an Sie', en: 'Paid out to you' },
  leftOut: {
    de: (title: string) =>
      `${title}: wird nicht abgezogen. Das Angebot gilt nicht mehr, oder Ihr Warenkorb enthält kein Auto dieses Händlers.`,
    en: (title: string) =>
      `${title}: not deducted. The offer is no longer valid, or there is no car from this dealer in your cart.`,
  },
  /** The price left when a bank pays a part. */
  remaining: { de: 'Verbleibender Preis', en: 'Remaining price' },
  toPay: { de: 'Zu zahlen', en: 'To pay' },

  payoutTitle: { de: 'Wohin geht die Auszahlung?', en: 'Where should the payout go?' },
  payoutTo: {
    de: (amount: string, dealer: string) => `${amount} von ${dealer} an Sie`,
    en: (amount: string, dealer: string) => `${amount} from ${dealer} to you`,
  },
  payoutAccount: { de: 'Konto für die Auszahlung', en: 'Account for the payout' },
  payoutLead: {
    de: 'Der Händler überweist nach der Übergabe beider Autos. Wir speichern das Konto verschlüsselt.',
    en: 'The dealer transfers the money once both cars have been handed over. We store your account details encrypted.',
  },
  accountStored: {
    de: 'Ihr Konto liegt verschlüsselt vor. Lassen Sie die Felder leer, um es zu behalten.',
    en: 'Your account details are stored encrypted. Leave the fields empty to keep them.',
  },
  payoutNoted: { de: 'Auszahlung geplant', en: 'Payout scheduled' },
  paidOut: { de: 'Auszahlung veranlasst', en: 'Payout arranged' },
  nothingDue: {
    de: 'Sie zahlen nichts: Ihr altes Auto deckt den Preis.',
    en: 'Nothing to pay: your old car covers the price.',
  },
}

/**
 * The label of the amount after a trade-in: to pay, paid out, or remaining if a bank pays a part. `total`: the whole amount; `due`: the
 * part due directly.
 */
export function remainingLabel(total: number, due: number): { readonly de: string; readonly en: string } {
  if (total < 0) return tradeInTexts.payout
  return due === total ? tradeInTexts.toPay : tradeInTexts.remaining
}
