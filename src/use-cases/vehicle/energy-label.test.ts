import { expect, test } from 'vitest'
import { ROWS, type VehicleAttributes } from '#catalogue/fields.ts'
import type { Locale } from '#domain/locale.ts'
import { NEW_ELECTRIC, NEW_PETROL, NEW_PLUG_IN } from '../../../tests/support/labelled-cars.ts'
import { costLines, costSource } from './energy-costs.ts'
import { combinedLines, detailLines, energyLabelFor, labelLine, type LabelLine } from './energy-label.ts'
import { parseEnergyPrices } from './energy-prices.ts'

const today = '2026-11-20'
const unknown = Object.fromEntries(ROWS.map(({ key }) => [key, null])) as unknown as VehicleAttributes

function labelOf(attributes: Partial<VehicleAttributes>, kind: 'COMPANY' | 'PRIVATE' = 'COMPANY') {
  return energyLabelFor({ attributes: { ...unknown, ...attributes }, merchant: { kind } }, today)
}

/** Label → value, with ordinary spaces. */
function table(lines: readonly LabelLine[]): Record<string, string> {
  return Object.fromEntries(
    lines.map(({ label, value }) => [label, value].map((text) => text.replaceAll('\u00A0', ' '))),
  )
}

function shown(attributes: Partial<VehicleAttributes>, locale: Locale = 'de') {
  const label = labelOf(attributes)!
  return table([...combinedLines(label, locale), ...detailLines(label, locale), ...costLines(label, today, locale)])
}

// Prices of 1 July 2026: petrol 1.744, electricity 0.321 euros; CO₂ 60, 142.50 and 220 euros per tonne. Costs are computed by hand.
test('the label of a petrol car', () => {
  expect(shown(NEW_PETROL)).toEqual({
    'Energieverbrauch (kombiniert)': '5,4 l/100 km',
    'CO₂-Emissionen (kombiniert)': '123 g/km',
    'CO₂-Klasse': 'D',
    Innenstadt: '7,1 l/100 km',
    Stadtrand: '5,3 l/100 km',
    Landstraße: '4,6 l/100 km',
    Autobahn: '5,5 l/100 km',
    'Energiekosten bei 15.000 km Jahresfahrleistung': '1.412,64 €/Jahr (Super 1,744 €/l, Jahresdurchschnitt 2025)',
    'Mögliche CO₂-Kosten über 10 Jahre (15.000 km/Jahr), mittlerer CO₂-Preis 142,50 €/t': '2.629,13 €',
    'Mögliche CO₂-Kosten über 10 Jahre (15.000 km/Jahr), niedriger CO₂-Preis 60,00 €/t': '1.107,00 €',
    'Mögliche CO₂-Kosten über 10 Jahre (15.000 km/Jahr), hoher CO₂-Preis 220,00 €/t': '4.059,00 €',
    Kraftfahrzeugsteuer: '87 €/Jahr',
  })
})

test('the label of an electric car', () => {
  expect(shown(NEW_ELECTRIC, 'en')).toMatchObject({
    'Energy consumption (combined)': '15.9 kWh/100 km',
    'City (power)': '11.8 kWh/100 km',
    'Electric range': '412 km',
    'Energy costs at 15,000 km a year': '€765.59 a year (electricity €0.321/kWh, average of 2025)',
    'Possible CO₂ costs over 10 years (15,000 km a year), high CO₂ price €220.00/t': '€0.00',
    'Vehicle tax': 'exempt, until 12/2035 at the latest',
  })
})

test('the label of a plug-in hybrid: weighted, purely electric and with a discharged battery', () => {
  expect(shown(NEW_PLUG_IN)).toMatchObject({
    'Energieverbrauch (gewichtet kombiniert)': '15,9 kWh/100 km plus 1,3 l/100 km',
    'CO₂-Emissionen (gewichtet kombiniert)': '30 g/km',
    'CO₂-Klasse': 'B',
    'Kraftstoffverbrauch bei entladener Batterie (kombiniert)': '5,6 l/100 km',
    'CO₂-Klasse bei entladener Batterie': 'D',
    'Stromverbrauch bei rein elektrischem Betrieb (kombiniert)': '18,7 kWh/100 km',
    'Innenstadt (Strom)': '13,8 kWh/100 km',
    'Autobahn (Strom)': '23,2 kWh/100 km',
    'Innenstadt (entladene Batterie)': '5,2 l/100 km',
    'Autobahn (entladene Batterie)': '6,6 l/100 km',
    'Energiekosten bei 15.000 km Jahresfahrleistung':
      '1.105,67 €/Jahr (Super 1,744 €/l, Strom 0,321 €/kWh, Jahresdurchschnitt 2025)',
    Kraftfahrzeugsteuer: '30 €/Jahr',
  })
})

test('a missing value of a new car says that it is missing, also in the line of cards', () => {
  const label = labelOf({ ...NEW_PETROL, co2Emission: null, consumptionRural: null, cubicCapacity: null })!
  expect(label.label).toBeNull()
  expect(labelLine(label, 'de')).toContain('CO₂-Emissionen (kombiniert): Angabe fehlt; CO₂-Klasse: Angabe fehlt')
  expect(table(detailLines(label, 'de'))).toMatchObject({ Landstraße: 'Angabe fehlt' })
  expect(table(costLines(label, today, 'de'))).toMatchObject({
    'Mögliche CO₂-Kosten über 10 Jahre (15.000 km/Jahr), hoher CO₂-Preis 220,00 €/t': 'Angabe fehlt',
    Kraftfahrzeugsteuer: 'Angabe fehlt',
  })
  const halfKnown = labelOf({ ...NEW_PLUG_IN, consumptionCombined: null })!
  expect(labelLine(halfKnown, 'en')).toContain('Energy consumption (weighted combined): not given')
})

test('gas is weighed, and a fuel without an official price has no costs', () => {
  const gas = shown({ ...NEW_PETROL, fuel: 'CNG' })
  expect(gas).toMatchObject({
    'Energieverbrauch (kombiniert)': '5,4 kg/100 km',
    Innenstadt: '7,1 kg/100 km',
    'Energiekosten bei 15.000 km Jahresfahrleistung': 'kein amtlicher Durchschnittspreis',
  })
})

test('a used or a private car shows what is known, without costs', () => {
  const used = labelOf({ ...NEW_PETROL, condition: 'USED', firstRegistration: '2022-05', mileage: 40_000 })!
  expect(used).toMatchObject({ isRequired: false, missing: [] })
  expect(costLines(used, today, 'de')).toEqual([])
  expect(costSource(used, today, 'de')).toBeNull()
  expect(labelOf({ ...NEW_PETROL, co2Emission: null }, 'PRIVATE')).toBeNull()
})

test('source, first day and years of the prices are named', () => {
  const source = costSource(labelOf(NEW_PETROL)!, today, 'de')
  expect(source).toContain(
    'Bundesministerium für Wirtschaft und Energie, Bekanntmachung zum 30.06.2026, gültig ab 01.07.2026.',
  )
  expect(source).toContain('2027 bis 2036')
})

test('a wrong price file says where it is wrong', () => {
  expect(() => parseEnergyPrices('{ "editions": [] }')).toThrow('content/energy-prices.json')
})
