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

it('keeps as many lines as two texts share in the same order', () => {
  const stored = (before: string, after: string) =>
    lineDiff(before.split('').join('\n'), after.split('').join('\n'))
      .filter(({ change }) => change === 'SAME')
      .map(({ text }) => text)
      .join('')
  expect(stored('abcbdab', 'bdcaba')).toHaveLength(4)
  expect(stored('xaxbxc', 'abc')).toBe('abc')
  expect(stored('abc', 'yaybyc')).toBe('abc')
  expect(stored('abcdef', 'defabc')).toHaveLength(3)
  expect(stored('aab', 'ab')).toBe('ab')
  expect(stored('abc', 'xyz')).toBe('')
})

it('gives both texts back', () => {
  const texts = ['a\nb\nc\nd', 'd\nc\nb\na', 'b\n\nb', 'a\nx\nb\ny\nd\nz', '']
  for (const before of texts)
    for (const after of texts) {
      const without = (change: string) =>
        lineDiff(before, after)
          .filter((line) => line.change !== change)
          .map(({ text }) => text)
          .join('\n')
      expect(without('ADDED'), `${before} → ${after}`).toBe(before)
      expect(without('REMOVED'), `${before} → ${after}`).toBe(after)
    }
})
