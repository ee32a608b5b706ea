import { z } from 'zod'
import { fieldByKey, type VehicleAttributes } from '#catalogue/fields.ts'
import { CONDITIONS } from '#domain/vehicle/vocabulary.ts'
import type { ChosenCar } from './choose-car.ts'
import { demoFile } from './demo-file.ts'
import type { DemoMerchant } from './merchants.ts'
import type { Random } from './random.ts'

const FEATURE_FIELDS = ['comfort', 'security', 'entertainment'] as const
const lines = z.array(z.string().min(1)).min(1)

const texts = demoFile(
  'texts',
  z.strictObject({
    openings: z.record(z.enum(CONDITIONS), lines),
    privateOpenings: lines,
    closings: lines,
    history: z.strictObject({ serviced: z.string(), inspected: z.string(), accident: z.string(), damaged: z.string() }),
    noWarranty: z.string(),
    reservation: z.string(),
    /** Features worth a mention, the most expensive first. */
    notable: z.array(z.strictObject({ field: z.enum(FEATURE_FIELDS), feature: z.string() })),
  }),
)

/** The car's best features, in German. */
function notableFeatures(attributes: Partial<VehicleAttributes>, max: number): string[] {
  return texts()
    .notable.filter(({ field, feature }) => {
      const features = attributes[field]
      return Array.isArray(features) && features.includes(feature)
    })
    .slice(0, max)
    .map(({ field, feature }) => LABELS.get(`${field}.${feature}`) ?? feature)
}

const LABELS = new Map(
  FEATURE_FIELDS.flatMap((key) =>
    fieldByKey(key).options.map((option): [string, string] => [`${key}.${option.value}`, option.label.de]),
  ),
)

/** The description of an offer: paragraphs with an empty line between them, list items with "• ". */
export function descriptionOf(
  random: Random,
  car: ChosenCar,
  attributes: Partial<VehicleAttributes>,
  merchant: DemoMerchant,
): string {
  const isPrivate = merchant.kind === 'PRIVATE'
  const { accident, damaged, fullServiceHistory, huNew } = attributes
  const features = notableFeatures(attributes, random.whole(3, 7))
  const { openings, privateOpenings, closings, history, noWarranty, reservation } = texts()
  const past = [
    fullServiceHistory && car.condition === 'USED' ? history.serviced : '',
    huNew ? history.inspected : '',
    accident ? history.accident : '',
    damaged ? history.damaged : '',
  ].filter(Boolean)
  const paragraphs = [
    [random.pick(isPrivate ? privateOpenings : openings[car.condition]), ...past].join(' '),
    features.map((feature) => `• ${feature}`).join('\n'),
    isPrivate ? noWarranty : random.pick(closings),
    isPrivate ? '' : reservation.replace('{name}', merchant.name).replace('{city}', merchant.city),
  ]
  return paragraphs.filter(Boolean).join('\n\n')
}

/** Up to three short selling points. */
export function highlightsOf(car: ChosenCar, attributes: Partial<VehicleAttributes>): readonly string[] | null {
  const { previousOwners, fullServiceHistory, huNew, accident } = attributes
  const reasons = [
    car.condition === 'USED' && previousOwners === 1 ? '1. Hand' : '',
    car.condition === 'USED' && car.ageInMonths > 36 && fullServiceHistory && !accident ? 'Scheckheft' : '',
    huNew ? 'HU neu' : '',
    ...notableFeatures(attributes, 2),
  ].filter(Boolean)
  return reasons.length > 0 ? reasons.slice(0, 3) : null
}
