import { expect, it } from 'vitest'
import { KeptStore } from './kept-store.ts'

const page = (bytes: number) => ({ bytes })
const bytesOf = ({ bytes }: { bytes: number }) => bytes

it('keeps a page while the stock is the same, a moment longer, and never for more than a minute', () => {
  const store = new KeptStore(bytesOf)
  const home = page(10)
  const found = (generation: number, now: number) => {
    store.put('/', home, 1, 0)
    return store.find('/', generation, now)
  }
  expect(found(1, 59_999)).toBe(home)
  expect(found(1, 60_000)).toBeUndefined()
  expect(found(2, 499)).toBe(home)
  expect(found(2, 500)).toBeUndefined()
})

it('drops what was asked for least recently when it is full', () => {
  const store = new KeptStore(bytesOf, 35)
  for (const key of ['a', 'b', 'c']) store.put(key, page(10), 1, 0)
  store.find('a', 1, 1)
  store.put('d', page(10), 1, 0)
  const held = ['a', 'b', 'c', 'd'].filter((key) => store.find(key, 1, 1))
  expect(held).toEqual(['a', 'c', 'd'])
  expect(store.bytes).toBe(33)
  store.put('a', page(20), 1, 0)
  expect(store.bytes).toBe(32)
})
