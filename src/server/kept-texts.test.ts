import { expect, it, vi } from 'vitest'
import { keptTexts } from './kept-texts.ts'

it('makes a text once for each site', async () => {
  const keptFor = keptTexts(() => 1)
  const make = vi.fn(async () => 'list')
  for (const site of ['a', 'b', 'a']) expect(await keptFor(site)('list', make)).toBe('list')
  expect(make).toHaveBeenCalledTimes(2)
})

it('makes it anew at once when the stock has changed: the page it goes into is kept for the new stock', async () => {
  let generation = 1
  const keep = keptTexts(() => generation)('site')
  await keep('list', async () => 'before')
  generation = 2
  expect(await keep('list', async () => 'after')).toBe('after')
})

it('keeps nothing of what failed', async () => {
  const keep = keptTexts(() => 1)('site')
  await expect(keep('list', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await keep('list', async () => 'made')).toBe('made')
})
