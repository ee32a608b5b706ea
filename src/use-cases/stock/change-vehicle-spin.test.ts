import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { MIN_SPIN_FRAMES, SPIN_LIMIT } from '#domain/vehicle/spin.ts'
import { imagePipeline } from '#services/images/pipeline.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { readFiles } from '../../../tests/support/read-files.ts'
import { addStaff, staffActor } from '../../../tests/support/staff.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { PictureDeps } from './add-vehicle-pictures.ts'
import { readStockVehicle } from './stock-vehicle.ts'
import { unusedPhotographs } from './unused-photographs.ts'
import { fingerprintOfSpin, removeVehicleSpin, replaceVehicleSpin } from './change-vehicle-spin.ts'

const test = useTestDatabase()
let deps: PictureDeps
let merchants = 0
let merchantId: number
let vehicleId: number
let sales: StaffActor

beforeAll(() => {
  const store = fileSystemStore(mkdtempSync(path.join(tmpdir(), 'fahrwerk-spin-')))
  deps = { database: test.database, images: imagePipeline(store), files: readFiles }
})

beforeEach(async () => {
  merchants++
  merchantId = (await addMerchant(test.database, { slug: `m${merchants}`, name: `Autohaus ${merchants}` })).id
  const staffId = await addStaff(test.database, `eva${merchants}@example.com`, { merchantId, roles: ['SALES'] })
  sales = staffActor({ merchantId, roles: ['SALES'], staffId })
  await deliver(test.database, merchantId, [car('A-1', { pictures: ['photo/1'] })])
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles where merchant_id = $1', [
    merchantId,
  ])
  vehicleId = rows[0]!.id
})

/** Frame `n` is the brighter the later it comes; `hue` tells turns apart. */
async function turn(hue: number, count = MIN_SPIN_FRAMES) {
  const files = Array.from({ length: count }, async (_, index) => {
    const create = { width: 12, height: 9, channels: 3, background: { r: hue, g: 10 * index, b: 20 } } as const
    return { fileName: `frame_${index + 1}.png`, bytes: await sharp({ create }).png().toBuffer() }
  })
  return Promise.all(files)
}

async function shown() {
  const found = await readStockVehicle(test.database.read, sales, vehicleId)
  if (found.kind === 'refused') throw new Error(found.code)
  return { ...found.vehicle, fingerprint: fingerprintOfSpin(found.vehicle) }
}

const replace = async (files: Awaited<ReturnType<typeof turn>>, fingerprint?: string) =>
  replaceVehicleSpin(deps, sales, { vehicleId, files, fingerprint: fingerprint ?? (await shown()).fingerprint })

const greenOf = async (key: string) => {
  const { data } = await sharp(await deps.images.photograph(key))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data[1]!
}

it('gives a car a turn in the order of the names, and another in its place', async () => {
  const files = await turn(40)
  expect(await replace(files.toReversed())).toEqual({ kind: 'done' })
  const first = await shown()
  expect(first.spinFrames).toHaveLength(MIN_SPIN_FRAMES)
  const greens = await Promise.all(first.spinFrames.map(greenOf))
  expect(greens).toEqual(greens.toSorted((a, b) => a - b))
  expect(greens.at(-1)).toBeGreaterThan(greens[0]! + 80)
  expect(await replace(await turn(200, 13))).toEqual({ kind: 'done' })
  const second = await shown()
  expect(second.spinFrames).toHaveLength(13)
  expect(second.pictures).toEqual(['photo/1'])
  const { rows } = await test.database.pool.query<{ before: object; after: object }>(
    `select before, after from audit_log where operation = 'change-vehicle-spin' and subject = 'vehicle ${vehicleId}' order by id`,
  )
  expect(rows).toEqual([
    { before: { spinFrames: [] }, after: { spinFrames: first.spinFrames } },
    { before: { spinFrames: first.spinFrames }, after: { spinFrames: second.spinFrames } },
  ])
})

it('keeps its photographs as long as the car shows them, whatever is delivered, and removes them all', async () => {
  await replace(await turn(60))
  const { spinFrames, fingerprint } = await shown()
  await deliver(test.database, merchantId, [car('A-1', { pictures: ['photo/2'], attributes: { mileage: 70_000 } })])
  expect(await shown()).toMatchObject({ spinFrames, pictures: ['photo/2'], handFields: [] })
  expect(await unusedPhotographs(test.database, spinFrames)).toEqual([])
  const { rows: before } = await test.database.pool.query('select from vehicle_changes')
  expect(await removeVehicleSpin(test.database, sales, { vehicleId, fingerprint })).toEqual({ kind: 'done' })
  const { rows: after } = await test.database.pool.query('select from vehicle_changes')
  expect(after.length, 'search and pages follow').toBe(before.length + 1)
  expect((await shown()).spinFrames).toEqual([])
  expect((await unusedPhotographs(test.database, spinFrames)).toSorted()).toEqual(spinFrames.toSorted())
})

it('changes nothing where a picture is none, and deletes what it has stored', async () => {
  const files = await turn(80)
  const text = { fileName: 'frame_7.png', bytes: Buffer.from('no picture') }
  expect(await replace(files.with(6, text))).toEqual({
    kind: 'problems',
    problems: [{ fileName: 'frame_7.png', problem: 'WRONG_TYPE' }],
  })
  expect((await shown()).spinFrames).toEqual([])
  // Stored again, so nothing was left of the first try.
  const added = await deps.images.add(((await deps.files.readPicture(files[0]!.bytes)) as { bytes: Buffer }).bytes)
  expect(added?.isNew).toBe(true)
})

it('refuses too few and too many, a turn that somebody has changed, and other dealers', async () => {
  const files = await turn(100)
  expect(await replace(files.slice(1))).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await replace(Array.from({ length: SPIN_LIMIT.maxFiles + 1 }, () => files[0]!))).toMatchObject({
    code: 'INVALID_INPUT',
  })
  const { fingerprint } = await shown()
  expect(await replace(files)).toEqual({ kind: 'done' })
  const { spinFrames } = await shown()
  expect(await replace(await turn(120), fingerprint)).toMatchObject({ code: 'CHANGED' })
  expect(await removeVehicleSpin(test.database, sales, { vehicleId, fingerprint })).toMatchObject({ code: 'CHANGED' })
  const other = staffActor({ merchantId: merchantId + 1, roles: ['SALES'], staffId: sales.staffId })
  const service = staffActor({ merchantId, roles: ['SERVICE'], staffId: sales.staffId })
  const present = { vehicleId, fingerprint: (await shown()).fingerprint }
  for (const actor of [other, service]) {
    expect(await replaceVehicleSpin(deps, actor, { ...present, files })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await removeVehicleSpin(test.database, actor, present)).toMatchObject({ code: 'FORBIDDEN' })
  }
  expect((await shown()).spinFrames).toEqual(spinFrames)
})
