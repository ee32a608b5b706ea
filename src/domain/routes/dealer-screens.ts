import { createPathTable } from './path-table.ts'

/** Every screen of the dealer area and its paths; they exist on the main host only. */
export const DEALER_SCREENS = {
  home: { de: '/haendlerbereich', en: '/dealer-area' },
  login: { de: '/haendlerbereich/anmelden', en: '/dealer-area/login' },
  invitation: { de: '/haendlerbereich/einladung', en: '/dealer-area/invitation' },
  password: { de: '/haendlerbereich/passwort', en: '/dealer-area/password' },
  search: { de: '/haendlerbereich/suche', en: '/dealer-area/search' },
  security: { de: '/haendlerbereich/zugang', en: '/dealer-area/access' },
  'step-up': { de: '/haendlerbereich/bestaetigen', en: '/dealer-area/confirm' },
  staff: { de: '/haendlerbereich/mitarbeiter', en: '/dealer-area/staff' },
  'staff-member': { de: '/haendlerbereich/mitarbeiter/:staffId', en: '/dealer-area/staff/:staffId' },
  audit: { de: '/haendlerbereich/protokoll', en: '/dealer-area/log' },
  requests: { de: '/haendlerbereich/anfragen', en: '/dealer-area/requests' },
  'reply-templates': { de: '/haendlerbereich/vorlagen', en: '/dealer-area/reply-templates' },
  request: { de: '/haendlerbereich/anfragen/:requestId', en: '/dealer-area/requests/:requestId' },
  orders: { de: '/haendlerbereich/auftraege', en: '/dealer-area/orders' },
  order: { de: '/haendlerbereich/auftraege/:orderId', en: '/dealer-area/orders/:orderId' },
  'order-hand-over': {
    de: '/haendlerbereich/auftraege/:orderId/uebergabe',
    en: '/dealer-area/orders/:orderId/hand-over',
  },
  'order-file': {
    de: '/haendlerbereich/auftraege/:orderId/unterlagen/:key',
    en: '/dealer-area/orders/:orderId/files/:key',
  },
  stock: { de: '/haendlerbereich/bestand', en: '/dealer-area/stock' },
  'price-round': { de: '/haendlerbereich/bestand/preisrunde', en: '/dealer-area/stock/price-round' },
  'new-vehicle': { de: '/haendlerbereich/bestand/neu', en: '/dealer-area/stock/new' },
  'stock-vehicle': { de: '/haendlerbereich/bestand/:vehicleId', en: '/dealer-area/stock/:vehicleId' },
  'stock-picture': {
    de: '/haendlerbereich/bestand/:vehicleId/bilder/:name',
    en: '/dealer-area/stock/:vehicleId/pictures/:name',
  },
  'bulk-change': { de: '/haendlerbereich/bestand/aenderungen/:changeId', en: '/dealer-area/stock/changes/:changeId' },
  'stock-csv': { de: '/haendlerbereich/bestand.csv', en: '/dealer-area/stock.csv' },
  imports: { de: '/haendlerbereich/importe', en: '/dealer-area/imports' },
  import: { de: '/haendlerbereich/importe/:runId', en: '/dealer-area/imports/:runId' },
  'import-csv': { de: '/haendlerbereich/importe/:runId/zeilen.csv', en: '/dealer-area/imports/:runId/rows.csv' },
  'import-rows': { de: '/haendlerbereich/importe/:runId/ausbessern.csv', en: '/dealer-area/imports/:runId/mend.csv' },
  settings: { de: '/haendlerbereich/einstellungen', en: '/dealer-area/settings' },
  'settings-export': { de: '/haendlerbereich/einstellungen/export', en: '/dealer-area/settings/export' },
  'settings-part': { de: '/haendlerbereich/einstellungen/:part', en: '/dealer-area/settings/:part' },
  pages: { de: '/haendlerbereich/seiten', en: '/dealer-area/pages' },
  page: {
    de: '/haendlerbereich/seiten/:section/:slug/:language',
    en: '/dealer-area/pages/:section/:slug/:language',
  },
  'api-keys': { de: '/haendlerbereich/schluessel', en: '/dealer-area/api-keys' },
  webhooks: { de: '/haendlerbereich/webhooks', en: '/dealer-area/webhooks' },
  webhook: { de: '/haendlerbereich/webhooks/:webhookId', en: '/dealer-area/webhooks/:webhookId' },
  merchants: { de: '/haendlerbereich/betriebe', en: '/dealer-area/merchants' },
  figures: { de: '/haendlerbereich/zahlen', en: '/dealer-area/figures' },
  'figures-csv': { de: '/haendlerbereich/zahlen.csv', en: '/dealer-area/figures.csv' },
  operations: { de: '/haendlerbereich/betrieb', en: '/dealer-area/operations' },
  'seller-report': { de: '/haendlerbereich/betrieb/anbieter.csv', en: '/dealer-area/operations/sellers.csv' },
  newsletters: { de: '/haendlerbereich/newsletter', en: '/dealer-area/newsletters' },
  newsletter: { de: '/haendlerbereich/newsletter/:issueId', en: '/dealer-area/newsletters/:issueId' },
  'newsletter-preview': {
    de: '/haendlerbereich/newsletter/:issueId/vorschau',
    en: '/dealer-area/newsletters/:issueId/preview',
  },
  'platform-newsletters': { de: '/haendlerbereich/hauptseite-newsletter', en: '/dealer-area/main-site-newsletters' },
  'platform-newsletter': {
    de: '/haendlerbereich/hauptseite-newsletter/:issueId',
    en: '/dealer-area/main-site-newsletters/:issueId',
  },
  'platform-newsletter-preview': {
    de: '/haendlerbereich/hauptseite-newsletter/:issueId/vorschau',
    en: '/dealer-area/main-site-newsletters/:issueId/preview',
  },
  listings: { de: '/haendlerbereich/inserate', en: '/dealer-area/listings' },
  listing: { de: '/haendlerbereich/inserate/:listingId', en: '/dealer-area/listings/:listingId' },
  notices: { de: '/haendlerbereich/meldungen', en: '/dealer-area/notices' },
  notice: { de: '/haendlerbereich/meldungen/:reportId', en: '/dealer-area/notices/:reportId' },
  calendar: { de: '/haendlerbereich/kalender', en: '/dealer-area/calendar' },
  'calendar-blocks': { de: '/haendlerbereich/kalender/sperren', en: '/dealer-area/calendar/blocks' },
  'new-appointment': { de: '/haendlerbereich/kalender/neu', en: '/dealer-area/calendar/new' },
  appointment: {
    de: '/haendlerbereich/kalender/termine/:requestId',
    en: '/dealer-area/calendar/appointments/:requestId',
  },
  'trade-ins': { de: '/haendlerbereich/inzahlungnahmen', en: '/dealer-area/trade-ins' },
  'trade-in-terms': { de: '/haendlerbereich/inzahlungnahmen/abzuege', en: '/dealer-area/trade-ins/deductions' },
  'trade-in': {
    de: '/haendlerbereich/inzahlungnahmen/anfrage/:requestId',
    en: '/dealer-area/trade-ins/request/:requestId',
  },
  'trade-in-picture': {
    de: '/haendlerbereich/inzahlungnahmen/anfrage/:requestId/bilder/:key',
    en: '/dealer-area/trade-ins/request/:requestId/pictures/:key',
  },
  financings: { de: '/haendlerbereich/finanzierungen', en: '/dealer-area/financing' },
  financing: { de: '/haendlerbereich/finanzierungen/:requestId', en: '/dealer-area/financing/:requestId' },
  'financing-document': {
    de: '/haendlerbereich/finanzierungen/:requestId/unterlagen/:key',
    en: '/dealer-area/financing/:requestId/documents/:key',
  },
} as const
export type DealerScreen = keyof typeof DEALER_SCREENS

/** The addresses of the dealer area. */
export const dealerPaths = createPathTable<DealerScreen>(DEALER_SCREENS)

/** Below these lies the dealer area and nothing else. */
export const DEALER_AREA = [DEALER_SCREENS.home.de, DEALER_SCREENS.home.en] as const

export function isInDealerArea(path: string): boolean {
  return DEALER_AREA.some((start) => path === start || path.startsWith(`${start}/`) || path === `${start}.data`)
}
