import { randomUUID } from 'node:crypto'
import type { GraphQLObjectType } from 'graphql'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { STAFF_ROLES } from '#domain/staff/roles.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder } from '../../../tests/support/orders.ts'
import { addStaff, runAsStaff, staffContext } from '../../../tests/support/staff.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { ACCESS_RULES } from '../../../tests/support/permission-rules/access.ts'
import { CALENDAR_RULES } from '../../../tests/support/permission-rules/calendar.ts'
import { MERCHANT_RULES } from '../../../tests/support/permission-rules/merchant.ts'
import { ORDER_RULES } from '../../../tests/support/permission-rules/orders.ts'
import { PLATFORM_RULES } from '../../../tests/support/permission-rules/platform.ts'
import { PROGRAM_RULES } from '../../../tests/support/permission-rules/programs.ts'
import { REQUEST_RULES } from '../../../tests/support/permission-rules/requests.ts'
import { STOCK_RULES } from '../../../tests/support/permission-rules/stock.ts'
import { type Rule, type Rules, WHO, type Who } from '../../../tests/support/permission-rules/rule.ts'
import { schema } from './schema.ts'

const test = useTestDatabase()

/** A new operation needs a row in `tests/support/permission-rules`. */
const OPERATIONS: Rules = {
  ...ACCESS_RULES,
  ...PROGRAM_RULES,
  ...MERCHANT_RULES,
  ...REQUEST_RULES,
  ...CALENDAR_RULES,
  ...ORDER_RULES,
  ...STOCK_RULES,
  ...PLATFORM_RULES,
}

interface Case {
  readonly id: number
  readonly uuid: string
  readonly request: string
  readonly order: string
  readonly vehicle: string
  readonly bulk: string
  readonly run: string
}

let own: Case
let other: Case
const staffIds = new Map<Who, number>()

beforeAll(async () => {
  own = await withCases(await addMerchant(test.database))
  other = await withCases(await addMerchant(test.database, { slug: 'hansen', name: 'Autohaus Hansen' }))
  for (const role of STAFF_ROLES) {
    const roles = { merchantId: own.id, roles: [role] }
    staffIds.set(role, await addStaff(test.database, `${role.toLowerCase()}@example.com`, roles))
  }
  staffIds.set('ADMIN', await addStaff(test.database, 'admin@example.com', { isAdmin: true }))
})
beforeEach(() => test.database.pool.query('delete from rate_limits'))

/** A request, an order, a car and a bulk change there. */
async function withCases(merchant: { id: number; uuid: string }): Promise<Case> {
  const { actor } = await addCustomer(test.database, `customer-${merchant.id}@example.com`)
  const order = await addOrder(test.database, { customerId: actor.customerId, merchantId: merchant.id })
  const { rows } = await test.database.pool.query<{ id: number }>(
    `insert into requests (id, kind, state, merchant_id, first_name, last_name, email, locale, origin, data)
     values ($1, 'CONTACT', 'NEW', $2, 'Eva', 'Kern', 'eva@example.com', 'de', 'https://shop.example', '{"title": "Golf"}')
     returning id`,
    [1_000_000_000 + merchant.id, merchant.id],
  )
  await deliver(test.database, merchant.id, [car('A-1')])
  const cars = await test.database.pool.query<{ id: number }>('select id from vehicles where merchant_id = $1', [
    merchant.id,
  ])
  const vehicle = String(cars.rows[0]!.id)
  const maker = await addStaff(test.database, `maker-${merchant.id}@example.com`)
  const bulks = await test.database.pool.query<{ id: number }>(
    `insert into bulk_changes (merchant_id, staff_id, kind, vehicle_ids) values ($1, $2, 'PRICE', '[]') returning id`,
    [merchant.id, maker],
  )
  const bulk = String(bulks.rows[0]!.id)
  const runs = await test.database.pool.query<{ id: number }>(
    `insert into feed_runs (merchant_id, file_name, outcome) values ($1, 'x.csv', 'REFUSED') returning id`,
    [merchant.id],
  )
  const run = String(runs.rows[0]!.id)
  return { ...merchant, request: String(rows[0]!.id), order: String(order), vehicle, bulk, run }
}

function actorOf(who: Who, steppedUpAt: Date | null): DealerAreaActor {
  if (who === 'NOBODY') return { kind: 'NOBODY' }
  const session = { sessionId: randomUUID(), name: who, steppedUpAt }
  const roles = who === 'ADMIN' ? [] : [{ merchantId: own.id, roles: [who] }]
  return { kind: 'STAFF', staffId: staffIds.get(who)!, isAdmin: who === 'ADMIN', roles, ...session }
}

/** Refusals of those who lack a permission. All others, such as NOT_FOUND, come after the check of permissions. */
const DENIED = ['UNAUTHENTICATED', 'FORBIDDEN', 'STEP_UP_REQUIRED']

function expectedOf({ may, stepUp }: Rule, who: Who, at: 'own' | 'other', hasSteppedUp: boolean): string | undefined {
  if (may === 'EVERYBODY') return undefined
  if (who === 'NOBODY') return 'UNAUTHENTICATED'
  const isAtOwn = typeof may === 'object' && at === 'own' && may.atOwn.some((role) => role === who)
  const isAllowed = may === 'STAFF' || isAtOwn || may.everywhere.includes(who)
  if (!isAllowed) return 'FORBIDDEN'
  return stepUp && !hasSteppedUp ? 'STEP_UP_REQUIRED' : undefined
}

it('every operation of the schema has a rule', () => {
  const fields = ['Query', 'Mutation'].flatMap((name) =>
    Object.keys((schema.getType(name) as GraphQLObjectType).getFields()),
  )
  expect(Object.keys(OPERATIONS).sort()).toEqual(fields.sort())
})

it('an operation about a merchant takes the merchant as an argument', () => {
  const fields = ['Query', 'Mutation'].flatMap((name) =>
    Object.values((schema.getType(name) as GraphQLObjectType).getFields()),
  )
  const ofMerchants = fields.filter(({ args }) => args.some(({ name }) => name === 'merchant')).map(({ name }) => name)
  const ruled = Object.entries(OPERATIONS).filter(([, { call }]) => call.includes('$merchant'))
  expect(ruled.map(([name]) => name).sort()).toEqual(ofMerchants.sort())
})

it('beside a request are the open ones of the business it was sent to, whatever one does at another', async () => {
  const roles = [
    { merchantId: own.id, roles: ['ACCOUNTING'] as const },
    { merchantId: other.id, roles: ['SALES'] as const },
  ]
  const actor = { ...actorOf('ACCOUNTING', null), roles } as DealerAreaActor
  const document = 'query ($id: ID!) { staffRequest(id: $id) { inbox { open rows { id } } } }'
  const ask = (id: string) => runAsStaff(document, { id }, staffContext(test.database, actor))
  const inbox = { open: 1, rows: [{ id: other.request }] }
  expect(await ask(other.request)).toMatchObject({ data: { staffRequest: { inbox } } })
  expect(await ask(own.request)).toMatchObject({ codes: ['FORBIDDEN'] })
})

describe.each(Object.entries(OPERATIONS))('%s', (_, rule) => {
  it.each(WHO)('as %s, at the own and at another merchant, with and without a step-up', async (who) => {
    const outcomes: Record<string, string | undefined> = {}
    const expected: Record<string, string | undefined> = {}
    for (const at of ['own', 'other'] as const)
      for (const hasSteppedUp of [true, false]) {
        const context = staffContext(test.database, actorOf(who, hasSteppedUp ? new Date() : null))
        const { uuid, request, order, vehicle, bulk, run } = at === 'own' ? own : other
        const values = Object.entries({ merchant: uuid, request, order, vehicle, bulk, run })
        const variables = Object.fromEntries(values.filter(([name]) => rule.call.includes(`$${name}`)))
        const { codes } = await runAsStaff(rule.call, variables, context)
        const name = `${at} merchant, step-up: ${hasSteppedUp}`
        outcomes[name] = DENIED.find((code) => codes.includes(code))
        expected[name] = expectedOf(rule, who, at, hasSteppedUp)
      }
    expect(outcomes).toEqual(expected)
  })
})
