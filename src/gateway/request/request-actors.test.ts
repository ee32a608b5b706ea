import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isNonNullType, isRequiredArgument } from 'graphql'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { REQUEST_KINDS, type RequestKind } from '#domain/request/request.ts'
import { firstState } from '#domain/request/transitions.ts'
import { bookSlot } from '#use-cases/appointment/book-slot.ts'
import { openRequest } from '#use-cases/request/open-request.ts'
import { issueRequestKey } from '#use-cases/request/request-keys.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addCalendar } from '../../../tests/support/appointments.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'
import { runInProcess } from '../execute.ts'
import { schema } from '../schema.ts'

const test = useTestDatabase()
const DAY = addDays(berlinToday(), 9)

/** How each operation on one request is called, and which of its sides may call it. A new operation needs a row here. */
const OPERATIONS = {
  requestById: {
    call: 'query ($id: ID!, $key: String) { requestById(id: $id, key: $key) { id } }',
    sides: ['CUSTOMER', 'MERCHANT'],
  },
  writeRequestMessage: {
    call: 'mutation ($id: ID!, $key: String) { writeRequestMessage(id: $id, key: $key, text: "Hallo") }',
    sides: ['CUSTOMER', 'MERCHANT'],
  },
  withdrawRequest: {
    call: 'mutation ($id: ID!, $key: String) { withdrawRequest(id: $id, key: $key) }',
    sides: ['CUSTOMER'],
  },
  closeRequest: {
    call: 'mutation ($id: ID!, $key: String) { closeRequest(id: $id, key: $key, reason: NO_INTEREST) }',
    sides: ['MERCHANT'],
  },
  acceptProposedTime: {
    call: 'mutation ($id: ID!, $key: String) { acceptProposedTime(id: $id, key: $key) }',
    sides: ['CUSTOMER'],
  },
  moveRequestTime: {
    call: `mutation ($id: ID!, $key: String) { moveRequestTime(id: $id, key: $key, day: "${DAY}", minute: 600) }`,
    sides: ['CUSTOMER'],
  },
  // These exist for private offers only, which have tests of their own; a dealer's request has no sales contract.
  agreeToSalesContract: {
    call: `mutation ($id: ID!, $key: String) { agreeToSalesContract(id: $id, key: $key, input: {
      firstName: "Jana", lastName: "Krüger", street: "Domstraße", houseNumber: "1", postalCode: "50667", city: "Köln", agrees: true }) }`,
    sides: [],
  },
  leaveSalesContract: {
    call: 'mutation ($id: ID!, $key: String) { leaveSalesContract(id: $id, key: $key) }',
    sides: [],
  },
} as const

type Side = 'CUSTOMER' | 'MERCHANT' | null
interface Actor {
  readonly context: GatewayContext
  readonly key?: string
  readonly side: Side
}

let merchantId: number
let actors: Readonly<Record<string, (request: Opened) => Promise<Actor>>>

interface Opened {
  readonly id: number
  readonly key: string
}

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  const otherShop = await addMerchant(test.database, { slug: 'hansen', name: 'Autohaus Hansen' })
  await addCalendar(test.database, merchantId, { bays: 20 })
  const visitor = await visitorContext(test.database)
  const as = async (email: string) => ({ ...visitor, actor: (await addCustomer(test.database, email)).actor })
  const [owner, stranger] = [await as('owner@example.com'), await as('stranger@example.com')]
  const foreign = await open('CONTACT', null, otherShop.id)
  const keyFor = (id: number, side: 'CUSTOMER' | 'MERCHANT') =>
    test.database.transaction((handle) => issueRequestKey(handle, id, side))
  const foreignSeller = await keyFor(foreign.id, 'MERCHANT')
  const elsewhere = { scope: { merchantUuids: [(await uuidOf(otherShop.id))!] } }
  actors = {
    'a visitor': async () => ({ context: visitor, side: null }),
    'a visitor with a made-up key': async () => ({ context: visitor, key: 'x'.repeat(22), side: null }),
    'a visitor with an empty key': async () => ({ context: visitor, key: '', side: null }),
    'somebody with the key of another request': async () => ({ context: visitor, key: foreign.key, side: null }),
    'the seller of another request': async () => ({ context: visitor, key: foreignSeller, side: null }),
    'another customer': async () => ({ context: stranger, side: null }),
    'another customer with the key of another request': async () => ({
      context: stranger,
      key: foreign.key,
      side: null,
    }),
    'the owner on the storefront of another dealer': async () => ({ context: { ...owner, ...elsewhere }, side: null }),
    'the owner, logged in': async () => ({ context: owner, side: 'CUSTOMER' }),
    'the holder of the mailed link': async ({ key }) => ({ context: visitor, key, side: 'CUSTOMER' }),
    'the seller with the mailed link': async ({ id }) => ({
      context: visitor,
      key: await keyFor(id, 'MERCHANT'),
      side: 'MERCHANT',
    }),
  }
  ownerId = owner.actor.kind === 'CUSTOMER' ? owner.actor.customerId : null
})
let ownerId: number | null = null

beforeEach(() => test.database.pool.query('delete from rate_limits; delete from appointments'))

async function uuidOf(id: number) {
  return (await test.database.read.selectFrom('merchants').select('uuid').where('id', '=', id).executeTakeFirst())?.uuid
}

function open(kind: RequestKind, customerId: number | null, shop = merchantId): Promise<Opened> {
  const site = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
  const data = { title: 'VW Golf', postalCode: '50670', city: 'Köln' }
  return test.database.transaction(async (handle) => {
    const request = await openRequest(handle, site, randomUUID(), {
      ...{ kind, merchantId: shop, vehicleId: null, customerId, phone: null, federalState: null, text: 'Guten Tag' },
      person: { salutation: null, firstName: 'Jana', lastName: 'Krüger' },
      ...{ email: 'owner@example.com', data },
    })
    const appointment = { merchantId: shop, kind: 'INSPECTION', slot: { day: DAY, minute: 540 } } as const
    await bookSlot(handle, { ...appointment, requestId: request.id })
    return request
  })
}

it('every operation on one request has a row', () => {
  const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) => Object.values(type.getFields()))
  const onRequest = fields.filter(({ args }) => {
    const [id, key] = ['id', 'key'].map((name) => args.find((arg) => arg.name === name))
    return id && key && isRequiredArgument(id) && !isNonNullType(key.type)
  })
  expect(onRequest.map(({ name }) => name).toSorted()).toEqual(Object.keys(OPERATIONS).toSorted())
})

describe.each(REQUEST_KINDS)('a request of the kind %s', (kind) => {
  it.each(Object.entries(OPERATIONS))('%s is for its sides only', async (operation, { call, sides }) => {
    expect(Object.keys(actors)).toHaveLength(11)
    for (const [name, actorOf] of Object.entries(actors)) {
      const request = await open(kind, ownerId)
      const { context, key, side } = await actorOf(request)
      const { data, errors } = await runInProcess(call, { id: String(request.id), key: key ?? null }, context, String)
      const code = errors?.[0]?.extensions?.code
      const isLetIn = side !== null && (sides as readonly string[]).includes(side)
      const label = `${operation} by ${name}`
      if (operation === 'requestById')
        expect((data as { requestById: object | null }).requestById !== null, label).toBe(isLetIn)
      // The two sides of a request may be refused, but not with NOT_FOUND; everybody else must not learn that the request exists.
      else if (isLetIn && !(kind === 'FINANCING' && operation === 'withdrawRequest' && key !== undefined))
        expect(code, label).not.toBe('NOT_FOUND')
      else expect(code, label).toBe('NOT_FOUND')
      if (!isLetIn) expect(await stateOf(request.id), label).toEqual({ state: firstState(kind), messages: 1 })
    }
  })
})

async function stateOf(id: number) {
  const { rows } = await test.database.pool.query<{ state: string; messages: number }>(
    `select state, (select count(*)::int from request_messages m where m.request_id = r.id) as messages from requests r where id = $1`,
    [id],
  )
  return rows[0]
}
