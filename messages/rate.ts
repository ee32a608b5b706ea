/** What stands beside a rate in the browser; what its example consists of is written on the server (`financing.ts`). */
export const rateTexts = {
  adjust: { de: 'Rate anpassen', en: 'Adjust the rate' },
  warning: { de: 'Achtung! Kreditaufnahme kostet Geld.', en: 'Caution! Borrowing money costs money.' },
}
