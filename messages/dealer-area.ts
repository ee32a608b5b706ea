/** The frame of the dealer area, and what every screen of it says. */
export const dealerAreaTexts = {
  name: { de: 'Händlerbereich', en: 'Dealer area' },
  title: { de: (title: string) => `${title} | Händlerbereich`, en: (title: string) => `${title} | Dealer area` },
  today: { de: 'Heute', en: 'Today' },
  stock: { de: 'Bestand', en: 'Stock' },
  orders: { de: 'Aufträge', en: 'Orders' },
  requests: { de: 'Anfragen', en: 'Enquiries' },
  calendar: { de: 'Kalender', en: 'Calendar' },
  tradeIns: { de: 'Inzahlungnahmen', en: 'Trade-ins' },
  financings: { de: 'Finanzierungen', en: 'Financing' },
  security: { de: 'Mein Zugang', en: 'My access' },
  more: { de: 'Mehr', en: 'More' },
  areas: { de: 'Bereiche', en: 'Areas' },
  business: { de: 'Betrieb', en: 'Business' },
  choose: { de: 'Wählen', en: 'Choose' },
  toShop: { de: 'Zum Shop', en: 'Go to the shop' },
  logOut: { de: 'Abmelden', en: 'Log out' },
  otherLanguage: { de: 'English', en: 'Deutsch' },
  notFound: { de: 'Das gibt es hier nicht', en: 'There is no such thing here' },
  notFoundText: {
    de: 'Die Adresse stimmt nicht, oder Sie haben dafür keine Berechtigung.',
    en: 'The address is wrong, or you are not entitled to see it.',
  },
  failed: { de: 'Das hat nicht geklappt', en: 'That did not work' },
  failedText: {
    de: 'Der Fehler ist aufgezeichnet. Bitte versuchen Sie es noch einmal.',
    en: 'The fault has been recorded. Please try again.',
  },
  toToday: { de: 'Zu den Aufgaben von heute', en: 'To today’s work' },
} as const

/** The list of what is to be done next. */
export const workTexts = {
  overdue: { de: 'Überfällig', en: 'Overdue' },
  now: { de: 'Heute', en: 'Today' },
  later: { de: 'Später', en: 'Later' },
  empty: { de: 'Nichts liegt an', en: 'Nothing is waiting' },
  emptyText: {
    de: 'Neue Anfragen, Bestellungen und Termine stehen hier, sobald sie eintreffen.',
    en: 'New enquiries, orders and appointments appear here as they arrive.',
  },
  noMerchant: { de: 'Kein Betrieb', en: 'No business' },
  noMerchantText: {
    de: 'Ihr Zugang gehört zu keinem Betrieb. Ein Inhaber kann Sie einladen.',
    en: 'Your access belongs to no business. An owner can invite you.',
  },
  summary: {
    de: (open: number, late: number) => `${open} offen, ${late} überfällig`,
    en: (open: number, late: number) => `${open} open, ${late} overdue`,
  },
  CONTACT: { de: 'Anfrage', en: 'Enquiry' },
  BOOKING: { de: 'Werkstatt', en: 'Workshop' },
  TRADE_IN: { de: 'Inzahlungnahme', en: 'Trade-in' },
  FINANCING: { de: 'Finanzierung', en: 'Financing' },
  PRIVATE_SALE: { de: 'Inserat', en: 'Listing' },
  HAND_OVER: { de: 'Übergabe', en: 'Hand-over' },
  order: { de: 'Bestellung', en: 'Order' },
  appointment: { de: 'Termin', en: 'Appointment' },
  acceptOrder: {
    de: (id: string) => `Bestellung ${id} annehmen oder ablehnen`,
    en: (id: string) => `Accept or reject order ${id}`,
  },
  answer: { de: 'Antworten', en: 'Answer' },
  open: { de: 'Öffnen', en: 'Open' },
  value: { de: 'Bewerten', en: 'Value' },
  passOn: { de: 'Weitergeben', en: 'Pass on' },
  lateBy: { de: (time: string) => `seit ${time}`, en: (time: string) => `since ${time}` },
  due: { de: 'Fällig', en: 'Due' },
  what: { de: 'Was', en: 'What' },
  kind: { de: 'Art', en: 'Kind' },
  act: { de: 'Nächster Schritt', en: 'Next step' },
} as const

/** The inbox and a request in it. */
export const inboxTexts = {
  OPEN: { de: (count: number) => `Offen (${count})`, en: (count: number) => `Open (${count})` },
  WAITING: {
    de: (count: number) => `Wartet auf Kunden (${count})`,
    en: (count: number) => `Waiting for customers (${count})`,
  },
  CLOSED: { de: (count: number) => `Abgeschlossen (${count})`, en: (count: number) => `Closed (${count})` },
  parts: { de: 'Teile des Posteingangs', en: 'Parts of the inbox' },
  empty: { de: 'Hier liegt nichts', en: 'Nothing here' },
  emptyText: {
    de: 'Anfragen von Ihren Fahrzeugseiten, Werkstattbuchungen und Inzahlungnahmen kommen hier an.',
    en: 'Enquiries from your cars’ pages, workshop bookings and trade-ins arrive here.',
  },
  person: { de: 'Von', en: 'From' },
  about: { de: 'Worum es geht', en: 'About' },
  state: { de: 'Stand', en: 'Status' },
  due: { de: 'Fällig', en: 'Due' },
  messages: { de: 'Nachrichten', en: 'Messages' },
  noMessages: { de: 'Noch keine Nachricht.', en: 'No messages yet.' },
  us: { de: 'Wir', en: 'We' },
  reply: { de: 'Antwort', en: 'Answer' },
  send: { de: 'Senden', en: 'Send' },
  sendNote: {
    de: 'Erscheint auf der Statusseite des Kunden; die E-Mail enthält nur den Hinweis und den Link.',
    en: 'Appears on the customer’s status page; the e-mail only contains the notice and the link.',
  },
  steps: { de: 'Nächste Schritte', en: 'Next steps' },
  reason: { de: 'Grund', en: 'Reason' },
  course: { de: 'Verlauf', en: 'History' },
  customer: { de: 'Kunde', en: 'Customer' },
  email: { de: 'E-Mail', en: 'E-mail' },
  phone: { de: 'Telefon', en: 'Phone' },
  received: { de: 'Eingegangen', en: 'Received' },
  deleted: { de: 'Gelöscht am', en: 'Deleted on' },
  back: { de: 'Alle Anfragen', en: 'All enquiries' },
  movedOn: {
    de: 'Die Anfrage ist inzwischen weiter. Hier steht der jetzige Stand.',
    en: 'The enquiry has moved on meanwhile. This is its present state.',
  },
  missing: { de: 'Bitte schreiben Sie etwas.', en: 'Please write something.' },
} as const

/** Orders in the dealer area. */
export const merchantOrderTexts = {
  OPEN: { de: 'Offen', en: 'Open' },
  ENDED: { de: 'Abgeschlossen', en: 'Ended' },
  parts: { de: 'Teile der Aufträge', en: 'Parts of the orders' },
  empty: { de: 'Kein Auftrag', en: 'No orders' },
  emptyText: {
    de: 'Bestellungen aus dem Shop stehen hier, sobald sie eingehen.',
    en: 'Orders from the shop appear here as they arrive.',
  },
  number: { de: 'Nummer', en: 'Number' },
  customer: { de: 'Kunde', en: 'Customer' },
  what: { de: 'Ware', en: 'Goods' },
  state: { de: 'Stand', en: 'Status' },
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
  email: { de: 'E-Mail', en: 'E-mail' },
  reason: { de: 'Grund (steht im Verlauf)', en: 'Reason (appears in the history)' },
  unpaid: { de: 'Ohne Zahlung herausgeben', en: 'Let go without payment' },
  DELIVERY: { de: 'Lieferung', en: 'Delivery' },
  PICK_UP: { de: 'Abholung', en: 'Pick-up' },
  delivery: { de: 'Übergabe', en: 'Hand-over' },
  movedOn: {
    de: 'Das geht gerade nicht: Der Auftrag ist weiter, die Bank hat noch nicht zugesagt, oder die Zahlung fehlt. Unten steht der jetzige Stand.',
    en: 'This is not possible now: the order has moved on, the bank has not approved yet, or the payment is missing. Its present state is below.',
  },
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
    de: 'Der Vertrag kommt zustande, das Auto ist verkauft. Der Kunde bekommt die Auftragsbestätigung.',
    en: 'The contract is concluded, the car is sold. The customer receives the order confirmation.',
  },
  REJECTED: {
    de: 'Das Auto ist wieder im Angebot, Zahlungen werden erstattet. Nicht rückgängig zu machen.',
    en: 'The car is on offer again, payments are refunded. This cannot be undone.',
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
    de: 'Das Auto ist wieder im Angebot, Zahlungen werden erstattet. Nicht rückgängig zu machen.',
    en: 'The car is on offer again, payments are refunded. This cannot be undone.',
  },
  RETURNED: { de: 'Danach darf erstattet werden.', en: 'After this the money may be refunded.' },
  REFUNDED: {
    de: 'Das Geld geht zurück. Nicht rückgängig zu machen.',
    en: 'The money goes back. This cannot be undone.',
  },
  WITHDRAWN: { de: 'Der Vertrag endet.', en: 'The contract ends.' },
  PLACED: { de: '', en: '' },
} as const
