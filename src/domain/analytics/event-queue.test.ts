import { expect, it } from 'vitest'
import { createEventQueue } from './event-queue.ts'

function queue() {
  const sent: string[] = []
  return { sent, ...createEventQueue<string>((purpose, event) => sent.push(`${purpose} ${event}`)) }
}

it('sends nothing before a decision, and then what was agreed to, in order', () => {
  const { sent, push, decide } = queue()
  push('STATISTICS', 'a')
  push('MARKETING', 'b')
  push('STATISTICS', 'c')
  expect(sent).toEqual([])
  decide(['STATISTICS'])
  expect(sent).toEqual(['STATISTICS a', 'STATISTICS c'])
  push('MARKETING', 'd')
  push('STATISTICS', 'e')
  expect(sent.slice(2)).toEqual(['STATISTICS e'])
})

it('forgets what was refused, and stops when the consent is withdrawn', () => {
  const { sent, push, decide } = queue()
  push('MARKETING', 'a')
  decide([])
  decide(['MARKETING'])
  expect(sent).toEqual([])
  push('MARKETING', 'b')
  decide([])
  push('MARKETING', 'c')
  expect(sent).toEqual(['MARKETING b'])
})

it('bounds what waits', () => {
  const { sent, push, decide } = queue()
  for (let number = 0; number < 60; number++) push('MARKETING', String(number))
  decide(['MARKETING'])
  expect(sent).toHaveLength(50)
})
