/** What a customer is told once the order is placed. */
export const checkoutDoneTexts = {
  doneTitle: { de: 'Danke für Ihre Bestellung', en: 'Thank you for your order' },
  doneLead: {
    de: 'Wir haben Ihre Bestellung erhalten und bestätigen den Eingang per E‑Mail. Der Vertrag kommt zustande, wenn der Händler annimmt.',
    en: 'We have received your order and will confirm it by e-mail. The contract is concluded when the dealer accepts.',
  },
  nextTitle: { de: 'So geht es weiter', en: 'What happens next' },
  nextMail: {
    de: 'Sie bekommen gleich eine E‑Mail mit allem, was Sie bestellt haben.',
    en: 'You will receive an e-mail shortly with everything you ordered.',
  },
  nextAnswer: {
    de: (dealer: string, days: number) => `${dealer} prüft die Bestellung und antwortet spätestens in ${days} Tagen.`,
    en: (dealer: string, days: number) => `${dealer} reviews your order and replies within ${days} days.`,
  },
  nextAnswerCar: {
    de: (dealer: string, days: number) =>
      `${dealer} prüft die Bestellung und antwortet spätestens in ${days} Tagen. So lange ist das Auto für Sie reserviert.`,
    en: (dealer: string, days: number) =>
      `${dealer} reviews your order and replies within ${days} days. The car is reserved for you until then.`,
  },
  nextTransfer: {
    de: (amount: string) =>
      `Mit der Annahme bekommen Sie per E‑Mail die Bankverbindung, auf die Sie ${amount} überweisen. Bitte überweisen Sie nicht vorher.`,
    en: (amount: string) =>
      `Once the dealer accepts, we e‑mail you the bank details for your transfer of ${amount}. Please do not transfer anything before that.`,
  },
  nextTransferFinanced: {
    de: (amount: string) =>
      `Erst wenn der Händler angenommen und die Bank zugesagt hat, bekommen Sie per E‑Mail die Bankverbindung, auf die Sie ${amount} überweisen. Bitte überweisen Sie nicht vorher.`,
    en: (amount: string) =>
      `Only once the dealer has accepted and the bank has approved do we e‑mail you the bank details for your transfer of ${amount}. Please do not transfer anything before that.`,
  },
  nextDelivery: {
    de: 'Danach bereitet der Händler alles vor und stimmt Lieferung oder Abholung mit Ihnen ab.',
    en: 'The dealer then prepares everything and arranges delivery or pick-up with you.',
  },
  orderNumber: { de: (id: string) => `Bestellnummer ${id}`, en: (id: string) => `Order number ${id}` },
  payNow: { de: 'Jetzt bezahlen', en: 'Pay now' },
  seeOrder: { de: 'Bestellung ansehen', en: 'View order' },
  applyForFinance: { de: 'Finanzierung beantragen', en: 'Apply for financing' },
}
