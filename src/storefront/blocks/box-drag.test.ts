import { expect, it } from 'vitest'
import { boxAfterKey, boxBetween, isInside, isLargeEnough, movedBox } from './box-drag.ts'

const plate = { left: 40, top: 70, width: 20, height: 6 }

it('draws a box between two corners, whichever comes first', () => {
  const box = { left: 10.3, top: 20, width: 19.7, height: 5.5 }
  expect(boxBetween([10.26, 20], [30, 25.5])).toEqual({ ...box, width: 19.7 })
  expect(boxBetween([30, 25.5], [10.26, 20])).toEqual(box)
})

it('moves a box that a drag begins in, and never out of the picture', () => {
  expect([isInside(plate, [50, 73]), isInside(plate, [39, 73]), isInside(plate, [50, 76])]).toEqual([
    ...[true, false, false],
  ])
  expect(movedBox(plate, [5, -10])).toEqual({ ...plate, left: 45, top: 60 })
  expect(movedBox(plate, [90, 90])).toEqual({ ...plate, left: 80, top: 94 })
  expect(movedBox(plate, [-90, -90])).toEqual({ ...plate, left: 0, top: 0 })
})

it('follows the keys: arrows move, with Shift they change the size, others are not its own', () => {
  expect(boxAfterKey(plate, 'ArrowRight', false)).toEqual({ ...plate, left: 41 })
  expect(boxAfterKey(plate, 'ArrowUp', false)).toEqual({ ...plate, top: 69 })
  expect(boxAfterKey(plate, 'ArrowRight', true)).toEqual({ ...plate, width: 21 })
  expect(boxAfterKey(plate, 'ArrowUp', true)).toEqual({ ...plate, height: 5 })
  expect(boxAfterKey({ ...plate, height: 1 }, 'ArrowUp', true)).toEqual({ ...plate, height: 1 })
  expect(boxAfterKey({ ...plate, width: 60 }, 'ArrowRight', true)).toEqual({ ...plate, width: 60 })
  expect(boxAfterKey(plate, 'Tab', false)).toBeUndefined()
})

it('begins with a box in the middle where there is none', () => {
  const none = { left: 0, top: 0, width: 0, height: 0 }
  expect(boxAfterKey(none, 'ArrowDown', false)).toMatchObject({ left: 38, width: 24 })
})

it('takes no box for a click with an unsteady hand', () => {
  expect(isLargeEnough(boxBetween([10, 10], [10.4, 30]))).toBe(false)
  expect(isLargeEnough(boxBetween([10, 10], [12, 12]))).toBe(true)
})
