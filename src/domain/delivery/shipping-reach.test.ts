import { describe, expect, it } from 'vitest'
import { FEDERAL_STATES, federalStateOf } from './federal-state.ts'
import { isPickedUp } from './shipping-kinds.ts'
import {
  accessoryShippingPrice,
  deliversTo,
  deliversToTheDoor,
  type DeliveryTerms,
  vehicleShippingPrice,
} from './shipping-price.ts'

const TERMS: DeliveryTerms = {
  ...{ homeBase: 199_00, homeFreeKm: 50, homePerKm: 1_20, homeMaxKm: 200, toDealer: 49_00 },
  ...{ parcel: 6_90, parcelFreeFrom: 100_00, installation: 80_00 },
}

describe('a car is brought to the door', () => {
  it.each([
    [null, [true, true, true, true]],
    [200, [true, true, false, true]],
    // The customer who lives next door to a dealer without delivery, too.
    [0, [false, false, false, false]],
  ])('within %s km, and by nobody who brings none', (homeMaxKm, expected) => {
    const reach = [0, 200, 200.1, null].map((distance) => deliversTo({ ...TERMS, homeMaxKm }, distance))
    expect(reach).toEqual(expected)
    expect(deliversToTheDoor({ ...TERMS, homeMaxKm })).toBe(expected[0])
  })

  it('for the base price, and for every kilometre begun beyond those it covers', () => {
    const price = (distance: number | null) => vehicleShippingPrice(TERMS, 'DELIVERY', distance)
    expect([0, 50, 50.1, 51, 60].map(price)).toEqual([199_00, 199_00, 200_20, 200_20, 211_00])
    expect(price(null)).toBeNull()
  })

  it('or picked up for nothing, or brought to another dealer for one price', () => {
    expect([vehicleShippingPrice(TERMS, 'PICK_UP', 80), vehicleShippingPrice(TERMS, 'PICK_UP', null)]).toEqual([0, 0])
    expect(vehicleShippingPrice(TERMS, 'DELIVERY_TO_DEALER', null)).toBe(49_00)
  })
})

it('a parcel costs nothing from its value on, and at the counter', () => {
  const price = (value: number) => accessoryShippingPrice(TERMS, 'ACCESSORY_DELIVERY', value)
  expect([price(99_99), price(100_00)]).toEqual([6_90, 0])
  expect(accessoryShippingPrice(TERMS, 'ACCESSORY_PICK_UP', 1)).toBe(0)
})

it('everything is picked up where neither cars nor accessories are sent', () => {
  expect(isPickedUp({ vehicles: 'PICK_UP', accessories: 'ACCESSORY_PICK_UP_WITH_INSTALLATION' })).toBe(true)
  expect([
    isPickedUp({ vehicles: null, accessories: null }),
    isPickedUp({ vehicles: null, accessories: 'ACCESSORY_PICK_UP' }),
  ]).toEqual([...[true, true]])
  expect(isPickedUp({ vehicles: 'PICK_UP', accessories: 'ACCESSORY_DELIVERY' })).toBe(false)
  expect([
    isPickedUp({ vehicles: 'DELIVERY', accessories: null }),
    isPickedUp({ vehicles: 'DELIVERY_TO_DEALER', accessories: null }),
  ]).toEqual([...[false, false]])
})

it('Germany has sixteen states, known by their names', () => {
  expect(FEDERAL_STATES.join()).toBe('BW,BY,BE,BB,HB,HH,HE,MV,NI,NW,RP,SL,SN,ST,SH,TH')
  const named = [
    'Baden-Württemberg',
    'Bayern',
    'Berlin',
    'Brandenburg',
    'Bremen',
    'Hamburg',
    'Hessen',
    'Mecklenburg-Vorpommern',
  ]
  const others = [
    'Niedersachsen',
    'Nordrhein-Westfalen',
    'Rheinland-Pfalz',
    'Saarland',
    'Sachsen',
    'Sachsen-Anhalt',
    'Schleswig-Holstein',
    'Thüringen',
  ]
  expect([...named, ...others].map(federalStateOf)).toEqual(FEDERAL_STATES)
  expect([federalStateOf('Tirol'), federalStateOf('NW'), federalStateOf(undefined)]).toEqual([null, null, null])
})
