import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DERIVED_FIELDS, EDITABLE_FIELDS } from '#catalogue/editable-fields.ts'
import type { Field } from '#catalogue/field.ts'
import type { FieldKey } from '#catalogue/fields.ts'
import type { MachineActor } from '#domain/dealer-api/machine-actor.ts'
import { imagePipeline } from '#services/images/pipeline.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { exportStock } from '#use-cases/dealer-api/export-stock.ts'
import type { StockVehicle } from '#use-cases/stock/locked-stock.ts'
import { addLenientMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { importFeed } from '../import-feed.ts'
import { mobileDeFile } from './write-file.ts'

const test = useTestDatabase()
const FILE = path.join(tmpdir(), `export-${process.pid}.csv`)
const images = imagePipeline(fileSystemStore(path.join(tmpdir(), `no-objects-${process.pid}`)))
const DAY = '2026-11-20'

/** A plausible value for every field of the catalogue. */
function valueOf(field: Field<FieldKey>): unknown {
  const codes = field.options.map(({ value }) => value)
  switch (field.type) {
    case 'choice':
      return codes.at(-1)
    case 'features':
      return codes.slice(0, 2)
    case 'integer':
    case 'money':
      return field.limits ? Math.max(field.limits[0], Math.min(field.limits[1], 1_900)) : 1_900
    case 'decimal':
      return field.limits ? Math.max(field.limits[0], Math.min(field.limits[1], 4.6)) : 4.6
    case 'boolean':
      return true
    case 'month':
      return '2025-03'
    case 'date':
      return '2026-12-01'
    case 'texts':
      return ['Panoramadach – groß', 'Łódź-Paket']
    default:
      return field.key === 'vin' ? 'WVWZZZ1JZXW000001' : field.key === 'description' ? 'Eins.\n\n• Zwei “3”' : 'ABC'
  }
}

async function exported(actor: MachineActor, slug: string): Promise<{ vehicles: StockVehicle[]; file: Buffer }> {
  const [first, second] = await Promise.all([
    exportStock(test.database.read, actor, slug),
    exportStock(test.database.read, actor, slug),
  ])
  if (first.kind === 'refused' || second.kind === 'refused') throw new Error('refused')
  const vehicles = await Array.fromAsync(first.vehicles)
  return { vehicles, file: Buffer.concat(await Array.fromAsync(mobileDeFile(second.vehicles, second.vatCodeOne))) }
}

const valuesOf = ({ number, makeName, modelName, attributes }: StockVehicle) => ({
  number,
  makeName,
  modelName,
  ...attributes,
})
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0
let from: MachineActor
let to: MachineActor

beforeAll(async () => {
  const own = await addLenientMerchant(test.database)
  const other = await addLenientMerchant(test.database, { slug: 'hansen', name: 'Autohaus Hansen' })
  const key = { kind: 'MACHINE', keyId: 1, purposes: ['STOCK'] } as const
  from = { ...key, merchantId: own.id }
  to = { ...key, merchantId: other.id }
  const everything = Object.fromEntries(EDITABLE_FIELDS.map((field) => [field.key, valueOf(field)]))
  await deliver(test.database, own.id, [
    car('A-1', { makeName: 'VW', attributes: { firstRegistration: '2020-05' } }),
    car('B_2', {
      makeName: 'VW',
      modelName: 'Golf Sportsvan',
      attributes: { ...everything, hsn: '0603', vatMode: 'REGULAR', vatRate: 19 },
    }),
  ])
})
afterAll(() => rm(FILE, { force: true }))

it('what is exported and imported again is the same in every field', async () => {
  const before = await exported(from, 'brinkmann')
  expect(before.vehicles).toHaveLength(2)
  const unset = EDITABLE_FIELDS.filter(({ key }) => (before.vehicles[1]!.attributes[key] ?? null) === null)
  expect(unset.map(({ key }) => key)).toEqual([])
  await writeFile(FILE, before.file)
  const merchant = { id: to.merchantId, vatCodeOne: 'MARGIN', keepPictures: false } as const
  const order = { merchant, file: FILE, fileName: 'export.csv', today: DAY, removalLimit: 1, allowRemoval: true }
  const report = await importFeed(test.database, images, order)
  expect(report.refusals).toEqual([])
  const after = await exported(to, 'hansen')
  const plain = (vehicles: StockVehicle[]) =>
    vehicles.map((vehicle) => {
      // No features are the same as unknown ones.
      const entries = Object.entries(valuesOf(vehicle)).map(([key, value]) => [key, isEmpty(value) ? null : value])
      const values = Object.fromEntries(entries) as Record<string, unknown>
      for (const key of DERIVED_FIELDS) delete values[key]
      return values
    })
  const [plainCar, fullCar] = plain(before.vehicles)
  // The format has no body colour, so that a car without a colour's name is written with that of its body colour.
  expect(plain(after.vehicles)).toEqual([{ ...plainCar, colorName: 'Blau' }, fullCar])
})

it('another merchant’s stock and one that does not exist are refused alike, and so is a key with another purpose', async () => {
  for (const slug of ['hansen', 'nobody'])
    expect(await exportStock(test.database.read, from, slug)).toMatchObject({ code: 'FORBIDDEN' })
  const orders = { ...from, purposes: ['ORDERS'] } as const
  expect(await exportStock(test.database.read, orders, 'brinkmann')).toMatchObject({ code: 'FORBIDDEN' })
})
