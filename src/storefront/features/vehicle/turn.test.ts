import { expect, it } from 'vitest'
import { frameAfterDrag, loadingOrder, nearestFrame } from './turn.ts'

it('turns the car once over the whole width, forwards to the left and backwards to the right', () => {
  const stage = { width: 360, count: 36 }
  expect(frameAfterDrag(0, -10, stage)).toBe(1)
  expect(frameAfterDrag(0, 10, stage)).toBe(35)
  expect(frameAfterDrag(35, -20, stage)).toBe(1)
  expect(frameAfterDrag(7, -360, stage)).toBe(7)
  expect(frameAfterDrag(7, -720 - 90, stage)).toBe(16)
  expect(frameAfterDrag(7, 4, stage)).toBe(7)
})

it('loads each frame once: the first one, then the turn in ever smaller steps', () => {
  expect(loadingOrder(0, 12)).toEqual([0, 8, 4, 2, 6, 10, 1, 3, 5, 7, 9, 11])
  expect(loadingOrder(5, 12).slice(0, 4)).toEqual([5, 1, 9, 7])
  expect(loadingOrder(3, 72).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 72 }, (_, frame) => frame))
})

it('shows the nearest frame that is there, also across the end of the turn', () => {
  const there = new Set([0, 8])
  const nearest = (wanted: number) => nearestFrame(wanted, 12, (frame) => there.has(frame))
  expect([0, 1, 3, 5, 9, 11].map(nearest)).toEqual([0, 0, 0, 8, 8, 0])
  expect(nearestFrame(4, 12, () => false)).toBe(4)
})
