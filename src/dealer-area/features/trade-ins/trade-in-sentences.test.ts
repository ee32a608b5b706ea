import { expect, it } from 'vitest'
import { fieldOf, sentenceOf } from './trade-in.server.ts'

it.each([
  ['market', 'zu wenige Angebote'],
  ['mileage', 'Kilometerstand'],
  ['validUntil', 'in den nächsten 90 Tagen'],
])('a wrong %s says what is expected', (field, words) => expect(sentenceOf(field, 'de')).toContain(words))

it.each([
  ['paint', 'q.paint'],
  ['paint.MANY', 'a.paint'],
  ['a.paint', 'a.paint'],
  ['q.paint', 'q.paint'],
  ['mileage', 'mileage'],
])('what is wrong with %s stands at the field %s', (refused, field) => expect(fieldOf(refused)).toBe(field))

it('an amount of a line is called wrong as an amount, an answer as an answer', () => {
  expect(sentenceOf('a.paint', 'de')).toBe(sentenceOf('paint.MANY', 'de'))
  expect(sentenceOf('paint', 'de')).not.toBe(sentenceOf('a.paint', 'de'))
})
