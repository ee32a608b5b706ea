import { beforeAll, beforeEach, expect, it } from 'vitest'
import { openRequest } from '#use-cases/request/open-request.ts'
import { issueRequestKey } from '#use-cases/request/request-keys.ts'
import { changeRequest } from '#use-cases/request/change-request.ts'
import { deleteCustomer } from '#use-cases/account/delete-customer.ts'
import { readSalesContract } from '#use-cases/sales-contract/sales-contract.ts'
import { addCustomer, setPassword } from '../../../tests/support/account.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { CustomerActor } from '#domain/actor.ts'
import type { GatewayContext } from '../context.ts'
import { runInProcess } from '../execute.ts'

const test = useTestDatabase()
const site = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
let visitor: GatewayContext
let seller: GatewayContext
let stranger: GatewayContext
let sellerActor: CustomerActor
let merchantId: number
let id: number
let key: string
let number = 0

beforeAll(async () => {
  visitor = await visitorContext(test.database)
  stranger = { ...visitor, actor: (await addCustomer(test.database, 'mallory@example.com')).actor }
})

beforeEach(async () => {
  sellerActor = (await addCustomer(test.database, `sabine${++number}@example.com`)).actor
  seller = { ...visitor, actor: sellerActor }
  merchantId = (await addMerchant(test.database)).id
  await test.database.pool.query(
    `update merchants set kind = 'PRIVATE', customer_id = $2, is_of_listing = true where id = $1`,
    [merchantId, sellerActor.customerId],
  )
  ;({ id, key } = await open())
})

const open = () =>
  test.database.transaction((handle) =>
    openRequest(handle, site, `form ${++number}`, {
      ...{ kind: 'CONTACT', merchantId, vehicleId: null, customerId: null, text: 'Noch da?', phone: null },
      ...{ person: { salutation: null, firstName: 'Eva', lastName: 'Kern' }, email: 'eva@example.com' },
      ...{ data: { title: 'VW Golf' }, federalState: null },
    }),
  )

async function run(document: string, variables: object, given: GatewayContext) {
  const { data, errors } = await runInProcess(document, { id: String(id), ...variables }, given, String)
  return { data: data as Record<string, unknown> | undefined, code: errors?.[0]?.extensions?.code }
}

const EVA = {
  ...{ firstName: 'Eva', lastName: 'Kern', street: 'Ringweg', houseNumber: '7', postalCode: '80331', city: 'München' },
  agrees: true,
}
const SABINE = { ...EVA, firstName: 'Sabine', lastName: 'Voss', street: 'Am Wall' }
const agree = (given: GatewayContext, input: object, with_: object = {}) =>
  run(
    'mutation A($id: ID!, $key: String, $input: ContractPartyInput!) { agreeToSalesContract(id: $id, key: $key, input: $input) }',
    { input, ...with_ },
    given,
  )
const leave = (given: GatewayContext, with_: object = {}) =>
  run('mutation L($id: ID!, $key: String) { leaveSalesContract(id: $id, key: $key) }', with_, given)
const page = async (given: GatewayContext, with_: object = {}) =>
  JSON.stringify(
    (
      await run(
        `query R($id: ID!, $key: String) { requestById(id: $id, key: $key) {
          person { firstName lastName email } seller { name city } messages { text }
          salesContract { mayAgree own { firstName lastName street houseNumber postalCode city } hasOtherAgreed } } }`,
        with_,
        given,
      )
    ).data?.requestById,
  )
const contractFor = (customerId: number | null, given: string | null = null) =>
  readSalesContract({ read: test.database.read, secretBox: visitor.deps.secretBox }, id, {
    ...{ customerId, key: given, scope: { merchantUuids: [] } },
  })

it('neither side sees the other’s data before both agree; then each gets the contract', async () => {
  expect((await agree(visitor, EVA, { key })).code).toBeUndefined()
  expect(await page(seller)).toContain('"salesContract":{"mayAgree":true,"own":null,"hasOtherAgreed":true}')
  expect(await page(seller)).not.toMatch(/Kern|Ringweg|80331/)
  expect(await page(visitor, { key })).toContain('Ringweg')
  expect([await contractFor(null, key), await contractFor(sellerActor.customerId)]).toEqual([undefined, undefined])
  expect((await agree(seller, SABINE)).code).toBeUndefined()
  expect(await page(visitor, { key })).not.toMatch(/Voss|Am Wall/)
  const both = { seller: { street: 'Am Wall' }, buyer: { street: 'Ringweg' }, vehicle: { title: 'VW Golf' } }
  expect(await contractFor(null, key)).toMatchObject(both)
  expect(await contractFor(sellerActor.customerId)).toMatchObject(both)
  expect((await leave(visitor, { key })).code).toBeUndefined()
  expect(await contractFor(sellerActor.customerId)).toBeUndefined()
})

it('strangers find nothing, with a wrong key, another request’s key, or an account of their own', async () => {
  await agree(visitor, EVA, { key })
  await agree(seller, SABINE)
  const other = await open()
  for (const [given, wrong] of [
    [stranger, {}],
    [visitor, { key: 'x'.repeat(22) }],
    [visitor, { key: other.key }],
  ] as const) {
    expect([(await agree(given, EVA, wrong)).code, (await leave(given, wrong)).code]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
    ])
    expect(await page(given, wrong)).toBe('null')
  }
  const { customerId } = stranger.actor as CustomerActor
  expect([await contractFor(customerId), await contractFor(null, other.key), await contractFor(null)]).toEqual([
    ...[undefined, undefined, undefined],
  ])
})

it('needs the consent and an address, an open enquiry, and a private seller', async () => {
  expect((await agree(visitor, { ...EVA, agrees: false }, { key })).code).toBe('INVALID_INPUT')
  expect((await agree(visitor, { ...EVA, postalCode: '1' }, { key })).code).toBe('INVALID_INPUT')
  await test.database.transaction((handle) =>
    changeRequest(handle, { requestId: id, to: 'LOST', actor: 'CUSTOMER', reason: 'WITHDRAWN' }),
  )
  expect((await agree(visitor, EVA, { key })).code).toBe('CONFLICT')
  await test.database.pool.query(`update merchants set kind = 'COMPANY' where id = $1`, [merchantId])
  expect(await page(visitor, { key })).toContain('"salesContract":null')
  expect((await agree(visitor, EVA, { key })).code).toBe('NOT_FOUND')
})

it('stores the data sealed, says once that a side has agreed, and deletes them with the request and the account', async () => {
  await agree(visitor, EVA, { key })
  await agree(visitor, { ...EVA, street: 'Neuweg' }, { key })
  await agree(seller, SABINE)
  expect(await page(seller)).toMatch(
    /"messages":\[\{"text":"Noch da\?"\},\{"text":"[^"]*zugestimmt[^"]*"\},\{[^{]*\}\]/,
  )
  const { rows } = await test.database.pool.query<{ sealed: Buffer }>('select sealed from sales_contract_parties')
  for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toMatch(/Neuweg|Am Wall/)
  const sides = async () =>
    (
      await test.database.pool.query<{ side: string }>(
        'select side from sales_contract_parties where request_id = $1 order by side',
        [id],
      )
    ).rows.map(({ side }) => side)
  expect(await sides()).toEqual(['CUSTOMER', 'MERCHANT'])
  const password = await setPassword(test.database, sellerActor)
  await deleteCustomer(test.database, site, sellerActor, { customerId: sellerActor.customerId, password })
  expect(await sides()).toEqual(['CUSTOMER'])
  await test.database.pool.query('delete from requests where id = $1', [id])
  expect(await sides()).toEqual([])
})

it('a key that was mailed to the seller opens the seller’s side', async () => {
  const mailed = await test.database.transaction((handle) => issueRequestKey(handle, id, 'MERCHANT'))
  expect((await agree(visitor, SABINE, { key: mailed })).code).toBeUndefined()
  expect(await page(visitor, { key })).toContain('"own":null,"hasOtherAgreed":true')
})
