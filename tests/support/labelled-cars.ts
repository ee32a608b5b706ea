import type { VehicleAttributes } from '#catalogue/fields.ts'

/** New cars with every value that their energy label is made of. */
export const NEW_PETROL = {
  condition: 'NEW',
  firstRegistration: null,
  mileage: 10,
  fuel: 'PETROL',
  cubicCapacity: 1498,
  consumptionCombined: 5.4,
  consumptionCity: 7.1,
  consumptionSuburban: 5.3,
  consumptionRural: 4.6,
  consumptionMotorway: 5.5,
  co2Emission: 123,
} as const satisfies Partial<VehicleAttributes>

export const NEW_ELECTRIC = {
  condition: 'NEW',
  firstRegistration: null,
  mileage: 10,
  fuel: 'ELECTRIC',
  powerConsumption: 15.9,
  powerConsumptionCity: 11.8,
  powerConsumptionSuburban: 12.7,
  powerConsumptionRural: 14.6,
  powerConsumptionMotorway: 19.7,
  electricRange: 412,
  co2Emission: 0,
} as const satisfies Partial<VehicleAttributes>

export const NEW_PLUG_IN = {
  condition: 'NEW',
  firstRegistration: null,
  mileage: 10,
  fuel: 'PLUG_IN_HYBRID',
  combustionFuel: 'PETROL',
  cubicCapacity: 1498,
  consumptionCombined: 1.3,
  powerConsumption: 15.9,
  powerConsumptionElectric: 18.7,
  powerConsumptionCity: 13.8,
  powerConsumptionSuburban: 15,
  powerConsumptionRural: 17.2,
  powerConsumptionMotorway: 23.2,
  dischargedConsumption: 5.6,
  dischargedConsumptionCity: 5.2,
  dischargedConsumptionSuburban: 4.8,
  dischargedConsumptionRural: 5.1,
  dischargedConsumptionMotorway: 6.6,
  electricRange: 75,
  co2Emission: 30,
  co2ClassDischarged: 'D',
} as const satisfies Partial<VehicleAttributes>
