import { describe, expect, it } from 'vitest'
import { checked } from '../field-problem.ts'
import { Registration } from './registration.ts'

const read = (given: object) => checked(Registration, { vehicleId: 1, ...given })

describe('a wished plate', () => {
  it.each([
    ['k ab1234', 'K-AB 1234'],
    ['HH-X 1', 'HH-X 1'],
    ['wob e 12 e', 'WOB-E 12E'],
    ['MÜ-A 999H', 'MÜ-A 999H'],
    ['HH-AB 1234', 'HH-AB 1234'],
  ])('%s is read as %s', (typed, plate) => {
    expect(read({ plate: typed })).toMatchObject({ ok: true, value: { plate } })
  })

  it('refuses a plate that is too long, begins with a zero or is never issued', () => {
    for (const plate of ['WOB-AB 1234', 'K-AB 0123', 'M-SS 18'])
      expect(read({ plate })).toMatchObject({ problems: [{ field: 'plate', code: 'IMPOSSIBLE_PLATE' }] })
    expect(read({ plate: 'Köln' })).toMatchObject({ problems: [{ field: 'plate', code: 'INVALID_PLATE' }] })
  })

  it.each(['K-AB 0123', 'WOB-AB 12345', 'WOB-AB 1234E', 'M-SS 18', 'K-NS 1', 'Köln', 'K-ÄB 1', '123'])(
    'refuses %s',
    (typed) => expect(read({ plate: typed })).toMatchObject({ ok: false, problems: [{ field: 'plate' }] }),
  )
})

it('needs no plate, no reservation number and no insurance yet', () => {
  expect(read({})).toEqual({ ok: true, value: { vehicleId: 1, plate: null, pin: null, evb: null } })
  expect(read({ plate: ' ', pin: '', evb: '  ' })).toEqual(read({}))
})

it('reads codes as they are typed, and names invalid ones', () => {
  expect(read({ pin: '12 34-56', evb: 'ab1 2c3d' })).toMatchObject({ value: { pin: '123456', evb: 'AB12C3D' } })
  const wrong = read({ pin: 'x', evb: 'AB12' })
  expect(wrong).toMatchObject({ problems: [{ code: 'INVALID_PIN' }, { code: 'INVALID_EVB' }] })
  expect(read({ pin: 123, evb: true })).toMatchObject({ problems: [{ code: 'INVALID_PIN' }, { code: 'INVALID_EVB' }] })
  for (const pin of ['12', '1234567890123', 'Ä123', '123Ä']) expect(read({ pin })).toMatchObject({ ok: false })
  for (const evb of ['AB12C3', 'AB12C3DE', 'ÄB12C3D', 'AB12C3Ä']) expect(read({ evb })).toMatchObject({ ok: false })
})
