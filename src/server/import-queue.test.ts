import { expect, it } from 'vitest'
import { importQueue } from './import-queue.ts'

it('imports of one merchant follow each other, and another merchant’s does not wait for them', async () => {
  const { inTurn } = importQueue()
  const begun: string[] = []
  const doors = new Map<string, PromiseWithResolvers<void>>()
  const start = (merchant: string, name: string) => {
    const door = Promise.withResolvers<void>()
    doors.set(name, door)
    return inTurn(merchant, () => {
      begun.push(name)
      return door.promise
    })
  }
  const first = start('a', 'a1')
  const second = start('a', 'a2')
  const other = start('b', 'b1')
  await expect.poll(() => begun).toEqual(['a1', 'b1'])
  doors.get('a1')!.reject(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2'])
  doors.get('a2')!.resolve()
  doors.get('b1')!.resolve()
  await Promise.all([second, other])
})

it('four merchants are served at once, a fifth when one of them is done', async () => {
  const { inTurn } = importQueue()
  const begun: string[] = []
  const door = Promise.withResolvers<void>()
  const all = ['a', 'b', 'c', 'd', 'e'].map((merchant) =>
    inTurn(merchant, () => {
      begun.push(merchant)
      return merchant === 'e' ? Promise.resolve() : door.promise
    }),
  )
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd'])
  door.resolve()
  await Promise.all(all)
  expect(begun).toContain('e')
})
