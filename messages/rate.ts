/** Words beside a rate in the browser; the representative example is written by `finance-example.ts`. */
export const rateTexts = {
  adjust: { de: 'Finanzierung berechnen', en: 'Calculate financing' },
  warning: { de: 'Achtung! Kreditaufnahme kostet Geld.', en: 'Caution! Borrowing money costs money.' },
}
