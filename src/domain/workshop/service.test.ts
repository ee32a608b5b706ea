import { expect, it } from 'vitest'
import { minutesOfWork, sumOfServices, workOfServices } from './service.ts'

const FIXED = { kind: 'FIXED', price: 14_900, maxPrice: null } as const
const RANGE = { kind: 'RANGE', price: 28_900, maxPrice: 34_900 } as const
const OPEN = { kind: 'AFTER_INSPECTION', price: 9_500, maxPrice: null } as const

it('sums fixed prices as an amount, ranges as a range, and says what is open', () => {
  expect(sumOfServices([FIXED, FIXED])).toEqual({ price: 29_800, maxPrice: null, isOpen: false })
  expect(sumOfServices([FIXED, RANGE])).toEqual({ price: 43_800, maxPrice: 49_800, isOpen: false })
  expect(sumOfServices([OPEN, RANGE])).toEqual({ price: 38_400, maxPrice: 44_400, isOpen: true })
  expect(sumOfServices([])).toEqual({ price: 0, maxPrice: null, isOpen: false })
})

it('adds work by group', () => {
  const work = workOfServices([{ work: { MECHANICS: 90 } }, { work: { MECHANICS: 30, INSPECTOR: 30 } }])
  expect(work).toEqual({ MECHANICS: 120, INSPECTOR: 30 })
  expect(minutesOfWork(work)).toBe(150)
})
