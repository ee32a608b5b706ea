import { describe, expect, it } from 'vitest'
import { refuseDelivery } from './delivery.ts'

describe('refuseDelivery', () => {
  it('refuses an empty file', () => {
    expect(refuseDelivery({ delivered: 0, refused: 0, offered: 10, missing: 10 }, 0.5, false)?.code).toBe('EMPTY_FEED')
    expect(refuseDelivery({ delivered: 0, refused: 0, offered: 0, missing: 0 }, 0.5, false)?.code).toBe('EMPTY_FEED')
  })
  it('removes exactly the limit, and refuses one more', () => {
    expect(refuseDelivery({ delivered: 5, refused: 0, offered: 10, missing: 5 }, 0.5, false)).toBeNull()
    expect(refuseDelivery({ delivered: 4, refused: 0, offered: 10, missing: 6 }, 0.5, false)?.code).toBe(
      'TOO_MANY_REMOVED',
    )
  })
  it('removes everything when requested', () => {
    expect(refuseDelivery({ delivered: 0, refused: 0, offered: 10, missing: 10 }, 0.5, true)).toBeNull()
  })
  it('never treats a file without a readable row as an empty stock', () => {
    expect(refuseDelivery({ delivered: 0, refused: 3, offered: 10, missing: 10 }, 0.5, true)?.code).toBe(
      'NOTHING_READABLE',
    )
  })
  it('accepts the first file of a merchant', () => {
    expect(refuseDelivery({ delivered: 3, refused: 0, offered: 0, missing: 0 }, 0.5, false)).toBeNull()
  })
  it('says what is missing of how much, and how many rows were refused', () => {
    expect(refuseDelivery({ delivered: 4, refused: 1, offered: 10, missing: 6 }, 0.5, false)).toEqual({
      ...{ code: 'TOO_MANY_REMOVED', offered: 10, missing: 6, limit: 0.5 },
    })
    expect(refuseDelivery({ delivered: 0, refused: 3, offered: 0, missing: 0 }, 0.5, false)).toEqual({
      ...{ code: 'NOTHING_READABLE', refused: 3 },
    })
    expect(refuseDelivery({ delivered: 1, refused: 3, offered: 10, missing: 9 }, 0.5, true)).toBeNull()
  })
})
