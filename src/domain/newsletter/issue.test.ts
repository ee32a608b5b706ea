import { expect, it } from 'vitest'
import { carIdsOf, IssueForm } from './issue.ts'

const ISSUE = { subject: 'Neu', text: 'Neue Autos', locale: 'de', cars: '' }

it('takes a copied address as the search, with what stands behind the question mark', () => {
  const queryOf = (query: string) => IssueForm.parse({ ...ISSUE, query }).query
  expect(queryOf('https://shop.example/auto-kaufen?fuel=DIESEL&page=2#top')).toBe('fuel=DIESEL&page=2')
  expect(queryOf('fuel=DIESEL')).toBe('fuel=DIESEL')
  expect(queryOf('https://shop.example/auto-kaufen')).toBe('')
  expect(IssueForm.safeParse({ ...ISSUE, query: '', text: ' ' }).success).toBe(false)
})

it('reads one car a line, by its number or its address, each once', () => {
  expect(carIdsOf('123\nhttps://shop.example/autos/vw/golf/456?x=1\n\n123\nno car')).toEqual([123, 456])
  expect(carIdsOf(Array.from({ length: 20 }, (_, index) => index + 1).join('\n'))).toHaveLength(12)
})
