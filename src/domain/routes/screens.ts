/** Who may open a screen, and where somebody else is sent (see `access.ts` of the session). */
export type Access =
  | 'public'
  | 'guest'
  | 'login'
  | 'root'
  | 'cart-login'
  | 'garage-page'
  | { readonly login: 'orders' | 'tradein-vehicle' }

interface ScreenRow {
  /** German paths, the canonical one first; `:name` is a parameter, `*` takes the rest. */
  readonly de: string | readonly string[]
  /** English paths. Where both languages share a path, `?lang=en` selects English. */
  readonly en: string | readonly string[]
  readonly access: Access
}

/**
 * Every screen of the product and its paths, also of those that have no page yet (`domain/routes/routed-screens.ts`). Routes, links,
 * guards and the sitemap are built from this table.
 */
export const SCREENS = {
  home: { de: '/', en: '/en', access: 'public' },
  login: { de: '/login', en: '/account/login', access: 'guest' },
  register: { de: '/registrierung', en: '/account/register', access: 'guest' },
  confirm: { de: '/account/confirm', en: '/account/confirm', access: 'public' },
  'forgot-password': { de: '/passwort-vergessen', en: '/account/password', access: 'public' },
  'reset-password': { de: '/passwort-neu', en: '/account/password/reset', access: 'public' },
  profile: { de: '/meine-daten', en: '/account/profile', access: 'root' },
  'data-export': { de: '/meine-daten/export', en: '/account/profile/export', access: 'login' },
  'address-book': { de: '/mein-adressbuch', en: '/account/address-book', access: 'login' },
  orders: { de: '/meine-bestellungen', en: '/account/orders', access: 'root' },
  order: { de: '/meine-bestellungen/:orderId', en: '/account/orders/:orderId', access: 'root' },
  'order-document': {
    de: '/meine-bestellungen/:orderId/dokumente/:name',
    en: '/account/orders/:orderId/documents/:name',
    access: 'login',
  },
  garage: { de: '/meine-garage', en: '/account/garage', access: 'login' },
  'garage-add': { de: '/meine-garage/fahrzeugdetails', en: '/account/garage/add', access: 'login' },
  favourites: { de: '/favoriten', en: ['/favorites', '/account/favorites'], access: 'public' },
  compare: { de: '/vergleichen', en: '/compare', access: 'public' },
  cars: { de: '/auto-kaufen', en: '/cars', access: 'public' },
  'cars-new': { de: '/auto-kaufen/neuwagen', en: '/cars/new', access: 'public' },
  'cars-used': { de: '/auto-kaufen/gebrauchtwagen', en: '/cars/used', access: 'public' },
  'cars-electric': { de: '/auto-kaufen/elektroauto', en: '/cars/electric', access: 'public' },
  'cars-suv': { de: '/auto-kaufen/suv', en: '/cars/suv', access: 'public' },
  'cars-hybrid': { de: '/auto-kaufen/hybrid-auto', en: '/cars/hybrid', access: 'public' },
  'cars-small': { de: '/auto-kaufen/kleinwagen', en: '/cars/smallcar', access: 'public' },
  'cars-van': { de: '/auto-kaufen/van', en: '/cars/van', access: 'public' },
  'cars-day-registration': { de: '/auto-kaufen/tageszulassung', en: '/cars/day-registration', access: 'public' },
  'cars-slug': { de: '/auto-kaufen/:slug', en: '/cars/:slug', access: 'public' },
  vehicle: {
    de: ['/autos/:makeName/:modelName/:id', '/autos/:slug'],
    en: ['/vehicles/:makeName/:modelName/:id', '/vehicles/:slug'],
    access: 'public',
  },
  accessories: {
    de: ['/zubehoer-kaufen', '/zubehoer-kaufen/:slug'],
    en: ['/accessories-shop', '/accessories-shop/:slug'],
    access: 'public',
  },
  accessory: { de: '/zubehoerteil/:slug', en: '/accessories/:slug', access: 'public' },
  'car-parts': { de: '/autoteile', en: '/car-parts', access: 'public' },
  'car-accessories': { de: '/car-accessories', en: '/car-accessories', access: 'public' },
  'car-accessories-how-to': { de: '/car-accessories/how-to', en: '/car-accessories/how-to', access: 'public' },
  cart: { de: '/warenkorb', en: '/shoppingCart', access: 'public' },
  'checkout-services': {
    de: '/checkout/zusaetzliche-services',
    en: ['/checkout', '/checkout/services'],
    access: 'login',
  },
  'checkout-billing': { de: '/checkout/rechnungsadresse', en: '/checkout/billing', access: 'login' },
  'checkout-delivery': { de: '/checkout/lieferung', en: '/checkout/delivery', access: 'login' },
  'checkout-payment': { de: '/checkout/bezahlmethoden', en: '/checkout/payment', access: 'login' },
  'checkout-summary': { de: '/checkout/zusammenfassung', en: '/checkout/confirmation', access: 'garage-page' },
  'checkout-done': { de: '/checkout/danke', en: '/checkout/done', access: 'root' },
  workshop: { de: '/werkstatt-services', en: '/workshop-services', access: 'public' },
  'service-vehicle': { de: '/werkstatt-services/fahrzeugdetails', en: '/service-booking', access: 'public' },
  'service-workshop': { de: '/werkstatt-services/werkstatt-suche', en: '/service-booking/workshop', access: 'public' },
  'service-appointment': { de: '/werkstatt-services/termin', en: '/service-booking/appointment', access: 'public' },
  'service-contact': { de: '/werkstatt-services/anfrage', en: '/service-booking/contact', access: 'public' },
  'service-summary': { de: '/werkstatt-services/zusammenfassung', en: '/service-booking/summary', access: 'public' },
  'service-confirmation': {
    de: '/werkstatt-services/bestaetigung',
    en: '/service-booking/confirmation',
    access: 'public',
  },
  'service-mailing-success': {
    de: '/werkstatt-services/anfrage-gesendet',
    en: '/service-booking/mailing-success',
    access: 'public',
  },
  'banking-personal': {
    de: '/bankantrag/persoenliche-daten/:orderId',
    en: '/banking-request/personal/:orderId',
    access: { login: 'orders' },
  },
  'banking-old': {
    de: '/account/orders/:orderId/banking-request/:requestId',
    en: '/account/orders/:orderId/banking-request/:requestId',
    access: 'public',
  },
  'banking-household': {
    de: '/bankantrag/haushalt-und-beruf/:orderId',
    en: '/banking-request/household-job/:orderId',
    access: { login: 'orders' },
  },
  'banking-income': {
    de: '/bankantrag/einnahmen-und-ausgaben/:orderId',
    en: '/banking-request/income-expenses/:orderId',
    access: { login: 'orders' },
  },
  'banking-documents': {
    de: '/bankantrag/einkommensnachweise/:orderId',
    en: '/banking-request/income-proof/:orderId',
    access: { login: 'orders' },
  },
  'flow-later': { de: '/spaeter-weitermachen/:step', en: '/continue-later/:step', access: 'login' },
  'flow-continue': { de: '/weitermachen/:step', en: '/continue/:step', access: 'login' },
  'banking-confirmation': {
    de: '/bankantrag/bestaetigung/:orderId',
    en: '/banking-request/confirmation/:orderId',
    access: { login: 'orders' },
  },
  tradein: { de: '/auto-verkaufen', en: '/tradein', access: 'public' },
  'tradein-vehicle': { de: '/auto-verkaufen/fahrzeugdetails', en: '/tradein/flow', access: 'public' },
  'tradein-condition': { de: '/auto-verkaufen/ausstattung-und-zustand', en: '/tradein/condition', access: 'public' },
  'tradein-dealer': { de: '/auto-verkaufen/haendlersuche', en: '/tradein/dealer', access: 'cart-login' },
  'tradein-offer': { de: '/auto-verkaufen/angebot', en: '/tradein/offer', access: { login: 'tradein-vehicle' } },
  'tradein-price-offer': {
    de: '/auto-verkaufen/preisangebot/:requestId',
    en: '/tradein/price-offer/:requestId',
    access: { login: 'tradein-vehicle' },
  },
  'tradein-widget': { de: '/trade-in-widget', en: '/trade-in-widget', access: 'public' },
  'private-sale-information': {
    de: '/auto-verkaufen-privat/informationen-zum-auto',
    en: '/private-sale',
    access: 'root',
  },
  'private-sale-images': { de: '/auto-verkaufen-privat/bilder', en: '/private-sale/images', access: 'root' },
  'private-sale-confirmation': {
    de: '/auto-verkaufen-privat/bestaetigung',
    en: '/private-sale/confirmation',
    access: 'root',
  },
  'private-sales': { de: '/meine-inserate', en: '/account/private-sales', access: 'login' },
  newsletter: { de: '/newsletter', en: '/newsletter/subscribe', access: 'public' },
  'newsletter-success': { de: '/newsletter/erfolg', en: '/newsletter/success', access: 'public' },
  'newsletter-failed': { de: '/newsletter/fehler', en: '/newsletter/failed', access: 'public' },
  'newsletter-unsubscribe': { de: '/newsletter/abmelden', en: '/newsletter/unsubscribe', access: 'public' },
  'newsletter-unsubscribe-success': {
    de: '/newsletter/abmelden/erfolg',
    en: '/newsletter/unsubscribe/success',
    access: 'public',
  },
  'newsletter-unsubscribe-failed': {
    de: '/newsletter/abmelden/fehler',
    en: '/newsletter/unsubscribe/failed',
    access: 'public',
  },
  content: { de: '/pages/:slug', en: '/pages/:slug', access: 'public' },
  'online-garage': { de: '/pages/online-garage', en: '/pages/online-garage', access: 'public' },
  'garage-video': { de: '/pages/garage-video', en: '/pages/garage-video', access: 'public' },
  guide: { de: '/ratgeber', en: '/guide', access: 'public' },
  'guide-article': { de: '/ratgeber/:slug', en: '/guide/:slug', access: 'public' },
  press: { de: '/presse', en: '/press', access: 'public' },
  'press-release': { de: '/presse/:slug', en: '/press/:slug', access: 'public' },
  dealers: { de: '/haendler', en: '/dealers', access: 'public' },
  dealer: { de: '/haendler/:dealer', en: '/dealers/:dealer', access: 'public' },
  preview: { de: '/preview/*', en: '/preview/*', access: 'public' },
  'whitelabel-configurator': { de: '/whitelabel/konfigurator', en: '/whitelabel/configurator', access: 'public' },
  'whitelabel-widget': { de: '/whitelabel/widget', en: '/whitelabel/widget', access: 'public' },
  withdrawal: { de: '/vertrag-widerrufen', en: '/withdraw-contract', access: 'public' },
  logout: { de: '/logout', en: '/logout', access: 'public' },
  'newsletter-confirm': { de: '/newsletter/bestaetigen/:token', en: '/newsletter/confirm/:token', access: 'public' },
  'cookie-settings': { de: '/cookie-einstellungen', en: '/cookie-settings', access: 'public' },
  'payment-return': { de: '/checkout/rueckkehr/:token', en: '/checkout/return/:token', access: 'public' },
  'contact-dealer': { de: '/kontakt-anfrage/:vehicleId', en: '/contact-request/:vehicleId', access: 'public' },
  request: { de: '/anfragen/:requestId', en: '/requests/:requestId', access: 'public' },
  requests: { de: '/meine-anfragen', en: '/account/requests', access: 'login' },
  'request-appointment': {
    de: '/anfragen/:requestId/termin',
    en: '/requests/:requestId/appointment',
    access: 'public',
  },
  'request-calendar': {
    de: '/anfragen/:requestId/kalender',
    en: '/requests/:requestId/calendar',
    access: 'public',
  },
  'sales-contract': {
    de: '/anfragen/:requestId/kaufvertrag',
    en: '/requests/:requestId/sales-contract',
    access: 'public',
  },
  upload: { de: '/hochladungen/:upload', en: '/uploads/:upload', access: 'public' },
  'report-offer': { de: '/angebot-melden/:vehicleId', en: '/report-offer/:vehicleId', access: 'public' },
  'email-confirm': { de: '/account/email-confirm/:token', en: '/account/email-confirm/:token', access: 'public' },
  'saved-searches': { de: '/meine-suchauftraege', en: '/account/saved-searches', access: 'login' },
  'alert-confirm': { de: '/suchauftrag-bestaetigen', en: '/account/alert/confirm', access: 'public' },
  'alert-unsubscribe': { de: '/suchauftrag-abbestellen', en: '/account/alert/unsubscribe', access: 'public' },
} as const satisfies Record<string, ScreenRow>

export type Screen = keyof typeof SCREENS
