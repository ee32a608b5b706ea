import { expect, it } from 'vitest'
import { fieldOf, sentenceOf } from './trade-in.server.ts'

it.each([
  ['market', 'zu wenige Angebote'],
  ['mileage', 'Kilometerstand'],
  ['price', 'kein Preis über 0'],
  ['validUntil', 'in den nächsten 90 Tagen'],
])('a wrong %s says what is expected', (field, words) => expect(sentenceOf(field, 'de')).toContain(words))

it.each([
  ['paint', 'q.paint'],
  ['paint.MANY', 'a.paint'],
  ['a.paint', 'a.paint'],
  ['q.paint', 'q.paint'],
  ['mileage', 'mileage'],
])('what is wrong with %s stands at the field %s', (refused, field) =>
  expect(fieldOf(refused, { hasValuation: true, rows: [] })).toBe(field),
)

it('a price that cannot be offered is mended at the market value, else at the line that takes most away', () => {
  expect(fieldOf('price', { hasValuation: false, rows: [] })).toBe('market')
  const option = (answer: string, amount: number) => ({ answer, amount, isOpenEnded: false })
  const facts = { isFact: false, stated: null, statedLow: 0, statedHigh: 0, difference: null, ownAmount: null }
  const row = (line: string, amount: number) => ({
    ...{ ...facts, line, isExtra: false, found: 'BAD', options: [option('GOOD', 0), option('BAD', amount)] },
  })
  const rows = [row('paint', -400), row('engine', -9000), { ...row('equipment.hook', -20_000), isExtra: true }]
  expect(fieldOf('price', { hasValuation: true, rows })).toBe('q.engine')
  expect(fieldOf('price', { hasValuation: true, rows: [...rows, { ...row('tyres', 0), ownAmount: -9500 }] })).toBe(
    'q.tyres',
  )
})

it('an amount of a line is called wrong as an amount, an answer as an answer', () => {
  expect(sentenceOf('a.paint', 'de')).toBe(sentenceOf('paint.MANY', 'de'))
  expect(sentenceOf('paint', 'de')).not.toBe(sentenceOf('a.paint', 'de'))
})
