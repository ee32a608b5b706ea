import { expect, test } from 'vitest'
import { energyLabelOf, type EnergyValues } from './energy-label.ts'

const nothing: EnergyValues = {
  firstRegistration: null,
  fuel: null,
  consumptionCombined: null,
  powerConsumption: null,
  co2Emission: null,
  co2Class: null,
  dischargedConsumption: null,
  co2ClassDischarged: null,
}

test('a petrol car states consumption, emissions and class', () => {
  expect(energyLabelOf({ ...nothing, fuel: 'PETROL', consumptionCombined: 5.44, co2Emission: 123 })).toEqual({
    weighted: false,
    powerConsumption: null,
    fuelConsumption: 5.4,
    co2Emission: 123,
    co2Class: 'D',
    discharged: null,
  })
})

test('figures are rounded half up: one decimal, whole grams, and whole grams decide the class', () => {
  const label = (consumptionCombined: number, co2Emission: number) =>
    energyLabelOf({ ...nothing, fuel: 'PETROL', powerConsumption: 1, consumptionCombined, co2Emission })
  const rounded = { powerConsumption: null, discharged: null }
  expect(label(5.45, 115.4)).toMatchObject({ ...rounded, fuelConsumption: 5.5, co2Emission: 115, co2Class: 'C' })
  expect(label(5.44, 115.5)).toMatchObject({ ...rounded, fuelConsumption: 5.4, co2Emission: 116, co2Class: 'D' })
})

test('an electric car emits nothing and states its power consumption', () => {
  expect(energyLabelOf({ ...nothing, fuel: 'ELECTRIC', powerConsumption: 15.94 })).toMatchObject({
    powerConsumption: 15.9,
    fuelConsumption: null,
    co2Emission: 0,
    co2Class: 'A',
  })
})

test('a fuel cell emits nothing either', () => {
  expect(energyLabelOf({ ...nothing, fuel: 'HYDROGEN', consumptionCombined: 0.8 })).toMatchObject({
    fuelConsumption: 0.8,
    co2Emission: 0,
    co2Class: 'A',
  })
})

test('a plug-in hybrid states weighted values and those with a discharged battery', () => {
  const hybrid: EnergyValues = {
    ...nothing,
    fuel: 'PLUG_IN_HYBRID',
    consumptionCombined: 1.3,
    powerConsumption: 15.9,
    co2Emission: 30,
    co2Class: 'B',
    dischargedConsumption: 5.6,
    co2ClassDischarged: 'D',
  }
  expect(energyLabelOf(hybrid)).toMatchObject({
    weighted: true,
    powerConsumption: 15.9,
    fuelConsumption: 1.3,
    discharged: { fuelConsumption: 5.6, co2Class: 'D' },
  })
  expect(energyLabelOf({ ...hybrid, co2ClassDischarged: null })).toBeNull()
  expect(energyLabelOf({ ...hybrid, dischargedConsumption: null })).toBeNull()
  expect(energyLabelOf({ ...hybrid, powerConsumption: null }), 'it must state its power consumption').toBeNull()
  expect(energyLabelOf({ ...hybrid, consumptionCombined: null })).toBeNull()
  const odd = { ...hybrid, consumptionCombined: 1.25, powerConsumption: 15.84, dischargedConsumption: 5.65 }
  expect(energyLabelOf(odd)).toMatchObject({
    powerConsumption: 15.8,
    fuelConsumption: 1.3,
    discharged: { fuelConsumption: 5.7 },
  })
  expect(energyLabelOf({ ...odd, dischargedConsumption: 5.64 })?.discharged?.fuelConsumption).toBe(5.6)
})

test('a missing value means no label', () => {
  expect(energyLabelOf({ ...nothing, fuel: 'PETROL', consumptionCombined: 5.4 })).toBeNull()
  expect(energyLabelOf({ ...nothing, fuel: 'DIESEL', co2Emission: 120 })).toBeNull()
  expect(energyLabelOf({ ...nothing, fuel: 'ELECTRIC' })).toBeNull()
  expect(energyLabelOf({ ...nothing, fuel: 'PETROL', consumptionCombined: 5.4, co2Class: 'D' })).toBeNull()
})

test('a car older than the WLTP cycle has no label, whatever its feed says', () => {
  const values = { ...nothing, fuel: 'PETROL', consumptionCombined: 5.4, co2Emission: 123, co2Class: 'D' } as const
  expect(energyLabelOf({ ...values, firstRegistration: '2018-08' })).toBeNull()
  expect(energyLabelOf({ ...values, firstRegistration: '2018-09' })).toMatchObject({ co2Class: 'D' })
})
