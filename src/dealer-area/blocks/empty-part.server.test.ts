import { expect, it } from 'vitest'
import { emptyPartTexts } from '#messages/dealer-empty.ts'
import { emptyPart } from './empty-part.server.ts'

it('a part without anything has words of its own, a page after the last one has not', () => {
  const of = (part: string, count: number) => emptyPart(emptyPartTexts.orders, { part, count }, 'de')
  expect(of('WAITING', 0)?.title).toBe('Kein Auftrag wartet')
  expect(of('WAITING', 3)).toBeNull()
  expect(of('TO_DO', 0), 'the words of the list').toBeNull()
})
