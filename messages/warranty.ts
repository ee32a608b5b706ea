/** Paid warranties: their terms and their tax. */
export const warrantyTexts = {
  terms: { de: 'Garantiebedingungen lesen', en: 'Read the warranty terms' },
  termsOf: {
    de: (titles: readonly string[]) => `Garantiebedingungen lesen (${titles.join(', ')})`,
    en: (titles: readonly string[]) => `Read the warranty terms (${titles.join(', ')})`,
  },
  vatFree: { de: 'umsatzsteuerfrei (§ 4 Nr. 10 UStG)', en: 'exempt from VAT (§ 4 no. 10 UStG)' },
  insuranceTax: { de: 'Versicherungsteuer', en: 'Insurance tax' },
  taxIncluded: {
    de: (rate: string, amount: string) => `${rate} % enthalten (${amount})`,
    en: (rate: string, amount: string) => `${rate}% included (${amount})`,
  },
}
