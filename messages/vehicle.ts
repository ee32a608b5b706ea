import { plural } from './plural.ts'
/** What the server writes on the page of one vehicle. */
export const vehicleTexts = {
  buy: { de: 'Auto kaufen', en: 'Buy a car' },
  allOfModel: { de: (name: string) => `Alle ${name}`, en: (name: string) => `All ${name}` },
  vatRegular: {
    de: (rate: string, net: string) => `inkl. ${rate} % MwSt. (ausweisbar, netto ${net})`,
    en: (rate: string, net: string) => `incl. ${rate}% VAT (reclaimable, ${net} net)`,
  },
  vatMargin: {
    de: 'MwSt. nicht ausweisbar (Differenzbesteuerung, §\u00A025a\u00A0UStG)',
    en: 'VAT not shown (margin scheme, § 25a UStG)',
  },
  negotiable: { de: 'Verhandlungsbasis', en: 'negotiable' },
  fixedPrice: { de: 'Festpreis', en: 'fixed price' },
  privateSale: { de: 'Privatverkauf, ohne MwSt.', en: 'Private sale, no VAT' },
  vatIncluded: { de: 'inkl. MwSt.', en: 'incl. VAT' },
  transferIncluded: {
    de: (cost: string) => `Überführung (${cost}) im Preis enthalten`,
    en: (cost: string) => `Transfer (${cost}) included in the price`,
  },
  atOnce: { de: 'Sofort', en: 'Immediately' },
  from: { de: (day: string) => `ab ${day}`, en: (day: string) => `from ${day}` },
  inDays: {
    de: (days: number) => `in ${days} ${plural(days, 'Tag', 'Tagen')}`,
    en: (days: number) => `in ${days} ${plural(days, 'day', 'days')}`,
  },
  reservedUntil: {
    de: (time: string) => `Wird gerade gekauft, bis ${time}\u00A0Uhr reserviert.`,
    en: (time: string) => `Someone is buying this car right now; reserved until ${time}.`,
  },
  afterReservation: {
    de: 'Kommt der Kauf nicht zustande, können Sie das Auto danach in den Warenkorb legen.',
    en: 'If the purchase does not go through, you can add the car to your cart afterwards.',
  },
  reservedShort: {
    de: (time: string) => `Reserviert bis ${time}\u00A0Uhr`,
    en: (time: string) => `Reserved until ${time}`,
  },
  deliveryFrom: {
    de: (price: string) => `Abholung kostenlos, Lieferung ab ${price}.`,
    en: (price: string) => `Free pick-up, delivery from ${price}.`,
  },
  deliveryWithin: {
    de: (price: string, kilometres: string) => `Abholung kostenlos, Lieferung bis ${kilometres} km ab ${price}.`,
    en: (price: string, kilometres: string) => `Free pick-up, delivery within ${kilometres} km from ${price}.`,
  },
  pickUpOnly: {
    de: 'Abholung kostenlos, keine Lieferung nach Hause.',
    en: 'Free pick-up, no delivery to your door.',
  },
  deliverySince: { de: 'Lieferung ab', en: 'Delivery from' },
  pickUpSince: { de: 'Abholung ab', en: 'Pick-up from' },
  aboutDelivery: { de: 'Mehr zur Lieferung', en: 'About delivery' },
  soldTitle: { de: 'Dieses Auto ist verkauft', en: 'This car has been sold' },
  soldText: {
    de: (title: string) => `Das Angebot „${title}“ gibt es nicht mehr. Diese Autos sind ähnlich:`,
    en: (title: string) => `The offer “${title}” is no longer available. These cars are similar:`,
  },
  unknownTitle: { de: 'Dieses Auto gibt es nicht', en: 'This car does not exist' },
  unknownText: {
    de: 'Vielleicht enthält der Link einen Tippfehler. Das sind die neuesten Angebote:',
    en: 'There may be a typo in the address. These are the newest offers:',
  },
  seeAll: { de: 'Alle Autos ansehen', en: 'Browse all cars' },
  pageDescription: {
    de: (title: string, price: string, facts: string) => `${title} für ${price}: ${facts}.`,
    en: (title: string, price: string, facts: string) => `${title} for ${price}: ${facts}.`,
  },
}
