import { placeFieldText } from './place-field.ts'
import { plural } from './plural.ts'
/** The five steps from the cart to the order. */
export const checkoutTexts = {
  steps: { de: 'Bestellschritte', en: 'Checkout steps' },
  services: { de: 'Zusatzleistungen', en: 'Extra services' },
  billing: { de: 'Rechnungsadresse', en: 'Billing address' },
  delivery: { de: 'Lieferung', en: 'Delivery' },
  payment: { de: 'Zahlungsart', en: 'Payment' },
  summary: { de: 'Übersicht', en: 'Review' },
  backToCart: { de: 'Zurück zum Warenkorb', en: 'Back to cart' },

  reserved: {
    de: (time: string) => `Für Sie reserviert bis ${time}\u00A0Uhr. Jeder Schritt verlängert die Reservierung.`,
    en: (time: string) => `Reserved for you until ${time}. Each step extends the reservation.`,
  },
  notReserved: {
    de: 'Zurzeit ist nichts für Sie reserviert. Mit dem nächsten Schritt reservieren wir, solange die Autos noch verfügbar sind.',
    en: 'Nothing is reserved for you at the moment. The next step makes the reservation, subject to availability.',
  },
  accountAgain: {
    de: 'Die Bankverbindung geben Sie bitte noch einmal an.',
    en: 'Please enter the bank details again.',
  },
  registrationAgain: {
    de: 'Eine PIN oder eVB-Nummer der Zulassung geben Sie bitte noch einmal an.',
    en: 'Please enter a PIN or eVB number of the registration again.',
  },
  changed: { de: 'Was sich geändert hat', en: 'What has changed' },
  yourOrder: { de: 'Ihre Bestellung', en: 'Your order' },
  total: { de: 'Gesamtpreis', en: 'Total price' },
  dueNow: { de: 'Davon direkt zu zahlen', en: 'Due directly' },
  payout: { de: 'Auszahlung an Sie', en: 'Paid out to you' },
  soldBy: { de: (dealer: string) => `Händler: ${dealer}`, en: (dealer: string) => `Dealer: ${dealer}` },

  servicesTitle: { de: 'Möchten Sie noch etwas dazubuchen?', en: 'Would you like to add anything?' },
  servicesLead: {
    de: 'Alles hier ist optional und im Preis Ihres Autos nicht enthalten.',
    en: 'Everything here is optional and not included in the price of your car.',
  },
  noServices: {
    de: 'Zusatzleistungen wie Zulassung oder Garantie gibt es zu Autos. Mit Ihrem Zubehör können Sie einfach weitergehen.',
    en: 'Extra services such as registration or a warranty are available with cars. For accessories, simply continue.',
  },
  servicesOf: { de: (car: string) => `Für ${car}`, en: (car: string) => `For ${car}` },
  warranty: { de: 'Garantie', en: 'Warranty' },
  noWarranty: { de: 'Keine zusätzliche Garantie', en: 'No additional warranty' },
  fitted: { de: 'Zubehör mit Einbau', en: 'Accessories, fitted' },
  fittedHint: {
    de: (price: string) =>
      `Der Händler baut es ein, bevor Sie das Auto bekommen. Der Einbau kostet je Teil ${price} und steht in der Übersicht bei der Lieferung.`,
    en: (price: string) =>
      `The dealer fits it before you get the car. Fitting costs ${price} per part and is listed under delivery.`,
  },
  isInCart: { de: 'Liegt ohne Einbau schon im Warenkorb', en: 'Already in your cart, without fitting' },
  /** `place`: postal code and town. */
  pricedFor: {
    de: (place: string) => `Preis nach ${place}. Bei einer anderen Adresse ändert sich der Preis.`,
    en: (place: string) => `Price to ${place}. We recalculate for another address.`,
  },
  kilometresTo: {
    de: (km: string, free: string, price: string) =>
      `${km} km vom Händler (Luftlinie): ${free} km sind enthalten, jeder weitere kostet ${price} je Auto.`,
    en: (km: string, free: string, price: string) =>
      `${km} km from the dealer (as the crow flies): ${free} km are included, each additional one costs ${price} per car.`,
  },
  daysBetween: {
    de: (from: string, to: string) => `Voraussichtlich ${from} bis ${to}, je nach Annahme und Zahlungseingang`,
    en: (from: string, to: string) => `Expected ${from} to ${to}, depending on acceptance and payment`,
  },
  daysFrom: { de: (day: string) => `Frühestens ${day}`, en: (day: string) => `${day} at the earliest` },
  hours: { de: (hours: string) => `Geöffnet ${hours}`, en: (hours: string) => `Open ${hours}` },
  byDistance: {
    de: 'Der Preis richtet sich nach der Entfernung zwischen Händler und Adresse.',
    en: 'The price depends on the distance between dealer and address.',
  },
  byKilometres: {
    de: (km: string, price: string) =>
      `Bis ${km} km vom Händler zu Ihnen (Luftlinie) enthalten, jeder weitere Kilometer ${price} je Auto.`,
    en: (km: string, price: string) =>
      `Up to ${km} km from the dealer to you (as the crow flies) included, ${price} per car for each additional kilometre.`,
  },
  deliveryByAddress: {
    de: 'Den genauen Lieferpreis sehen Sie, sobald Sie die Adresse angeben.',
    en: 'You will see the exact delivery price once you enter the address.',
  },
  unknownPostalCode: {
    de: (code: string) =>
      `Die Postleitzahl ${code} kennen wir nicht. Den Preis können wir erst mit einer anderen Lieferadresse berechnen.`,
    en: (code: string) =>
      `We do not know the postal code ${code}. We can only calculate the price for another delivery address.`,
  },
  deliveryToCome: {
    de: 'Liefer- oder Versandkosten kommen je nach Ihrer Wahl hinzu.',
    en: 'Delivery or shipping is added depending on your choice.',
  },
  fromPrice: { de: (price: string) => `ab ${price}`, en: (price: string) => `from ${price}` },

  invoiceTo: {
    de: (company: string) => `Die Rechnung geht an ${company}.`,
    en: (company: string) => `The invoice goes to ${company}.`,
  },
  billingTitle: { de: 'Wohin geht die Rechnung?', en: 'Where should we send the invoice?' },
  fromBook: { de: 'Aus Ihrem Adressbuch', en: 'From your address book' },
  otherAddress: { de: 'Andere Adresse', en: 'Another address' },
  newAddress: { de: 'Ihre Adresse', en: 'Your address' },
  saveAddress: { de: 'Im Adressbuch speichern', en: 'Save in the address book' },

  deliveryTitle: { de: 'Wie bekommen Sie Ihre Bestellung?', en: 'How would you like to receive your order?' },
  cars: {
    de: (count: number) => plural(count, 'Ihr Auto', 'Ihre Autos'),
    en: (count: number) => plural(count, 'Your car', 'Your cars'),
  },
  goods: { de: 'Ihr Zubehör', en: 'Your accessories' },
  free: { de: 'kostenlos', en: 'free of charge' },
  between: {
    de: (from: string, to: string) => `voraussichtlich zwischen ${from} und ${to}, je nach Annahme und Zahlungseingang`,
    en: (from: string, to: string) => `expected between ${from} and ${to}, depending on acceptance and payment`,
  },
  from: { de: (day: string) => `frühestens am ${day}`, en: (day: string) => `from ${day} at the earliest` },
  deliverTo: { de: 'Lieferadresse', en: 'Delivery address' },
  toBilling: { de: 'An die Rechnungsadresse', en: 'To the billing address' },
  toDealer: { de: 'Zu welchem Händler?', en: 'Which dealer?' },
  toDealerHint: {
    de: 'Händler im Umkreis von 100 km, die nächsten zuerst.',
    en: 'Dealers within 100 km, the nearest first.',
  },
  findPlace: placeFieldText,
  find: { de: 'Händler suchen', en: 'Find dealers' },
  noDealers: {
    de: 'Im Umkreis von 100 km gibt es keinen Händler, zu dem wir liefern.',
    en: 'There is no dealer within 100 km we can deliver to.',
  },
  noParcels: {
    de: 'Autos liefern wir nicht an Packstationen.',
    en: 'We cannot deliver cars to parcel lockers.',
  },

  paymentTitle: { de: 'Wie möchten Sie zahlen?', en: 'How would you like to pay?' },
  missingMethod: {
    de: (due: string) => `Bitte wählen Sie eine Zahlungsart für ${due}.`,
    en: (due: string) => `Please choose how to pay ${due}.`,
  },
  paymentTo: {
    de: (amount: string, dealer: string) => `${amount} an ${dealer}`,
    en: (amount: string, dealer: string) => `${amount} to ${dealer}`,
  },
  financedRest: {
    de: 'Den Rest finanziert die Bank. Den Finanzierungsantrag stellen Sie nach der Bestellung. Bis zur Zusage wartet sie, und Sie zahlen nichts.',
    en: 'The bank finances the rest. You apply for the financing after placing your order. Until it is approved the order waits and you pay nothing.',
  },
  allFinanced: {
    de: 'Sie zahlen nichts direkt: Alles wird finanziert. Den Finanzierungsantrag stellen Sie nach der Bestellung. Bis zur Zusage wartet sie.',
    en: 'Nothing is due directly: everything is financed. You apply for the financing after placing your order. Until it is approved the order waits.',
  },
  financing: { de: 'Finanzierung', en: 'Financing' },
  holder: { de: 'Kontoinhaber', en: 'Account holder' },
  iban: { de: 'IBAN', en: 'IBAN' },
  creditorId: {
    de: (id: string) => `Gläubiger-Identifikationsnummer: ${id}`,
    en: (id: string) => `Creditor identifier: ${id}`,
  },
  mandateReference: {
    de: 'Die Mandatsreferenz steht in Ihrer Bestellbestätigung.',
    en: 'The mandate reference is in your order confirmation.',
  },
  mandateStored: {
    de: 'Ihr Lastschriftmandat liegt verschlüsselt vor. Lassen Sie die Felder leer, um es zu behalten.',
    en: 'Your mandate is stored encrypted. Leave the fields empty to keep it.',
  },

  summaryTitle: { de: 'Bitte prüfen Sie Ihre Bestellung', en: 'Please check your order' },
  summaryLead: {
    de: (dealers: string) => `Sie können jede Angabe noch ändern. Händler: ${dealers}.`,
    en: (dealers: string) => `You can still change everything. Dealer: ${dealers}.`,
  },
  severalContracts: {
    de: 'Sie kaufen bei mehreren Händlern. Mit jedem schließen Sie einen eigenen Vertrag.',
    en: 'You are buying from several dealers and enter into a separate contract with each of them.',
  },
  yourData: { de: 'Ihre Angaben', en: 'Your details' },
  changeShort: { de: 'Ändern', en: 'Change' },
  change: { de: (what: string) => `${what} ändern`, en: (what: string) => `Change ${what.toLowerCase()}` },
  items: { de: 'Ihre Artikel', en: 'Your items' },
  editCart: { de: 'Warenkorb bearbeiten', en: 'Edit cart' },
  notices: { de: 'Wichtige Hinweise', en: 'Important information' },
  consents: { de: 'Ihre Erklärungen', en: 'Your consents' },
  consentsHint: {
    de: 'Bitte lesen Sie jede Erklärung. Nichts ist vorausgewählt.',
    en: 'Please read each statement. Nothing is ticked in advance.',
  },
  terms: { de: 'AGB lesen', en: 'Read the terms' },
  fitting: { de: 'mit Einbau beim Händler', en: 'fitted by the dealer' },
  fittingLine: { de: 'Einbau beim Händler', en: 'Fitting by the dealer' },
  leftOut: {
    de: (title: string) =>
      `${title}: zurzeit nicht verfügbar. Der Artikel bleibt im Warenkorb und wird nicht bestellt.`,
    en: (title: string) => `${title}: currently unavailable. It stays in your cart and is not ordered.`,
  },
  withdrawalTerms: { de: 'Widerrufsbelehrung lesen', en: 'Read about the right of withdrawal' },
  privacy: { de: 'Datenschutzhinweise lesen', en: 'Read the privacy notice' },
  quantity: { de: (count: number) => `${count} Stück`, en: (count: number) => `${count} items` },
  inclVat: { de: (rate: string) => `inkl. ${rate} % MwSt.`, en: (rate: string) => `incl. ${rate}% VAT` },
  marginScheme: {
    de: 'Differenzbesteuert nach § 25a UStG, MwSt. nicht ausweisbar',
    en: 'Margin scheme under § 25a UStG, VAT not shown',
  },
  vatIncluded: {
    de: (amount: string) =>
      `Gesamtpreis einschließlich aller Steuern und Kosten. Darin enthaltene ausweisbare MwSt.: ${amount}.`,
    en: (amount: string) => `Total price including all taxes and costs. Of this, VAT that can be shown: ${amount}.`,
  },
  allIncluded: {
    de: 'Gesamtpreis einschließlich aller Steuern und Kosten.',
    en: 'Total price including all taxes and costs.',
  },
  knownDefects: { de: 'Bekannte Mängel', en: 'Known defects' },
  isDamaged: { de: 'Das Auto ist beschädigt.', en: 'The car is damaged.' },
  notRoadworthy: { de: 'Das Auto ist nicht fahrtauglich.', en: 'The car is not roadworthy.' },
  hadAccident: { de: 'Das Auto hatte einen Unfall.', en: 'The car has been in an accident.' },
  leaseTotal: {
    de: (months: number) => `Summe aller Zahlungen in ${months} Monaten`,
    en: (months: number) => `Total of all payments over ${months} months`,
  },
  /** § 312j (3) BGB: no other wording, no addition; the contract depends on it. */
  order: { de: 'Zahlungspflichtig bestellen', en: 'Order with obligation to pay' },

  emptyTitle: { de: 'Nichts zu bestellen', en: 'Nothing to order' },
}
