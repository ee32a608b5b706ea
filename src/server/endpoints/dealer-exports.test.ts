import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MachineActor } from '#domain/dealer-api/machine-actor.ts'
import { exportNamed } from './dealer-exports.ts'
import { imagePipeline } from '#services/images/pipeline.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { exportStock } from '#use-cases/dealer-api/export-stock.ts'
import { putBrand } from '#use-cases/stock/put-brand.ts'
import { photograph } from '../../../tests/support/feed-file.ts'
import { PLACES } from '../../../tests/support/staff.ts'
import { addLenientMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { importFeed } from '#feeds/import-feed.ts'
import { GOOGLE_MANDATORY } from '#feeds/listings/google.ts'
import { META_MANDATORY } from '#feeds/listings/meta.ts'

const test = useTestDatabase()
const COLOURS = ['red', 'green', 'blue'] as const
let folder: string
let key: MachineActor
let other: MachineActor

const objects = () => fileSystemStore(path.join(folder, 'objects'))

async function fileOf(name: string, actor: MachineActor = key, slug = 'brinkmann'): Promise<Buffer> {
  const stock = await exportStock(test.database.read, actor, slug)
  if (stock.kind === 'refused') throw new Error(stock.code)
  const deps = {
    ...{ database: test.database, objects: objects(), places: { zip: async () => PLACES[0] } },
    config: {
      publicOrigin: 'https://shop.example',
      trustProxy: true,
      mainHost: 'shop.example',
      port: 0,
      production: true,
    },
  }
  return buffer((await exportNamed(name)!(stock, deps)).body)
}

/** The rows of a CSV file by column. */
function rowsOf(file: Buffer): Record<string, string>[] {
  const cells = [...file.toString().matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/g)]
  const lines: string[][] = []
  let line: string[] = []
  for (const [, cell = '', end] of cells) {
    line.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === ',') continue
    lines.push(line)
    line = []
  }
  const [columns = [], ...rows] = lines
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])))
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'exports-'))
  const own = await addLenientMerchant(test.database)
  const second = await addLenientMerchant(test.database, { slug: 'hansen', name: 'Autohaus Hansen' })
  await putBrand(test.database, {
    ...{ slug: 'brinkmann', name: 'Brinkmann', merchantUuids: [own.uuid], merchantOrigin: 'brinkmann', make: null },
    ...{ tokens: {}, tradeInDescription: null },
  })
  key = { kind: 'MACHINE', keyId: 1, purposes: ['EXPORT'], merchantId: own.id }
  other = { ...key, merchantId: second.id }
  const images = imagePipeline(objects())
  const pictures = await Promise.all(COLOURS.map(async (colour) => (await images.add(await photograph(colour)))!.key))
  const attributes = {
    vin: 'WVWZZZ1JZXW000001',
    firstRegistration: '2021-05',
    mileage: 45_000,
    colorName: 'Tiefseeblau, perlig',
  }
  await deliver(test.database, own.id, [
    car('A-1', { makeName: 'VW', pictures, attributes }),
    car('no-vin', { pictures, attributes: { ...attributes, vin: null } }),
    car('no-picture', { pictures: [], attributes: { ...attributes, vin: 'WVWZZZ1JZXW000002' } }),
    car('drawn', { pictures: ['drawn/x'], attributes: { ...attributes, vin: 'WVWZZZ1JZXW000004' } }),
    car('back', { pictures, attributes: { ...attributes, vin: 'WVWZZZ1JZXW000003' } }),
  ])
  await test.database.pool.query(`update vehicles set state = 'INCOMPLETE' where internal_number = 'back'`)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it.each([
  ['google', GOOGLE_MANDATORY, ['A-1', 'no-picture', 'drawn'], 'id', 'link', 'image_link'],
  ['meta', META_MANDATORY, ['A-1'], 'vehicle_id', 'url', 'image[0].url'],
])('%s gets cars on offer, each with all that it demands', async (name, mandatory, numbers, id, link, image) => {
  const rows = rowsOf(await fileOf(name))
  expect(rows.map((row) => row[id])).toEqual(numbers)
  for (const row of rows) for (const column of mandatory) expect(row[column], column).not.toBe('')
  const [first] = rows
  expect(first![link]).toMatch(/^https:\/\/brinkmann\.shop\.example\/autos\/[\w-]+\/[\w-]+\/\d+$/)
  expect(first![image]).toMatch(/^https:\/\/brinkmann\.shop\.example\/img\/4x3\/1024\/photo\/\w+$/)
  expect(first).toMatchObject({ price: '15000.00 EUR', year: '2021', exterior_color: 'Tiefseeblau, perlig' })
})

it('nothing of a dealer whom the shop does not show', async () => {
  await test.database.pool.query(`update merchants set state = 'SUSPENDED' where slug = 'brinkmann'`)
  expect([rowsOf(await fileOf('google')), rowsOf(await fileOf('meta'))]).toEqual([[], []])
  await test.database.pool.query(`update merchants set state = 'PUBLISHED' where slug = 'brinkmann'`)
})

it('the ZIP brings another dealer the same cars with the same photographs in their order', async () => {
  const file = path.join(folder, 'mobilede.zip')
  await writeFile(file, await fileOf('mobilede.zip'))
  const merchant = { id: other.merchantId, vatCodeOne: 'MARGIN', keepPictures: false } as const
  const order = { merchant, file, fileName: 'mobilede.zip', today: '2026-11-20', removalLimit: 1, allowRemoval: true }
  const report = await importFeed(test.database, imagePipeline(objects()), order)
  expect([report.refusals, report.uselessPictures]).toEqual([[], []])
  const stock = await exportStock(test.database.read, other, 'hansen')
  if (stock.kind === 'refused') throw new Error(stock.code)
  const vehicles = await Array.fromAsync(stock.vehicles)
  expect(vehicles.map(({ number, pictures }) => [number, pictures.length])).toEqual([
    ...[
      ['A-1', 3],
      ['no-vin', 3],
      ['no-picture', 0],
      ['drawn', 0],
    ],
  ])
  const means = await Promise.all(
    vehicles[0]!.pictures.map(async (picture) => {
      const image = sharp(await objects().get(`photographs/${picture}`))
      const [{ width }, { channels }] = [await image.metadata(), await image.stats()]
      return [width, ...channels.map(({ mean }) => Math.round(mean / 128) * 128)]
    }),
  )
  expect(means).toEqual([
    [1200, 256, 0, 0],
    [1200, 0, 128, 0],
    [1200, 0, 0, 256],
  ])
  // The other dealer's file has not changed.
  expect((await fileOf('mobilede', other, 'hansen')).toString('latin1').split('\r\n')).toHaveLength(6)
})
