import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { adoptDrafts, type DraftOwner } from '#database/drafts.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { GARAGE_GOLF, useTradeInDrafts, visitor } from '../../../tests/support/trade-in-drafts.ts'
import { insertUpload } from '../upload/store-upload.ts'
import { uploadsOf } from '../upload/uploads.ts'
import { resetTradeIn } from './change-trade-in.ts'
import { continueWidgetDraft, newWidgetDraft, widgetVisitorOf } from './widget-draft.ts'

const test = useTestDatabase()
const { answer, ask, choose, deps, identify, progressOf, seller } = useTradeInDrafts(test)
const PLACE = 'draft:trade-in'
const GOLF = { kind: 'VIN', vin: 'WVWZZZ1KZ6W000001' } as const
const POLO = { kind: 'VIN', vin: 'WVWZZZ6RZ6W000002' } as const

async function photograph(owner: DraftOwner, fileName: string): Promise<void> {
  const upload = {
    owner,
    kind: 'PICTURE',
    attachTo: PLACE,
    field: 'pictures',
    fileName,
    bytes: Buffer.from('x'),
  } as const
  const file = { bytes: upload.bytes, width: 4, height: 3, hash: 'f0f0f0f0f0f0f0f0' }
  const stored = { key: randomUUID(), objectKey: `uploads/${randomUUID()}`, file }
  expect(await test.database.transaction((handle) => insertUpload(handle, upload, stored))).toBe(true)
}

const picturesOf = async (owner: DraftOwner, attachedTo: `request:${number}` | typeof PLACE = PLACE) =>
  (await uploadsOf(test.database.read, { attachedTo, owner })).map(({ fileName }) => fileName)

async function customer() {
  const { actor } = await addCustomer(test.database, `${randomUUID()}@example.com`)
  return { kind: 'CUSTOMER', customerId: actor.customerId } as const
}

it('pictures of a car that was discarded are not sent with the next one, and expire', async () => {
  const { owner, change } = await seller()
  await photograph(owner, 'golf.jpg')
  await resetTradeIn(deps(), change)
  await choose(owner, ['make', 'volkswagen'], ['model', 'golf'])
  await answer(owner)
  await photograph(owner, 'other.jpg')
  const sent = await ask({ owner })
  if (sent.kind !== 'done') throw new Error(sent.code)
  expect(await picturesOf(owner, `request:${sent.requestId}`)).toEqual(['other.jpg'])
  const { rows } = await test.database.pool.query(
    "select expires_at <= now() as expired from uploads where customer_id = $1 and file_name = 'golf.jpg'",
    [owner.customerId],
  )
  expect(rows).toEqual([{ expired: true }])
})

it('pictures of a car do not become those of another one that is named in the same draft', async () => {
  const { owner } = await seller()
  const inGarage = { kind: 'GARAGE', car: { ...GARAGE_GOLF, id: 7 } } as const
  for (const said of [GOLF, POLO, inGarage]) {
    await identify(owner, said)
    expect(await picturesOf(owner)).toEqual([])
    await photograph(owner, 'car.jpg')
  }
  expect((await progressOf(owner)).draft).toMatchObject({ condition: {}, equipment: [] })
})

it('the same car that is named once more keeps its answers and pictures', async () => {
  const owner = visitor()
  await identify(owner, GOLF)
  await choose(owner, ['model', 'golf'])
  await photograph(owner, 'car.jpg')
  await identify(owner, GOLF)
  expect(await picturesOf(owner)).toEqual(['car.jpg'])
  expect((await progressOf(owner)).draft.answers).toMatchObject({ model: 'golf' })
})

it('a draft that is continued outside of its frame keeps its pictures, and those of the earlier draft go', async () => {
  const owner = visitor()
  await identify(owner, GOLF)
  await photograph(owner, 'earlier.jpg')
  const capability = newWidgetDraft(new Date(), undefined)
  const framed = { kind: 'VISITOR', anonymousId: widgetVisitorOf(capability, new Date())! } as const
  await identify(framed, POLO)
  await photograph(framed, 'framed.jpg')
  expect(await continueWidgetDraft(test.database, owner, capability, new Date())).toEqual({ kind: 'done' })
  expect(await picturesOf(owner)).toEqual(['framed.jpg'])
  expect(await picturesOf(framed)).toEqual([])
})

it('a draft that takes the place of the account’s at login does not take its pictures', async () => {
  const [owner, anonymous] = [await customer(), { kind: 'VISITOR', anonymousId: randomUUID() } as const]
  await identify(owner, GOLF)
  await photograph(owner, 'earlier.jpg')
  await identify(anonymous, POLO)
  await test.database.transaction((handle) => adoptDrafts(handle, anonymous.anonymousId, owner.customerId))
  expect((await progressOf(owner)).draft.vin).toBe(POLO.vin)
  expect(await picturesOf(owner)).toEqual([])
})
