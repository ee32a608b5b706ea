import { expect, it } from 'vitest'
import { forEachSafely, pagedById } from './for-each-safely.ts'

it('reads every row once, whatever the size of a page', async () => {
  const ids = [3, 5, 8, 13, 21]
  for (const size of [1, 2, 4, 5, 6]) {
    const readPage = async (after: number, limit: number) =>
      ids
        .filter((id) => id > after)
        .slice(0, limit)
        .map((id) => ({ id }))
    expect((await Array.fromAsync(pagedById(readPage, size))).map(({ id }) => id)).toEqual(ids)
  }
})

it('reports the rows that fail and processes all others', async () => {
  const worked: number[] = []
  const failed: unknown[] = []
  const work = async ({ id }: { id: number }) => {
    if (id === 2) throw new Error('poisoned')
    worked.push(id)
  }
  const succeeded = await forEachSafely([{ id: 1 }, { id: 2 }, { id: 3 }], work, (id, error) =>
    failed.push([id, String(error)]),
  )
  expect({ worked, failed, succeeded }).toEqual({ worked: [1, 3], failed: [[2, 'Error: poisoned']], succeeded: 2 })
})
