/** Ways to pay, as one chooses them. */
export const paymentMethodTexts = {
  BANK_TRANSFER: { de: 'Überweisung', en: 'Bank transfer' },
  PREPAYMENT: { de: 'Vorkasse', en: 'Prepayment' },
  CREDIT_CARD: { de: 'Kreditkarte', en: 'Credit card' },
  PAYPAL: { de: 'PayPal', en: 'PayPal' },
  SEPA_MANDATE: { de: 'SEPA-Lastschrift', en: 'SEPA direct debit' },
  DEALER: { de: 'Zahlung beim Händler', en: 'Payment at the dealership' },
  PAYOUT: { de: 'Auszahlung', en: 'Payout' },
}

/** What each means for the customer. */
export const paymentMethodHints = {
  BANK_TRANSFER: {
    de: 'Nach der Annahme durch den Händler, vor der Übergabe. Bankverbindung und Verwendungszweck kommen per E‑Mail.',
    en: 'After the dealer accepts and before handover. We e‑mail you the bank details and reference.',
  },
  PREPAYMENT: {
    de: 'Nach der Annahme durch den Händler überweisen Sie; danach wird verschickt. Die Bankverbindung kommt per E‑Mail.',
    en: 'You transfer the money once the dealer accepts; your order is then shipped. We e‑mail you the bank details.',
  },
  CREDIT_CARD: {
    de: 'Sie zahlen gleich nach der Bestellung auf der Seite des Zahlungsdienstes.',
    en: 'You pay right after ordering, on the payment provider’s page.',
  },
  PAYPAL: {
    de: 'Sie zahlen gleich nach der Bestellung über PayPal.',
    en: 'You pay right after ordering, with PayPal.',
  },
  SEPA_MANDATE: {
    de: 'Der Händler bucht den Betrag von Ihrem Konto ab.',
    en: 'The dealer collects the amount from your account.',
  },
  DEALER: {
    de: 'Bei der Abholung, bar bis 9.999 € oder mit Karte.',
    en: 'On pick-up, in cash up to €9,999 or by card.',
  },
  PAYOUT: {
    de: 'Ihr altes Auto ist mehr wert, als Sie direkt zahlen. Die Differenz zahlt der Händler an Sie aus.',
    en: 'Your trade-in is worth more than the amount due. The dealer pays you the difference.',
  },
}
