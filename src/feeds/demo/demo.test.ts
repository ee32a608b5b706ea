import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { fieldByKey, type FieldKey, type VehicleAttributes } from '#catalogue/fields.ts'
import { bodyColorOfName } from '#domain/vehicle/body-color.ts'
import { ratePrice } from '#domain/valuation/rate-price.ts'
import { co2ClassOf, hasWltpValues } from '#domain/vehicle/co2-class.ts'
import { missingLabelValues, requiresLabel } from '#domain/vehicle/label-values.ts'
import { readMobileDeFeed } from '../mobilede/read-feed.ts'
import type { FeedVehicle } from '../mobilede/read-row.ts'
import { demoMerchants } from './merchants.ts'
import { symbolPictures } from '#domain/vehicle/symbol-pictures.ts'
import { readDrawnKey } from '#services/images/drawn/drawn-key.ts'
import { drawPicture } from '#services/images/drawn/picture.ts'
import { DEMO_DAY, DEMO_STOCK, demoFeedBytes, demoVehicles, stockSizes, writeDemoFeeds } from './write-demo-feeds.ts'

const vehicles: FeedVehicle[] = []
/** The index of the seller of each vehicle. */
const sellers: number[] = []

/** The whole demo stock, as the importer reads it: a refusal would be an error in our own data. */
beforeAll(async () => {
  for (const [seller, [merchant, size]] of [...stockSizes(DEMO_STOCK.vehicles)].entries()) {
    const bytes = bytesOf(demoFeedBytes(merchant, { ...DEMO_STOCK, vehicles: size }))
    for await (const item of readMobileDeFeed(bytes, { vatCodeOne: 'MARGIN', today: DEMO_DAY })) {
      if ('refusal' in item) throw new Error(JSON.stringify(item.refusal))
      vehicles.push(item.vehicle)
      sellers.push(seller)
    }
  }
})

async function* bytesOf(pieces: Iterable<Buffer>) {
  yield* pieces
}

test('there are ten thousand cars, distributed over all merchants', () => {
  expect(vehicles).toHaveLength(10_000)
  const sizes = stockSizes(10_000)
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBe(10_000)
  for (const merchant of demoMerchants()) {
    const size = sizes.get(merchant) ?? 0
    if (merchant.kind === 'PRIVATE') expect([1, 2]).toContain(size)
    else expect(size).toBeGreaterThan(100)
  }
})

test.each<FieldKey>([
  'condition',
  'fuel',
  'bodyType',
  'bodyColor',
  'doors',
  'gearbox',
  'drive',
  'emissionClass',
  'emissionSticker',
  'aircon',
  'interiorType',
  'interiorColor',
  'vatMode',
  'comfort',
  'security',
  'entertainment',
])('every value of %s occurs', (key) => {
  const seen = new Set(vehicles.flatMap(({ attributes }) => attributes[key] ?? []))
  expect(
    fieldByKey(key)
      .options.filter(({ value }) => !seen.has(value))
      .map(({ value }) => value),
  ).toEqual([])
})

test('every CO₂ class follows from the emissions of some car', () => {
  const classes = vehicles.flatMap(({ attributes: { co2Emission, firstRegistration } }) =>
    hasWltpValues(firstRegistration ?? null) && typeof co2Emission === 'number' ? [co2ClassOf(co2Emission)] : [],
  )
  expect([...new Set(classes)].sort()).toEqual(fieldByKey('co2Class').options.map(({ value }) => value))
})

test('new cars are new, used ones used, and attributes are consistent', () => {
  for (const { attributes, makeName, modelName } of vehicles) {
    const { condition, firstRegistration, mileage, price, listPrice, fuel, vatMode, vatRate } = attributes
    const name = `${makeName} ${modelName} ${firstRegistration}`
    expect(condition === 'NEW', name).toBe(firstRegistration === null)
    if (condition !== 'USED') expect(mileage, name).toBeLessThan(30_000)
    expect(mileage, name).toBeLessThanOrEqual(320_010)
    if (fuel === 'HYBRID_DIESEL') expect(firstRegistration ?? '2026', name).toMatch(/^20(?:1[5-9]|2)/)
    if (listPrice) expect(price, name).toBeLessThan(listPrice)
    expect(vatRate === null, name).toBe(vatMode === 'MARGIN')
    expect(attributes.powerConsumption === null, name).toBe(fuel !== 'ELECTRIC' && fuel !== 'PLUG_IN_HYBRID')
    expect(attributes.co2ClassDischarged !== null && fuel !== 'PLUG_IN_HYBRID', name).toBe(false)
  }
})

test('the label of every new car is complete', () => {
  const labelled = vehicles.filter(({ attributes }) => requiresLabel(attributes, 'COMPANY', DEMO_DAY))
  expect(new Set(labelled.map(({ attributes: { fuel } }) => fuel))).toContain('PLUG_IN_HYBRID')
  const gaps = labelled.flatMap(({ makeName, modelName, attributes }) => {
    const missing = missingLabelValues(attributes)
    return missing.length > 0 ? [[makeName, modelName, attributes.fuel, ...missing].join(' ')] : []
  })
  expect(gaps).toEqual([])
})

test('older and more driven cars cost less', () => {
  const golfs = vehicles.filter(({ modelName, attributes }) => modelName === 'Golf' && attributes.condition === 'USED')
  const average = (from: number, to: number) => {
    const prices = golfs.flatMap(({ attributes: { firstRegistration, price } }) => {
      const year = Number(firstRegistration?.slice(0, 4))
      return year >= from && year <= to ? [price ?? 0] : []
    })
    return prices.reduce((sum, price) => sum + price, 0) / prices.length
  }
  expect(average(2023, 2025)).toBeGreaterThan(1.3 * average(2018, 2021))
  expect(average(2018, 2021)).toBeGreaterThan(1.5 * average(2008, 2014))
})

test('it is a market: a few models in large numbers, and comparable offers for three of five cars', () => {
  const offers = vehicles.map(({ makeName, modelName, attributes }, index) => ({
    ...{ id: String(index), merchantId: sellers[index]!, name: `${makeName} ${modelName}` },
    ...{ price: attributes.price ?? 0, mileage: attributes.mileage ?? 0, vin: attributes.vin ?? null },
    ...{ firstRegistration: attributes.firstRegistration ?? DEMO_DAY, fuel: attributes.fuel ?? null },
    ...{ gearbox: attributes.gearbox ?? null, body: attributes.bodyType ?? null, power: attributes.power ?? null },
    isNew: attributes.condition === 'NEW',
    isComparable: attributes.damaged !== true && attributes.accident !== true,
  }))
  const models = [...Map.groupBy(offers, ({ name }) => name).values()]
  const rated = models.map((model) => model.filter((car) => ratePrice(car, model, DEMO_DAY)).length)
  expect(rated.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(6_000)
  const counts = models.map(({ length }) => length).toSorted((a, b) => b - a)
  expect(counts.slice(0, 30).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(4_500)
  expect(counts.length, 'and rare ones').toBeGreaterThan(330)
})

test('paint names contain their colour', () => {
  const wrong = vehicles.filter(
    ({ attributes: { colorName, bodyColor } }) => bodyColorOfName(colorName ?? '') !== bodyColor,
  )
  expect(wrong.map(({ attributes }) => attributes.colorName)).toEqual([])
})

test('nothing is lost between the car and its row', () => {
  const merchant = demoMerchants()[3]!
  const settings = { ...DEMO_STOCK, vehicles: stockSizes(DEMO_STOCK.vehicles).get(merchant) ?? 0 }
  const written = new Map([...demoVehicles(merchant, settings)].map((car) => [car.internalNumber, car]))
  const read = vehicles.filter(({ makeName, internalNumber, modelName, attributes }) => {
    const car = written.get(internalNumber)
    return car?.attributes.vin === attributes.vin && car?.makeName === makeName && car.modelName === modelName
  })
  expect(read).toHaveLength(written.size)
  for (const { internalNumber, attributes } of read) {
    const { comfort, security, entertainment, ...rest } = written.get(internalNumber)?.attributes ?? {}
    expect(attributes).toMatchObject(rest)
    for (const [all, features] of [
      [attributes.comfort, comfort],
      [attributes.security, security],
      [attributes.entertainment, entertainment],
    ]) {
      expect([...(all ?? [])].sort()).toEqual([...(features ?? [])].sort())
    }
  }
})

test('the same seed writes the same files, another seed different ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'demo-'))
  const write = async (name: string, seed: number) => {
    const feeds = await writeDemoFeeds(join(folder, name), { seed, vehicles: 200 })
    return Promise.all(feeds.map(async ({ file }) => (await readFile(file)).toString('latin1')))
  }
  const [first, again, other] = [await write('a', 5), await write('b', 5), await write('c', 6)]
  await rm(folder, { recursive: true })
  expect(first).toHaveLength(40)
  expect(again).toEqual(first)
  expect(other).not.toEqual(first)
  expect(first[4]).toMatch(/^kundennummer;interne_nummer;.*;x_body_type;/)
})

test('no two models share a drawing, on whatever page they meet', () => {
  const models = new Map<string, Set<string>>()
  for (const [id, { makeName, modelName, attributes }] of vehicles.slice(0, 100 * 24).entries()) {
    const [key = ''] = symbolPictures({ ...(attributes as VehicleAttributes), make: makeName, model: modelName }, id)
    const drawing = drawPicture(readDrawnKey(key)!, '16x10', 512)
    models.set(drawing, (models.get(drawing) ?? new Set()).add(`${makeName} ${modelName}`))
  }
  expect(models.size).toBeGreaterThan(1000)
  expect([...models.values()].filter((sharing) => sharing.size > 1)).toEqual([])
})

test('a dealer of electric cars sells no others', () => {
  const dealer = demoMerchants().find(({ fuels }) => fuels.length > 0)!
  expect(dealer.identity?.claim.de).toContain('Nur elektrisch')
  const cars = [...demoVehicles(dealer, { ...DEMO_STOCK, vehicles: 60 })]
  expect(new Set(cars.map(({ attributes }) => attributes.fuel))).toEqual(new Set(['ELECTRIC']))
})
