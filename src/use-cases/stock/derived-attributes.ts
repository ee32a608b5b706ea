import type { VehicleAttributes } from '#catalogue/fields.ts'
import { DERIVED_FIELDS, STORED_ROWS } from '#catalogue/editable-fields.ts'
import { defaultRates } from '#domain/financing/default-rates.ts'
import type { FinanceProduct } from '#domain/financing/finance-product.ts'
import { logAsNew } from '#domain/valuation/estimate.ts'
import { co2ClassOf, hasWltpValues } from '#domain/vehicle/co2-class.ts'
import type { Co2Class } from '#domain/vehicle/emissions.ts'
import { deliveredPoints } from '#domain/vehicle/relevance.ts'

type Described = Partial<VehicleAttributes>

/** Adds derived values: CO₂ class (Pkw-EnVKV § 3a), the default rates and the part of the relevance score that the car's data determine. */
export function withDerived(
  attributes: Described,
  { products, pictureCount }: { readonly products: readonly FinanceProduct[]; readonly pictureCount: number },
): Described {
  const described = { ...attributes, co2Class: attributes.co2Class ?? derivedCo2Class(attributes) }
  const filled = STORED_ROWS.filter(({ key }) => !isDerived(key) && (described[key] ?? null) !== null).length
  return {
    ...described,
    ...defaultRates(described, products),
    relevance: deliveredPoints({ completeness: filled / STORED_ROWS.length, pictures: pictureCount }),
  }
}

/** The class that the emissions of a car give; null for values that were measured by another procedure. */
export function derivedCo2Class({ co2Emission, firstRegistration }: Described): Co2Class | null {
  return hasWltpValues(firstRegistration ?? null) && typeof co2Emission === 'number' ? co2ClassOf(co2Emission) : null
}

/** The values a used car is compared by for its relevance; null for new and damaged cars and where age or mileage is unknown. */
export function asNewOf(attributes: Described, today: string): number | null {
  const { price, firstRegistration, mileage, condition, damaged, accident } = attributes
  if (!price || !firstRegistration || mileage == null || condition === 'NEW' || damaged || accident) return null
  return logAsNew({ price, firstRegistration, mileage }, today)
}

function isDerived(key: string): boolean {
  return DERIVED_FIELDS.some((derived) => derived === key)
}
