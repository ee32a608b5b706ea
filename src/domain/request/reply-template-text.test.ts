import { expect, it } from 'vitest'
import { filledTemplate } from './reply-template-text.ts'

it('names customer, car and whoever answers, and nothing else', () => {
  const text = 'Guten Tag {name}, der {vehicle} steht bereit. {price} {me} {name}'
  const values = { name: 'Eva Kern', vehicle: 'Golf {me}', me: 'Jan Voss' }
  expect(filledTemplate(text, values)).toBe('Guten Tag Eva Kern, der Golf {me} steht bereit. {price} Jan Voss Eva Kern')
})
