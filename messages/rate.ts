/** Words beside a rate in the browser; the server writes the representative example (`financing.ts`). */
export const rateTexts = {
  adjust: { de: 'Finanzierung berechnen', en: 'Calculate financing' },
  warning: { de: 'Achtung! Kreditaufnahme kostet Geld.', en: 'Caution! Borrowing money costs money.' },
}
