import { describe, expect, it } from 'vitest'
import { anonymousIdOf, MAX_LINES, MAX_QUANTITY } from './cart.ts'
import { unavailableReasons } from './unavailable.ts'

const ID = '0b8f3f6c-6c3e-4b0e-9d0a-0d6f0a7f2c11'

it('accepts only a UUID as the name of a cart', () => {
  expect(anonymousIdOf(ID)).toBe(ID)
  expect(anonymousIdOf(` ${ID.toUpperCase()} `)).toBe(ID)
  for (const text of [null, undefined, '', 'x', `${ID}0`, `0${ID}`, `${ID}; Path=/`, ID.replaceAll('-', '')])
    expect(anonymousIdOf(text)).toBeNull()
})

it('holds fifty lines at most, and twenty of one accessory', () => {
  expect([MAX_LINES, MAX_QUANTITY]).toEqual([50, 20])
})

describe('a car', () => {
  const reasons = (state: 'PUBLISHED' | 'RESERVED' | 'SOLD' | 'ARCHIVED', sellerKind: 'COMPANY' | 'PRIVATE') =>
    unavailableReasons({ state, sellerKind, isReservedByOther: false })

  it('can be bought online while a dealer offers it', () => {
    expect(reasons('PUBLISHED', 'COMPANY')).toEqual([])
    expect(reasons('RESERVED', 'COMPANY')).toEqual(['RESERVED', 'UNAVAILABLE'])
    expect(reasons('SOLD', 'COMPANY')).toEqual(['UNAVAILABLE'])
    expect(reasons('ARCHIVED', 'COMPANY')).toEqual(['UNAVAILABLE'])
    expect(unavailableReasons(undefined)).toEqual(['UNAVAILABLE'])
  })

  it('is reserved while somebody else is in checkout with it', () => {
    const car = { state: 'PUBLISHED', sellerKind: 'COMPANY', isReservedByOther: true } as const
    expect(unavailableReasons(car)).toEqual(['RESERVED', 'UNAVAILABLE'])
    expect(unavailableReasons({ ...car, state: 'SOLD' })).toEqual(['UNAVAILABLE'])
  })

  it('of a private seller cannot be put into a cart, and shows no reservation', () => {
    expect(reasons('PUBLISHED', 'PRIVATE')).toEqual(['UNAVAILABLE'])
    expect(reasons('RESERVED', 'PRIVATE')).toEqual(['UNAVAILABLE'])
  })
})
