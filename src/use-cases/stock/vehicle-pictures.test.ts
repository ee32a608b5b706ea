import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { VEHICLE_PICTURE_LIMIT } from '#domain/upload/upload.ts'
import { imagePipeline } from '#services/images/pipeline.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { readFiles } from '../../../tests/support/read-files.ts'
import { addStaff, staffActor } from '../../../tests/support/staff.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { addVehiclePictures, type PictureDeps } from './add-vehicle-pictures.ts'
import { changeVehicleState, stateFingerprint } from './change-vehicle-state.ts'
import { coverVehiclePicture, readCovered, readVehiclePicture } from './cover-vehicle-picture.ts'
import { createVehicle } from './create-vehicle.ts'
import { editVehicle } from './edit-vehicle.ts'
import { readStockVehicle } from './stock-vehicle.ts'
import { unusedPhotographs } from './unused-photographs.ts'
import { fingerprintOfPictures, orderPictures } from './vehicle-pictures.ts'

const test = useTestDatabase()
let folder: string
let deps: PictureDeps
let merchants = 0
let merchantId: number
let sales: StaffActor

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  deps = { database: test.database, images: imagePipeline(fileSystemStore(folder)), files: readFiles }
})
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(async () => {
  merchants++
  merchantId = (await addMerchant(test.database, { slug: `m${merchants}`, name: `Autohaus ${merchants}` })).id
  const staffId = await addStaff(test.database, `eva${merchants}@example.com`, { merchantId, roles: ['SALES'] })
  sales = staffActor({ merchantId, roles: ['SALES'], staffId })
  await deliver(test.database, merchantId, [car('A-1', { pictures: ['photo/1', 'photo/2'] }), car('A-2')])
})

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

async function fileOf(background: string) {
  return { fileName: `${background}.png`, bytes: await picture(background) }
}

const idOf = async (number: string) =>
  (
    await test.database.pool.query<{ id: number }>(
      'select id from vehicles where internal_number = $1 and merchant_id = $2',
      [number, merchantId],
    )
  ).rows[0]!.id

async function shown(vehicleId: number) {
  const found = await readStockVehicle(test.database.read, sales, vehicleId)
  if (found.kind === 'refused') throw new Error(found.code)
  return { ...found.vehicle, form: found.fingerprint, fingerprint: fingerprintOfPictures(found.vehicle) }
}

it('adds pictures behind the present ones, and names the files it does not take', async () => {
  const vehicleId = await idOf('A-1')
  const { rows: before } = await test.database.pool.query('select from vehicle_changes')
  const large = { fileName: 'large.jpg', bytes: new Uint8Array(VEHICLE_PICTURE_LIMIT.maxBytes + 1) }
  const text = { fileName: 'text.jpg', bytes: Buffer.from('no picture at all') }
  const empty = { fileName: 'empty.jpg', bytes: new Uint8Array() }
  const files = [await fileOf('red'), large, text, empty, await fileOf('blue'), await fileOf('red')]
  expect(await addVehiclePictures(deps, sales, { vehicleId, files })).toMatchObject({
    kind: 'done',
    problems: [
      { fileName: 'large.jpg', problem: 'TOO_LARGE' },
      { fileName: 'text.jpg', problem: 'WRONG_TYPE' },
      { fileName: 'empty.jpg', problem: 'EMPTY_FILE' },
    ],
  })
  const { pictures, handFields } = await shown(vehicleId)
  expect(pictures).toHaveLength(4)
  expect(pictures.slice(0, 2)).toEqual(['photo/1', 'photo/2'])
  expect(handFields).toEqual(['pictures'])
  expect(await deps.images.photograph(pictures[2]!)).toBeDefined()
  const { rows: after } = await test.database.pool.query('select from vehicle_changes')
  expect(after.length).toBe(before.length + 1)
  const { rows } = await test.database.pool.query<{ before: object; after: object }>(
    `select before, after from audit_log where operation = 'change-vehicle-pictures' and subject = 'vehicle ${vehicleId}'`,
  )
  expect(rows).toEqual([{ before: { pictures: ['photo/1', 'photo/2'] }, after: { pictures } }])
})

it('takes no more than the limit, and nothing from somebody else', async () => {
  const many = Array.from({ length: VEHICLE_PICTURE_LIMIT.maxFiles }, (_, index) => `photo/${index}`)
  await deliver(test.database, merchantId, [car('A-1', { pictures: many }), car('A-2')])
  const vehicleId = await idOf('A-1')
  const added = { vehicleId, files: [await fileOf('green')] }
  expect(await addVehiclePictures(deps, sales, added)).toMatchObject({ problems: [{ problem: 'TOO_MANY_FILES' }] })
  expect((await shown(vehicleId)).handFields).toEqual([])
  const other = staffActor({ merchantId: merchantId - 1, roles: ['SALES'], staffId: sales.staffId })
  expect(await addVehiclePictures(deps, other, added)).toMatchObject({ code: 'FORBIDDEN' })
})

it('a delivery leaves the pictures of a person, and giving them back takes the ones it brought last', async () => {
  const vehicleId = await idOf('A-1')
  const { fingerprint } = await shown(vehicleId)
  const order = { vehicleId, fingerprint, pictures: ['photo/2', 'photo/1'] }
  expect(await orderPictures(test.database, sales, order)).toEqual({ kind: 'done' })
  expect(await orderPictures(test.database, sales, order)).toMatchObject({ code: 'CHANGED' })
  const delivered = [car('A-1', { pictures: ['photo/1', 'photo/3'] }), car('A-2')]
  await deliver(test.database, merchantId, delivered)
  expect(await shown(vehicleId)).toMatchObject({
    ...{ pictures: ['photo/2', 'photo/1'], handFields: ['pictures'] },
    feedValues: { pictures: ['photo/1', 'photo/3'] },
  })
  expect(await unusedPhotographs(test.database, ['photo/3', 'photo/99'])).toEqual(['photo/99'])
  expect(await deliver(test.database, merchantId, delivered)).toMatchObject({ updated: 0 })
  // A delivery without pictures leaves those that it brought before.
  await deliver(test.database, merchantId, [car('A-1', { pictures: null }), car('A-2')])
  const { form } = await shown(vehicleId)
  await editVehicle(test.database, sales, { vehicleId, fingerprint: form, entered: {}, givenBack: ['pictures'] })
  expect(await shown(vehicleId)).toMatchObject({ pictures: ['photo/1', 'photo/3'], handFields: [], feedValues: {} })
})

it('an order names each picture of the car once', async () => {
  const vehicleId = await idOf('A-1')
  const { fingerprint } = await shown(vehicleId)
  for (const pictures of [['photo/1', 'photo/1'], ['photo/9']])
    expect(await orderPictures(test.database, sales, { vehicleId, fingerprint, pictures })).toMatchObject({
      code: 'INVALID_INPUT',
    })
  expect(await orderPictures(test.database, sales, { vehicleId, fingerprint, pictures: ['photo/2'] })).toEqual({
    kind: 'done',
  })
  expect((await shown(vehicleId)).pictures).toEqual(['photo/2'])
})

it('covers a number plate for good, until its box is removed', async () => {
  const vehicleId = await idOf('A-2')
  await addVehiclePictures(deps, sales, { vehicleId, files: [await fileOf('white')] })
  const [original] = (await shown(vehicleId)).pictures
  const cover = async (key: string, boxes: { left: number; top: number; width: number; height: number }[]) =>
    coverVehiclePicture(deps, sales, {
      ...{ vehicleId, picture: key, boxes, fingerprint: (await shown(vehicleId)).fingerprint },
    })
  expect(await cover(original!, [{ left: 0.2, top: 0.2, width: 0, height: 0.1 }])).toMatchObject({
    code: 'INVALID_INPUT',
  })
  expect(await cover(original!, [{ left: 0, top: 0, width: 0.5, height: 1 }])).toMatchObject({ kind: 'done' })
  const [covered] = (await shown(vehicleId)).pictures
  expect(covered).not.toBe(original)
  const file = await readVehiclePicture(deps, sales, { vehicleId, picture: covered! })
  if (file.kind === 'refused') throw new Error(file.code)
  const { data, info } = await sharp(file.file.bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number) => data[20 * info.width + x]!
  expect(at(5)).toBeLessThan(60)
  expect(at(55)).toBeGreaterThan(200)
  expect(await readCovered(test.database.read, [covered!])).toMatchObject([{ uncoveredKey: original }])
  // What lies below is needed to change the box.
  expect(await unusedPhotographs(test.database, [original!])).toEqual([])
  expect(await cover(covered!, [])).toEqual({ kind: 'done', picture: original })
  expect((await shown(vehicleId)).pictures).toEqual([original])
  expect(await deps.images.photograph(covered!)).toBeUndefined()
  expect(await cover('photo/2', [])).toMatchObject({ code: 'NOT_FOUND' })
})

it('a car that was added by hand gets pictures and is published with them', async () => {
  const created = await createVehicle(test.database, sales, {
    ...{ merchantId, number: 'H-1' },
    entered: { make: 'VW', model: 'Golf', price: '9.990', condition: 'USED' },
  })
  if (created.kind === 'refused') throw new Error(created.code)
  await addVehiclePictures(deps, sales, { vehicleId: created.id, files: [await fileOf('black')] })
  const publish = { vehicleId: created.id, to: 'PUBLISHED', fingerprint: stateFingerprint({ state: 'DRAFT' }) } as const
  expect(await changeVehicleState(test.database, sales, publish)).toEqual({ kind: 'done' })
  const vehicle = await shown(created.id)
  expect([vehicle.state, vehicle.pictures.length, vehicle.feedValues]).toEqual(['PUBLISHED', 1, null])
})
