import { expect, it } from 'vitest'
import { lineDiff } from './line-diff.ts'

it('shows what was removed before what was added, and what is the same between', () => {
  const marks = { SAME: ' ', ADDED: '+', REMOVED: '-' }
  const shown = (before: string, after: string) =>
    lineDiff(before, after).map(({ change, text }) => marks[change] + text)
  expect(shown('a\nb\nc', 'a\nx\nc\nd')).toEqual([' a', '-b', '+x', ' c', '+d'])
  expect(shown('a', 'a')).toEqual([' a'])
  expect(shown('', 'a')).toEqual(['-', '+a'])
})
