import { expect, it } from 'vitest'
import { EDITABLE_FIELDS } from './editable-fields.ts'
import { enteredText, formatEntered, readEntered } from './entered-value.ts'
import { fieldByKey, type FieldKey } from './fields.ts'

const read = (key: FieldKey, text: string) => readEntered(fieldByKey(key), text)

it.each([
  ['price', '36.490', { value: 36_490_00 }],
  ['price', '36,490.50 €', { value: 36_490_50 }],
  ['price', '36 490,5', { value: 36_490_50 }],
  ['price', '36.4901', { problem: 'INVALID' }],
  ['price', '18.490,-', { value: 18_490_00 }],
  ['mileage', '9.150 km', { value: 9_150 }],
  ['consumptionCombined', '4,6 l/100 km', { value: 4.6 }],
  ['mileage', '9 kW', { problem: 'INVALID' }],
  ['price', '99', { problem: 'INVALID' }],
  ['mileage', '21.400', { value: 21_400 }],
  ['mileage', '21.4', { problem: 'INVALID' }],
  ['mileage', '-1', { problem: 'INVALID' }],
  ['consumptionCombined', '4,6', { value: 4.6 }],
  ['consumptionCombined', '4,65', { problem: 'INVALID' }],
  ['firstRegistration', '3/2022', { value: '2022-03' }],
  ['firstRegistration', '2022-13', { problem: 'INVALID' }],
  ['availableFrom', '1.12.2026', { value: '2026-12-01' }],
  ['availableFrom', '30.02.2026', { problem: 'INVALID' }],
  ['gearbox', 'AUTOMATIC', { value: 'AUTOMATIC' }],
  ['gearbox', 'FAST', { problem: 'INVALID' }],
  ['comfort', 'HEAT_PUMP TOWBAR', { value: ['TOWBAR', 'HEAT_PUMP'] }],
  ['comfort', '', { value: [] }],
  ['accident', 'no', { value: false }],
  ['highlights', ' Erste Hand \r\n\r\nScheckheft\t', { value: ['Erste Hand', 'Scheckheft'] }],
  ['highlights', 'x'.repeat(81), { problem: 'TOO_LONG', limit: 80 }],
  ['description', 'Zeile 1\r\nZeile 2', { value: 'Zeile 1\nZeile 2' }],
  ['vin', 'wvw zzz1kz6w000001', { value: 'WVWZZZ1KZ6W000001' }],
  ['vin', 'WVWZZZ1KZ6W00000O', { problem: 'INVALID_VIN' }],
  ['power', ' ', { value: null }],
] as const)('%s: "%s" is %o', (key, text, entered) => {
  expect(read(key, text)).toEqual(entered)
})

it.each([
  ['price', '81900', '81.900 €'],
  ['price', '81.900,50 €', '81.900,50 €'],
  ['mileage', '21400', '21.400 km'],
  ['gearbox', 'AUTOMATIC', 'Automatik'],
  ['firstRegistration', '2022-03', '03/2022'],
  ['price', 'viel', 'viel'],
  ['power', '', ''],
] as const)('%s: "%s" is shown as "%s"', (key, text, shown) => {
  expect(formatEntered(fieldByKey(key), text, 'de').replaceAll('\u00A0', ' ')).toBe(shown)
})

it('every field reads what it shows', () => {
  for (const field of EDITABLE_FIELDS) {
    const value = field.limits && typeof SAMPLES[field.type] === 'number' ? field.limits[1] : SAMPLES[field.type]
    const options = field.options.map((option) => option.value)
    const sample = field.type === 'features' ? options : (value ?? options[0] ?? null)
    if (field.key === 'vin' || field.key === 'hsn' || field.key === 'tsn') continue
    expect([field.key, readEntered(field, enteredText(field, sample as never))]).toEqual([field.key, { value: sample }])
  }
})

const SAMPLES: Readonly<Record<string, unknown>> = {
  ...{ integer: 12, decimal: 16.5, money: 15_000_50, boolean: false, month: '2024-02', date: '2026-02-28' },
  ...{ text: 'Wort', texts: ['eins', 'zwei'] },
}
