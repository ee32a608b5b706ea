import { expect, test } from 'vitest'
import { damageStateOf } from './damage-state.ts'

test.each([
  [false, false, true, 'FLAWLESS'],
  [false, true, true, 'REPAIRED_ACCIDENT'],
  [true, false, true, 'MINOR_DEFECTS'],
  [true, false, false, 'NOT_DRIVABLE_DEFECT'],
  [true, true, false, 'TOTAL_LOSS'],
  [false, false, false, 'NOT_DRIVABLE'],
  [true, true, true, 'MINOR_DEFECTS'],
  [null, false, true, null],
  [false, null, true, null],
  [false, false, null, null],
])('damaged %s, accident %s, roadworthy %s: %s', (damaged, accident, roadworthy, state) => {
  expect(damageStateOf({ damaged, accident, roadworthy })).toBe(state)
})
