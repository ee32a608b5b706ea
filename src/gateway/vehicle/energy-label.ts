import { fieldsShownIn } from '#catalogue/fields.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { formatField } from '#catalogue/format.ts'
import type { Locale } from '#domain/locale.ts'
import { energyLabelOf, type EnergyLabel } from '#domain/vehicle/energy-label.ts'
import { isNewForLabel } from '#domain/vehicle/is-new-for-label.ts'
import { energyLineTexts } from '#messages/energy-line.ts'
import { inLanguage } from '#messages/texts.ts'
import type { Vehicle } from '#use-cases/vehicle/vehicle.ts'
import { builder } from '../builder.ts'
import { type Fact, FactType } from './facts.ts'

interface ShownLabel {
  /** A car that counts as new must show these values in every advertisement (Pkw-EnVKV § 2). */
  readonly required: boolean
  readonly label: EnergyLabel
  readonly vehicle: Vehicle
}

/** The energy values of a vehicle; null where they are incomplete or older than WLTP. */
export function energyLabelFor(vehicle: Vehicle, today: string): ShownLabel | null {
  const label = energyLabelOf(vehicle.attributes)
  if (!label) return null
  const { firstRegistration, mileage } = vehicle.attributes
  return { required: isNewForLabel({ firstRegistration, mileage }, today), label, vehicle }
}

export const EnergyLabelType = builder.objectRef<ShownLabel>('EnergyLabel').implement({
  fields: (t) => ({
    required: t.exposeBoolean('required'),
    line: t.string({
      description: 'All values in one line, for cards.',
      resolve: ({ label }, _, { locale }) => labelLine(label, locale),
    }),
    co2Class: t.string({ nullable: true, resolve: ({ label }) => label.co2Class }),
    co2ClassDischarged: t.string({ nullable: true, resolve: ({ label }) => label.discharged?.co2Class ?? null }),
    rows: t.field({
      type: [FactType],
      description: 'Every value, for the vehicle page.',
      resolve: (shown, _, { locale }) => labelRows(shown, locale),
    }),
  }),
})

function labelLine(label: EnergyLabel, locale: Locale): string {
  return parts(label, locale)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')
}

function parts(label: EnergyLabel, locale: Locale): [name: string, value: string][] {
  const texts = inLanguage(energyLineTexts, locale)
  const lines: [string, string][] = [
    [label.weighted ? texts.consumptionWeighted : texts.consumption, consumption(label, locale)],
    [label.weighted ? texts.emissionWeighted : texts.emission, `${formatNumber(label.co2Emission, locale)}\u00A0g/km`],
    [texts.co2Class, label.co2Class],
  ]
  if (label.discharged) {
    lines.push(
      [texts.dischargedConsumption, litres(label.discharged.fuelConsumption, locale)],
      [texts.dischargedClass, label.discharged.co2Class],
    )
  }
  return lines
}

function consumption({ powerConsumption, fuelConsumption }: EnergyLabel, locale: Locale): string {
  const power = powerConsumption === null ? [] : [`${formatNumber(powerConsumption, locale, 1)}\u00A0kWh/100\u00A0km`]
  const fuel = fuelConsumption === null ? [] : [litres(fuelConsumption, locale)]
  return [...power, ...fuel].join(` ${inLanguage(energyLineTexts, locale).plus} `)
}

function litres(value: number, locale: Locale): string {
  return `${formatNumber(value, locale, 1)}\u00A0l/100\u00A0km`
}

/** The combined values first, then the phases and whatever else the catalogue shows under consumption. */
function labelRows({ label, vehicle }: ShownLabel, locale: Locale): Fact[] {
  const combined = parts(label, locale).map(([name, value], index) => ({
    key: `label-${index}`,
    group: 'CONSUMPTION' as const,
    label: name,
    value,
    values: [value],
  }))
  const said = new Set([
    'consumptionCombined',
    'powerConsumption',
    'dischargedConsumption',
    'co2Emission',
    'co2Class',
    'co2ClassDischarged',
  ])
  const rest = fieldsShownIn('consumption').flatMap((field): Fact[] => {
    const value = vehicle.attributes[field.key]
    if (value === null || said.has(field.key)) return []
    const text = formatField(field, value, locale)
    return [{ key: field.key, group: 'CONSUMPTION', label: field.label[locale], value: text, values: [text] }]
  })
  return [...combined, ...rest]
}
