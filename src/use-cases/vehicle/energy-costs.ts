import { formatDate, formatMonth } from '#domain/format/dates.ts'
import { formatEuros, formatMoney } from '#domain/format/money.ts'
import { formatPlainNumber, NBSP } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { co2CostOfTenYears, yearlyEnergyCost } from '#domain/vehicle/energy-costs.ts'
import { knownEnergyValues } from '#domain/vehicle/energy-label.ts'
import type { EnergyCarrier, EnergyPrices } from '#domain/vehicle/energy-prices.ts'
import { vehicleTaxOf } from '#domain/vehicle/vehicle-tax.ts'
import { energyCostTexts } from '#messages/energy-costs.ts'
import { energyLineTexts } from '#messages/energy-line.ts'
import type { LabelLine, VehicleLabel } from './energy-label.ts'
import { readEnergyPrices } from './energy-prices.ts'
import { pricedEnergy } from './priced-energy.ts'

type Attributes = VehicleLabel['attributes']

/** The costs on a required label (annex 1): energy, CO₂, vehicle tax; empty for any other car. `today` is YYYY-MM-DD. */
export function costLines({ isRequired, attributes }: VehicleLabel, today: string, locale: Locale): LabelLine[] {
  if (!isRequired) return []
  const prices = readEnergyPrices(today)
  const { co2Emission } = knownEnergyValues(attributes)
  const co2Line = (key: 'co2Low' | 'co2Medium' | 'co2High', eurosPerTonne: number): LabelLine => ({
    key: `cost-${key}`,
    label: energyCostTexts[key][locale](formatEuros(eurosPerTonne, locale, 2)),
    value:
      co2Emission === null
        ? energyLineTexts.missing[locale]
        : formatMoney(co2CostOfTenYears(co2Emission, eurosPerTonne), locale, 2),
  })
  return [
    { key: 'cost-energy', label: energyCostTexts.energy[locale], value: energyCost(attributes, prices, locale) },
    co2Line('co2Medium', prices.co2.medium),
    co2Line('co2Low', prices.co2.low),
    co2Line('co2High', prices.co2.high),
    { key: 'cost-tax', label: energyCostTexts.tax[locale], value: tax(attributes, today, locale) },
  ]
}

/** Where the prices come from and how certain they are; null for a car whose label shows no costs. */
export function costSource({ isRequired }: VehicleLabel, today: string, locale: Locale): string | null {
  if (!isRequired) return null
  const { source, validFrom, co2 } = readEnergyPrices(today)
  const since = formatDate(validFrom, locale)
  return energyCostTexts.sourceText[locale](source[locale], since, co2.firstYear, co2.firstYear + 9)
}

function energyCost(attributes: Attributes, { prices, year }: EnergyPrices, locale: Locale): string {
  const priced = pricedEnergy(attributes, prices)
  if (priced === 'MISSING') return energyLineTexts.missing[locale]
  if (priced === 'NO_PRICE') return energyCostTexts.noPrice[locale]
  const amount = energyCostTexts.perYear[locale](formatMoney(yearlyEnergyCost(priced), locale, 2))
  const used = priced.map(({ carrier, price }) => energyPriceText(carrier, price, locale)).join(', ')
  return `${amount} (${energyCostTexts.prices[locale](used, year)})`
}

const UNITS: Readonly<Partial<Record<EnergyCarrier, string>>> = { ELECTRICITY: 'kWh', CNG: 'kg', HYDROGEN: 'kg' }

/** "Super 1,744 €/l": these prices have three decimals. */
export function energyPriceText(carrier: EnergyCarrier, price: number, locale: Locale): string {
  const amount = formatPlainNumber(price, locale, 3)
  const money = locale === 'de' ? `${amount}${NBSP}€` : `€${amount}`
  return `${energyCostTexts.carriers[carrier][locale]} ${money}/${UNITS[carrier] ?? 'l'}`
}

function tax(attributes: Attributes, today: string, locale: Locale): string {
  const due = vehicleTaxOf(attributes, today)
  if (due === null) return energyLineTexts.missing[locale]
  return due.kind === 'EXEMPT'
    ? energyCostTexts.exempt[locale](formatMonth(due.until))
    : energyCostTexts.perYear[locale](formatEuros(due.euros, locale))
}
