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

it.each([
  ['subject', 'x'.repeat(121), 'TOO_LONG'],
  ['text', '', 'REQUIRED'],
  ['text', 'x'.repeat(2_001), 'TOO_LONG'],
  ['locale', 'fr', 'INVALID'],
  ['query', 'x'.repeat(2_001), 'TOO_LONG'],
  ['cars', 'x'.repeat(4_001), 'TOO_LONG'],
])('names what is wrong with %s', (field, value, problem) => {
  const { error } = IssueForm.safeParse({ ...ISSUE, query: '', [field]: value })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, problem]])
})

it('takes texts as long as their limits, without blanks around the address', () => {
  const longest = {
    ...{ subject: 'x'.repeat(120), text: 'x'.repeat(2_000), locale: 'en', cars: 'x'.repeat(4_000) },
    query: ` ${'x'.repeat(2_000)} `,
  }
  expect(IssueForm.parse(longest)).toEqual({ ...longest, query: 'x'.repeat(2_000) })
})

it('reads an address with blanks around it, and only a number at its end', () => {
  expect(carIdsOf('  /autos/vw/golf/7/  \n/autos/bmw/320/9#bilder')).toEqual([7, 9])
  expect(carIdsOf('/autos/bmw/320')).toEqual([320])
  expect(carIdsOf('12 Autos')).toEqual([])
})
