import { electricTexts } from '#messages/vehicle-details.ts'
import { formatPlainNumber, formatKilometres, NBSP } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import type { PageVehicle } from './offer.server.ts'
import type { ElectricView } from './vehicle-view.ts'

/** Upper ends of the scales, a little above the best cars on the market; hybrids have shorter scales. */
const SCALES = {
  electric: { range: 800, battery: 120, power: 350 },
  hybrid: { range: 150, battery: 30, power: 100 },
} as const

/** Range, battery and charging of a car that is charged; nothing where none of it is stored. */
export function electricOf(vehicle: PageVehicle, locale: Locale): { electric?: ElectricView } {
  const { fuel, electricRange, batteryCapacity, chargingPower, chargingTime } = vehicle
  if (fuel !== 'ELECTRIC' && fuel !== 'PLUG_IN_HYBRID') return {}
  const ends = SCALES[fuel === 'ELECTRIC' ? 'electric' : 'hybrid']
  const hours = (value: number) => `${formatPlainNumber(value, locale)}${NBSP}kWh`
  const kilowatts = (value: number) => `${formatPlainNumber(value, locale)}${NBSP}kW`
  const kilometres = (value: number) => formatKilometres(value, locale)
  const scaleOf = (
    key: 'range' | 'battery' | 'power',
    value: number | null | undefined,
    unit: (value: number) => string,
  ) =>
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
  const scales = [
    ...scaleOf('range', electricRange, kilometres),
    ...scaleOf('battery', batteryCapacity, hours),
    ...scaleOf('power', chargingPower, kilowatts),
  ]
  const time = chargingTime == null ? null : `${chargingTime}${NBSP}${locale === 'de' ? 'Minuten' : 'minutes'}`
  const hint = scales[0]?.value ?? time
  if (hint === null) return {}
  const charging = time === null ? electricTexts.charging[locale] : electricTexts.chargingTime[locale](time)
  return { electric: { hint, scales, ...(time === null && chargingPower != null ? {} : { charging }) } }
}
