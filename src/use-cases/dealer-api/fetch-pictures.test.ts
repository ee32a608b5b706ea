import sharp from 'sharp'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import type { DealerApiActor } from '#domain/dealer-api/machine-actor.ts'
import { imagePipeline } from '#services/images/pipeline.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import type { FetchProblem } from '#services/picture-source/port.ts'
import { fileReader } from '#services/uploads/file-reader.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { type FetchDeps, fetchPictures } from './fetch-pictures.ts'
import { orderPictures } from './order-pictures.ts'
import { readOrderedPictures } from './ordered-pictures.ts'

const test = useTestDatabase()
const images = imagePipeline(fileSystemStore(mkdtempSync(path.join(tmpdir(), 'fahrwerk-pictures-'))))
const at = (name: string) => `https://pictures.example/${name}.jpg`
/** What each address answers; those not named are away for now. */
const answers = new Map<string, Buffer | FetchProblem>()
let deps: FetchDeps
let machine: DealerApiActor
let vehicleId: number

beforeAll(async () => {
  const { id: merchantId } = await addMerchant(test.database)
  await deliver(test.database, merchantId, [car('P-1', { pictures: ['p/1'] })])
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles')
  vehicleId = rows[0]!.id
  machine = { kind: 'MACHINE', keyId: 1, merchantId, purposes: ['STOCK'] }
  const source = { fetch: async (url: string) => answers.get(url) ?? 'UNREACHABLE' } as const
  deps = { database: test.database, images, files: fileReader(), source }
  for (const [name, color] of Object.entries({ front: '#a00', back: '#00a' })) {
    const create = { width: 640, height: 480, channels: 3, background: color } as const
    answers.set(at(name), await sharp({ create }).jpeg().toBuffer())
  }
})

const order = (...names: string[]) => orderPictures(test.database, machine, { number: 'P-1', urls: names.map(at) })
const fetchNow = () => fetchPictures(deps, { vehicleId })

async function vehicle() {
  const { rows } = await test.database.pool.query<{ pictures: string[]; state: string }>('select * from vehicles')
  return rows[0]!
}
async function outcome() {
  const found = await readOrderedPictures(test.database, machine, 'P-1')
  return found.kind === 'found' ? found.order : undefined
}

it('gives a vehicle what its addresses have in their order, and names those that have no picture', async () => {
  answers.set(at('text'), Buffer.from('no picture'))
  expect(await order('back', 'text', 'front')).toEqual({ kind: 'done' })
  expect(await outcome()).toMatchObject({ fetchedAt: null, problems: [] })
  await fetchNow()
  const { pictures } = await vehicle()
  expect(pictures).toHaveLength(2)
  expect(await outcome()).toMatchObject({ fetchedAt: expect.any(Date) as Date, problems: [{ url: at('text') }] })
  await order('front', 'back')
  await fetchNow()
  // The same bytes have the same key.
  expect((await vehicle()).pictures).toEqual(pictures.toReversed())
})

it('tries again what may pass, twice, and keeps the pictures where none come', async () => {
  const before = await vehicle()
  await order('gone')
  for (const fetchedAt of [null, null, expect.any(Date) as Date]) {
    await fetchNow()
    expect(await outcome()).toMatchObject({ fetchedAt, problems: [{ problem: 'UNREACHABLE' }] })
  }
  expect((await vehicle()).pictures).toEqual(before.pictures)
})

/** All of it is there but one address, which answers nothing. */
async function orderInOutage(...names: string[]) {
  const fetched: string[] = []
  const source: FetchDeps['source'] = {
    async fetch(url) {
      fetched.push(url)
      return answers.get(url) ?? 'UNREACHABLE'
    },
  }
  await order(...names)
  return { fetched, fetchOnce: () => fetchPictures({ ...deps, source }, { vehicleId }) }
}

it('gives a part of them to no car that has pictures, and fetches only those that are missing', async () => {
  const before = await vehicle()
  const { fetched, fetchOnce } = await orderInOutage('back', 'late')
  await fetchOnce()
  expect((await vehicle()).pictures).toEqual(before.pictures)
  answers.set(at('late'), answers.get(at('front'))!)
  await fetchOnce()
  expect(fetched).toEqual([at('back'), at('late'), at('late')])
  expect((await vehicle()).pictures).toEqual(before.pictures.toReversed())
  const again = await orderInOutage('front', 'gone')
  for (let attempt = 0; attempt < 3; attempt++) await again.fetchOnce()
  expect((await vehicle()).pictures).toEqual(before.pictures.toReversed())
  expect(await outcome()).toMatchObject({ fetchedAt: expect.any(Date) as Date, problems: [{ url: at('gone') }] })
})

it('gives a car without pictures what has come, at the end', async () => {
  await test.database.pool.query(`update vehicles set pictures = '{}'`)
  const { fetchOnce } = await orderInOutage('front', 'gone')
  for (const count of [0, 0, 1]) {
    await fetchOnce()
    expect((await vehicle()).pictures).toHaveLength(count)
  }
})

it('leaves to a later attempt what is not there in time', async () => {
  await order('front', 'back')
  await fetchPictures({ ...deps, orderMs: 0, source: { fetch: sleepUntilAborted } }, { vehicleId })
  const problems = ['front', 'back'].map((name) => ({ url: at(name), problem: 'TIMED_OUT' }))
  expect(await outcome()).toMatchObject({ fetchedAt: null, problems })
  await fetchNow()
  expect(await outcome()).toMatchObject({ fetchedAt: expect.any(Date) as Date, problems: [] })
  expect((await vehicle()).pictures).toHaveLength(2)
})

it('has one queue for the orders of all', async () => {
  const { rows } = await test.database.pool.query(
    `select distinct queue_name from graphile_worker.jobs where task_identifier = 'fetch-pictures'`,
  )
  expect(rows).toEqual([{ queue_name: 'pictures' }])
})

async function sleepUntilAborted(_: string, __: number, deadline?: AbortSignal) {
  if (!deadline?.aborted) await once(deadline!, 'abort')
  return 'TIMED_OUT' as const
}

it('leaves a person’s own pictures, and a car that was taken off', async () => {
  await test.database.pool.query(
    `update vehicles set state = 'ARCHIVED', hand_fields = '{pictures}', pictures = '{own}'`,
  )
  await order('front')
  await fetchNow()
  expect(await vehicle()).toMatchObject({ state: 'ARCHIVED', pictures: ['own'] })
  await test.database.pool.query(`update vehicles set hand_fields = '{}'`)
  await order('front')
  await fetchNow()
  const { pictures, state } = await vehicle()
  expect([pictures.length, pictures[0] === 'own', state]).toEqual([1, false, 'ARCHIVED'])
})

it('refuses addresses inside, without TLS, twice the same and too many', async () => {
  const urls = [
    ['http://pictures.example/1'],
    ['https://10.0.0.1/1'],
    [at('1'), at('1')],
    Array.from({ length: 41 }, (_, n) => at(`${n}`)),
  ]
  for (const each of urls)
    expect(await orderPictures(test.database, machine, { number: 'P-1', urls: each })).toMatchObject({
      code: 'INVALID_INPUT',
    })
  expect(await orderPictures(test.database, machine, { number: 'P-2', urls: [] })).toMatchObject({ code: 'NOT_FOUND' })
})
