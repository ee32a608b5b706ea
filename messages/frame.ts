import { plural } from './plural.ts'
/** Header, footer and everything else on every page. */
export const frameTexts = {
  /** Before the title of a step that was refused. */
  errorTitle: { de: 'Fehler: ', en: 'Error: ' },
  brandClaim: {
    de: 'Autos von Händlern aus ganz Deutschland. Mit allen Daten und einem Preis.',
    en: 'Cars from dealers all over Germany. Full details, one price.',
  },
  secureConnection: { de: 'Sichere Verbindung', en: 'Secure connection' },
  skipToContent: { de: 'Zum Inhalt springen', en: 'Skip to content' },
  loading: { de: 'Seite wird geladen', en: 'Loading page' },
  close: { de: 'Schließen', en: 'Close' },
  home: { de: (name: string) => `${name}, Startseite`, en: (name: string) => `${name}, home page` },
  mainNavigation: { de: 'Hauptnavigation', en: 'Main navigation' },
  openMenu: { de: 'Menü öffnen', en: 'Open menu' },
  closeMenu: { de: 'Menü schließen', en: 'Close menu' },
  favourites: { de: 'Favoriten', en: 'Favourites' },
  cart: { de: 'Warenkorb', en: 'Cart' },
  cartWith: {
    de: (count: number) => `Warenkorb, ${count} Artikel`,
    en: (count: number) => `Cart, ${count} ${plural(count, 'item', 'items')}`,
  },
  account: { de: 'Mein Konto', en: 'My account' },
  accountMenu: { de: 'Kontomenü öffnen', en: 'Open account menu' },
  newHere: { de: 'Neu hier?', en: 'New here?' },
  languageName: { de: 'Deutsch', en: 'English' },
  youAreHere: { de: 'Sie sind hier', en: 'You are here' },
  service: { de: 'Service', en: 'Service' },
  imprint: { de: 'Impressum', en: 'Legal notice' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
  more: { de: 'Mehr anzeigen', en: 'Show more' },
  less: { de: 'Weniger anzeigen', en: 'Show less' },
  start: { de: 'Start', en: 'Home' },
  seeCars: { de: 'Autos ansehen', en: 'Browse cars' },
}
