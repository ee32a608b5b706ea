import { randomUUID } from 'node:crypto'
import { GraphQLNonNull, type GraphQLField, isLeafType, getNamedType } from 'graphql'
import { beforeAll, expect, it } from 'vitest'
import { offerTradeIn } from '#use-cases/trade-in/offer-trade-in.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { CustomerActor } from '#domain/actor.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { openRequest } from '#use-cases/request/open-request.ts'
import type { RequestKind } from '#domain/request/request.ts'
import { addFinancedOrder } from '../../../tests/support/banking.ts'
import { CALLS_OF_CUSTOMERS, type OwnIds, PUBLIC_OPERATIONS } from '../../../tests/support/operations.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'
import { runInProcess } from '../execute.ts'
import { schema } from '../schema.ts'

const test = useTestDatabase()
let visitor: GatewayContext
let owner: CustomerActor
let other: CustomerActor
let own: OwnIds

const operations = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ kind: type.name.toLowerCase(), field })),
)
const guarded = operations.filter(({ field }) => !PUBLIC_OPERATIONS.has(field.name))

beforeAll(async () => {
  const { id } = await addMerchant(test.database)
  await deliver(test.database, id, [car('1')])
  visitor = await visitorContext(test.database)
  owner = (await addCustomer(test.database, 'owner@example.com')).actor
  other = (await addCustomer(test.database, 'other@example.com')).actor
  const customer = String(owner.customerId)
  const vehicle = (await one('select id from vehicles')).id
  const order = String(await addFinancedOrder(test.database, { customerId: owner.customerId, merchantId: id }))
  const nothing = {
    customer,
    address: '',
    garage: '',
    search: '',
    vehicle,
    order,
    offer: '',
    listing: '',
    tradeIn: '',
    application: '',
  }
  await run('addCustomerAddress', owner, nothing)
  await run('addGarageVehicle', owner, nothing)
  await run('saveSearch', owner, nothing)
  await test.database.pool.query('insert into favourites values ($1, $2, 1, 1)', [customer, vehicle])
  const garage = (await one('select id from garage_vehicles')).id
  const offer = { customerId: owner.customerId, garageVehicleId: Number(garage), price: 8_500_00 } as const
  await offerTradeIn(test.database, {
    ...offer,
    merchantId: id,
    validUntil: berlinToday(),
    ...{ actor: 'MERCHANT', mainOrigin: 'https://shop.example' },
  })
  own = {
    ...(await requestsOf(id)),
    customer,
    vehicle,
    order,
    address: (await one('select id from customer_addresses')).id,
    garage,
    offer: (await one('select id from trade_ins')).id,
    search: (await one('select id from saved_searches')).id,
  }
})

/** A request of each kind that its customer names by its number alone. */
async function requestsOf(merchantId: number) {
  const { customerId } = owner
  const site = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
  const data = { title: 'VW Golf', postalCode: '50670', city: 'Köln' }
  const open = async (kind: RequestKind, orderId?: number) => {
    const { id } = await test.database.transaction((handle) =>
      openRequest(handle, site, kind, {
        ...{ kind, merchantId, vehicleId: null, customerId, data, phone: null, text: null },
        ...{ person: { salutation: null, firstName: 'Jana', lastName: 'Krüger' }, email: 'owner@example.com' },
        ...{ federalState: null, ...(orderId === undefined ? {} : { orderId }) },
      }),
    )
    return String(id)
  }
  const sent = await addFinancedOrder(test.database, { customerId, merchantId })
  const application = await open('FINANCING', sent)
  await test.database.pool.query(
    "insert into financing_applications (request_id, order_id, customer_id, type, consents, recipient) values ($1, $2, $3, 'DEFAULT', '[]', 'Elbkredit GmbH')",
    [application, sent, customerId],
  )
  const tradeIn = await open('TRADE_IN')
  await test.database.pool.query('update trade_ins set request_id = $1 where customer_id = $2', [tradeIn, customerId])
  return { application, tradeIn, listing: await open('PRIVATE_SALE') }
}

async function one(query: string): Promise<{ id: string }> {
  const { rows } = await test.database.pool.query<{ id: number }>(query)
  return { id: String(rows[0]!.id) }
}

async function run(name: string, actor: GatewayContext['actor'], ids: OwnIds, elsewhere: Partial<GatewayContext> = {}) {
  const { kind, field } = operations.find((operation) => operation.field.name === name)!
  const values = CALLS_OF_CUSTOMERS[name]!(ids)
  const given = field.args.filter((argument) => argument.name in values)
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ')
  const document = `${kind} ${declared ? `Call(${declared})` : ''} { ${name}${passed ? `(${passed})` : ''} ${selectionOf(field)} }`
  return runInProcess(document, values, { ...visitor, ...elsewhere, actor }, String)
}

/** The fields of an answer that are plain values. */
function selectionOf(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type)
  if (!('getFields' in type)) return ''
  const plain = Object.values(type.getFields()).filter(
    (one) =>
      'args' in one &&
      one.args.every(({ type }) => !(type instanceof GraphQLNonNull)) &&
      isLeafType(getNamedType(one.type)),
  )
  return `{ ${plain.map(({ name }) => name).join(' ')} }`
}

/** Everything the owner has, in one text. */
async function possessions(): Promise<string> {
  const tables = [
    'customers',
    'customer_addresses',
    'garage_vehicles',
    'favourites',
    'saved_searches',
    'orders',
    'trade_ins',
    'requests',
    'financing_applications',
    'drafts',
  ]
  const parts = await Promise.all(
    tables.map(async (table) => {
      const column = table === 'customers' ? 'id' : 'customer_id'
      const { rows } = await test.database.pool.query(`select * from ${table} where ${column} = $1`, [owner.customerId])
      return rows
    }),
  )
  return JSON.stringify(parts)
}

it('every operation is either public or has a call in this test', () => {
  expect(guarded.map(({ field }) => field.name).sort()).toEqual(Object.keys(CALLS_OF_CUSTOMERS).sort())
  expect([...PUBLIC_OPERATIONS].filter((name) => !operations.some(({ field }) => field.name === name))).toEqual([])
})

it.each(Object.keys(CALLS_OF_CUSTOMERS))(
  '%s asks visitors to log in, and names the error of an invalid token',
  async (name) => {
    const answer = await run(name, { kind: 'VISITOR' }, own)
    expect(answer.errors?.map(({ extensions }) => extensions?.code)).toEqual(['UNAUTHENTICATED'])
    const expired = await run(name, { kind: 'INVALID' }, own)
    expect(expired.errors?.map(({ message }) => message)).toEqual(['Invalid access token'])
  },
)

it.each(Object.keys(CALLS_OF_CUSTOMERS))('%s neither shows nor changes the data of another customer', async (name) => {
  const before = await possessions()
  const answer = await run(name, other, own)
  expect(await possessions()).toBe(before)
  const takesId = Object.values(CALLS_OF_CUSTOMERS[name]!(own)).some((value) => Object.values(own).includes(value))
  if (takesId) expect(answer.errors?.[0]?.extensions?.code).toMatch(/^(NOT_FOUND|FORBIDDEN)$/)
  else expect(JSON.stringify(answer.data ?? {})).not.toContain('owner@example.com')
})

const takesId = (name: string) =>
  Object.values(CALLS_OF_CUSTOMERS[name]!(own)).some((value) => Object.values(own).includes(value))
const NOT_FOUND = ['NOT_FOUND', 'FORBIDDEN']

/** What is sold by a merchant exists on that merchant’s shops only; what an account has is the same in all of them. */
const OF_MERCHANT = [
  'order',
  'openOrderPayment',
  'chooseOrderPayment',
  'cancelOrder',
  'bookHandOver',
  'bankingRequest',
].concat(
  ['saveBankingPersonalData', 'saveBankingHouseholdJob', 'saveBankingExpensesIncome', 'passBankingDocuments'],
  ['discardBankingRequest', 'submitBankingRequest', 'sendBankingDocuments'],
)

it.each(OF_MERCHANT)(
  '%s does not find an order on the storefront of another dealer, nor for its owner',
  async (name) => {
    const before = await possessions()
    const answer = await run(name, owner, own, { scope: { merchantUuids: [randomUUID()] } })
    expect(
      answer.errors?.map(({ extensions }) => extensions?.code) ?? (answer.data as Record<string, unknown>)[name],
    ).toEqual(answer.errors ? ['NOT_FOUND'] : null)
    expect(await possessions()).toBe(before)
  },
)

it('every id is of the right kind: its owner is told of none that it does not exist', async () => {
  const names = Object.keys(CALLS_OF_CUSTOMERS).filter(takesId)
  const isLast = (name: string) => Number(name === 'deleteCustomer') * 2 + Number(/^(delete|discard|cancel)/.test(name))
  const unknown: string[] = []
  for (const name of names.toSorted((one, other) => isLast(one) - isLast(other))) {
    const answer = await run(name, owner, own)
    if (NOT_FOUND.includes(String(answer.errors?.[0]?.extensions?.code))) unknown.push(name)
  }
  expect(unknown).toEqual([])
})
