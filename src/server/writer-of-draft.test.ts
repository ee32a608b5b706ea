import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ownerName } from '#database/carts.ts'
import { deleteDraft, putDraft, readDraft, readOpenedDraft } from '#database/drafts.ts'
import { lockDraft } from '#use-cases/appointment/reserve-slot.ts'
import { changeTradeInDraft } from '#use-cases/trade-in/change-trade-in-draft.ts'
import { somebodyWaits } from '../../tests/support/somebody-waits.ts'
import { useTestDatabase } from '../../tests/support/test-database.ts'
import { writerOfDraft } from './writer-of-draft.ts'

const test = useTestDatabase()
const visitor = () => ({ kind: 'VISITOR', anonymousId: randomUUID() }) as const
type Visitor = ReturnType<typeof visitor>

async function begin(owner: Visitor, answers: object): Promise<string> {
  await test.database.transaction((handle) => putDraft(handle, owner, 'workshop', answers))
  return (await readOpenedDraft(test.database.read, owner, 'workshop', 'service-vehicle'))!.id
}
const save = (owner: Visitor | null, id: string, answers: object) =>
  writerOfDraft(test.database, owner, id).transaction(async (handle) => {
    if (owner) await putDraft(handle, owner, 'workshop', answers)
  })
const end = (owner: Visitor) => test.database.transaction((handle) => deleteDraft(handle, owner, 'workshop'))
const stored = (owner: Visitor) => readDraft(test.database.read, owner, 'workshop')
const ENDED = { extensions: { code: 'DRAFT_ENDED' } }

it('changes the draft that the form was opened with, however often, and neither an ended one nor the next', async () => {
  const owner = visitor()
  const id = await begin(owner, { skus: ['a'] })
  await save(owner, id, { skus: ['a', 'b'] })
  await save(owner, id, { skus: ['c'] })
  expect(await stored(owner)).toEqual({ skus: ['c'] })
  await end(owner)
  await expect(save(owner, id, { skus: ['d'] })).rejects.toMatchObject(ENDED)
  expect(await stored(owner)).toBeUndefined()
  expect(await begin(owner, { skus: ['next'] })).not.toBe(id)
  await expect(save(owner, id, { skus: ['d'] })).rejects.toMatchObject(ENDED)
  expect(await stored(owner)).toEqual({ skus: ['next'] })
})

it('changes nothing for anybody else', async () => {
  const id = await begin(visitor(), {})
  await expect(save(visitor(), id, {})).rejects.toMatchObject(ENDED)
  await expect(save(null, id, {})).rejects.toMatchObject(ENDED)
})

it('saves a step while its draft is ended: either before, or not at all', async () => {
  const owner = visitor()
  const id = await begin(owner, {})
  let ended: Promise<void> | undefined
  await writerOfDraft(test.database, owner, id).transaction(async (handle) => {
    ended = end(owner)
    await expect.poll(() => somebodyWaits(test.database)).toBe(true)
    await putDraft(handle, owner, 'workshop', { skus: ['a'] })
  })
  await ended
  expect(await stored(owner)).toBeUndefined()
})

it('goes on while a step that names no draft waits for the same one', async () => {
  const owner = visitor()
  const change = () => changeTradeInDraft(test.database, owner, randomUUID(), async (draft) => draft)
  await change()
  const { id } = (await readOpenedDraft(test.database.read, owner, 'trade-in', 'tradein-vehicle'))!
  let other: ReturnType<typeof change> | undefined
  await writerOfDraft(test.database, owner, id).transaction(async (handle) => {
    other = change()
    await expect.poll(() => somebodyWaits(test.database)).toBe(true)
    await sql`set local lock_timeout = '300ms'`.execute(handle)
    await lockDraft(handle, ownerName(owner))
  })
  expect(await other).toEqual({ kind: 'done' })
})
