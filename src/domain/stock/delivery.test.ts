import { describe, expect, it } from 'vitest'
import { refuseDelivery } from './delivery.ts'

describe('refuseDelivery', () => {
  it('refuses an empty file', () => {
    expect(refuseDelivery({ delivered: 0, offered: 10, missing: 10 }, 0.5, false)?.code).toBe('EMPTY_FEED')
    expect(refuseDelivery({ delivered: 0, offered: 0, missing: 0 }, 0.5, false)?.code).toBe('EMPTY_FEED')
  })
  it('lets exactly the limit go, and refuses one more', () => {
    expect(refuseDelivery({ delivered: 5, offered: 10, missing: 5 }, 0.5, false)).toBeNull()
    expect(refuseDelivery({ delivered: 4, offered: 10, missing: 6 }, 0.5, false)?.code).toBe('TOO_MANY_REMOVED')
  })
  it('removes everything when asked to', () => {
    expect(refuseDelivery({ delivered: 0, offered: 10, missing: 10 }, 0.5, true)).toBeNull()
  })
  it('takes the first file of a merchant', () => {
    expect(refuseDelivery({ delivered: 3, offered: 0, missing: 0 }, 0.5, false)).toBeNull()
  })
})
