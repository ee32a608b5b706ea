import { IMAGE_RATIOS, type ImageRatio } from '#domain/images.ts'
import { BODY_COLORS } from '#domain/vehicle/body-color.ts'
import { DRAWN_PROFILES } from '#domain/vehicle/drawn-profiles.ts'
import { DRAWN_BODIES, DRAWN_RIMS, DRAWN_VIEWS, symbolPictures } from '#domain/vehicle/symbol-pictures.ts'
import { BODY_TYPES } from '#domain/vehicle/vocabulary.ts'
import { describe, expect, it } from 'vitest'
import { readDrawnKey } from './drawn-key.ts'
import { drawPicture } from './picture.ts'

const drawn = (key: string, ratio: ImageRatio = '4x3') => drawPicture(readDrawnKey(key)!, ratio, 512)

describe('drawn pictures', () => {
  it('can draw every body type in every colour', () => {
    for (const bodyType of [...BODY_TYPES, null]) {
      for (const bodyColor of [...BODY_COLORS, null]) {
        const keys = symbolPictures({ make: 'X', model: null, bodyType, bodyColor, fuel: 'ELECTRIC' }, 3)
        for (const key of keys) expect(readDrawnKey(key), key).toMatchObject({ isElectric: true })
      }
    }
  })

  it('read from a key what was written into it', () => {
    expect(readDrawnKey('drawn/suv-mid.red.2k73-et.2015.port')).toEqual({
      ...{ profile: 'suv-mid', paint: 'red', seed: 33193, year: 2015, view: 'port' },
      ...{ isElectric: true, hasThreeDoors: true },
    })
  })

  it.each(DRAWN_PROFILES)('draw %s with valid numbers at every age, from every side', (profile) => {
    for (const view of DRAWN_VIEWS) {
      for (const [index, year] of [2008, 2015, 2022].entries()) {
        for (const seed of ['', 'q', '2k7']) {
          const svg = drawn(`drawn/${profile}.white.${seed}${index}-t.${year}.${view}`)
          expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|null/)
        }
      }
    }
  })

  it('are the same for the same key, and fill every shape', () => {
    for (const ratio of Object.keys(IMAGE_RATIOS) as ImageRatio[]) {
      const svg = drawn('drawn/hatch.blue.2k72.2015.side', ratio)
      expect(svg).toBe(drawn('drawn/hatch.blue.2k72.2015.side', ratio))
      expect(svg).toContain(`height="${Math.round(512 / IMAGE_RATIOS[ratio])}"`)
    }
  })

  it('show a charging port for an electric car', () => {
    const port = (traits: string) => drawn(`drawn/hatch.blue.4711${traits}.2022.port`)
    expect(port('-e')).not.toBe(port(''))
  })

  it('show the closed roof of an open car', () => {
    const [open = '', closed = ''] = symbolPictures({ make: 'X', model: null, bodyType: 'CABRIO', bodyColor: 'RED' }, 3)
    expect(drawn(closed)).not.toBe(drawn(open))
    expect(drawn(closed)).toBe(drawn(open.replace('cabrio', 'cabrio-closed')))
  })

  it('differ between models that share a profile', () => {
    const faces = ['Golf', 'Astra', 'Focus', 'Leon'].map((model) => {
      const car = { make: 'Any', model, bodyType: 'HATCHBACK', bodyColor: 'BLUE' } as const
      return drawn(symbolPictures(car, 0)[1]!)
    })
    expect(new Set(faces).size).toBeGreaterThan(2)
  })

  it('still exist for the keys that orders and pages have stored', () => {
    for (const body of DRAWN_BODIES) {
      for (const rim of DRAWN_RIMS) {
        for (const view of ['side', 'front', 'rear', 'wheel', 'nose', 'tail'])
          expect(drawn(`drawn/${body}.green.${rim}.${view}`)).toContain('<svg')
      }
    }
  })

  it.each([
    'drawn/',
    'drawn/estate.blue.spoke',
    'drawn/estate.blue.spoke.side.x',
    'drawn/tank.blue.spoke.side',
    'drawn/hatch.blue.1-x.2015.side',
    'drawn/hatch.blue.1.1815.side',
    'drawn/hatch.blue.1.2015.roof',
    'drawn/tank.blue.1.2015.side',
    'photo/abc',
    'drawn/../../etc',
  ])('has no picture %s', (key) => expect(readDrawnKey(key)).toBeUndefined())
})
