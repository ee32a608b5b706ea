import type { VehicleAttributes } from '#catalogue/fields.ts'
import { co2ClassOf, hasWltpValues } from '#domain/vehicle/co2-class.ts'
import type { EmissionClass, EmissionSticker } from '#domain/vehicle/emissions.ts'
import type { Fuel } from '#domain/vehicle/vocabulary.ts'
import type { ChosenCar } from './choose-car.ts'
import type { Random } from './random.ts'

/** Grams of CO₂ per kilometre for each litre (gas: kilogram) per 100 km. */
const GRAMS: Readonly<Partial<Record<Fuel, number>>> = {
  PETROL: 22.8,
  HYBRID_PETROL: 22.8,
  PLUG_IN_HYBRID: 22.8,
  DIESEL: 26.2,
  HYBRID_DIESEL: 26.2,
  LPG: 16.2,
  CNG: 27.4,
  ETHANOL: 21.5,
  OTHER: 26,
}

type Energy = Partial<VehicleAttributes>

/** Consumption and emissions; only cars measured by WLTP have phases. The import derives the CO₂ class. */
export function energyOf(random: Random, { engine, body, drive, firstRegistration, trimRank }: ChosenCar): Energy {
  const isWltp = hasWltpValues(firstRegistration)
  const heavier =
    (drive === 'ALL_WHEEL' ? 1.06 : 1) * (body === 'SUV' || body === 'VAN' ? 1.04 : 1) * (1 + trimRank * 0.03)
  const scale = heavier * random.between(0.97, 1.03)
  const scaled = (value: number | null) => (value === null ? null : tenths(value * scale))
  const consumptionCombined = scaled(engine.consumption)
  const powerConsumption = scaled(engine.powerConsumption)
  const dischargedConsumption = isWltp ? scaled(engine.dischargedConsumption) : null
  const grams = GRAMS[engine.fuel] ?? 0
  const co2Emission = Math.round((consumptionCombined ?? 0) * grams)
  return {
    ...emissionOf(engine.fuel, firstRegistration),
    ...{ consumptionCombined, powerConsumption, dischargedConsumption, co2Emission },
    ...(isWltp ? phasesOf(engine.fuel, { consumptionCombined, powerConsumption, dischargedConsumption }) : {}),
    combustionFuel: engine.fuel === 'PLUG_IN_HYBRID' ? ('PETROL' as const) : null,
    co2ClassDischarged: dischargedConsumption === null ? null : co2ClassOf(dischargedConsumption * grams),
    electricRange: engine.electricRange === null ? null : Math.round(engine.electricRange / scale),
    batteryCapacity: engine.batteryCapacity,
    chargingPower: engine.chargingPower,
    efficiencyClass:
      isWltp || firstRegistration === null || firstRegistration < '2011-12' ? null : oldClass(co2Emission),
  }
}

/** Factors of the four phases against the combined value: engines use more in town, batteries on the motorway. */
const PHASES = ['City', 'Suburban', 'Rural', 'Motorway'] as const
const FUEL_PHASES = [1.3, 1.02, 0.88, 1.04]
const HYBRID_PHASES = [0.92, 0.86, 0.92, 1.18]
const POWER_PHASES = [0.74, 0.8, 0.92, 1.24]

/** A plug-in hybrid drives on electricity for about so much of the weighted cycle. */
const ELECTRIC_SHARE = 0.85

type Combined = Readonly<Record<'consumptionCombined' | 'powerConsumption' | 'dischargedConsumption', number | null>>

function phasesOf(fuel: Fuel, { consumptionCombined, powerConsumption, dischargedConsumption }: Combined): Energy {
  if (fuel === 'ELECTRIC') return phases('powerConsumption', powerConsumption, POWER_PHASES)
  if (fuel !== 'PLUG_IN_HYBRID')
    return phases('consumption', consumptionCombined, fuel === 'HYBRID_PETROL' ? HYBRID_PHASES : FUEL_PHASES)
  const powerConsumptionElectric = powerConsumption === null ? null : tenths(powerConsumption / ELECTRIC_SHARE)
  return {
    powerConsumptionElectric,
    ...phases('powerConsumption', powerConsumptionElectric, POWER_PHASES),
    ...phases('dischargedConsumption', dischargedConsumption, HYBRID_PHASES),
  }
}

function phases(key: string, combined: number | null, factors: readonly number[]): Energy {
  if (combined === null) return {}
  return Object.fromEntries(PHASES.map((phase, index) => [`${key}${phase}`, tenths(combined * (factors[index] ?? 1))]))
}

/** The class that new cars had to meet from a month on, newest first. */
const CLASSES: readonly (readonly [string, EmissionClass])[] = [
  ['2024-01', 'EURO6E'],
  ['2021-01', 'EURO6D'],
  ['2019-09', 'EURO6D_TEMP'],
  ['2018-06', 'EURO6C'],
  ['2014-09', 'EURO6'],
  ['2010-01', 'EURO5'],
  ['2005-06', 'EURO4'],
  ['2000-01', 'EURO3'],
  ['1996-06', 'EURO2'],
  ['0000-00', 'EURO1'],
]

const DIESEL_STICKERS: Readonly<Partial<Record<EmissionClass, EmissionSticker>>> = {
  EURO1: 'NONE',
  EURO2: 'RED',
  EURO3: 'YELLOW',
}

function emissionOf(fuel: Fuel, firstRegistration: string | null): Energy {
  if (fuel === 'ELECTRIC' || fuel === 'HYDROGEN')
    return { emissionClass: null, emissionSticker: 'GREEN', particleFilter: null }
  const month = firstRegistration ?? '9999-12'
  const emissionClass = CLASSES.find(([since]) => month >= since)?.[1] ?? 'EURO1'
  const isDiesel = fuel === 'DIESEL' || fuel === 'HYBRID_DIESEL' || fuel === 'OTHER'
  return {
    emissionClass,
    emissionSticker: (isDiesel && DIESEL_STICKERS[emissionClass]) || 'GREEN',
    particleFilter: isDiesel ? month >= '2007-01' : month >= '2018-09' ? true : null,
  }
}

const OLD_CLASSES = ['AP', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const

/** An approximation of the old weight-based classes, good enough for a demo. */
function oldClass(grams: number): Energy['efficiencyClass'] {
  return OLD_CLASSES[Math.min(7, Math.max(0, Math.floor((grams - 75) / 17)))] ?? null
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
