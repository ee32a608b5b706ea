import { COMBUSTION_FUELS } from '#domain/vehicle/energy-prices.ts'
import { FUELS } from '#domain/vehicle/vocabulary.ts'
import { anyOf, choice, decimal, fed, integer, label, numbers, option, shown, within } from '../build-field.ts'

const litres = { unit: 'l/100km', limits: [0, 50] } as const
const kilowattHours = { unit: 'kWh/100km', limits: [0, 100] } as const

/**
 * Fuel and electricity; phases are those of WLTP. Combined values are the weighted ones for plug-in hybrids, whose phases are those of
 * electric driving and of a discharged battery.
 */
export const FUEL_FIELDS = [
  choice(
    'fuel',
    label('Kraftstoff', 'Fuel'),
    FUELS,
    {
      PETROL: option('Benzin', 'Petrol', '1'),
      DIESEL: option('Diesel', 'Diesel', '2'),
      ELECTRIC: option('Elektro', 'Electric', '6'),
      HYBRID_PETROL: option('Hybrid (Benzin/Elektro)', 'Hybrid (petrol/electric)', '7'),
      HYBRID_DIESEL: option('Hybrid (Diesel/Elektro)', 'Hybrid (diesel/electric)', '10'),
      PLUG_IN_HYBRID: option('Plug-in-Hybrid', 'Plug-in hybrid'),
      LPG: option('Autogas (LPG)', 'LPG', '3'),
      CNG: option('Erdgas (CNG)', 'Natural gas (CNG)', '4'),
      HYDROGEN: option('Wasserstoff', 'Hydrogen', '8'),
      ETHANOL: option('Ethanol (E85)', 'Ethanol (E85)', '9'),
      OTHER: option('Andere', 'Other', '0'),
    },
    {
      show: shown('keyFacts', 50),
      filters: [anyOf('fuel')],
      feed: fed('rule', 'kraftstoffart', 'plugin_hybrid'),
    },
  ),
  choice(
    'combustionFuel',
    label('Kraftstoff des Verbrennungsmotors', 'Fuel of the combustion engine'),
    COMBUSTION_FUELS,
    { PETROL: option('Benzin', 'Petrol'), DIESEL: option('Diesel', 'Diesel') },
    { show: shown('technical', 65), feed: fed('rule', 'kraftstoffart', 'plugin_hybrid') },
  ),
  decimal('consumptionCombined', label('Kraftstoffverbrauch (kombiniert)', 'Fuel consumption (combined)'), {
    ...litres,
    show: shown('consumption', 10),
    filters: [within('consumption-max')],
    feed: fed('decimal', 'verbrauch_kombiniert'),
    search: numbers(0, 50, 10),
  }),
  decimal('consumptionCity', label('Innenstadt', 'City'), { ...litres, show: shown('consumption', 11) }),
  decimal('consumptionSuburban', label('Stadtrand', 'Suburban'), { ...litres, show: shown('consumption', 12) }),
  decimal('consumptionRural', label('Landstraße', 'Rural'), { ...litres, show: shown('consumption', 13) }),
  decimal('consumptionMotorway', label('Autobahn', 'Motorway'), { ...litres, show: shown('consumption', 14) }),
  decimal('powerConsumption', label('Stromverbrauch (kombiniert)', 'Power consumption (combined)'), {
    ...kilowattHours,
    show: shown('consumption', 20),
    filters: [within('power-consumption-max')],
    feed: fed('decimal', 'kombinierter_stromverbrauch'),
    search: numbers(0, 100, 10),
  }),
  decimal('powerConsumptionCity', label('Innenstadt (Strom)', 'City (power)'), {
    ...kilowattHours,
    show: shown('consumption', 22),
  }),
  decimal('powerConsumptionSuburban', label('Stadtrand (Strom)', 'Suburban (power)'), {
    ...kilowattHours,
    show: shown('consumption', 23),
  }),
  decimal('powerConsumptionRural', label('Landstraße (Strom)', 'Rural (power)'), {
    ...kilowattHours,
    show: shown('consumption', 24),
  }),
  decimal('powerConsumptionMotorway', label('Autobahn (Strom)', 'Motorway (power)'), {
    ...kilowattHours,
    show: shown('consumption', 25),
  }),
  decimal(
    'powerConsumptionElectric',
    label('Stromverbrauch bei rein elektrischem Betrieb (kombiniert)', 'Power consumption, purely electric (combined)'),
    { ...kilowattHours, show: shown('consumption', 21) },
  ),
  decimal(
    'dischargedConsumption',
    label('Verbrauch bei entladener Batterie (kombiniert)', 'Consumption, battery discharged (combined)'),
    {
      ...litres,
      show: shown('consumption', 30),
    },
  ),
  decimal('dischargedConsumptionCity', label('Innenstadt (entladene Batterie)', 'City (battery discharged)'), {
    ...litres,
    show: shown('consumption', 31),
  }),
  decimal('dischargedConsumptionSuburban', label('Stadtrand (entladene Batterie)', 'Suburban (battery discharged)'), {
    ...litres,
    show: shown('consumption', 32),
  }),
  decimal('dischargedConsumptionRural', label('Landstraße (entladene Batterie)', 'Rural (battery discharged)'), {
    ...litres,
    show: shown('consumption', 33),
  }),
  decimal('dischargedConsumptionMotorway', label('Autobahn (entladene Batterie)', 'Motorway (battery discharged)'), {
    ...litres,
    show: shown('consumption', 34),
  }),
  integer('electricRange', label('Elektrische Reichweite', 'Electric range'), {
    unit: 'km',
    show: shown('consumption', 40),
    filters: [within('range-min')],
    limits: [1, 2000],
    search: numbers(0, 2000),
  }),
  decimal('batteryCapacity', label('Batteriekapazität', 'Battery capacity'), {
    unit: 'kWh',
    show: shown('technical', 70),
    filters: [within('battery-min')],
    limits: [0.1, 400],
    search: numbers(0, 400, 10),
  }),
  decimal('chargingPower', label('Ladeleistung (Gleichstrom, maximal)', 'Charging power (DC, maximum)'), {
    unit: 'kW',
    show: shown('technical', 71),
    filters: [within('charging-min')],
    limits: [1, 1000],
    search: numbers(0, 1000, 10),
  }),
  integer('chargingTime', label('Ladezeit von 10 auf 80 % (Gleichstrom)', 'Charging time, 10 to 80% (DC)'), {
    unit: 'min',
    show: shown('technical', 72),
    limits: [1, 600],
  }),
] as const
