import { expect, it } from 'vitest'
import { exampleIn, lineTexts } from './line-texts.ts'
import type { OrderFinance } from './order.ts'

const finance = { example: 'Representative example', lender: 'Bank' } as OrderFinance
const german = {
  title: 'Pollenfilter',
  facts: [{ label: 'Marke', value: 'Mann' }],
  example: 'Repräsentatives Beispiel',
}
const line = { title: 'Pollen filter', facts: [{ label: 'Make', value: 'Mann' }], finance, german }
const both = { ...finance, examples: { de: 'Beispiel heute', en: 'Example today' } }

it('a line is in the language of its reader where it is stored in it, otherwise it says in which it is', () => {
  expect(lineTexts(line, 'en', 'de')).toEqual({ title: 'Pollenfilter', facts: german.facts, language: 'de' })
  expect(lineTexts(line, 'en', 'en')).toEqual({ title: 'Pollen filter', facts: line.facts, language: 'en' })
  expect(lineTexts({ ...line, german: null }, 'en', 'de')).toMatchObject({ title: 'Pollen filter', language: 'en' })
  expect(lineTexts({ ...line, german: null }, 'de', 'en')).toMatchObject({ title: 'Pollen filter', language: 'de' })
})

it('so is its representative example, which is stored in both languages', () => {
  expect(exampleIn({ finance: both, german: null }, 'de', 'en')).toEqual({ example: 'Example today', language: 'en' })
  expect(exampleIn({ finance: both, german: null }, 'de', 'de')).toEqual({ example: 'Beispiel heute', language: 'de' })
  expect(exampleIn({ finance, german: null }, 'de', 'en')).toEqual({ example: finance.example, language: 'de' })
  expect(exampleIn({ finance, german }, 'en', 'de')).toEqual({ example: german.example, language: 'de' })
  expect(exampleIn({ finance: null, german: null }, 'de', 'de')).toBeNull()
})
