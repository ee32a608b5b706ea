import { expect, test } from 'vitest'
import { labelValuesOf, missingLabelValues, requiresLabel } from './label-values.ts'

const today = '2026-11-20'

test('a dealer’s new car requires the label, a private or an older one does not', () => {
  const demonstrator = { condition: 'DEMONSTRATOR', firstRegistration: '2026-06', mileage: 4000 } as const
  expect(requiresLabel(demonstrator, 'COMPANY', today)).toBe(true)
  expect(requiresLabel(demonstrator, 'PRIVATE', today)).toBe(false)
  expect(requiresLabel({ ...demonstrator, firstRegistration: '2025-06' }, 'COMPANY', today)).toBe(false)
  const hardlyDriven = { condition: 'USED', firstRegistration: '2017-05', mileage: 900 } as const
  expect(requiresLabel(hardlyDriven, 'COMPANY', today), 'there were no WLTP values yet').toBe(false)
  expect(requiresLabel({ ...hardlyDriven, firstRegistration: '2019-05' }, 'COMPANY', today)).toBe(true)
})

test('each drive needs its own values, and every missing one is named', () => {
  const phases = { consumptionCity: 7, consumptionSuburban: 5.5, consumptionRural: 4.8, consumptionMotorway: 5.6 }
  const petrol = { fuel: 'PETROL', consumptionCombined: 5.4, ...phases, co2Emission: 123, cubicCapacity: 1498 } as const
  expect(missingLabelValues(petrol)).toEqual([])
  expect(missingLabelValues({ ...petrol, consumptionRural: null, cubicCapacity: undefined })).toEqual([
    'consumptionRural',
    'cubicCapacity',
  ])
  expect(missingLabelValues({ fuel: 'ELECTRIC', powerConsumption: 15.9, electricRange: 410 })).toEqual([
    'powerConsumptionCity',
    'powerConsumptionSuburban',
    'powerConsumptionRural',
    'powerConsumptionMotorway',
  ])
  expect(labelValuesOf('HYDROGEN'), 'a fuel cell has no displacement').toEqual([
    'consumptionCombined',
    ...Object.keys(phases),
  ])
  expect(labelValuesOf('PLUG_IN_HYBRID')).toHaveLength(17)
  expect(missingLabelValues({ fuel: 'PLUG_IN_HYBRID' })).toHaveLength(17)
  expect(missingLabelValues({})).toEqual(['fuel'])
  expect(missingLabelValues({ ...petrol, fuel: 'OTHER' }), 'no label can be computed for it').toEqual(['fuel'])
})

test('zero is a value', () => {
  expect(missingLabelValues({ fuel: 'PETROL', co2Emission: 0 })).not.toContain('co2Emission')
})
