import { describe, expect, it } from 'vitest'
import { vehicleInput } from './vehicle-input.server.ts'

describe('the input of the vehicle form', () => {
  it.each([
    ['45000', 45_000],
    ['45.000', 45_000],
    ['1,045,000 km', 1_045_000],
    ['45 000\u00A0km', 45_000],
    ['4.5', -1],
    ['viel', -1],
    ['-3', -1],
    ['  ', undefined],
  ])('reads the mileage %j as %s', (mileage, kilometres) => {
    expect(vehicleInput({ mileage }).mileage).toBe(kilometres)
  })

  it('has a free name only where “other” is chosen', () => {
    const names = { makeName: 'Wartburg', modelName: '353 W' }
    expect(vehicleInput({ make: '*', model: '*', ...names })).toMatchObject({ make: 'Wartburg', model: '353 W' })
    expect(vehicleInput({ make: 'VW', model: '', ...names })).toMatchObject({ make: 'VW', model: undefined })
  })

  it('passes on an incomplete month, to be refused', () => {
    expect(vehicleInput({ firstRegistrationYear: '2020', firstRegistrationMonth: '' }).firstRegistration).toBe('2020-')
    expect(vehicleInput({ nextInspectionYear: '2027', nextInspectionMonth: '04' }).nextInspection).toBe('2027-04')
    expect(vehicleInput({ nextInspectionYear: '', nextInspectionMonth: '' }).nextInspection).toBeUndefined()
  })
})
