import { fieldsShownIn } from '#catalogue/fields.ts'
import { formatField } from '#catalogue/format.ts'
import { formatNumber, NBSP } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { energyLabelOf, type EnergyLabel, knownEnergyValues } from '#domain/vehicle/energy-label.ts'
import { type LabelValue, missingLabelValues, requiresLabel } from '#domain/vehicle/label-values.ts'
import type { Fuel } from '#domain/vehicle/vocabulary.ts'
import { energyLineTexts } from '#messages/energy-line.ts'
import { inLanguage } from '#messages/texts.ts'
import type { Vehicle } from './vehicle.ts'

/** A line of the label as a visitor reads it. */
export interface LabelLine {
  readonly key: string
  readonly label: string
  readonly value: string
}

export interface VehicleLabel {
  /** A car that counts as new must show these values in every advertisement (Pkw-EnVKV § 2). */
  readonly isRequired: boolean
  /** Null where a combined value is missing. */
  readonly label: EnergyLabel | null
  /** What a required label lacks. */
  readonly missing: readonly LabelValue[]
  readonly attributes: Vehicle['attributes']
}

/** The label of a vehicle on a day (YYYY-MM-DD); null where it needs none and its values are incomplete or older than WLTP. */
export function energyLabelFor(
  { attributes, merchant }: Pick<Vehicle, 'attributes'> & { readonly merchant: Pick<Vehicle['merchant'], 'kind'> },
  today: string,
): VehicleLabel | null {
  const label = energyLabelOf(attributes)
  const isRequired = requiresLabel(attributes, merchant.kind, today)
  if (!label && !isRequired) return null
  return { isRequired, label, missing: isRequired ? missingLabelValues(attributes) : [], attributes }
}

/** The combined values, which every advertisement states (annex 4); one that is missing says so. */
export function combinedLines({ attributes }: VehicleLabel, locale: Locale): LabelLine[] {
  const texts = inLanguage(energyLineTexts, locale)
  const { weighted, powerConsumption, fuelConsumption, co2Emission, co2Class, discharged } =
    knownEnergyValues(attributes)
  const { fuel } = attributes
  const consumption = [
    ...(powerConsumption === null ? [] : [`${formatNumber(powerConsumption, locale, 1)}${NBSP}kWh/100${NBSP}km`]),
    ...(fuelConsumption === null ? [] : [perHundred(fuelConsumption, fuel, locale)]),
  ]
  const isComplete = consumption.length === (weighted ? 2 : 1)
  const lines: [string, string | null][] = [
    [weighted ? texts.consumptionWeighted : texts.consumption, isComplete ? consumption.join(` ${texts.plus} `) : null],
    [
      weighted ? texts.emissionWeighted : texts.emission,
      co2Emission === null ? null : `${formatNumber(co2Emission, locale)}${NBSP}g/km`,
    ],
    [texts.co2Class, co2Class],
  ]
  if (discharged) {
    const { fuelConsumption: litres } = discharged
    lines.push([texts.dischargedConsumption, litres === null ? null : perHundred(litres, fuel, locale)])
    lines.push([texts.dischargedClass, discharged.co2Class])
  }
  return lines.map(([label, value], index) => ({ key: `label-${index}`, label, value: value ?? texts.missing }))
}

/** Gas and hydrogen are weighed, every other fuel is measured in litres. */
const WEIGHED: ReadonlySet<Fuel | null> = new Set<Fuel>(['CNG', 'HYDROGEN'])

function perHundred(amount: number, fuel: Fuel | null, locale: Locale): string {
  return `${formatNumber(amount, locale, 1)}${NBSP}${WEIGHED.has(fuel) ? 'kg' : 'l'}/100${NBSP}km`
}

/** All values in one line, for cards. */
export function labelLine(label: VehicleLabel, locale: Locale): string {
  return combinedLines(label, locale)
    .map((line) => `${line.label}: ${line.value}`)
    .join('; ')
}

/** Values of the combined lines. */
const COMBINED: ReadonlySet<string> = new Set([
  'consumptionCombined',
  'powerConsumption',
  'dischargedConsumption',
  'co2Emission',
  'co2Class',
  'co2ClassDischarged',
])

/** The phases and whatever else the catalogue shows under consumption; a required value that is missing says so. */
export function detailLines({ attributes, missing }: VehicleLabel, locale: Locale): LabelLine[] {
  const lacking = new Set<string>(missing)
  return fieldsShownIn('consumption').flatMap((field): LabelLine[] => {
    if (COMBINED.has(field.key)) return []
    const value = attributes[field.key]
    if (value === null && !lacking.has(field.key)) return []
    const text = value === null ? energyLineTexts.missing[locale] : shown(field, value, attributes.fuel, locale)
    return [{ key: field.key, label: field.label[locale], value: text }]
  })
}

function shown(
  field: ReturnType<typeof fieldsShownIn>[number],
  value: Parameters<typeof formatField>[1],
  fuel: Fuel | null,
  locale: Locale,
): string {
  return field.unit === 'l/100km' && typeof value === 'number'
    ? perHundred(value, fuel, locale)
    : formatField(field, value, locale)
}
