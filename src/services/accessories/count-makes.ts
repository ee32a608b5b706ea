import type { Accessory } from '#domain/accessory/accessory.ts'
import type { MakeCount } from './port.ts'

/** Counts the products that fit each make and model. */
export function countMakes(products: readonly Accessory[], offered: readonly Accessory[]): MakeCount[] {
  const forAny = products.filter(({ fits }) => fits.length === 0).length
  const made = products.filter(({ fits }) => fits.length > 0)
  const models = new Map<string, Set<string>>()
  for (const { makeName, modelNames } of offered.flatMap(({ fits }) => fits)) {
    const known = models.get(makeName) ?? new Set()
    for (const name of modelNames) known.add(name)
    models.set(makeName, known)
  }
  return [...models].toSorted(byName).map(([makeName, names]) => {
    const ofMake = made.filter(({ fits }) => fits.some((fit) => fit.makeName === makeName))
    return {
      makeName,
      count: forAny + ofMake.length,
      models: [...names]
        .toSorted((a, b) => a.localeCompare(b, 'de', { numeric: true }))
        .map((modelName) => ({
          modelName,
          count: forAny + ofMake.filter((product) => isFor(product, makeName, modelName)).length,
        })),
    }
  })
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a.localeCompare(b, 'de')
}

function isFor({ fits }: Accessory, makeName: string, modelName: string): boolean {
  return fits.some(
    (fit) => fit.makeName === makeName && (fit.modelNames.length === 0 || fit.modelNames.includes(modelName)),
  )
}
