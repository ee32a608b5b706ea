import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { demoPrices, demoServices } from '#feeds/demo/workshops.ts'
import { putWorkshopPrices, putWorkshopServices } from '#use-cases/workshop/put-workshop.ts'
import { addCalendar } from '../support/appointments.ts'
import { addMerchant } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
let merchant: { id: number; uuid: string }
const shop = useTestShop(test, {}, async () => {
  merchant = await addMerchant(test.database)
  await putWorkshopServices(test.database, demoServices())
  await putWorkshopPrices(test.database, merchant.id, demoPrices('lindenhof'))
  await addCalendar(test.database, merchant.id, { bays: 3 })
})
const NINE = { day: addDays(berlinToday(), 7), minute: 540 }

interface Answer {
  readonly data?: Record<string, Record<string, unknown>> | null
  readonly errors?: readonly { readonly extensions: { readonly code: string; readonly alternatives?: unknown[] } }[]
}

async function ask(visitor: string, query: string, variables: object = {}): Promise<Answer> {
  const response = await fetch(`http://localhost:${shop.shop.port}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Anonymous-Customer-Unique-Id': visitor },
    body: JSON.stringify({ query, variables }),
  })
  return (await response.json()) as Answer
}

const RESERVE = `mutation ($day: String!, $minute: Int!) { reserveServiceTime(day: $day, minute: $minute) { openStep } }`
const PREPARE = [
  `mutation { chooseWorkshopServices(skus: ["WS-1050"]) { openStep } }`,
  `mutation { setServiceVehicle(input: { make: "Seat" }) { openStep } }`,
] as const
const CONTACT = `mutation { setServiceContact(input: { firstName: "Sabine", lastName: "Krüger", email: "s@post.example",
  phoneNumber: "0221 4710100" }) { shown } }`
const BOOK = `mutation ($key: String!, $shown: String!, $stamp: String) {
  bookWorkshopService(key: $key, shown: $shown, botCheck: { stamp: $stamp }) { requestId key } }`
const CONFIRMATION = '/werkstatt-services/anfrage-gesendet'
const MOVE = 'Termin verschieben'
/** The stamp of a form counts after some seconds. */
const STAMP_MS = 3_500

it('forty people at once for three bays: three appointments, no overlap, every refusal with three free times', async () => {
  const visitors = Array.from({ length: 40 }, () => randomUUID())
  await Promise.all(
    visitors.map(async (visitor) => {
      for (const query of PREPARE) expect((await ask(visitor, query)).errors).toBeUndefined()
      await ask(visitor, `mutation ($id: ID!) { chooseWorkshop(merchant: $id) { openStep } }`, { id: merchant.uuid })
    }),
  )
  const reserved = await Promise.all(visitors.map((visitor) => ask(visitor, RESERVE, NINE)))
  const refused = reserved.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions))
  expect(refused).toHaveLength(37)
  for (const { code, alternatives } of refused) {
    expect(code).toBe('UNAVAILABLE')
    expect(alternatives).toHaveLength(3)
    expect(alternatives).not.toContainEqual(NINE)
  }
  const winners = visitors.filter((_, index) => !reserved[index]?.errors)
  const booked = await Promise.all(
    winners.map(async (visitor) => {
      const { data } = await ask(visitor, CONTACT)
      const stamp = (await ask(visitor, '{ botCheckStamp }')).data?.botCheckStamp
      await setTimeout(STAMP_MS)
      return ask(visitor, BOOK, { key: randomUUID(), shown: data?.setServiceContact?.shown, stamp })
    }),
  )
  expect(booked.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined])
  const { rows } = await test.database.pool.query(
    `select count(*)::int as appointments, count(distinct resource_id)::int as bays, count(distinct request_id)::int as requests
     from appointments where state = 'BOOKED'`,
  )
  expect(rows).toEqual([{ appointments: 3, bays: 3, requests: 3 }])

  const { requestId, key } = booked[0]?.data?.bookWorkshopService ?? {}
  const confirmation = async () =>
    (await shop.get(`${CONFIRMATION}?${new URLSearchParams({ request: String(requestId), key: String(key) })}`)).text
  const setTime = (change: string) =>
    test.database.pool.query(`update appointments set ${change} where request_id = $1`, [requestId])
  const fresh = await confirmation()
  for (const part of ['Ihr Termin ist reserviert', MOVE, 'Fahrzeugschein']) expect(fresh).toContain(part)
  await setTime(`starts_at = now() - interval '1 minute'`)
  const begun = await confirmation()
  expect(begun).toContain('Ihr Termin ist reserviert')
  expect(begun).not.toContain(MOVE)
  await setTime(`state = 'CANCELLED'`)
  const cancelled = await confirmation()
  expect(cancelled).toContain('Ihre Anfrage ist gesendet')
  for (const part of [MOVE, 'Fahrzeugschein']) expect(cancelled).not.toContain(part)
}, 60_000)
