import type { DemoMake } from '../models/make.ts'
import { composeProduct, type Draft } from './compose-product.ts'
import type { Cycle, Details, FittedRange } from './product-range.ts'

/** Products for the best-selling models of one make; `number` varies colours and prices from make to make. */
export function madeToFit(ranges: readonly FittedRange[], { name, models }: DemoMake, number: number): Draft[] {
  const current = models.filter(({ years }) => years.to === 9999)
  const [first, second = first] = (current.length > 0 ? current : models).map((model) => model.name)
  if (first === undefined || second === undefined) return []
  const modelsOf: Readonly<Record<FittedRange['fits'], readonly string[]>> = {
    FIRST_MODEL: [first],
    SECOND_MODEL: [second],
    BOTH_MODELS: [...new Set([first, second])],
    MAKE: [],
  }
  return ranges.map(({ fits, cycles, ...range }) => {
    const modelNames = modelsOf[fits]
    const car = modelNames.length > 0 ? `${name} ${modelNames.join('/')}` : name
    return composeProduct(range, [range, turnOf(cycles, number), { values: { car } }], [{ makeName: name, modelNames }])
  })
}

/** The values of the cycles for the make with that number. */
function turnOf(cycles: Readonly<Record<string, Cycle>>, number: number): Details {
  const { colour, unitPrice, guaranteeYears, topRated, ...values } = Object.fromEntries(
    Object.entries(cycles).map(([name, cycle]) => [name, valueAt(cycle, number)]),
  )
  return {
    ...(colour === undefined ? {} : { colour: String(colour) }),
    ...(unitPrice === undefined ? {} : { unitPrice: Number(unitPrice) }),
    guaranteeYears: Number(guaranteeYears ?? 0),
    topRated: topRated === 1,
    values,
  }
}

function valueAt(cycle: Cycle, number: number): string | number {
  if (!('from' in cycle)) return cycle[number % cycle.length] ?? ''
  // A sum of tenths is no tenth in binary.
  return Math.round((cycle.from + cycle.step * (number % cycle.count)) * 100) / 100
}
