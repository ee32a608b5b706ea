const overdueTexts: Readonly<Record<string, { readonly de: string; readonly en: string }>> = {
  NO_ANSWER: { de: 'Der Händler hat nicht rechtzeitig geantwortet.', en: 'The dealer did not answer in time.' },
  NOT_FINANCED: {
    de: 'Über die Finanzierung wurde nicht rechtzeitig entschieden.',
    en: 'The financing was not decided in time.',
  },
  NOT_PAID: { de: 'Die Zahlung ist ausgeblieben.', en: 'The payment did not arrive.' },
  FINANCING_ENDED: { de: 'Die Finanzierung ist nicht zustande gekommen.', en: 'The financing did not come about.' },
}

/** States and a sale, which say what else happened: what they stand beside says so already. Codes of two words need no list. */
const SAID_ALREADY: ReadonlySet<string> = new Set([
  ...['PLACED', 'CONFIRMED', 'SHIPPED', 'COMPLETED', 'REJECTED', 'CANCELLED', 'WITHDRAWN', 'RETURNED', 'REFUNDED'],
  ...['AUTHORIZED', 'PAID', 'APPROVED', 'SALE'],
])

/**
 * Why something happened to an order or a trade-in, in words. People's reasons are their own words, in capitals or not, the shop's are
 * codes; one without a text adds nothing and is left out.
 */
export function orderReasonText(reason: string, locale: 'de' | 'en'): string | undefined {
  return overdueTexts[reason]?.[locale] ?? (isCode(reason) ? undefined : reason)
}

function isCode(reason: string): boolean {
  return SAID_ALREADY.has(reason) || /^[A-Z]+(?:_[A-Z]+)+$/.test(reason)
}
