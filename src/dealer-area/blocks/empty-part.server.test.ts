import { expect, it } from 'vitest'
import { emptyPartTexts } from '#messages/dealer-empty.ts'
import { emptyPart } from './empty-part.server.ts'

it('a part without anything has words of its own, a page after the last one has not', () => {
  const of = (part: 'TO_DO' | 'WAITING' | 'ENDED', waiting: number) =>
    emptyPart(emptyPartTexts.orders, { part, counts: { TO_DO: 0, WAITING: waiting, ENDED: 0 } }, 'de')
  expect(of('WAITING', 0)?.title).toBe('Kein Auftrag wartet')
  expect(of('WAITING', 3)).toBeNull()
  expect(of('TO_DO', 0), 'the words of the list').toBeNull()
})

it('the first part never says that there is nothing at all while another part has something', () => {
  for (const texts of Object.values(emptyPartTexts)) {
    const [first = ''] = Object.keys(texts)
    const counts = { [first]: 0, OTHER: 1 }
    expect(emptyPart(texts, { part: first, counts }, 'de')?.title, first).toBeTruthy()
  }
  const counts = { TO_DO: 0, WAITING: 1, ENDED: 0 }
  expect(emptyPart(emptyPartTexts.orders, { part: 'TO_DO', counts }, 'de')).toEqual({
    title: 'Kein Auftrag ist zu bearbeiten',
    text: expect.stringContaining('„Wartet“'),
  })
})
