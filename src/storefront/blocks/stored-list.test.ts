import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storedList } from './stored-list.ts'

/** What a browser offers, as far as the list uses it. */
function useFakeBrowser() {
  const storage = new Map<string, string>()
  const target = new EventTarget()
  vi.stubGlobal('window', target)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  })
  return { storage, target }
}

let browser: ReturnType<typeof useFakeBrowser>
beforeEach(() => {
  browser = useFakeBrowser()
})

function listOf(whenFull: 'refuse' | 'forget', limit = 3) {
  return storedList({ key: 'cars', limit, whenFull, read: ({ id }) => (typeof id === 'string' ? { id } : undefined) })
}

describe('storedList', () => {
  it('keeps entries across pages, each once, the newest last', () => {
    const list = listOf('refuse')
    for (const id of ['1', '2', '1']) list.put({ id })
    expect(listOf('refuse').entries()).toEqual([{ id: '2' }, { id: '1' }])
    list.remove('2')
    expect(list.has('2')).toBe(false)
    expect(list.has('1')).toBe(true)
  })

  it('gives the same array until something changes', () => {
    const list = listOf('refuse')
    list.put({ id: '1' })
    expect(list.entries()).toBe(list.entries())
  })

  it('refuses when it is full, and says so, but accepts an entry it has', () => {
    const list = listOf('refuse', 2)
    const heard: string[] = []
    list.subscribe((event) => heard.push(event))
    for (const id of ['1', '2', '3', '1']) list.put({ id })
    expect(heard).toEqual(['changed', 'changed', 'full', 'changed'])
    expect(list.entries().map(({ id }) => id)).toEqual(['2', '1'])
  })

  it('drops the oldest, if configured so', () => {
    const list = listOf('forget', 2)
    for (const id of ['1', '2', '3']) list.put({ id })
    expect(list.entries().map(({ id }) => id)).toEqual(['2', '3'])
  })

  it('is updated by another tab, until nobody listens', () => {
    const list = listOf('refuse')
    const listener = vi.fn()
    const stop = list.subscribe(listener)
    const change = () => browser.target.dispatchEvent(Object.assign(new Event('storage'), { key: 'cars' }))
    browser.storage.set('cars', '[{"id":"7"}]')
    change()
    expect(listener).toHaveBeenCalledExactlyOnceWith('changed elsewhere')
    expect(list.has('7')).toBe(true)
    stop()
    change()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it.each(['nonsense', '{}', '[1, null, {"id": 5}, {"other": true}]'])('reads %s as an empty list', (text) => {
    browser.storage.set('cars', text)
    expect(listOf('refuse').entries()).toEqual([])
  })

  it('stores nothing where the browser forbids it', () => {
    vi.stubGlobal('localStorage', undefined)
    const list = listOf('refuse')
    list.put({ id: '1' })
    expect(list.entries()).toEqual([])
  })
})
