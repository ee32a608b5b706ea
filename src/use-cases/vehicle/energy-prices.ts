import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { ENERGY_CARRIERS, energyPricesOn, type EnergyPrices } from '#domain/vehicle/energy-prices.ts'

const FILE = path.resolve(import.meta.dirname, '../../../content/energy-prices.json')

const price = z.number().positive()
const schema = z.strictObject({
  editions: z
    .array(
      z.strictObject({
        validFrom: z.iso.date(),
        source: z.strictObject({ de: z.string().min(1), en: z.string().min(1) }),
        addresses: z.array(z.url()),
        year: z.number().int(),
        prices: z.partialRecord(z.enum(ENERGY_CARRIERS), price),
        co2: z.strictObject({ low: price, medium: price, high: price, firstYear: z.number().int() }),
      }),
    )
    .min(1),
})

let editions: readonly EnergyPrices[] | undefined

/** The prices in `content/energy-prices.json` that the labels of a day (YYYY-MM-DD) are calculated with; the file is read once. */
export function readEnergyPrices(today: string): EnergyPrices {
  editions ??= parseEnergyPrices(readFileSync(FILE, 'utf8'))
  return energyPricesOn(editions, today)
}

export function parseEnergyPrices(text: string): readonly EnergyPrices[] {
  const read = schema.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(`content/energy-prices.json: ${z.prettifyError(read.error)}`)
  return read.data.editions
}
