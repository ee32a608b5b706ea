/**
 * The type of each page by a fragment of its path; the first row that matches counts, so the more particular come first. The names are
 * those of the specification ("Analytics").
 */
const PAGE_TYPE_ROWS = [
  ['white label', '/whitelabel'],
  ['newsletter', '/newsletter'],
  ['career', '/pages/karriere', '/pages/career'],
  ['help faqs', '/pages/hilfe-faqs', '/pages/help'],
  ['contact', '/pages/kontakt', '/pages/contact', '/kontakt-anfrage', '/contact-request'],
  ['info for dealers', '/pages/haendler-info', '/pages/info-for-dealers'],
  ['payment methods', '/pages/zahlungsarten', '/pages/payment', '/checkout/bezahlmethoden', '/checkout/payment'],
  ['price check', '/preis-check', '/price-check'],
  ['consulting information', '/pages/beratung', '/ratgeber', '/guide'],
  ['buy car online', '/pages/auto-online-kaufen', '/pages/buy-car-online'],
  ['offer overview', '/pages/angebote', '/pages/offers', '/auto-verkaufen/preisangebot', '/tradein/price-offer'],
  ['private sale/sale to dealer', '/auto-verkaufen-privat', '/private-sale', '/meine-inserate'],
  ['trade-in', '/auto-verkaufen/', '/tradein/', '/trade-in-widget'],
  ['car sell', '/auto-verkaufen', '/tradein'],
  ['service booking', '/werkstatt-services/', '/service-booking'],
  ['workshop services', '/werkstatt-services', '/workshop-services'],
  ['shopping cart', '/warenkorb', '/shoppingcart'],
  ['checkout', '/checkout'],
  ['garage', '/meine-garage', '/account/garage', '/pages/online-garage', '/pages/garage-video'],
  ['car accessories', '/zubehoer', '/accessories', '/autoteile', '/car-parts', '/car-accessories'],
  ['cars/vehicles', '/auto-kaufen', '/cars', '/autos/', '/vehicles/', '/vergleichen', '/compare'],
  ['dealer overview', '/haendler', '/dealers'],
  ['account/about', '/account', '/mein', '/login', '/registrierung', '/passwort', '/pages/ueber-uns', '/pages/about'],
] as const satisfies readonly (readonly [string, ...string[]])[]

export type PageType = (typeof PAGE_TYPE_ROWS)[number][0] | 'other'

export const PAGE_TYPES: readonly PageType[] = [...PAGE_TYPE_ROWS.map(([type]) => type), 'other']

export function pageTypeOf(path: string): PageType {
  const lower = path.toLowerCase()
  return PAGE_TYPE_ROWS.find(([, ...fragments]) => fragments.some((each) => lower.includes(each)))?.[0] ?? 'other'
}
