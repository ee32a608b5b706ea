/** What stands beside a rate in the browser; what its example consists of is written on the server (`financing.ts`). */
export const rateTexts = {
  adjust: { de: 'Finanzierung berechnen', en: 'Calculate financing' },
  warning: { de: 'Achtung! Kreditaufnahme kostet Geld.', en: 'Caution! Borrowing money costs money.' },
}
