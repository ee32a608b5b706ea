import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberWords, wordsOf } from './searched-words.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('words belong to the filters of the first list after them, as long as those are set', () => {
  expect(wordsOf('suche=fuel%3DDIESEL')).toBeUndefined()
  rememberWords('audi')
  expect(wordsOf('suche=mm%3Daudi')).toBe('audi')
  expect(wordsOf('suche=fuel%3DDIESEL')).toBeUndefined()
  expect(wordsOf('suche=mm%3Daudi')).toBe('audi')
})

it('a browser that forbids storage remembers none', () => {
  vi.stubGlobal('sessionStorage', undefined)
  rememberWords('audi')
  expect(wordsOf('suche=mm%3Daudi')).toBeUndefined()
})
