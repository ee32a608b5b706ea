import { electricTexts } from '#messages/vehicle-details.ts'
import { formatPlainNumber, formatKilometres, NBSP } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import type { PageVehicle } from './offer.server.ts'
import type { ElectricView } from './vehicle-view.ts'

/** Ends of the scales: a little more than the cars on the market have, of hybrids less. */
const SCALES = { electric: { range: 800, battery: 120 }, hybrid: { range: 150, battery: 30 } } as const

/** Range and battery of a car that is charged; nothing where neither is stored. */
export function electricOf(vehicle: PageVehicle, locale: Locale): { electric?: ElectricView } {
  const { fuel, electricRange, batteryCapacity } = vehicle
  if (fuel !== 'ELECTRIC' && fuel !== 'PLUG_IN_HYBRID') return {}
  const ends = SCALES[fuel === 'ELECTRIC' ? 'electric' : 'hybrid']
  const hours = (value: number) => `${formatPlainNumber(value, locale)}${NBSP}kWh`
  const kilometres = (value: number) => formatKilometres(value, locale)
  const scaleOf = (key: 'range' | 'battery', value: number | null | undefined, unit: (value: number) => string) =>
    value == null
      ? []
      : [
          {
            key,
            label: electricTexts[key][locale],
            value: unit(value),
            end: unit(ends[key]),
            share: Math.min(1, value / ends[key]),
          },
        ]
  const scales = [...scaleOf('range', electricRange, kilometres), ...scaleOf('battery', batteryCapacity, hours)]
  const [first] = scales
  return first ? { electric: { hint: first.value, scales } } : {}
}
