import { expect, it } from 'vitest'
import { EMPTY_SALE_DRAFT, ListingInformation, SaleDraft } from './listing.ts'
import { LISTING_DAYS, LISTING_REMINDER_DAYS, MAX_OPEN_LISTINGS } from './listing-limits.ts'
import { firstSaleStep } from './sale-steps.ts'
import { ContractParty } from './sales-contract.ts'

const ENTERED = {
  ...{ garageVehicleId: 7, vehicleName: 'VW Golf', mileage: 84_000, vin: '', postalCode: '50733', price: 12_500_00 },
  ...{ accident: '', description: 'Gepflegt.', phone: '', acknowledgementCheckbox: true },
}
const problems = (changed: object) =>
  ListingInformation.safeParse({ ...ENTERED, ...changed }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ])

it('has a fixed price, a private seller and no telephone number unless something else is said', () => {
  expect(ListingInformation.parse(ENTERED)).toEqual({
    ...ENTERED,
    ...{ vin: null, accident: null, phone: null, isFixedPrice: true, isPrivateSeller: true, showsPhone: false },
  })
})

it.each([
  ['garageVehicleId', undefined, 'REQUIRED'],
  ['vehicleName', 'x'.repeat(81), 'TOO_LONG'],
  ['mileage', -1, 'INVALID'],
  ['mileage', 3_000_001, 'INVALID'],
  ['mileage', 0.5, 'INVALID'],
  ['price', 99_99, 'INVALID'],
  ['price', 2_000_000_01, 'INVALID'],
  ['price', 100.5, 'INVALID'],
  ['description', '', 'REQUIRED'],
  ['description', 'x'.repeat(2_001), 'TOO_LONG'],
  ['isPrivateSeller', false, 'NOT_ACCEPTED'],
  ['acknowledgementCheckbox', false, 'NOT_ACCEPTED'],
  ['acknowledgementCheckbox', undefined, 'NOT_ACCEPTED'],
])('says what is wrong with %s %s', (field, value, problem) =>
  expect(problems({ [field]: value })).toEqual([[field, problem]]),
)

it('needs the number it is to show, and takes one that it does not show', () => {
  expect(problems({ showsPhone: true })).toEqual([['phone', 'REQUIRED']])
  expect(problems({ showsPhone: true, phone: '0221 123456' })).toBeUndefined()
  expect(problems({ phone: '0221 123456' })).toBeUndefined()
})

it.each([
  { mileage: 0 },
  { mileage: 3_000_000 },
  { price: 100_00 },
  { price: 2_000_000_00 },
  { vehicleName: 'x'.repeat(80) },
  { description: 'x'.repeat(2_000) },
  { accident: 'YES' },
  { accident: 'NO' },
])('takes %j', (changed) => expect(problems(changed)).toBeUndefined())

it('is online for 60 days, with a reminder five days before, five of one person at most', () => {
  expect([LISTING_DAYS, LISTING_REMINDER_DAYS, MAX_OPEN_LISTINGS]).toEqual([60, 5, 5])
})

it('goes on at the first step that is not done: information, pictures, check', () => {
  const information = { ...ListingInformation.parse(ENTERED), phone: '' }
  const stored = SaleDraft.parse({ listingId: 3, information, arePicturesDone: true })
  expect(stored).toEqual({ listingId: 3, information: { ...information, phone: null }, arePicturesDone: true })
  expect(SaleDraft.safeParse({ ...stored, information: { ...information, accident: 'MAYBE' } }).success).toBe(false)
  expect(firstSaleStep(EMPTY_SALE_DRAFT)).toBe('private-sale-information')
  expect(firstSaleStep({ ...EMPTY_SALE_DRAFT, arePicturesDone: true })).toBe('private-sale-information')
  expect(firstSaleStep({ ...stored, arePicturesDone: false })).toBe('private-sale-images')
  expect(firstSaleStep(stored)).toBe('private-sale-confirmation')
})

it('wants name and address of a side of the contract, and nothing else', () => {
  const party = {
    ...{ firstName: 'Kim', lastName: 'Nguyen', street: 'Ring', houseNumber: '1', postalCode: '50733', city: 'Köln' },
  }
  expect(ContractParty.parse({ ...party, phone: '0221 123456' })).toEqual(party)
  for (const field of ['firstName', 'lastName', 'street', 'houseNumber', 'postalCode'])
    expect(ContractParty.safeParse({ ...party, [field]: '' }).error?.issues[0]?.path, field).toEqual([field])
})
