import { expect, it } from 'vitest'
import { carIdsOf, IssueForm } from './issue.ts'

const ISSUE = { subject: 'Neu', text: 'Neue Autos', locale: 'de', cars: '' }

it('needs a text', () => {
  expect(IssueForm.safeParse({ ...ISSUE, query: '' }).success).toBe(true)
  expect(IssueForm.safeParse({ ...ISSUE, query: '', text: ' ' }).success).toBe(false)
})

it('reads one car a line, by its number or its address, each once', () => {
  expect(carIdsOf('123\nhttps://shop.example/autos/vw/golf/456?x=1\n\n123\nno car')).toEqual([123, 456])
  expect(carIdsOf(Array.from({ length: 20 }, (_, index) => index + 1).join('\n'))).toHaveLength(12)
})
