import { expect, test } from 'vitest'
import { fieldByKey, type FieldKey, type VehicleAttributes } from './fields.ts'
import { formatField } from './format.ts'

const show = <K extends FieldKey>(key: K, value: VehicleAttributes[K], locale: 'de' | 'en' = 'de') =>
  formatField(fieldByKey(key), value, locale).replaceAll('\u00A0', '·')

test.each([
  [show('price', 12_990_00), '12.990·€'],
  [show('price', 12_990_00, 'en'), '€12,990'],
  [show('mileage', 45_000), '45.000·km'],
  [show('mileage', 45_000, 'en'), '45,000·km'],
  [show('power', 110), '110·kW (150·PS)'],
  [show('cubicCapacity', 1498), '1.498·ccm'],
  [show('consumptionCombined', 5.4), '5,4·l/100·km'],
  [show('consumptionCombined', 5), '5,0·l/100·km'],
  [show('powerConsumption', 15.9), '15,9·kWh/100·km'],
  [show('batteryCapacity', 77), '77·kWh'],
  [show('vatRate', 19), '19·%'],
  [show('firstRegistration', '2021-05'), '05/2021'],
  [show('availableFrom', '2026-11-20'), '20.11.2026'],
  [show('availableFrom', '2026-11-20', 'en'), '20 Nov 2026'],
  [show('fuel', 'PLUG_IN_HYBRID'), 'Plug-in-Hybrid'],
  [show('fuel', 'PLUG_IN_HYBRID', 'en'), 'Plug-in hybrid'],
  [show('security', ['ABS', 'XENON']), 'ABS, Xenonscheinwerfer'],
  [show('highlights', ['1. Hand', 'Garantie']), '1. Hand, Garantie'],
  [show('metallic', true), 'Ja'],
  [show('metallic', false, 'en'), 'No'],
  [show('metallic', null), ''],
  [show('vin', 'WVWZZZ3CZLE012345'), 'WVWZZZ3CZLE012345'],
])('%s', (text, expected) => {
  expect(text).toBe(expected)
})
