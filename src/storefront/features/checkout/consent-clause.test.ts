import { consentClauses, consentTexts } from '#messages/checkout-legal.ts'
import { expect, it } from 'vitest'
import { splitAtClause } from './consent-clause.server.ts'

const KEYS = ['TRADE_IN', 'USED_LIABILITY', 'KNOWN_DEFECTS', 'TERMS', 'TERMS_COMPANY'] as const

it.each(KEYS.flatMap((key) => (['de', 'en'] as const).map((locale) => ({ key, locale }))))(
  'the clause of $key is part of its text ($locale), which stays as it is',
  ({ key, locale }) => {
    const write: (...details: string[]) => string = consentTexts[key][locale]
    const text = write('VW Golf', 'Autohaus Lindenhof', '8.500 €')
    const parts = splitAtClause(text, locale)
    expect(parts[1]).toBe(consentClauses[key][locale])
    expect(parts.join('')).toBe(text)
  },
)

it('a text without a clause is shown as it is', () => {
  expect(splitAtClause('Einverstanden.', 'de')).toEqual(['', '', 'Einverstanden.'])
})
