/** Mails about dealers' offers for a customer's car. Sentences after the greeting begin in lower case in German. */
export const tradeInMailTexts = {
  subject: { de: (car: string) => `Angebot für Ihren ${car}`, en: (car: string) => `An offer for your ${car}` },
  text: {
    de: (dealer: string, car: string, amount: string) =>
      `${dealer} nimmt Ihren ${car} für ${amount} in Zahlung, wenn Sie dort ein Auto kaufen.`,
    en: (dealer: string, car: string, amount: string) =>
      `${dealer} offers ${amount} for your ${car} in part exchange if you buy a car there.`,
  },
  endingSubject: {
    de: (car: string) => `Das Angebot für Ihren ${car} läuft bald ab`,
    en: (car: string) => `The offer for your ${car} expires soon`,
  },
  endingText: {
    de: (car: string, dealer: string, day: string) =>
      `das Angebot von ${dealer} für Ihren ${car} gilt noch bis einschließlich ${day}.`,
    en: (car: string, dealer: string, day: string) =>
      `the offer from ${dealer} for your ${car} is valid until ${day} (inclusive).`,
  },
  car: { de: 'Ihr Auto', en: 'Your car' },
  dealer: { de: 'Händler', en: 'Dealer' },
  price: { de: 'Wird angerechnet mit', en: 'Trade-in value' },
  until: { de: 'Verbindlich bis', en: 'Binding until' },
  how: {
    de: 'In Ihrer Garage legen Sie das Angebot in den Warenkorb oder lehnen es ab. Wenn Sie nichts tun, läuft es ab.',
    en: 'In your garage you can add the offer to your cart or decline it. If you do nothing, it expires.',
  },
  button: { de: 'Zur Garage', en: 'Go to your garage' },
  reason: {
    de: 'Sie erhalten diese E-Mail, weil ein Händler Ihnen ein Angebot für Ihr Auto gemacht hat. Sie enthält keine Zählpixel.',
    en: 'You are receiving this e-mail because a dealer has made you an offer for your car. It contains no tracking.',
  },
}
