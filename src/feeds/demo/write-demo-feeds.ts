import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FieldKey } from '#catalogue/fields.ts'
import { encodeLatin9 } from '../mobilede/decode-line.ts'
import { feedWriter, type WrittenVehicle } from '../mobilede/write-row.ts'
import { demoVehicle } from './demo-vehicle.ts'
import { type DemoMerchant, demoMerchants } from './merchants.ts'
import { demoMakes } from './models/makes.ts'
import { randomOf, seedOf } from './random.ts'

interface DemoSettings {
  /** The same seed gives the same stock. */
  readonly seed: number
  /** How many cars in all. */
  readonly vehicles: number
  /** YYYY-MM-DD; the ages of cars and offers are relative to this day. */
  readonly today?: string
}

interface DemoFeed {
  readonly merchant: DemoMerchant
  readonly file: string
  readonly vehicles: number
}

/** The stock loaded at the first start of the shop. */
export const DEMO_STOCK = { seed: 1, vehicles: 10_000 } as const

/** The default day, fixed so that the demo stock is always the same. */
export const DEMO_DAY = '2026-11-20'

/** Attributes for which the format has no column, or only a less exact one. */
const EXTENSIONS: readonly FieldKey[] = [
  ...(['bodyType', 'bodyColor', 'drive', 'cylinders', 'listPrice', 'aircon', 'interiorType', 'interiorColor'] as const),
  ...([
    'emissionClass',
    'electricRange',
    'batteryCapacity',
    'chargingPower',
    'dischargedConsumption',
    'co2ClassDischarged',
  ] as const),
  ...(['consumptionCity', 'consumptionSuburban', 'consumptionRural', 'consumptionMotorway'] as const),
  ...(['powerConsumptionCity', 'powerConsumptionSuburban', 'powerConsumptionRural'] as const),
  ...(['powerConsumptionElectric', 'dischargedConsumptionCity', 'dischargedConsumptionSuburban'] as const),
  ...(['dischargedConsumptionRural', 'dischargedConsumptionMotorway'] as const),
  ...(['powerConsumptionMotorway', 'comfort', 'security', 'entertainment'] as const),
]

/** How many cars each merchant has: one or two for a private seller, the rest by share; the sum is exact. */
export function stockSizes(vehicles: number): Map<DemoMerchant, number> {
  const sizes = new Map<DemoMerchant, number>()
  const privateSellers = demoMerchants().filter((merchant) => merchant.kind === 'PRIVATE')
  const companies = demoMerchants().filter((merchant) => merchant.kind === 'COMPANY')
  let left = vehicles
  for (const [index, merchant] of privateSellers.entries()) {
    const size = Math.min(left, 1 + (index % 2))
    sizes.set(merchant, size)
    left -= size
  }
  let shares = companies.reduce((sum, { share }) => sum + share, 0)
  for (const merchant of companies) {
    const size = Math.round((left * merchant.share) / shares)
    sizes.set(merchant, size)
    left -= size
    shares -= merchant.share
  }
  return sizes
}

export function* demoVehicles(
  merchant: DemoMerchant,
  { seed, vehicles, today = DEMO_DAY }: DemoSettings,
): Generator<WrittenVehicle> {
  const random = randomOf(seedOf(seed, merchant.slug))
  const makes = demoMakes().filter((make) => merchant.makes.length === 0 || merchant.makes.includes(make.name))
  for (let number = 0; number < vehicles; number++) yield demoVehicle(random, merchant, makes, 10_001 + number, today)
}

/** A merchant's file in the upload format (ISO-8859-15, with a header row), in pieces. */
export function* demoFeedBytes(merchant: DemoMerchant, settings: DemoSettings): Generator<Buffer> {
  const { header, line } = feedWriter(EXTENSIONS)
  let lines = [header]
  for (const vehicle of demoVehicles(merchant, settings)) {
    lines.push(line(vehicle))
    if (lines.length < 200) continue
    yield encodeLatin9(`${lines.join('\r\n')}\r\n`)
    lines = []
  }
  if (lines.length > 0) yield encodeLatin9(`${lines.join('\r\n')}\r\n`)
}

/** Writes each merchant's file, `<slug>.csv`, into a folder. */
export async function writeDemoFeeds(directory: string, settings: DemoSettings): Promise<DemoFeed[]> {
  await mkdir(directory, { recursive: true })
  const feeds: DemoFeed[] = []
  for (const [merchant, vehicles] of stockSizes(settings.vehicles)) {
    const file = join(directory, `${merchant.slug}.csv`)
    await writeDemoFeed(file, merchant, { ...settings, vehicles })
    feeds.push({ merchant, file, vehicles })
  }
  return feeds
}

/** Writes one merchant's file with the number of cars in the settings; memory does not grow with it. */
export async function writeDemoFeed(file: string, merchant: DemoMerchant, settings: DemoSettings): Promise<void> {
  await pipeline(Readable.from(demoFeedBytes(merchant, settings)), createWriteStream(file))
}
