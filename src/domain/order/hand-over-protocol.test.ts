import { describe, expect, it, test } from 'vitest'
import {
  HANDED_OVER,
  HandedOverCarInput,
  type HandedOverItem,
  missingItems,
  takesHandOverProtocol,
} from './hand-over-protocol.ts'
import type { OrderState } from './order-states.ts'

const entered = { mileage: 12_000, keys: 2, items: ['COC'], remarks: '' }
const codesOf = (given: object) =>
  HandedOverCarInput.safeParse({ ...entered, ...given }).error?.issues.map(
    ({ path, message }) => `${String(path[0])} ${message}`,
  )

it('points out documents that a car comes without, and the cable of one with a plug', () => {
  const documents = ['REGISTRATION_1', 'REGISTRATION_2', 'COC', 'INSPECTION_REPORT', 'SERVICE_BOOK', 'MANUAL']
  expect(missingItems([], false)).toEqual(documents)
  expect(missingItems([], true)).toEqual([...documents, 'CHARGING_CABLE'])
  expect(missingItems(documents as HandedOverItem[], false)).toEqual([])
  expect(missingItems(['COC', 'CHARGING_CABLE', 'SECOND_WHEELS'], true)).toEqual(
    documents.filter((one) => one !== 'COC'),
  )
})

describe('what is entered of a car', () => {
  test.each([
    ['mileage', undefined, 'REQUIRED'],
    ['mileage', -1, 'INVALID'],
    ['mileage', 1.5, 'INVALID'],
    ['mileage', 2_000_001, 'INVALID'],
    ['keys', undefined, 'REQUIRED'],
    ['keys', -1, 'INVALID'],
    ['keys', 0.5, 'INVALID'],
    ['keys', 10, 'INVALID'],
    ['remarks', 'x'.repeat(2_001), 'TOO_LONG'],
  ])('%s of %j is %s', (field, value, code) => {
    expect(codesOf({ [field]: value })).toEqual([`${field} ${code}`])
  })

  test.each([{ mileage: 0, keys: 0 }, { mileage: 2_000_000, keys: 9 }, { remarks: ` ${'x'.repeat(2_000)} ` }])(
    '%j is taken',
    (given) => {
      expect(codesOf(given)).toBeUndefined()
    },
  )

  it('names things in the order of the form, each once, and no others', () => {
    const read = (items: readonly string[]) => HandedOverCarInput.parse({ ...entered, items }).items
    expect(read(['MANUAL', 'COC', 'MANUAL'])).toEqual(['COC', 'MANUAL'])
    expect(read(HANDED_OVER)).toEqual(HANDED_OVER)
    expect(HandedOverCarInput.safeParse({ ...entered, items: ['SPOILER'] }).success).toBe(false)
    expect(HandedOverCarInput.parse({ ...entered, remarks: ' Kratzer ' }).remarks).toBe('Kratzer')
  })
})

test.each<[OrderState, boolean, boolean]>([
  ['PLACED', false, false],
  ['CONFIRMED', false, false],
  ['CANCELLED', false, false],
  ['IN_PREPARATION', false, true],
  ['READY_FOR_PICKUP', true, true],
  ['SHIPPED', false, true],
  ['HANDED_OVER', true, true],
  ['COMPLETED', false, true],
  ['COMPLETED', true, false],
])('an order that is %s, recorded: %s, takes a protocol: %s', (state, isRecorded, takes) => {
  expect(takesHandOverProtocol(state, isRecorded)).toBe(takes)
})
