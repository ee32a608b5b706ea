import { describe, expect, it, test } from 'vitest'
import { type DrawnAs, profileFor } from './profile-for.ts'

const UNKNOWN = { make: 'Nordfels', model: null, bodyType: null }
const drawn = (car: Partial<DrawnAs>) => profileFor({ ...UNKNOWN, ...car })

describe('a car whose model is named', () => {
  test.each([
    ['VW', 'Golf', null, 'hatch'],
    ['Volkswagen', 'Golf VIII 1.5 TSI', 'HATCHBACK', 'hatch'],
    ['VW', 'Golf Variant', 'ESTATE', 'estate-compact'],
    ['VW', 'Golf', 'CABRIO', 'cabrio'],
    ['VW', 'Golf', 'COUPE', 'coupe'],
    ['VW', 'Golf', 'SALOON', 'saloon-compact'],
    ['VW', 'Golf', 'SUV', 'suv-small'],
    ['VW', 'Golf', 'VAN', 'mpv-compact'],
    ['VW', 'Golf', 'PICKUP', 'pickup'],
    ['VW', 'Golf', 'TRANSPORTER', 'minibus'],
    ['VW', 'Polo', null, 'supermini'],
    ['Audi', 'A3', null, 'hatch'],
    ['Audi', 'A4', 'SALOON', 'saloon-mid'],
    ['Audi', 'A4 Avant', 'ESTATE', 'estate-large'],
    ['Audi', 'A4', 'COUPE', 'coupe'],
    ['Alpine', 'A110', 'CABRIO', 'roadster'],
    ['Alfa Romeo', 'Spider', 'CABRIO', 'roadster'],
    ['Aston Martin', 'Rapide', 'ESTATE', 'estate-large'],
    ['Aston Martin', 'DB11', 'SALOON', 'saloon-mid'],
    ['Aston Martin', 'Vantage', 'HATCHBACK', 'fastback'],
    ['Aston Martin', 'DBX', 'COUPE', 'suv-coupe'],
    ['Alfa Romeo', 'Stelvio', 'COUPE', 'suv-coupe'],
  ] as const)('%s %s, %s, is drawn as %s', (make, model, bodyType, profile) => {
    expect(drawn({ make, model, bodyType })).toBe(profile)
  })

  it('has two seats less as a convertible only where it says so', () => {
    expect(drawn({ make: 'VW', model: 'Golf', bodyType: 'CABRIO', seats: 2 })).toBe('roadster')
    expect(drawn({ make: 'VW', model: 'Golf', bodyType: 'CABRIO', seats: 4 })).toBe('cabrio')
  })
})

describe('a car whose model is unknown', () => {
  test.each([
    [{ bodyType: 'ESTATE', power: 104 }, 'estate-compact'],
    [{ bodyType: 'ESTATE', power: 105 }, 'estate-large'],
    [{ bodyType: 'CABRIO', seats: 2 }, 'roadster'],
    [{ bodyType: 'CABRIO', seats: 3 }, 'cabrio'],
    [{ bodyType: 'COUPE', seats: 2, power: 201 }, 'sports'],
    [{ bodyType: 'COUPE', seats: 2, power: 200 }, 'coupe'],
    [{ bodyType: 'COUPE', seats: 3, power: 201 }, 'coupe'],
    [{ bodyType: 'SUV', power: 94 }, 'suv-small'],
    [{ bodyType: 'SUV', power: 95 }, 'suv-mid'],
    [{ bodyType: 'SUV', power: 180 }, 'suv-mid'],
    [{ bodyType: 'SUV', power: 181 }, 'suv-large'],
    [{ bodyType: 'SUV', fuel: 'ELECTRIC' }, 'electric-suv'],
    [{ bodyType: 'VAN', seats: 5 }, 'mpv-compact'],
    [{ bodyType: 'VAN', seats: 6 }, 'mpv-large'],
    [{ bodyType: 'VAN', seats: 7 }, 'mpv-large'],
    [{ bodyType: 'VAN', seats: 8 }, 'minibus'],
    [{ bodyType: 'PICKUP' }, 'pickup'],
    [{ bodyType: 'TRANSPORTER' }, 'minibus'],
    [{ bodyType: 'SMALL_CAR', power: 57 }, 'city'],
    [{ bodyType: 'SMALL_CAR', power: 58 }, 'supermini'],
    [{ bodyType: 'SMALL_CAR', fuel: 'ELECTRIC' }, 'electric-hatch'],
    [{ bodyType: 'SALOON', power: 200 }, 'saloon-mid'],
    [{ bodyType: 'SALOON', power: 201 }, 'saloon-upper'],
    [{ bodyType: 'SALOON', fuel: 'ELECTRIC' }, 'electric-saloon'],
    [{ bodyType: 'OTHER' }, 'hatch'],
    [{ fuel: 'ELECTRIC' }, 'electric-hatch'],
    [{}, 'hatch'],
    [{ usualBody: 'PICKUP' }, 'pickup'],
    [{ bodyType: 'VAN', usualBody: 'PICKUP' }, 'mpv-compact'],
  ] as const)('%j is drawn as %s', (car, profile) => {
    expect(drawn(car)).toBe(profile)
  })
})
