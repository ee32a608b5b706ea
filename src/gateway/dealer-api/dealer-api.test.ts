import { randomUUID } from 'node:crypto'
import { type GraphQLObjectType, graphql } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import type { WriteHandle } from '#database/handles.ts'
import { API_PURPOSES, type ApiPurpose, type DealerApiActor } from '#domain/dealer-api/machine-actor.ts'
import { readApiKeys } from '#use-cases/dealer-api/api-keys.ts'
import { createApiKey, endApiKey } from '#use-cases/dealer-api/change-api-keys.ts'
import { readMachineActor } from '#use-cases/dealer-api/read-machine-actor.ts'
import { writeMessage } from '#use-cases/request/write-message.ts'
import { writeRequestEvent } from '#use-cases/request/write-request-event.ts'
import { writeOrderEvents } from '#use-cases/order/write-events.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { addStaff, staffActor } from '../../../tests/support/staff.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { DealerApiContext } from './context.ts'
import { schema } from './schema.ts'

const test = useTestDatabase()
let own: { id: number; order: string }
let other: { id: number; order: string }

beforeAll(async () => {
  own = await withOrder((await addMerchant(test.database)).id)
  other = await withOrder((await addMerchant(test.database, { slug: 'hansen', name: 'Autohaus Hansen' })).id)
})

async function withOrder(id: number) {
  await deliver(test.database, id, [car('A-1')])
  const { actor } = await addCustomer(test.database, `customer-${id}@example.com`)
  const order = await addOrder(test.database, { customerId: actor.customerId, merchantId: id })
  const event = { actor: 'CUSTOMER', subject: 'ORDER', from: null, to: 'PLACED' } as const
  await test.database.transaction((handle) => writeOrderEvents(handle, [{ orderId: order, ...event }]))
  await test.database.pool.query(
    `insert into requests (id, kind, state, merchant_id, first_name, last_name, email, locale, origin, data)
     values ($1, 'CONTACT', 'NEW', $2, 'Eva', 'Kern', 'eva@example.com', 'de', 'https://shop.example', '{"title": "Golf"}')`,
    [1_000_000_000 + id, id],
  )
  await test.database.transaction((handle) =>
    writeRequestEvent(handle, { requestId: 1_000_000_000 + id, actor: 'CUSTOMER', from: null, to: 'NEW' }),
  )
  return { id, order: String(order) }
}

function machine(purposes: readonly ApiPurpose[]): DealerApiActor {
  return { kind: 'MACHINE', keyId: 1, merchantId: own.id, purposes }
}

async function run(source: string, context: Partial<DealerApiContext>, variableValues: Record<string, unknown> = {}) {
  const deps = { read: test.database.read, writer: test.database }
  const contextValue = { actor: machine(API_PURPOSES), rateLimit: undefined, idempotencyKey: null, deps, ...context }
  const { data, errors } = await graphql({ schema, source, contextValue, variableValues })
  const plain = JSON.parse(JSON.stringify(data ?? null)) as Record<string, never> | null
  return { data: plain, codes: errors?.map(({ extensions, message }) => extensions.code ?? message) ?? [] }
}

const UPSERT = `mutation ($vehicles: [VehicleInput!]!) {
  upsertVehicles(vehicles: $vehicles) { number outcome problems { field code limit } }
}`
const upsert = (vehicles: readonly object[], context: Partial<DealerApiContext> = {}) =>
  run(UPSERT, context, { vehicles })

async function stored(number: string, merchantId = own.id) {
  const { rows } = await test.database.pool.query<Record<string, unknown>>(
    `select v.*, m.name as model from vehicles v join models m on m.id = v.model_id
     where v.merchant_id = $1 and v.internal_number = $2`,
    [merchantId, number],
  )
  return rows[0]
}

/** Which purpose each operation takes. A new operation needs a row here. */
const OPERATIONS: Readonly<Record<string, { readonly call: string; readonly purpose: ApiPurpose }>> = {
  orders: { call: '{ orders { next } }', purpose: 'ORDERS' },
  requests: { call: '{ requests { next } }', purpose: 'REQUESTS' },
  upsertVehicles: { call: 'mutation { upsertVehicles(vehicles: []) { number } }', purpose: 'STOCK' },
  pictures: { call: '{ pictures(number: "A-1") { fetchedAt } }', purpose: 'STOCK' },
  setPictures: { call: 'mutation { setPictures(number: "A-1", urls: []) }', purpose: 'STOCK' },
  removeVehicles: { call: 'mutation { removeVehicles(numbers: []) { number } }', purpose: 'STOCK' },
}

describe('who may', () => {
  it('every operation of the schema has a rule', () => {
    const fields = ['Query', 'Mutation'].flatMap((name) =>
      Object.keys((schema.getType(name) as GraphQLObjectType).getFields()),
    )
    expect(Object.keys(OPERATIONS).sort()).toEqual(fields.sort())
  })

  it.each(Object.entries(OPERATIONS))('%s with each purpose, and without a key', async (_, { call, purpose }) => {
    for (const each of API_PURPOSES)
      expect((await run(call, { actor: machine([each]) })).codes, each).toEqual(each === purpose ? [] : ['FORBIDDEN'])
    expect((await run(call, { actor: { kind: 'NOBODY' } })).codes).toEqual(['UNAUTHENTICATED'])
  })

  it('a key reaches its own merchant alone', async () => {
    const { data } = await run('{ orders { nodes { number } } requests { nodes { number } } }', {})
    expect(data).toEqual({
      orders: { nodes: [{ number: own.order }] },
      requests: { nodes: [{ number: String(1_000_000_000 + own.id) }] },
    })
    await upsert([{ number: 'A-1', price: 9_999 }])
    expect((await stored('A-1'))?.price_cents).toBe(9_999_00)
    expect((await stored('A-1', other.id))?.price_cents).toBe(15_000_00)
    const removed = await run('mutation { removeVehicles(numbers: ["A-1", "B-404"]) { outcome } }', {})
    expect(removed.data?.removeVehicles).toEqual([{ outcome: 'REMOVED' }, { outcome: 'UNKNOWN' }])
    expect([(await stored('A-1'))?.state, (await stored('A-1', other.id))?.state]).toEqual(['ARCHIVED', 'PUBLISHED'])
  })
})

const GOLF = { number: 'G-1', make: 'VW', model: 'Golf', price: 20_000.5, condition: 'USED', mileage: 12_000 }

describe('vehicles', () => {
  it('are added and changed like those of a delivery', async () => {
    const created = await upsert([
      { ...GOLF, fuel: 'DIESEL', comfort: ['CRUISE_CONTROL'], firstRegistration: '2022-05' },
    ])
    expect(created.data?.upsertVehicles).toEqual([{ number: 'G-1', outcome: 'CREATED', problems: [] }])
    expect(await stored('G-1')).toMatchObject({
      ...{ state: 'PUBLISHED', price_cents: 20_000_50, mileage: 12_000, fuel: 'DIESEL', comfort: ['CRUISE_CONTROL'] },
      ...{ is_by_hand: false, hand_fields: [], model: 'Golf' },
    })
    const again = await upsert([
      { number: 'G-1', mileage: 12_000 },
      { number: 'G-1', mileage: 5 },
    ])
    expect(again.data?.upsertVehicles).toMatchObject([{ outcome: 'UNCHANGED' }, { outcome: 'REFUSED' }])
    await upsert([{ number: 'G-1', mileage: null, model: 'Golf Variant' }])
    expect(await stored('G-1')).toMatchObject({ mileage: null, fuel: 'DIESEL', model: 'Golf Variant' })
  })

  it('with wrong values are refused by themselves, each value named', async () => {
    const wrong = { ...GOLF, number: 'G-2', fuel: 'WATER', vin: 'X', mileage: -1, firstRegistration: '2022-13' }
    const { data } = await upsert([wrong, { number: 'G-3', price: 1.005 }, { ...GOLF, number: 'G-4' }])
    const [first, second, third] = data!.upsertVehicles as unknown as {
      problems: { field: string }[]
      outcome: string
    }[]
    expect(first?.problems.map(({ field }) => field).sort()).toEqual(['firstRegistration', 'fuel', 'mileage', 'vin'])
    expect(second?.problems.map(({ field }) => field).sort()).toEqual(['make', 'model', 'price'])
    expect(third?.outcome).toBe('CREATED')
    expect([await stored('G-2'), await stored('G-3')]).toEqual([undefined, undefined])
  })

  it('leave alone what a person has changed, and note what was sent', async () => {
    await upsert([{ ...GOLF, number: 'G-5' }])
    await test.database.pool.query(
      `update vehicles set hand_fields = '{price,state}', state = 'DRAFT', feed_values = '{}' where internal_number = 'G-5'`,
    )
    await upsert([{ number: 'G-5', price: 1_000, mileage: 7 }])
    expect(await stored('G-5')).toMatchObject({
      ...{ price_cents: 20_000_50, mileage: 7, state: 'DRAFT', feed_values: { price: 1_000_00 } },
    })
  })

  it('a new car without its energy label is not published', async () => {
    await upsert([{ ...GOLF, number: 'G-6', condition: 'NEW', mileage: 5, fuel: 'PETROL' }])
    expect((await stored('G-6'))?.state).toBe('INCOMPLETE')
  })

  it('an ordered one stays with its order, one entered by hand is left to people', async () => {
    await upsert([
      { ...GOLF, number: 'G-7' },
      { ...GOLF, number: 'G-8' },
    ])
    await test.database.pool.query(`update vehicles set state = 'RESERVED' where internal_number = 'G-7'`)
    await test.database.pool.query(`update vehicles set is_by_hand = true where internal_number = 'G-8'`)
    const { data } = await run('mutation { removeVehicles(numbers: ["G-7", "G-8"]) { outcome } }', {})
    expect(data?.removeVehicles).toEqual([{ outcome: 'ORDERED' }, { outcome: 'BY_HAND' }])
    expect([await stored('G-7'), await stored('G-8')]).toMatchObject([
      { state: 'RESERVED', is_missing: true },
      { state: 'PUBLISHED', is_missing: false },
    ])
    await upsert([{ number: 'G-7' }])
    expect((await stored('G-7'))?.is_missing).toBe(false)
  })

  it('an idempotency key gives the first answer again, and belongs to one request', async () => {
    const idempotencyKey = randomUUID()
    const first = await upsert([{ ...GOLF, number: 'G-9' }], { idempotencyKey })
    expect((await upsert([{ ...GOLF, number: 'G-9' }], { idempotencyKey })).data).toEqual(first.data)
    expect((await upsert([{ ...GOLF, number: 'G-10' }], { idempotencyKey })).codes).toEqual(['KEY_REUSED'])
  })

  it('more than a hundred at once are refused, and so is one request too many', async () => {
    const many = Array.from({ length: 101 }, (_, index) => ({ number: `M-${index}` }))
    expect((await upsert(many)).codes).toEqual(['INVALID_INPUT'])
    const rateLimit = { kind: 'refused', code: 'RATE_LIMITED', retryAfter: 5 } as const
    expect((await run('{ orders { next } }', { rateLimit })).codes).toEqual(['RATE_LIMITED'])
  })
})

describe('what changed since a cursor', () => {
  const SINCE = 'query ($after: String) { orders(after: $after) { next hasMore nodes { number } } }'
  const read = async (after: string | null) => {
    const { data } = await run(SINCE, {}, { after })
    const { next, nodes } = data!.orders as unknown as { next: string; nodes: { number: string }[] }
    return { next, numbers: nodes.map(({ number }) => number) }
  }
  const change = (orderId: string) => (handle: WriteHandle) =>
    writeOrderEvents(handle, [
      { orderId: Number(orderId), actor: 'MERCHANT', subject: 'ORDER', from: 'PLACED', to: 'CONFIRMED' },
    ])

  it('comes once for each change', async () => {
    const first = await read(null)
    expect(first.numbers).toEqual([own.order])
    expect(await read(first.next)).toEqual({ next: first.next, numbers: [] })
    await test.database.transaction(change(own.order))
    const second = await read(first.next)
    expect(second.numbers).toEqual([own.order])
    expect(await read(second.next)).toEqual({ next: second.next, numbers: [] })
    expect((await run(SINCE, {}, { after: 'x' })).codes).toEqual(['INVALID_INPUT'])
    // A cursor of an earlier release: everything again.
    expect((await read('98765')).numbers).toEqual([own.order])
  })

  it('no change is passed over, however late its transaction ends', async () => {
    const { actor } = await addCustomer(test.database, 'late@example.com')
    const late = String(await addOrder(test.database, { customerId: actor.customerId, merchantId: own.id }))
    const start = await read(null)
    const written = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const open = test.database.transaction(async (handle) => {
      await change(late)(handle)
      written.resolve()
      await end.promise
    })
    await written.promise
    await test.database.transaction(change(own.order))
    // Longer than any waiting time after which a read by the clock would count a transaction as ended.
    await test.database.pool.query(`update order_events set at = now() - interval '1 hour'`)
    const meanwhile = await read(start.next)
    expect(meanwhile.numbers).toEqual([own.order])
    end.resolve()
    await open
    expect((await read(meanwhile.next)).numbers).toEqual([late])
  })

  it('a reply is a change of its request', async () => {
    const requests = async (after: string | null) => {
      const source = 'query ($after: String) { requests(after: $after) { next nodes { messages { text } } } }'
      return (await run(source, {}, { after })).data!.requests as unknown as { next: string; nodes: object[] }
    }
    const { next } = await requests(null)
    const reply = { requestId: 1_000_000_000 + own.id, author: 'CUSTOMER', text: 'Ist er noch da?' } as const
    await test.database.transaction((handle) => writeMessage(handle, reply))
    expect((await requests(next)).nodes).toEqual([{ messages: [{ text: 'Ist er noch da?' }] }])
  })
})

describe('keys', () => {
  it('are stored as a hash, used, listed and ended', async () => {
    const staffId = await addStaff(test.database, 'olga@example.com', { merchantId: own.id, roles: ['OWNER'] })
    const actor = { ...staffActor({ merchantId: own.id, roles: ['OWNER'], staffId }), steppedUpAt: new Date() }
    const key = { merchantId: own.id, name: 'Warenwirtschaft', purposes: ['STOCK'] }
    const deps = { read: test.database.read, writer: test.database }
    const created = await createApiKey(test.database, actor, key)
    if (created.kind === 'refused') throw new Error(created.code)
    const { rows } = await test.database.pool.query(`select to_jsonb(k)::text as text from api_keys k`)
    expect(JSON.stringify(rows)).not.toContain(created.secret)
    expect(await readMachineActor(deps, created.secret)).toMatchObject({ merchantId: own.id, purposes: ['STOCK'] })
    const listed = await readApiKeys(test.database.read, actor, own.id)
    if (listed.kind === 'refused') throw new Error(listed.code)
    expect(listed.keys).toMatchObject([{ name: 'Warenwirtschaft', lastUsedAt: expect.any(Date) as Date }])
    await endApiKey(test.database, actor, { merchantId: own.id, id: listed.keys[0]!.id })
    expect(await readMachineActor(deps, created.secret)).toBeUndefined()
    const { rows: log } = await test.database.pool.query(`select operation from audit_log order by id desc limit 2`)
    expect(log).toEqual([{ operation: 'end-api-key' }, { operation: 'create-api-key' }])
  })
})
