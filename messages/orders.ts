import { plural } from './plural.ts'
import { backToCustomer, type Settlement } from './settlement.ts'

/** A customer's orders, and the page of one. */
export const orderTexts = {
  title: { de: 'Meine Bestellungen', en: 'My orders' },
  emptyTitle: { de: 'Sie haben noch nichts bestellt', en: 'You have not ordered anything yet' },
  emptyText: {
    de: 'Was Sie kaufen, finden Sie hier wieder: mit Status, Dokumenten und Rechnung.',
    en: 'Your purchases appear here, with status, documents and invoice.',
  },
  toCars: { de: 'Autos ansehen', en: 'Browse cars' },
  order: { de: (number: string) => `Bestellung ${number}`, en: (number: string) => `Order ${number}` },
  orderOf: {
    de: (number: string, date: string) => `Bestellung ${number} vom ${date}`,
    en: (number: string, date: string) => `Order ${number} of ${date}`,
  },
  number: { de: 'Bestellnummer', en: 'Order number' },
  open: { de: 'Bestellung ansehen', en: 'View order' },
  openOf: { de: (number: string) => `Bestellung ${number} ansehen`, en: (number: string) => `View order ${number}` },
  toOrders: { de: 'Alle Bestellungen', en: 'All orders' },
  andMore: {
    de: (count: number) => `und ${count} ${plural(count, 'weiterer Artikel', 'weitere Artikel')}`,
    en: (count: number) => `and ${count} more`,
  },

  state: { de: 'Status', en: 'Status' },
  next: { de: 'So geht es weiter', en: 'What happens next' },
  history: { de: 'Verlauf', en: 'History' },
  nextPay: {
    de: 'Bitte bezahlen Sie jetzt. Danach bearbeitet der Händler Ihre Bestellung.',
    en: 'Please pay now. The dealer will then process your order.',
  },
  nextChecked: {
    de: 'Ihre Zahlung wird geprüft. Sobald der Zahlungsdienst sie bestätigt, sehen Sie es hier. Haben Sie noch nicht bezahlt, öffnen Sie die Bezahlseite einfach wieder.',
    en: 'Your payment is being checked. You will see it here as soon as the payment provider confirms it. If you have not paid yet, simply open the payment page again.',
  },
  nextTransfer: {
    de: (amount: string) => `Bitte überweisen Sie ${amount}.`,
    en: (amount: string) => `Please transfer ${amount}.`,
  },
  nextFinance: {
    de: 'Ihre Bestellung wartet auf die Zusage der Bank. Bis dahin wird nichts vorbereitet, und Sie müssen nichts zahlen.',
    en: 'Your order is waiting for the bank’s approval. Until then nothing is prepared, and you do not have to pay anything.',
  },
  nextFinanceAccepted: {
    de: 'Der Händler hat angenommen. Ihre Bestellung wartet noch auf die Zusage der Bank: Bis dahin wird nichts vorbereitet, und Sie müssen nichts zahlen.',
    en: 'The dealer has accepted. Your order is still waiting for the bank’s approval: until then nothing is prepared, and you do not have to pay anything.',
  },
  nextPlaced: {
    de: (until: string) =>
      `Der Händler prüft Ihre Bestellung und antwortet bis ${until}. Erst mit seiner Annahme kommt der Vertrag zustande.`,
    en: (until: string) =>
      `The dealer reviews your order and replies by ${until}. The contract is concluded only when the dealer accepts.`,
  },
  nextConfirmed: {
    de: 'Der Händler hat angenommen und beginnt mit der Vorbereitung.',
    en: 'The dealer has accepted and is starting the preparation.',
  },
  nextPreparation: { de: 'Der Händler bereitet alles vor.', en: 'The dealer is preparing everything.' },
  nextReady: {
    de: (dealer: string) => `Bitte holen Sie Ihre Bestellung bei ${dealer} ab.`,
    en: (dealer: string) => `Please pick up your order from ${dealer}.`,
  },
  nextShipped: { de: 'Ihre Bestellung ist auf dem Weg zu Ihnen.', en: 'Your order is on its way to you.' },
  nextHandedOver: {
    de: 'Alles ist bei Ihnen. Wir wünschen viel Freude damit.',
    en: 'You have everything. We hope you enjoy it.',
  },
  nextWithdrawn: {
    de: (settlement: Settlement, isDispatched: boolean) =>
      isDispatched
        ? `Bitte geben Sie die Ware innerhalb von 14 Tagen zurück. ${backToCustomer(settlement, 'de', { paid: 'Danach erhalten Sie Ihr Geld.', nothing: 'Bezahlt war noch nichts.' })}`
        : backToCustomer(settlement, 'de', {
            paid: 'Sie müssen nichts tun: Ihr Geld erhalten Sie zurück.',
            nothing: 'Sie müssen nichts tun: Bezahlt war noch nichts.',
          }),
    en: (settlement: Settlement, isDispatched: boolean) =>
      isDispatched
        ? `Please return the goods within 14 days. ${backToCustomer(settlement, 'en', { paid: 'You will then receive your money.', nothing: 'Nothing had been paid yet.' })}`
        : backToCustomer(settlement, 'en', {
            paid: 'There is nothing you need to do: you will get your money back.',
            nothing: 'There is nothing you need to do: nothing had been paid yet.',
          }),
  },
  nextReturned: {
    de: (settlement: Settlement) =>
      `Die Ware ist zurück. ${backToCustomer(settlement, 'de', {
        paid: 'Der Händler veranlasst die Erstattung.',
        nothing: 'Zu erstatten ist nichts, denn bezahlt war noch nichts.',
      })}`,
    en: (settlement: Settlement) =>
      `The goods have been returned. ${backToCustomer(settlement, 'en', {
        paid: 'The dealer will arrange the refund.',
        nothing: 'There is nothing to refund, as nothing had been paid.',
      })}`,
  },
  nextRepay: {
    de: (settlement: Settlement) => backToCustomer(settlement, 'de', { paid: '', nothing: '' }),
    en: (settlement: Settlement) => backToCustomer(settlement, 'en', { paid: '', nothing: '' }),
  },
  nextRefund: {
    de: 'Ihr Geld ist auf dem Weg zurück, auf demselben Weg, auf dem Sie gezahlt haben.',
    en: 'Your money is on its way back, by the same payment method.',
  },
  nextOver: { de: 'Hier ist nichts mehr zu tun.', en: 'There is nothing left to do.' },

  progress: { de: 'Verlauf der Bestellung', en: 'Progress of the order' },
  stationDone: { de: 'erledigt', en: 'done' },
  accountByMail: {
    de: 'Bankverbindung und Verwendungszweck kommen per E‑Mail.',
    en: 'We e‑mail you the bank details and reference.',
  },
  items: { de: 'Was Sie bestellt haben', en: 'What you ordered' },
  each: {
    de: (count: number, price: string) => `${count} × ${price}`,
    en: (count: number, price: string) => `${count} × ${price}`,
  },
  fitted: { de: 'mit Einbau', en: 'fitted' },
  facts: { de: 'Angaben zum Artikel', en: 'Details of the item' },
  total: { de: 'Gesamtpreis', en: 'Total price' },
  due: { de: 'Davon direkt zu zahlen', en: 'Due directly' },
  payout: { de: 'Auszahlung an Sie', en: 'Paid out to you' },
  vat: { de: (amount: string) => `enthält ${amount} MwSt.`, en: (amount: string) => `includes ${amount} VAT` },
  margin: {
    de: 'Gebrauchtgegenstände/Sonderregelung (§ 25a UStG): Für so gekennzeichnete Artikel wird keine Mehrwertsteuer ausgewiesen.',
    en: 'Second-hand goods under the margin scheme (Gebrauchtgegenstände/Sonderregelung, § 25a UStG): no VAT is shown for items marked this way.',
  },
  marginItem: { de: 'Differenzbesteuert nach § 25a UStG', en: 'Margin scheme, § 25a UStG' },
  regularItem: { de: (rate: string) => `inkl. ${rate} % MwSt.`, en: (rate: string) => `incl. ${rate}% VAT` },
  monthly: { de: (rate: string) => `${rate} im Monat`, en: (rate: string) => `${rate} per month` },

  dealer: { de: 'Händler', en: 'Dealer' },
  delivery: { de: 'Lieferung', en: 'Delivery' },
  billing: { de: 'Rechnungsadresse', en: 'Billing address' },
  payment: { de: 'Zahlung', en: 'Payment' },
  financed: { de: 'Finanzierung durch die Bank', en: 'Financed by the bank' },
  between: {
    de: (from: string, to: string) => `voraussichtlich ${from} bis ${to}, je nach Annahme und Zahlungseingang`,
    en: (from: string, to: string) => `expected ${from} to ${to}, depending on acceptance and payment`,
  },
  from: { de: (day: string) => `frühestens am ${day}`, en: (day: string) => `from ${day} at the earliest` },
  handedOver: { de: (day: string) => `übergeben am ${day}`, en: (day: string) => `handed over on ${day}` },
  paid: { de: 'Bezahlt', en: 'Paid' },
  refunded: { de: 'Erstattet', en: 'Refunded' },
  paymentChecked: { de: 'Ihre Zahlung wird geprüft.', en: 'Your payment is being checked.' },
  payReopen: { de: 'Bezahlseite wieder öffnen', en: 'Open the payment page again' },
  payNow: { de: 'Jetzt bezahlen', en: 'Pay now' },
  payAgain: { de: 'Erneut bezahlen', en: 'Pay again' },
  payFailed: {
    de: 'Die letzte Zahlung ist nicht zustande gekommen. Es wurde nichts abgebucht.',
    en: 'The last payment did not go through. Nothing was charged.',
  },
  payOtherwise: { de: 'Lieber anders bezahlen?', en: 'Would you rather pay another way?' },
  delivers: { de: (items: string) => `für ${items}`, en: (items: string) => `for ${items}` },
  atSeller: { de: (seller: string) => `bei ${seller}`, en: (seller: string) => `at ${seller}` },
  toApplication: { de: 'Zum Finanzierungsantrag', en: 'Open the financing application' },
  apply: { de: 'Finanzierung beantragen', en: 'Apply for financing' },
  continueApplication: { de: 'Finanzierungsantrag fortsetzen', en: 'Continue the financing application' },
  transferTitle: { de: 'Bitte überweisen Sie', en: 'Please transfer' },
  holder: { de: 'Empfänger', en: 'Account holder' },
  iban: { de: 'IBAN', en: 'IBAN' },
  reference: { de: 'Verwendungszweck', en: 'Reference' },
  amount: { de: 'Betrag', en: 'Amount' },
  accountUnknown: {
    de: 'Die Bankverbindung teilt Ihnen der Händler mit.',
    en: 'The dealer will send you the bank details.',
  },
  mandate: { de: 'Mandatsreferenz', en: 'Mandate reference' },

  documents: { de: 'Dokumente', en: 'Documents' },
  free: { de: 'kostenlos', en: 'free of charge' },
  noInvoice: {
    de: 'Die Rechnung kommt mit der Übergabe dazu.',
    en: 'The invoice is added at handover.',
  },
  agreed: { de: 'Was Sie vereinbart haben', en: 'What you agreed to' },
  agreedCount: {
    de: (count: number) => plural(count, '1 Erklärung im Wortlaut', `${count} Erklärungen und Hinweise im Wortlaut`),
    en: (count: number) => plural(count, '1 declaration, in full', `${count} declarations, in full`),
  },

  change: { de: 'Doch nicht?', en: 'Changed your mind?' },
  cancel: { de: 'Bestellung stornieren', en: 'Cancel order' },
  cancelHint: {
    de: 'Solange der Händler nicht angenommen hat, können Sie ohne Angabe von Gründen stornieren.',
    en: 'Until the dealer accepts, you can cancel without giving a reason.',
  },
  withdraw: { de: 'Vertrag widerrufen', en: 'Withdraw from contract' },
  withdrawHint: {
    de: 'Bis 14 Tage nach Erhalt der Ware können Sie den Vertrag ohne Angabe von Gründen widerrufen.',
    en: 'You can withdraw from the contract up to 14 days after receiving the goods, without giving a reason.',
  },
  cancelQuestion: {
    de: (number: string) => `Bestellung ${number} stornieren?`,
    en: (number: string) => `Cancel order ${number}?`,
  },
  cancelLead: {
    de: (settlement: Settlement) =>
      `Der Händler erfährt es sofort. Reservierte Autos sind dann wieder für andere frei. ${backToCustomer(settlement, 'de', { paid: 'Was Sie bezahlt haben, geht zurück.', nothing: '' })}`.trim(),
    en: (settlement: Settlement) =>
      `The dealer is informed immediately. Reserved cars become available to others again. ${backToCustomer(settlement, 'en', { paid: 'We refund what you have paid.', nothing: '' })}`.trim(),
  },
  reason: { de: 'Grund (optional)', en: 'Reason (optional)' },
  cancelYes: { de: 'Ja, stornieren', en: 'Yes, cancel' },
  keep: { de: 'Nicht stornieren', en: 'Keep the order' },
  cancelTooLate: {
    de: 'Die Bestellung kann nicht mehr storniert werden: Der Händler hat sie inzwischen bearbeitet.',
    en: 'The order can no longer be cancelled: the dealer has already processed it.',
  },
  cancelled: { de: 'Ihre Bestellung ist storniert.', en: 'Your order has been cancelled.' },
}

export const orderDocumentTexts = {
  ORDER: { de: 'Bestellung mit allen Angaben', en: 'Order with all details' },
  TERMS: { de: 'Allgemeine Geschäftsbedingungen, wie vereinbart', en: 'General terms and conditions as agreed' },
  WITHDRAWAL_TERMS: { de: 'Widerrufsbelehrung, wie gezeigt', en: 'Instruction on withdrawal as shown' },
  PRIVACY_NOTICE: { de: 'Datenschutzerklärung, wie gezeigt', en: 'Privacy notice as shown' },
  WARRANTY_TERMS: { de: 'Garantiebedingungen, wie vereinbart', en: 'Warranty terms as agreed' },
  CREDIT_INFORMATION: {
    de: 'Vorvertragliche Informationen zur Finanzierung',
    en: 'Pre-contract information about the financing',
  },
  HAND_OVER: { de: 'Übergabeprotokoll', en: 'Hand-over protocol' },
  INVOICE: { de: 'Rechnung', en: 'Invoice' },
  E_INVOICE: { de: 'E-Rechnung nach EN 16931', en: 'Electronic invoice, EN 16931' },
  CANCELLATION_INVOICE: { de: 'Rechnungskorrektur (Stornorechnung)', en: 'Invoice correction' },
  E_CANCELLATION_INVOICE: { de: 'E-Rechnungskorrektur nach EN 16931', en: 'Electronic invoice correction, EN 16931' },
}
