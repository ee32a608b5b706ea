/** Header, footer and everything that stands on every page. */
export const frameTexts = {
  brandClaim: { de: 'Autos von geprüften Händlern', en: 'Cars from verified dealers' },
  skipToContent: { de: 'Zum Inhalt', en: 'Skip to content' },
}
