/** Fixed words of the order documents; everything else comes from the order. */
export const documentTexts = {
  orderTitle: { de: (number: string) => `Bestellung ${number}`, en: (number: string) => `Order ${number}` },
  confirmationTitle: {
    de: (number: string) => `Auftragsbestätigung ${number}`,
    en: (number: string) => `Order confirmation ${number}`,
  },
  cancellationTitle: {
    de: (number: string) => `Rechnungskorrektur ${number}`,
    en: (number: string) => `Invoice correction ${number}`,
  },
  invoiceTitle: { de: (number: string) => `Rechnung ${number}`, en: (number: string) => `Invoice ${number}` },
  pageOf: {
    de: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    en: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
  received: {
    de: 'Ihre Bestellung ist eingegangen. Dies ist noch keine Annahme: Der Vertrag kommt zustande, wenn der Händler annimmt.',
    en: 'Your order has been received. This is not yet an acceptance: the contract is concluded when the dealer accepts.',
  },
  accepted: {
    de: 'Der Händler hat Ihre Bestellung angenommen. Der Vertrag ist geschlossen.',
    en: 'The dealer has accepted your order. The contract is concluded.',
  },
  over: {
    de: (state: string) => `Diese Bestellung ist beendet: ${state}.`,
    en: (state: string) => `This order has ended: ${state}.`,
  },
  seller: { de: 'Verkäufer', en: 'Seller' },
  buyer: { de: 'Käufer', en: 'Buyer' },
  data: { de: 'Angaben', en: 'Details' },
  vatId: { de: (id: string) => `USt-IdNr. ${id}`, en: (id: string) => `VAT ID ${id}` },
  iban: { de: (iban: string) => `IBAN ${iban}`, en: (iban: string) => `IBAN ${iban}` },
  number: { de: (number: string) => `Bestellnummer ${number}`, en: (number: string) => `Order number ${number}` },
  invoiceNo: {
    de: (number: string) => `Rechnungsnummer ${number}`,
    en: (number: string) => `Invoice number ${number}`,
  },
  cancellationNo: {
    de: (number: string) => `Nummer der Korrektur ${number}`,
    en: (number: string) => `Correction number ${number}`,
  },
  cancelledOn: { de: (day: string) => `Datum der Korrektur ${day}`, en: (day: string) => `Correction date ${day}` },
  ofInvoice: {
    de: (number: string, day: string) => `zu Rechnung ${number} vom ${day}`,
    en: (number: string, day: string) => `to invoice ${number} of ${day}`,
  },
  cancels: {
    de: (number: string, day: string) =>
      `Stornorechnung: Diese Korrektur nimmt die Rechnung ${number} vom ${day} ganz zurück, denn die Bestellung ist rückgängig gemacht.`,
    en: (number: string, day: string) =>
      `Cancellation invoice: this correction cancels invoice ${number} of ${day} in full because the order has been voided.`,
  },
  cancellationTotal: { de: 'Korrekturbetrag', en: 'Correction total' },
  orderedOn: { de: (day: string) => `Bestellt am ${day}`, en: (day: string) => `Ordered on ${day}` },
  issuedOn: { de: (day: string) => `Rechnungsdatum ${day}`, en: (day: string) => `Invoice date ${day}` },
  suppliedOn: { de: (day: string) => `Lieferdatum ${day}`, en: (day: string) => `Date of supply ${day}` },
  notSupplied: { de: 'Noch nicht geliefert', en: 'Not yet supplied' },
  items: { de: 'Artikel', en: 'Items' },
  item: { de: 'Bezeichnung', en: 'Description' },
  quantity: { de: 'Menge', en: 'Quantity' },
  unitPrice: { de: 'Einzelpreis', en: 'Unit price' },
  vatRate: { de: 'MwSt.', en: 'VAT' },
  price: { de: 'Preis', en: 'Price' },
  marginMark: { de: '§ 25a', en: '§ 25a' },
  exemptMark: { de: 'frei', en: 'exempt' },
  noVat: { de: '–', en: '–' },
  total: { de: 'Gesamtpreis', en: 'Total price' },
  totalIncl: { de: 'Rechnungsbetrag', en: 'Invoice total' },
  net: { de: (rate: string) => `Netto zu ${rate} %`, en: (rate: string) => `Net at ${rate}%` },
  vat: { de: (rate: string) => `Umsatzsteuer ${rate} %`, en: (rate: string) => `VAT ${rate}%` },
  marginTotal: { de: 'Differenzbesteuert (§ 25a UStG)', en: 'Margin scheme (§ 25a UStG)' },
  exemptTotal: { de: 'Umsatzsteuerfrei (§ 4 Nr. 10 UStG)', en: 'Exempt from VAT (§ 4 no. 10 UStG)' },
  tradedIn: { de: 'In Zahlung genommen', en: 'Traded in' },
  tradedElsewhere: {
    de: (amount: string) =>
      `Weitere ${amount} der Inzahlungnahme zählen zur Sonderzahlung des Leasings; was darüber hinausgeht, wird ausgezahlt.`,
    en: (amount: string) =>
      `A further ${amount} of the trade-in counts towards the special payment of the lease; any excess is paid out.`,
  },
  due: { de: 'Davon direkt zu zahlen', en: 'Due directly' },
  payout: { de: 'Auszahlung an Sie', en: 'Paid out to you' },
  vatIncluded: {
    de: (amount: string) => `Darin Umsatzsteuer: ${amount}.`,
    en: (amount: string) => `VAT included: ${amount}.`,
  },
  margin: {
    de: 'Gebrauchtgegenstände/Sonderregelung: Mit § 25a bezeichnete Artikel sind differenzbesteuert. Umsatzsteuer wird für sie nicht ausgewiesen.',
    en: 'Gebrauchtgegenstände/Sonderregelung (second-hand goods under the margin scheme): no VAT is shown for items marked § 25a.',
  },
  exempt: {
    de: 'Garantien sind nach § 4 Nr. 10 UStG umsatzsteuerfrei; ihr Preis enthält Versicherungsteuer, wie beim Artikel angegeben.',
    en: 'Warranties are exempt from VAT (§ 4 no. 10 UStG); their price includes insurance tax as stated with the item.',
  },
  delivery: { de: 'Lieferung', en: 'Delivery' },
  expected: {
    de: (from: string, to: string) => `Voraussichtlich ${from} bis ${to}, je nach Annahme und Zahlungseingang`,
    en: (from: string, to: string) => `Expected ${from} to ${to}, depending on acceptance and payment`,
  },
  expectedFrom: { de: (day: string) => `Frühestens ab ${day}`, en: (day: string) => `From ${day} at the earliest` },
  payment: { de: 'Zahlung', en: 'Payment' },
  awaitsFinancing: {
    de: 'Die Zusage der Bank steht aus; bis dahin wird nichts vorbereitet und nichts gezahlt.',
    en: 'The bank’s approval is outstanding; until then nothing is prepared or paid.',
  },
  financed: { de: 'Finanzierung durch die Bank', en: 'Financed by the bank' },
  mandate: {
    de: (reference: string) => `Mandatsreferenz ${reference}`,
    en: (reference: string) => `Mandate reference ${reference}`,
  },
  finance: { de: 'Finanzierungsbeispiel', en: 'Representative example' },
  agreed: { de: 'Erklärungen und Hinweise im Wortlaut', en: 'Declarations and notices in full' },
  withdrawal: { de: 'Widerrufsbelehrung', en: 'Instruction on withdrawal' },
  leasedApart: {
    de: 'Das geleaste Fahrzeug steht nicht auf dieser Rechnung: Der Händler verkauft es an den Leasinggeber.',
    en: 'The leased vehicle is not on this invoice: the dealer sells it to the lessor.',
  },
  delivers: { de: (items: string) => `Für: ${items}`, en: (items: string) => `For: ${items}` },
  atSeller: { de: (seller: string) => `bei ${seller}`, en: (seller: string) => `at ${seller}` },
  eInvoice: {
    de: 'Diese Rechnung gibt es auch als E-Rechnung nach EN 16931 (XML): bei der Bestellung im Kundenkonto.',
    en: 'This invoice is also available as an electronic invoice according to EN 16931 (XML), with the order in the customer’s account.',
  },
  noEInvoice: {
    de: 'Diese Rechnung ist eine sonstige Rechnung im PDF-Format, keine E-Rechnung nach EN 16931.',
    en: 'This is an ordinary PDF invoice, not an electronic invoice according to EN 16931.',
  },
}
