import { expect, it } from 'vitest'
import { marksOf } from './best-values.ts'

it('marks the lowest costs and the longest range, each with its bar', () => {
  expect(marksOf('monthlyCosts', [400, 300])).toEqual([
    { percent: 100, isBest: false },
    { percent: 75, isBest: true },
  ])
  expect(marksOf('electricRange', [300, null, 400])).toEqual([
    { percent: 75, isBest: false },
    null,
    { percent: 100, isBest: true },
  ])
})

it('marks all that share the best figure', () => {
  expect(marksOf('power', [100, 100, 50])?.map((mark) => mark?.isBest)).toEqual([true, true, false])
})

it('marks nothing where there is nothing to compare', () => {
  expect(marksOf('power', [100, null])).toBeUndefined()
  expect(marksOf('power', [100, 100])).toBeUndefined()
  expect(marksOf('mileage', [0, 0])).toBeUndefined()
})

it('marks nothing where figures differ by less than three per cent', () => {
  expect(marksOf('monthlyCosts', [349, 340])).toBeUndefined()
  expect(marksOf('monthlyCosts', [349, 338])?.map((mark) => mark?.isBest)).toEqual([false, true])
})
