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
const MOVE = 'Verschieben'
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
  for (const part of ['Ihr Termin ist reserviert', MOVE, 'Absagen', 'Fahrzeugschein', 'Anfahrt', 'Hansaring 42'])
    expect(fresh).toContain(part)
  const calendar = (withKey = String(key)) => shop.get(`/anfragen/${String(requestId)}/kalender?key=${withKey}`)
  const file = await calendar()
  expect(file.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8; method=REQUEST',
    'cache-control': 'no-store, private',
  })
  const { rows: stored } = await test.database.pool.query(
    'select uid, sequence from appointments where request_id = $1',
    [requestId],
  )
  for (const line of [`UID:${stored[0].uid}`, `SEQUENCE:${stored[0].sequence}`]) expect(file.text).toContain(line)
  expect((await calendar('somebody-elses-key')).status).toBe(404)
  await setTime(`starts_at = now() - interval '1 minute'`)
  const begun = await confirmation()
  expect(begun).toContain('Ihr Termin ist reserviert')
  expect(begun).not.toContain(MOVE)
  await setTime(`state = 'CANCELLED'`)
  const cancelled = await confirmation()
  expect(cancelled).toContain('Ihre Anfrage ist gesendet')
  for (const part of [MOVE, 'Absagen', '/kalender?', 'Fahrzeugschein']) expect(cancelled).not.toContain(part)
  expect((await calendar()).text).toContain('METHOD:CANCEL')
})

/** The page of a step as the visitor with this draft sees it. */
async function pageOf(visitor: string, path: string, form?: Readonly<Record<string, string>>) {
  return shop.get(path, {
    headers: {
      Cookie: `shopping-cart-uuid=${visitor}`,
      ...(form
        ? { 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://localhost:${shop.shop.port}` }
        : {}),
    },
    ...(form ? { method: 'POST', body: new URLSearchParams(form).toString() } : {}),
  })
}

it('says without a script what the chosen services cost, and keeps the ticks of a form that is refused', async () => {
  const visitor = randomUUID()
  const ticked = (text: string) => text.match(/name="sku-[^"]+"[^>]* checked/g)?.length ?? 0
  const empty = await pageOf(visitor, '/werkstatt-services')
  expect([ticked(empty.text), empty.text.includes('Leistungen, ab')]).toEqual([0, false])
  await ask(visitor, `mutation { chooseWorkshopServices(skus: ["WS-1050", "WS-4010"]) { openStep } }`)
  const stored = await pageOf(visitor, '/werkstatt-services')
  expect(ticked(stored.text)).toBe(2)
  expect(stored.text).toMatch(/2 Leistungen, ab 45\s€/)
  expect(stored.text).toContain('dazu nach Befund')
  const eleven = Object.fromEntries(
    demoServices()
      .slice(0, 11)
      .map(({ sku }) => [`sku-${sku}`, '1']),
  )
  const refused = await pageOf(visitor, '/werkstatt-services', eleven)
  expect([refused.status, ticked(refused.text)]).toEqual([400, 11])
  expect(refused.text).toContain('11 Leistungen, ab')
})

it('lists the first twelve workshops without a place, the others behind a link, and the near ones with their next free time', async () => {
  for (let index = 1; index <= 13; index++) {
    const other = await addMerchant(test.database, { slug: `other-${index}`, name: `Werkstatt ${index + 10}` })
    await putWorkshopPrices(test.database, other.id, demoPrices('lindenhof'))
  }
  const visitor = randomUUID()
  for (const query of PREPARE) await ask(visitor, query)
  const list = '/werkstatt-services/werkstatt-suche'
  const buttons = (text: string) =>
    (text.match(/<button[^>]* name="merchant"[^>]*>/g) ?? []).map((tag) => /value="([^"]+)"/.exec(tag)?.[1])
  const first = await pageOf(visitor, list)
  expect(buttons(first.text)).toHaveLength(12)
  expect(first.text).toContain('Alle 14 Werkstätten zeigen')
  const all = await pageOf(visitor, `${list}?all=1`)
  expect(buttons(all.text)).toHaveLength(14)
  expect(all.text).not.toContain('Alle 14 Werkstätten zeigen')
  // A dot of the map may lead to one that is not among the first.
  const last = buttons(all.text).at(-1)
  expect(buttons((await pageOf(visitor, `${list}?merchant=${last}`)).text)).toContain(last)
  const near = await pageOf(visitor, `${list}?place=50667`)
  expect(buttons(near.text)).toHaveLength(12)
  expect(near.text).not.toContain('Alle 14 Werkstätten zeigen')
  expect(near.text).toContain('Die 12 nächsten Werkstätten um 50667')
  const one = await pageOf(visitor, `${list}?place=50667&merchant=${merchant.uuid}`)
  expect([first.text, one.text].map((text) => /Frei ab (Mo|Di|Mi|Do|Fr|Sa)/.test(text))).toEqual([false, true])
})

it.each([
  ['/service-booking', 'en', 'Something went wrong'],
  ['/werkstatt-services/fahrzeugdetails', 'de', 'Es ist ein Fehler aufgetreten'],
])('a step at %s that fails says so in the language of its address', async (path, locale, title) => {
  await test.database.pool.query('alter table drafts rename to drafts_away')
  try {
    const { status, text } = await shop.get(path, {
      ...{ method: 'POST', body: 'make=Seat' },
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: `http://localhost:${shop.shop.port}`,
      },
    })
    expect(status).toBe(500)
    expect(text).toContain(`<html lang="${locale}"`)
    expect(text).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  } finally {
    await test.database.pool.query('alter table drafts_away rename to drafts')
  }
})
