import { personFieldTexts } from './person-fields.ts'
const NOTHING = { de: '', en: '' } as const

/** Orders in the dealer area. */
export const merchantOrderTexts = {
  TO_DO: { de: (count: number) => `Zu tun (${count})`, en: (count: number) => `To do (${count})` },
  WAITING: { de: (count: number) => `Wartet (${count})`, en: (count: number) => `Waiting (${count})` },
  ENDED: { de: (count: number) => `Abgeschlossen (${count})`, en: (count: number) => `Ended (${count})` },
  parts: { de: 'Teile der Aufträge', en: 'Parts of the orders' },
  step: { de: 'Nächster Schritt', en: 'Next step' },
  dueAt: { de: (time: string) => `bis ${time}`, en: (time: string) => `by ${time}` },
  empty: { de: 'Kein Auftrag', en: 'No orders' },
  emptyText: {
    de: 'Bestellungen aus dem Shop stehen hier, sobald sie eingehen.',
    en: 'Orders from the shop appear here as they arrive.',
  },
  number: { de: 'Nummer', en: 'Number' },
  customer: { de: 'Kunde', en: 'Customer' },
  customerName: { de: 'Name', en: 'Name' },
  what: { de: 'Ware', en: 'Goods' },
  state: { de: 'Status', en: 'Status' },
  payment: { de: 'Zahlung', en: 'Payment' },
  total: { de: 'Summe', en: 'Total' },
  placed: { de: 'Bestellt', en: 'Ordered' },
  title: { de: (id: string) => `Auftrag ${id}`, en: (id: string) => `Order ${id}` },
  back: { de: 'Alle Aufträge', en: 'All orders' },
  lines: { de: 'Positionen', en: 'Items' },
  nextSteps: { de: 'Nächste Schritte', en: 'Next steps' },
  nothingNext: { de: 'Hier ist nichts zu tun.', en: 'There is nothing to do here.' },
  history: { de: 'Verlauf', en: 'History' },
  due: { de: 'Direkt zu zahlen', en: 'To be paid directly' },
  email: personFieldTexts.email,
  reason: { de: 'Grund (steht im Verlauf)', en: 'Reason (appears in the history)' },
  remark: { de: 'Bemerkung (optional, steht im Verlauf)', en: 'Remark (optional, appears in the history)' },
  unpaid: { de: 'Ohne Zahlung herausgeben', en: 'Let go without payment' },
  moneyGoesBack: {
    de: 'Der Kunde bekommt sein Geld zurück. Kam es nicht über einen Zahlungsanbieter, überweisen Sie es und tragen Sie darunter „Geld ist erstattet“ ein.',
    en: 'The customer gets the money back. If it did not come through a payment provider, transfer it and record “Money has been refunded” below.',
  },
  paidHere: {
    de: 'Der Kunde zahlt bei Ihnen: Mit der Übergabe gilt der Betrag als eingegangen, außer Sie geben ohne Zahlung heraus.',
    en: 'The customer pays at your place: with the hand-over the amount counts as received, unless you let go without payment.',
  },
  DELIVERY: { de: 'Lieferung', en: 'Delivery' },
  PICK_UP: { de: 'Abholung', en: 'Pick-up' },
  delivery: { de: 'Übergabe', en: 'Hand-over' },
  money: { de: 'Geld', en: 'Money' },
  cars: {
    de: (count: number) => (count === 1 ? 'Fahrzeug' : 'Fahrzeuge'),
    en: (count: number) => (count === 1 ? 'Car' : 'Cars'),
  },
  appointment: { de: 'Termin', en: 'Appointment' },
  financing: { de: 'Finanzierung', en: 'Financing' },
  method: { de: 'Zahlungsart', en: 'Payment method' },
  recordTitle: { de: 'Zahlung von Hand eintragen', en: 'Record money by hand' },
  recordLead: {
    de: 'Nur, was Ihr Konto wirklich zeigt: Der Kunde bekommt eine E-Mail, und zurücknehmen lässt es sich nicht. Zahlungsanbieter melden ihre Zahlungen selbst.',
    en: 'Only what your account really shows: the customer receives an e-mail, and it cannot be taken back. Payment providers report their payments themselves.',
  },
  PAID: {
    de: (amount: string) => `Geld ist eingegangen: ${amount}`,
    en: (amount: string) => `Money has arrived: ${amount}`,
  },
  PAID_OUT: {
    de: (amount: string) => `Betrag ist ausgezahlt: ${amount}`,
    en: (amount: string) => `Amount has been paid out: ${amount}`,
  },
  REFUNDED: { de: 'Geld ist erstattet', en: 'Money has been refunded' },
  payout: { de: 'Auszahlung', en: 'Payout' },
  payoutLead: {
    de: 'Die Inzahlungnahme war mehr wert als die Bestellung. Wer die Kontoverbindung ansieht, wird aufgezeichnet.',
    en: 'The trade-in was worth more than the order. Whoever looks at the account is recorded.',
  },
  showPayout: { de: 'Kontoverbindung zeigen', en: 'Show account' },
  payoutAmount: { de: 'Betrag', en: 'Amount' },
  holder: { de: 'Inhaber', en: 'Holder' },
  billing: { de: 'Rechnungsadresse', en: 'Billing address' },
  deliveryAddress: { de: 'Lieferadresse', en: 'Delivery address' },
  phone: personFieldTexts.phone,
  documents: { de: 'Dokumente', en: 'Documents' },
  confirmStep: { de: (step: string) => `${step}: bitte bestätigen`, en: (step: string) => `${step}: please confirm` },
  cancelStep: { de: 'Doch nicht', en: 'Go back' },
  withdrawalReason: {
    de: 'Wann und wie wurde der Widerruf erklärt? (steht im Verlauf)',
    en: 'When and how was the withdrawal declared? (appears in the history)',
  },
  reasonHint: { de: 'Sieht auch der Kunde', en: 'The customer sees it, too' },
} as const

/** What a step of an order does, on its button, and what follows from it. */
export const orderStepTexts = {
  CONFIRMED: { de: 'Annehmen', en: 'Accept' },
  REJECTED: { de: 'Ablehnen', en: 'Decline' },
  IN_PREPARATION: { de: 'Vorbereitung beginnen', en: 'Start preparation' },
  READY_FOR_PICKUP: { de: 'Zur Abholung bereit', en: 'Ready for pick-up' },
  SHIPPED: { de: 'Verschickt', en: 'Shipped' },
  HANDED_OVER: { de: 'Übergeben', en: 'Handed over' },
  COMPLETED: { de: 'Abschließen', en: 'Complete' },
  CANCELLED: { de: 'Stornieren', en: 'Cancel' },
  RETURNED: { de: 'Ware ist zurück', en: 'Goods are back' },
  REFUNDED: { de: 'Erstatten', en: 'Refund' },
  WITHDRAWN: { de: 'Widerruf eintragen', en: 'Enter withdrawal' },
  PLACED: { de: 'Bestellt', en: 'Ordered' },
} as const

export const orderConsequenceTexts = {
  CONFIRMED: {
    de: 'Der Vertrag kommt zustande. Der Kunde bekommt die Auftragsbestätigung.',
    en: 'The contract is concluded. The customer receives the order confirmation.',
  },
  REJECTED: {
    de: 'Sie nehmen die Bestellung nicht an: Ein Vertrag kommt nicht zustande, Zahlungen werden erstattet. Nicht rückgängig zu machen.',
    en: 'You do not accept the order: there is no contract, and payments are refunded. This cannot be undone.',
  },
  IN_PREPARATION: { de: 'Der Kunde sieht, dass es vorangeht.', en: 'The customer sees that it is under way.' },
  READY_FOR_PICKUP: { de: 'Der Kunde wird zur Abholung gebeten.', en: 'The customer is asked to pick it up.' },
  SHIPPED: { de: 'Der Kunde bekommt eine Nachricht.', en: 'The customer is notified.' },
  HANDED_OVER: {
    de: 'Die Rechnung wird ausgestellt, die Widerrufsfrist beginnt. Nicht rückgängig zu machen.',
    en: 'The invoice is issued, the withdrawal period begins. This cannot be undone.',
  },
  COMPLETED: { de: 'Der Auftrag verlässt die Liste.', en: 'The order leaves the list.' },
  CANCELLED: {
    de: 'Wenn Sie es so mit dem Kunden vereinbart haben. Zahlungen werden erstattet. Nicht rückgängig zu machen.',
    en: 'If you have agreed on it with the customer. Payments are refunded. This cannot be undone.',
  },
  RETURNED: { de: 'Danach darf erstattet werden.', en: 'After this the money may be refunded.' },
  REFUNDED: {
    de: 'Das Geld geht zurück. Nicht rückgängig zu machen.',
    en: 'The money goes back. This cannot be undone.',
  },
  WITHDRAWN: {
    de: 'Wenn der Kunde per Brief, Telefon oder E-Mail widerrufen hat. Der Vertrag endet.',
    en: 'If the customer has withdrawn by letter, telephone or e-mail. The contract ends.',
  },
  PLACED: NOTHING,
} as const

/** What a step means for the car of an order that has one. */
export const carConsequenceTexts = {
  sold: { de: 'Das Auto ist damit verkauft.', en: 'With this the car is sold.' },
  released: { de: 'Das Auto wird wieder frei.', en: 'The car is released.' },
} as const

/** What is in the way of a step, and what to do about it. */
export const orderBlockerTexts = {
  BEING_PAID: {
    de: 'Der Kunde zahlt vielleicht gerade. Bitte warten Sie eine Stunde und sehen Sie dann nach, bevor Sie Geld eintragen.',
    en: 'The customer may be paying at this moment. Please wait an hour and check before you record money.',
  },
  MONEY_GOES_BACK: {
    de: 'Das Geld wird schon erstattet. Ist noch mehr gekommen, geben Sie bitte einen Grund an.',
    en: 'The money is being refunded already. If more has come, please give a reason.',
  },
  NOTHING_OWED: {
    de: 'Der Auftrag ist beendet, der Kunde schuldete nichts.',
    en: 'The order has ended, and the customer owed nothing.',
  },
  GOODS_NOT_BACK: {
    de: 'Die Ware ist noch beim Kunden, das Geld darf so lange warten (§ 357 BGB). Tragen Sie zuerst ein, dass sie zurück ist.',
    en: 'The goods are with the customer, and the money may wait for them (§ 357 BGB). First record that they are back.',
  },
  FINANCING_OPEN: {
    de: 'Die Bank hat noch nicht zugesagt. Der Auftrag wartet auf ihre Antwort.',
    en: 'The bank has not approved yet. The order waits for its answer.',
  },
  FINANCING_DECIDED: { de: 'Über die Finanzierung ist schon entschieden.', en: 'The financing is decided already.' },
  UNPAID: {
    de: 'Der Auftrag ist nicht bezahlt. Tragen Sie den Geldeingang ein, oder geben Sie einen Grund an und setzen Sie das Häkchen.',
    en: 'The order is not paid. Record the money, or give a reason and tick the box.',
  },
  WRONG_STATE: {
    de: 'Der Auftrag ist inzwischen weiter. Hier steht der jetzige Stand.',
    en: 'The order has moved on meanwhile. This is its present state.',
  },
} as const

/** What a dealer does next in each state, or what the order waits for. */
export const orderWorkTexts = {
  PLACED: { de: 'Annehmen oder ablehnen', en: 'Accept or decline' },
  CONFIRMED: { de: 'Vorbereitung beginnen', en: 'Start preparation' },
  IN_PREPARATION: { de: 'Fertig vorbereiten', en: 'Finish preparation' },
  READY_FOR_PICKUP: { de: 'Übergeben', en: 'Hand over' },
  SHIPPED: { de: 'Übergabe eintragen', en: 'Record hand-over' },
  HANDED_OVER: { de: 'Widerrufsfrist läuft', en: 'Withdrawal period is running' },
  WITHDRAWN: { de: 'Rückgabe und Erstattung', en: 'Return and refund' },
  RETURNED: { de: 'Erstatten', en: 'Refund' },
  ...{ COMPLETED: NOTHING, REJECTED: NOTHING, CANCELLED: NOTHING, REFUNDED: NOTHING },
} as const

/** The same where the state alone does not say it. */
export const orderWorkBesideTexts = {
  bank: { de: 'Die Bank entscheidet', en: 'The bank is deciding' },
  refund: { de: 'Geld zurückzahlen', en: 'Pay the money back' },
} as const

/** An order that is put off until a day. */
export const orderHoldTexts = {
  title: { de: 'Zurückstellen', en: 'Put off' },
  lead: {
    de: 'Fristen dieser Bestellung ruhen bis dahin; an dem Tag steht sie wieder unter Heute. Der Kunde sieht davon nichts: Bitte sagen Sie ihm Bescheid.',
    en: 'The deadlines of this order rest until then; on that day it is under Today again. The customer sees nothing of it: please let them know.',
  },
  untilLabel: { de: 'Bis', en: 'Until' },
  reason: { de: 'Warum (nur für Kollegen)', en: 'Why (for colleagues only)' },
  hold: { de: 'Zurückstellen', en: 'Put off' },
  resume: { de: 'Wieder aufnehmen', en: 'Take up again' },
  until: { de: (day: string) => `zurückgestellt bis ${day}`, en: (day: string) => `put off until ${day}` },
  onHoldUntil: {
    de: (day: string, reason: string) => `Zurückgestellt bis ${day}: ${reason}`,
    en: (day: string, reason: string) => `Put off until ${day}: ${reason}`,
  },
} as const
