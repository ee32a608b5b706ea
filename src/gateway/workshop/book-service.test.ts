import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { demoPrices, demoServices } from '#feeds/demo/workshops.ts'
import { putWorkshopPrices, putWorkshopServices } from '#use-cases/workshop/put-workshop.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { run } from '../../../tests/support/run.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'

const test = useTestDatabase()
let context: GatewayContext
let workshop: string
let verdict: 'SOLVED' | 'PLAUSIBLE' | 'FAILED'

beforeAll(async () => {
  const { id, uuid } = await addMerchant(test.database)
  workshop = uuid
  await test.database.pool.query("insert into brands (slug, name, merchant_uuids) values ('hansen', 'Hansen', $1)", [
    [uuid],
  ])
  await putWorkshopServices(test.database, demoServices())
  await putWorkshopPrices(test.database, id, demoPrices('lindenhof'))
  const visitor = await visitorContext(test.database)
  const botCheck = { ...visitor.deps.botCheck, judge: async () => verdict }
  context = { ...visitor, deps: { ...visitor.deps, botCheck } }
})
beforeEach(async () => {
  verdict = 'FAILED'
  await test.database.pool.query('delete from rate_limits')
})

const visitor = (): GatewayContext => ({ ...context, anonymousId: randomUUID() })

const STEPS = [
  'mutation { chooseWorkshopServices(skus: ["WS-1050"]) { openStep } }',
  'mutation { setServiceVehicle(input: { make: "Seat" }) { openStep } }',
  'mutation W($workshop: ID!) { chooseWorkshop(merchant: $workshop) { openStep } }',
  `mutation { setServiceContact(input: { firstName: "Sabine", lastName: "Krüger", email: "s@post.example",
    phoneNumber: "0221 4710100" }) { openStep } }`,
]

/** Fills in everything that the summary needs, and returns the summary's fingerprint. */
async function filledIn(given: GatewayContext): Promise<string> {
  for (const step of STEPS) expect((await run(step, { workshop }, given)).codes).toEqual([])
  const { data } = await run('{ serviceBooking { shown } }', {}, given)
  return (data.serviceBooking as { shown: string }).shown
}

const book = (given: GatewayContext, shown: string, key: string = randomUUID(), newsletter = false) =>
  run(
    `mutation B($key: String!, $shown: String!, $newsletter: Boolean!) {
      bookWorkshopService(key: $key, shown: $shown, newsletter: $newsletter) { requestId } }`,
    { key, shown, newsletter },
    given,
  )

it('asks visitors for the bot check, and answers the same form as before without another one', async () => {
  const given = visitor()
  const [shown, key] = [await filledIn(given), randomUUID()]
  expect((await book(given, shown, key)).codes).toEqual(['BOT_SUSPECTED'])
  verdict = 'SOLVED'
  const booked = await book(given, shown, key)
  expect(booked.codes).toEqual([])
  verdict = 'FAILED'
  expect((await book(given, shown, key)).data).toEqual(booked.data)
  expect((await book(given, shown)).codes).toEqual(['BOT_SUSPECTED'])
})

it('does not ask customers who are logged in', async () => {
  const given = { ...context, actor: (await addCustomer(test.database, 'jana@example.com')).actor }
  expect((await book(given, await filledIn(given))).codes).toEqual([])
})

it('limits bookings of one network, and those without script earlier', async () => {
  for (const [way, max] of [
    ['PLAUSIBLE', 24],
    ['SOLVED', 60],
  ] as const) {
    verdict = way
    const given = visitor()
    const codes = []
    for (let index = 0; index <= max; index++) codes.push((await book(given, 'x')).codes[0])
    expect(codes.slice(0, max), way).toEqual(Array(max).fill('CONFLICT'))
    expect(codes.at(-1), way).toBe('RATE_LIMITED')
  }
})

it.each([
  ['the main site', null, 'MA00000031'],
  ['a storefront', 'hansen', 'MA00000033'],
])('the newsletter’s box orders it under the code of a booking on %s', async (_, slug, code) => {
  verdict = 'SOLVED'
  const given = { ...visitor(), brand: { ...context.brand, slug } }
  await test.database.pool.query('truncate newsletter_subscriptions cascade')
  const shown = await filledIn(given)
  expect((await book(given, shown, randomUUID(), true)).codes).toEqual([])
  const { rows } = await test.database.pool.query('select source_code, brand_slug from newsletter_subscriptions')
  expect(rows).toEqual([{ source_code: code, brand_slug: slug }])
})
