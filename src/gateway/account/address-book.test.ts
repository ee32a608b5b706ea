import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_ADDRESSES } from '#domain/account/address.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { run } from '../../../tests/support/run.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'

const test = useTestDatabase()
const COLOGNE = {
  zip: '50670',
  city: 'Köln',
  state: 'Nordrhein-Westfalen',
  areaCode: '221',
  latitude: 50.95,
  longitude: 6.95,
}
let visitor: GatewayContext
beforeAll(async () => {
  visitor = await visitorContext(test.database, [COLOGNE])
})

const FIELDS = `id salutation firstName lastName street houseNumber additionalAddress postalCode city phone
  isDefaultShipping isDefaultBilling geoCoordinates { lat lon } knownCity`
const ADD = `mutation ($input: CustomerAddressInput!) { addCustomerAddress(input: $input) { ${FIELDS} } }`
const UPDATE = `mutation ($id: ID!, $input: CustomerAddressInput!) {
  updateCustomerAddress(customerAddressId: $id, input: $input) { ${FIELDS} } }`
const DELETE = 'mutation ($id: ID!) { deleteCustomerAddress(customerAddressId: $id) }'
const LIST = `{ customerAddresses { ${FIELDS} } }`
const HOME = { firstName: 'Jana', lastName: 'Krüger', street: 'Hansaring', houseNumber: '12–14', postalCode: '50670' }

interface Address {
  id: string
  isDefaultShipping: boolean
  isDefaultBilling: boolean
}

async function customer(email: string): Promise<GatewayContext> {
  return { ...visitor, actor: (await addCustomer(test.database, email)).actor }
}

async function add(context: GatewayContext, more: object = {}): Promise<Address> {
  return (await run(ADD, { input: { ...HOME, ...more } }, context)).data.addCustomerAddress as Address
}

const list = async (context: GatewayContext): Promise<Address[]> =>
  (await run(LIST, {}, context)).data.customerAddresses as Address[]

describe('an address', () => {
  it('gets town and coordinates from the postal code; the first one is the default for both', async () => {
    expect(await add(await customer('first@example.com'))).toMatchObject({
      ...HOME,
      salutation: null,
      additionalAddress: null,
      phone: null,
      city: 'Köln',
      knownCity: 'Köln',
      geoCoordinates: { lat: 50.95, lon: 6.95 },
      isDefaultShipping: true,
      isDefaultBilling: true,
    })
  })

  it('is refused with a town of another postal code, naming the right one; unknown codes are accepted', async () => {
    const context = await customer('elsewhere@example.com')
    const { errors } = await run(ADD, { input: { ...HOME, city: 'Hürth' } }, context)
    const wrong = { code: 'OTHER_TOWN', suggestions: ['Köln'] }
    expect(errors[0]).toMatchObject({
      code: 'INVALID_INPUT',
      fields: [
        { field: 'postalCode', ...wrong },
        { field: 'city', ...wrong },
      ],
    })
    expect(await add(context, { city: 'Köln-Sülz' })).toMatchObject({ city: 'Köln-Sülz', knownCity: 'Köln' })
    const unknown = await add(context, { postalCode: '01067', city: 'Dresden' })
    expect(unknown).toMatchObject({ city: 'Dresden', knownCity: null, geoCoordinates: null })
  })

  it('is refused with every invalid field named, and nothing is stored', async () => {
    const context = await customer('wrong@example.com')
    const input = { firstName: ' ', lastName: 'K', street: '', houseNumber: '1', postalCode: '5067', phone: 'abc' }
    const { errors } = await run(ADD, { input }, context)
    expect(errors[0]).toMatchObject({
      code: 'INVALID_INPUT',
      fields: [
        { field: 'firstName', code: 'REQUIRED' },
        { field: 'street', code: 'REQUIRED' },
        { field: 'postalCode', code: 'INVALID_POSTAL_CODE' },
        { field: 'phone', code: 'INVALID_PHONE' },
      ],
    })
    expect(await list(context)).toEqual([])
  })

  it('takes a default over from another one; the last one left is both defaults again', async () => {
    const context = await customer('defaults@example.com')
    const first = await add(context)
    const second = await add(context, { isDefaultBilling: true })
    const flags = async () =>
      (await list(context)).map(({ isDefaultShipping, isDefaultBilling }) => [isDefaultShipping, isDefaultBilling])
    expect(await flags()).toEqual([
      [true, false],
      [false, true],
    ])
    await run(UPDATE, { id: second.id, input: { ...HOME, isDefaultShipping: true } }, context)
    expect(await flags()).toEqual([
      [false, false],
      [true, false],
    ])
    expect((await run(DELETE, { id: second.id }, context)).data.deleteCustomerAddress).toBe(true)
    expect(await flags()).toEqual([[true, true]])
    await run(UPDATE, { id: first.id, input: HOME }, context)
    expect(await flags()).toEqual([[true, true]])
  })

  it('is replaced as a whole', async () => {
    const context = await customer('replaced@example.com')
    const { id } = await add(context, { additionalAddress: 'Hinterhaus', phone: '0221 4710100' })
    const { data } = await run(UPDATE, { id, input: { ...HOME, houseNumber: '3' } }, context)
    expect(data.updateCustomerAddress).toMatchObject({ id, houseNumber: '3', additionalAddress: null, phone: null })
  })

  it(`is one of at most ${MAX_ADDRESSES}`, async () => {
    const context = await customer('many@example.com')
    for (let n = 0; n < MAX_ADDRESSES; n++) await add(context)
    expect((await run(ADD, { input: HOME }, context)).codes).toEqual(['LIMIT_REACHED'])
    expect(await list(context)).toHaveLength(MAX_ADDRESSES)
  })
})

describe('somebody else’s address', () => {
  it('cannot be read, changed or deleted by another customer or a visitor', async () => {
    const owner = await customer('owner@example.com')
    const { id } = await add(owner)
    const before = await list(owner)
    const other = await customer('other@example.com')
    expect(await list(other)).toEqual([])
    const input = { ...HOME, street: 'Anderswo', isDefaultShipping: true }
    for (const [context, code] of [
      [other, 'NOT_FOUND'],
      [visitor, 'UNAUTHENTICATED'],
    ] as const) {
      expect((await run(UPDATE, { id, input }, context)).codes).toEqual([code])
      expect((await run(DELETE, { id }, context)).codes).toEqual([code])
    }
    expect((await run(LIST, {}, visitor)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await run(ADD, { input: HOME }, visitor)).codes).toEqual(['UNAUTHENTICATED'])
    expect(await list(owner)).toEqual(before)
  })

  it.each(['0', '-1', 'null', '1.5', '1 or 1=1', '99999999999999999999'])('is not found by the id %s', async (id) => {
    const context = await customer(`id-${encodeURIComponent(id)}@example.com`)
    expect((await run(DELETE, { id }, context)).codes).toEqual(['NOT_FOUND'])
    expect((await run(UPDATE, { id, input: HOME }, context)).codes).toEqual(['NOT_FOUND'])
  })
})
