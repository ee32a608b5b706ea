/** A customer's car that a dealer takes in payment. */
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
    en: (dealer: string, city: string) => `${dealer} in ${city} takes your car in part exchange`,
  },
  until: {
    de: (day: string) => `Verbindlich bis ${day}, wenn Sie dort ein Auto kaufen.`,
    en: (day: string) => `Binding until ${day} if you buy a car there.`,
  },
  seen: {
    de: (kilometres: string) => `Der Preis gilt für den Zustand bei der Besichtigung mit ${kilometres}.`,
    en: (kilometres: string) => `The price holds for the condition when inspected, at ${kilometres}.`,
  },
  give: { de: 'In Zahlung geben', en: 'Trade in' },
  giveOf: {
    de: (dealer: string) => `In Zahlung geben bei ${dealer}`,
    en: (dealer: string) => `Trade in with ${dealer}`,
  },
  replaces: {
    de: (dealer: string) =>
      `Im Warenkorb liegt das Angebot von ${dealer}. Geben Sie das Auto hier in Zahlung, ersetzt dieses Angebot es.`,
    en: (dealer: string) =>
      `The offer of ${dealer} is in your cart. If you trade the car in here, this offer takes its place.`,
  },
  given: { de: 'Dieses Auto geben Sie in Zahlung:', en: 'You are trading this car in:' },
  givenElsewhere: { de: 'Dieses Auto geben Sie in Zahlung.', en: 'You trade this car in.' },
  isInCart: { de: 'Liegt im Warenkorb', en: 'In your cart' },
  seeCart: { de: 'Warenkorb ansehen', en: 'View cart' },
  seeCars: { de: 'Autos dieses Händlers', en: 'This dealer’s cars' },
  decline: { de: 'Ablehnen', en: 'Decline' },
  declineOf: {
    de: (dealer: string) => `Angebot von ${dealer} ablehnen`,
    en: (dealer: string) => `Decline the offer of ${dealer}`,
  },
  declineAsk: {
    de: (dealer: string) => `Angebot von ${dealer} ablehnen?`,
    en: (dealer: string) => `Decline the offer of ${dealer}?`,
  },
  declineLead: {
    de: (price: string) => `Das Angebot über ${price} ist dann zu Ende. Der Händler kann Ihnen ein neues machen.`,
    en: (price: string) => `The offer of ${price} then ends. The dealer can make you a new one.`,
  },
  declineYes: { de: 'Ja, Angebot ablehnen', en: 'Yes, decline the offer' },
  declineNo: { de: 'Nein, behalten', en: 'No, keep it' },

  over: { de: 'Das Angebot des Händlers gilt nicht mehr', en: 'The dealer’s offer no longer holds' },
  needsCar: {
    de: (dealer: string) =>
      `Die Inzahlungnahme gilt beim Kauf eines Autos von ${dealer}. Ohne ein solches wird sie nicht abgezogen und bleibt im Warenkorb.`,
    en: (dealer: string) =>
      `The trade-in holds when you buy a car of ${dealer}. Without one it is not deducted and stays in the cart.`,
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
      `${title}: not deducted. The offer no longer holds, or your cart holds no car of this dealer.`,
  },
  /** Where a bank pays part of it. */
  left: { de: 'Verbleibender Preis', en: 'Price that is left' },
  toPay: { de: 'Zu zahlen', en: 'To be paid' },

  payoutTitle: { de: 'Wohin geht die Auszahlung?', en: 'Where does the payout go?' },
  payoutTo: {
    de: (amount: string, dealer: string) => `${amount} von ${dealer} an Sie`,
    en: (amount: string, dealer: string) => `${amount} from ${dealer} to you`,
  },
  payoutAccount: { de: 'Konto für die Auszahlung', en: 'Account for the payout' },
  payoutLead: {
    de: 'Der Händler überweist nach der Übergabe beider Autos. Wir speichern das Konto verschlüsselt.',
    en: 'The dealer transfers it once both cars have been handed over. We store the account encrypted.',
  },
  accountGiven: {
    de: 'Ihr Konto liegt verschlüsselt vor. Lassen Sie die Felder leer, um es zu behalten.',
    en: 'We hold your account, encrypted. Leave the fields empty to keep it.',
  },
  payoutNoted: { de: 'Auszahlung vorgemerkt', en: 'Payout noted' },
  paidOut: { de: 'Auszahlung veranlasst', en: 'Payout made' },
  nothingDue: {
    de: 'Sie zahlen nichts: Ihr altes Auto deckt den Preis.',
    en: 'You pay nothing: your old car covers the price.',
  },
}

/**
 * What is left of a price after a car was given in payment: to be paid, paid out, or shared with a bank. `total`: what is left; `due`: of it,
 * what is paid directly.
 */
export function leftText(total: number, due: number): { readonly de: string; readonly en: string } {
  if (total < 0) return tradeInTexts.payout
  return due === total ? tradeInTexts.toPay : tradeInTexts.left
}
