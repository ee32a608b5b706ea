import { BODY_COLORS } from '#domain/vehicle/body-color.ts'
import { symbolPictures } from '#domain/vehicle/symbol-pictures.ts'
import { BODY_TYPES } from '#domain/vehicle/vocabulary.ts'
import { describe, expect, it } from 'vitest'
import { drawPicture, readDrawnKey } from './picture.ts'

describe('drawn pictures', () => {
  it('can draw every body type in every colour with every rim', () => {
    for (const type of [...BODY_TYPES, null]) {
      for (const color of [...BODY_COLORS, null]) {
        for (const variant of [0, 1, 2]) {
          for (const key of symbolPictures(type, color, variant)) expect(readDrawnKey(key), key).toBeDefined()
        }
      }
    }
  })

  it('draws with valid numbers', () => {
    const keys = BODY_TYPES.flatMap((type) => symbolPictures(type, 'ORANGE', 1))
    for (const key of keys) {
      const svg = drawPicture(readDrawnKey(key)!, '4x3', 512)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|[{}]|repeat/)
    }
  })

  it.each([
    'drawn/',
    'drawn/estate.blue.spoke',
    'drawn/estate.blue.spoke.side.x',
    'drawn/tank.blue.spoke.side',
    'photo/abc',
    'drawn/../../etc',
  ])('has no picture %s', (key) => expect(readDrawnKey(key)).toBeUndefined())
})
