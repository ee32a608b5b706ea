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
const SUMMARY = '/werkstatt-services/zusammenfassung'
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

it('says at the group that no service is chosen, and marks no single box, as one is enough', async () => {
  const { text } = await shop.get('/werkstatt-services', {
    method: 'POST',
    body: '',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://localhost:${shop.shop.port}` },
  })
  const group = /<fieldset[^>]*id="feld-skus"[^>]*>/.exec(text)?.[0]
  expect(group).toContain('aria-label="Was soll gemacht werden?"')
  const note = /aria-describedby="([^"]+)"/.exec(group ?? '')?.[1]
  expect(text).toMatch(new RegExp(`<p id="${note}"[^>]*>Bitte wählen Sie`))
  expect(text).not.toContain('aria-invalid')
})

it('tells a customer whose reserved time has run out and is taken, keeps everything else, and offers other times', async () => {
  const TEN = { ...NINE, minute: 600 }
  const [late, ...others] = Array.from({ length: 4 }, () => randomUUID()) as [string, ...string[]]
  const prepare = async (visitor: string) => {
    for (const query of PREPARE) expect((await ask(visitor, query)).errors).toBeUndefined()
    await ask(visitor, `mutation ($id: ID!) { chooseWorkshop(merchant: $id) { openStep } }`, { id: merchant.uuid })
    return ask(visitor, RESERVE, TEN)
  }
  expect((await prepare(late)).errors).toBeUndefined()
  await ask(late, CONTACT)
  const summary = async () => (await pageOf(late, SUMMARY)).text
  expect(await summary()).toMatch(/10:00\sUhr ist bis \d\d:\d\d\sUhr für Sie reserviert\./)
  for (const visitor of others.slice(1)) expect((await prepare(visitor)).errors).toBeUndefined()
  expect((await prepare(others[0]!)).errors?.[0]?.extensions.code).toBe('UNAVAILABLE')
  await test.database.pool.query(
    "update appointments set reserved_until = reserved_until - interval '15 minutes' where draft_key = (select data ->> 'key' from drafts where anonymous_id = $1)",
    [late],
  )
  const shown = await summary()
  expect(shown).toContain(
    '10:00\u00A0Uhr ist nicht mehr für Sie reserviert. Wenn die Zeit noch frei ist, bekommen Sie sie trotzdem.',
  )
  expect((await prepare(others[0]!)).errors).toBeUndefined()
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(shown)?.[1] ?? ''
  await setTimeout(STAMP_MS)
  const form = { key: hidden('key'), shown: hidden('shown'), stamp: hidden('stamp') }
  const refused = await pageOf(late, SUMMARY, form)
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Diese Zeit ist gerade vergeben worden.')
  expect(/Noch frei:(?:<!-- -->)?([^<]|<!-- -->)*/.exec(refused.text)?.[0].match(/\d\d:\d\d\sUhr/g)).toHaveLength(3)
  const appointment = /href="([^"]*termin[^"]*check=1)"/.exec(refused.text)?.[1] ?? ''
  expect((await pageOf(late, appointment)).status).toBe(200)
  for (const part of ['Seat', 'Sabine Krüger', '221 4710100', 'Innenraumfilter'])
    expect(await summary()).toContain(part)
  expect((await ask(late, RESERVE, { ...NINE, minute: 660 })).errors).toBeUndefined()
  const again = await summary()
  expect(again).toMatch(/11:00\sUhr ist bis \d\d:\d\d\sUhr für Sie reserviert\./)
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
  expect([first.text, one.text].map((text) => /Frei ab (Mo|Di|Mi|Do|Fr|Sa|So)/.test(text))).toEqual([false, true])
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
