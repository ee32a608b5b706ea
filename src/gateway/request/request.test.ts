import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addCalendar } from '../../../tests/support/appointments.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { addServiceBooking } from '../../../tests/support/service-bookings.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'
import { runInProcess } from '../execute.ts'

const test = useTestDatabase()
let context: GatewayContext
let owner: GatewayContext
let stranger: GatewayContext
let vehicleId: number
let merchantId: number

beforeAll(async () => {
  const dealer = await addMerchant(test.database)
  merchantId = dealer.id
  await deliver(test.database, dealer.id, [car('1')])
  vehicleId = (await test.database.read.selectFrom('vehicles').select('id').executeTakeFirstOrThrow()).id
  const visitor = await visitorContext(test.database)
  // The bot check has tests of its own.
  const botCheck = { ...visitor.deps.botCheck, judge: async () => 'SOLVED' as const }
  context = { ...visitor, deps: { ...visitor.deps, botCheck } }
  owner = { ...context, actor: (await addCustomer(test.database, 'jana@example.com')).actor }
  stranger = { ...context, actor: (await addCustomer(test.database, 'mallory@example.com')).actor }
})
beforeEach(() => test.database.pool.query('delete from requests; delete from rate_limits'))

async function run(document: string, variables: object, given: GatewayContext) {
  const { data, errors } = await runInProcess(document, { ...variables }, given, String)
  return { data: data as Record<string, unknown> | undefined, errors: errors?.map(({ extensions }) => extensions) }
}

const fieldsOf = (errors: readonly (Record<string, unknown> | undefined)[] | undefined) =>
  (errors?.[0]?.fields as { field: string }[] | undefined)?.map(({ field }) => field)

const CONTACT = {
  ...{ requestType: 'CAR_REQUEST', contactType: 'EMAIL', text: 'Ist der Zahnriemen neu?' },
  ...{ firstName: 'Jana', lastName: 'Krüger', email: 'jana@example.com' },
}

async function contact(input: object = {}, given = context, key: string = randomUUID()) {
  const { data, errors } = await run(
    'mutation C($key: String!, $input: ContactDealerInput!) { contactDealer(key: $key, input: $input) { id key } }',
    { key, input: { ...CONTACT, vehicleId, ...input } },
    given,
  )
  return { ...(data?.contactDealer as { id: string; key: string } | undefined), errors }
}

const FIELDS =
  'side state mayWithdraw title person { firstName email } contact { requestType finance { duration } } messages { author text }'
async function read(id: string, given: GatewayContext, key?: string) {
  const { data } = await run(
    `query R($id: ID!, $key: String) { requestById(id: $id, key: $key) { ${FIELDS} } }`,
    { id, key },
    given,
  )
  return data?.requestById as Record<string, unknown> | null
}
const write = async (id: string, given: GatewayContext, key?: string) =>
  (
    await run(
      'mutation W($id: ID!, $key: String) { writeRequestMessage(id: $id, key: $key, text: "Noch etwas") }',
      { id, key },
      given,
    )
  ).errors?.[0]?.code
const withdraw = async (id: string, given: GatewayContext, key?: string) =>
  (await run('mutation W($id: ID!, $key: String) { withdrawRequest(id: $id, key: $key) }', { id, key }, given))
    .errors?.[0]?.code

describe('contacting a dealer', () => {
  it('carries car and finance terms as data, and answers with the link', async () => {
    const payment = { paymentType: 'LOAN_RATE_RANGE', duration: 48, downPayment: 2000 }
    const { id, key } = await contact({ payment })
    expect(await read(id!, context, key)).toEqual({
      ...{ side: 'CUSTOMER', state: 'NEW', mayWithdraw: true, title: 'Volkswagen Golf' },
      person: { firstName: 'Jana', email: 'jana@example.com' },
      contact: { requestType: 'CAR_REQUEST', finance: { duration: 48 } },
      messages: [{ author: 'CUSTOMER', text: 'Ist der Zahnriemen neu?' }],
    })
  })

  it.each<[string, object, string[]]>([
    [
      'an empty form',
      { firstName: ' ', lastName: '', email: 'x', text: '' },
      ['firstName', 'lastName', 'email', 'text'],
    ],
    ['no question', { text: ' ' }, ['text']],
    ['501 characters', { text: 'x'.repeat(501) }, ['text']],
    ['a call without number and time', { contactType: 'CALLBACK' }, ['timeOfDay', 'phone']],
    ['a test drive without a day', { requestType: 'TEST_DRIVE' }, ['day', 'timeOfDay']],
    ['a test drive today', { requestType: 'TEST_DRIVE', timeOfDay: 'NOON', day: berlinToday() }, ['day']],
    ['a day that does not exist', { requestType: 'TEST_DRIVE', timeOfDay: 'NOON', day: '2026-02-30' }, ['day']],
    ['a name with a link', { firstName: 'www.example.com' }, ['firstName']],
  ])('refuses %s by field', async (_, input, fields) => {
    const { errors } = await contact(input)
    expect(errors?.[0]).toMatchObject({ code: 'INVALID_INPUT' })
    expect(fieldsOf(errors)).toEqual(fields)
  })

  it('takes 500 characters, calls, videos and test drives', async () => {
    const day = addDays(berlinToday(), 3)
    for (const input of [
      { text: 'x'.repeat(500) },
      { contactType: 'CALLBACK', phone: '0221 4710100', timeOfDay: 'MORNING', text: '' },
      { contactType: 'VIDEOCALL', timeOfDay: 'AFTERNOON', text: null },
      { requestType: 'TEST_DRIVE', day, timeOfDay: 'NOON', text: '' },
      { requestType: 'TRADE_IN' },
      { requestType: 'CONFIGURED_VEHICLE_REQUEST' },
      { requestType: 'ORDER_VEHICLE_REQUEST' },
    ])
      expect((await contact(input)).errors, JSON.stringify(input)).toBeUndefined()
  })

  it('takes a test drive with its time, once for each car, and offers others where it is taken', async () => {
    await addCalendar(test.database, merchantId, { bays: 2 })
    const slot = { day: addDays(berlinToday(), 5), minute: 600 }
    expect(fieldsOf((await contact({ requestType: 'TEST_DRIVE', text: '' })).errors)).toEqual(['time'])
    const first = await contact({ requestType: 'TEST_DRIVE', text: '', slot })
    expect(first.errors).toBeUndefined()
    const [refusal] = (await contact({ requestType: 'TEST_DRIVE', text: 'Ich auch', slot })).errors ?? []
    expect(refusal).toMatchObject({ code: 'UNAVAILABLE', alternatives: [{}, {}, {}] })
    const { rows } = await test.database.pool.query("select kind, state from appointments where kind = 'TEST_DRIVE'")
    expect(rows).toEqual([{ kind: 'TEST_DRIVE', state: 'BOOKED' }])
    const { rows: requests } = await test.database.pool.query(
      "select id from requests where data ->> 'requestType' = 'TEST_DRIVE'",
    )
    expect(requests, 'the refused one has left nothing').toHaveLength(1)
    await test.database.pool.query('delete from appointments; delete from appointment_resources')
  })

  it('refuses programs, and more than ten requests of an address in an hour', async () => {
    const { botCheck } = (await visitorContext(test.database)).deps
    const strict = { ...context, deps: { ...context.deps, botCheck } }
    expect((await contact({}, strict)).errors?.[0]?.code).toBe('BOT_SUSPECTED')
    for (let sent = 0; sent < 10; sent++) expect((await contact({ text: String(sent) })).errors).toBeUndefined()
    expect((await contact()).errors?.[0]?.code).toBe('RATE_LIMITED')
  })

  it('is refused for cars that are sold, unknown or of another shop', async () => {
    expect((await contact({ vehicleId: '999999' })).errors?.[0]?.code).toBe('NOT_FOUND')
    const scope = { merchantUuids: ['00000000-0000-0000-0000-000000000001'] }
    expect((await contact({}, { ...context, scope })).errors?.[0]?.code).toBe('NOT_FOUND')
    await test.database.pool.query("update vehicles set state = 'SOLD'")
    expect((await contact()).errors?.[0]?.code).toBe('UNAVAILABLE')
    await test.database.pool.query("update vehicles set state = 'PUBLISHED'")
  })
})

it('only its owner and the holder of its key read, write and withdraw a request', async () => {
  const { id, key } = await contact({}, owner)
  const other = await contact({ email: 'mallory@example.com' }, stranger)
  for (const [given, wrongKey] of [
    [context, undefined],
    [context, 'wrong'],
    [context, other.key],
    [stranger, undefined],
    [stranger, other.key],
  ] as const) {
    expect(await read(id!, given, wrongKey)).toBeNull()
    expect(await write(id!, given, wrongKey)).toBe('NOT_FOUND')
    expect(await withdraw(id!, given, wrongKey)).toBe('NOT_FOUND')
  }
  expect(await read(id!, owner)).toMatchObject({ side: 'CUSTOMER' })
  expect(await write(id!, owner)).toBeUndefined()
  expect(await write(id!, context, key)).toBeUndefined()
  expect(await withdraw(id!, context, key)).toBeUndefined()
  expect(await read(id!, owner)).toMatchObject({ state: 'LOST', mayWithdraw: false, messages: [{}, {}, {}] })
  expect(await write(id!, owner)).toBe('CONFLICT')
  expect(await withdraw(id!, owner)).toBe('CONFLICT')
})

describe('a booking of workshop services', () => {
  const bookedOf = async (id: string, given: GatewayContext, key?: string) => {
    const fields = `contact { price } booked { services { title priceKind price maxPrice } ceiling
      vehicle { make model plateNumber mileage fuelType registeredIn } }`
    const { data, errors } = await run(
      `query R($id: ID!, $key: String) { requestById(id: $id, key: $key) { side ${fields} } }`,
      { id, key },
      given,
    )
    expect(errors).toBeUndefined()
    return data?.requestById
  }

  it('shows its owner and the workshop what was booked, and nobody else', async () => {
    const customerId = owner.actor.kind === 'CUSTOMER' ? owner.actor.customerId : null
    const { id, key, sellerKey } = await addServiceBooking(test.database, merchantId, customerId)
    const booked = {
      services: [
        { title: 'Inspektion', priceKind: 'RANGE', price: 289, maxPrice: 349 },
        { title: 'Bremsen prüfen', priceKind: 'AFTER_INSPECTION', price: 0, maxPrice: null },
      ],
      ceiling: 250,
      vehicle: {
        ...{ make: 'Seat', model: 'Leon', plateNumber: 'K-FW 123', mileage: 84_500 },
        ...{ fuelType: 'PETROL', registeredIn: '2019-04' },
      },
    }
    const shown = { contact: null, booked }
    expect(await bookedOf(String(id), owner)).toEqual({ side: 'CUSTOMER', ...shown })
    expect(await bookedOf(String(id), context, key)).toEqual({ side: 'CUSTOMER', ...shown })
    expect(await bookedOf(String(id), context, sellerKey)).toEqual({ side: 'MERCHANT', ...shown })
    expect(await bookedOf(String(id), stranger)).toBeNull()
    expect(await bookedOf(String(id), context, 'wrong')).toBeNull()
  })

  it('is no part of a request about a car, which shows its car and terms', async () => {
    const { id, key } = await contact({ payment: { paymentType: 'LOAN_RATE_RANGE', duration: 48 } })
    const { data } = await run(
      `query R($id: ID!, $key: String) { requestById(id: $id, key: $key) {
        vehicle { id } contact { finance { duration } } booked { ceiling } } }`,
      { id, key },
      context,
    )
    expect(data?.requestById).toEqual({
      ...{ vehicle: { id: String(vehicleId) }, contact: { finance: { duration: 48 } }, booked: null },
    })
  })

  it('is null for a booking of something else', async () => {
    const { id, key } = await addServiceBooking(test.database, merchantId)
    await test.database.pool.query(`update requests set data = '{"title": "Ankauf"}' where id = $1`, [id])
    expect(await bookedOf(String(id), context, key)).toEqual({ side: 'CUSTOMER', contact: null, booked: null })
  })
})

it('shows a measured answer time from 20 requests on', async () => {
  const answerTime = async () => {
    const { data } = await run(
      'query V($id: ID!) { vehicleById(vehicleId: $id) { merchant { answerTime { minutes requests } } } }',
      { id: vehicleId },
      context,
    )
    const vehicle = data?.vehicleById as { merchant: { answerTime: unknown } } | undefined
    return vehicle?.merchant.answerTime
  }
  const add = (count: number, minutes: number | null, due = 'now()') =>
    test.database.pool.query(
      `insert into requests (id, kind, state, merchant_id, first_name, last_name, email, locale, origin, data, answered_at, answer_minutes, due_at)
       select (random() * 8999999999)::bigint + 1000000000, 'CONTACT', 'NEW', $1, '', '', '', 'de', '', '{}',
         case when $3::int is null then null else now() end, $3, ${due} from generate_series(1, $2::int)`,
      [merchantId, count, minutes],
    )
  await add(19, 30)
  expect(await answerTime()).toBeNull()
  await add(5, null, "now() + interval '1 hour'")
  expect(await answerTime()).toBeNull()
  await add(1, 90)
  expect(await answerTime()).toEqual({ minutes: 30, requests: 20 })
  await add(20, null, "now() - interval '1 hour'")
  expect(await answerTime()).toEqual({ minutes: 90, requests: 40 })
  await add(1, null, "now() - interval '1 hour'")
  expect(await answerTime()).toBeNull()
})
