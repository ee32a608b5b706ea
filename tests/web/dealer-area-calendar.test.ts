import { beforeEach, expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { type DealerScreen, dealerPaths } from '#domain/routes/dealer-screens.ts'
import { bookSlot } from '#use-cases/appointment/book-slot.ts'
import { addCalendar } from '../support/appointments.ts'
import { TEST_SECRET } from '../support/gateway-context.ts'
import { addServiceBooking } from '../support/service-bookings.ts'
import { addStaff, forgetCodes, nextCode, STAFF_PASSWORD } from '../support/staff.ts'
import { addMerchant } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'
import { addTradeInRequest } from '../support/trade-in-requests.ts'

const OWNER = 'olga@example.com'
const DAY = addDays(berlinToday(), 7)
const AREA = '/haendlerbereich'
let booking: number
let tradeIn: number
const test = useTestDatabase()
const shop = useTestShop(test, { DATA_KEY: TEST_SECRET }, async () => {
  const { id: merchantId } = await addMerchant(test.database)
  await addCalendar(test.database, merchantId, { bays: 2 })
  await addStaff(test.database, OWNER, { merchantId, roles: ['OWNER'] })
  booking = (await addServiceBooking(test.database, merchantId)).id
  const query = { merchantId, kind: 'WORKSHOP', work: { MECHANICS: 90 }, slot: { day: DAY, minute: 540 } } as const
  await test.database.transaction((handle) => bookSlot(handle, { ...query, requestId: booking }))
  tradeIn = (await addTradeInRequest(test.database, merchantId)).id
})
beforeEach(() => forgetCodes(test.database))

function post(path: string, fields: Record<string, string>, cookie = '') {
  return shop.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      ...{ 'Content-Type': 'application/x-www-form-urlencoded', Origin: `http://localhost:${shop.shop.port}` },
      ...(cookie ? { Cookie: cookie } : {}),
    },
  })
}

async function logIn() {
  const fields = { email: OWNER, password: STAFF_PASSWORD, code: await nextCode(test.database, OWNER) }
  const Cookie = String((await post(`${AREA}/anmelden`, fields)).headers['set-cookie']).split(';')[0]!
  const open = (path: string) => shop.get(path, { headers: { Cookie } })
  return {
    open,
    get: async (path: string) => {
      const page = await open(AREA + path)
      expect(page.status, path).toBe(200)
      return page.text
    },
    post: (path: string, values: Record<string, string>) => post(AREA + path, values, Cookie),
  }
}

/** The hidden field of the page’s forms. */
function fingerprintIn(page: string): string {
  return /name="fingerprint" value="([^"]+)"/.exec(page)?.[1] ?? ''
}

it('a booking is named in the language of its reader wherever staff meet it', async () => {
  const staff = await logIn()
  const of = { requestId: String(booking) }
  const screens: readonly DealerScreen[] = ['home', 'requests', 'request', 'appointment']
  for (const screen of screens) {
    const { text } = await staff.open(dealerPaths.pathFor(screen, 'en', of))
    expect(text, screen).toContain('Service, brake check')
    expect(text, screen).not.toContain('Bremsen prüfen')
  }
  const found = await staff.open(`${dealerPaths.pathFor('search', 'en')}?q=brake`)
  expect(found.headers.location).toBe(dealerPaths.pathFor('request', 'en', of))
  expect(await staff.get('')).toContain('Inspektion, Bremsen prüfen')
})

it('an appointment is in every view, in the way of a block, confirmed and moved', async () => {
  const staff = await logIn()
  for (const view of ['day', 'week', 'month'])
    expect(await staff.get(`/kalender?view=${view}&day=${DAY}`)).toContain('Leon K-FW 123')
  const byBay = await staff.get(`/kalender?view=day&rows=resources&day=${DAY}`)
  expect(byBay).toMatch(
    /<th scope="row">Bay 1<\/th>(?:<td>[^A]*<\/td>)?<td><ul[^]*?<b>09:00–09:15<\/b><span>Annahme Leon K-FW 123/,
  )
  expect(await staff.get(`/kalender?day=${DAY}`)).toContain('1,5 von 80 Std.')
  const block = { step: 'block', day: DAY, from: '08:00', to: '12:00', kind: '', reason: 'Betriebsversammlung' }
  const refused = await staff.post('/kalender/sperren', block)
  expect([refused.status, refused.text.includes('Trotzdem sperren')]).toEqual([400, true])
  expect(refused.text).toContain(`${AREA}/kalender/termine/${booking}`)
  expect((await staff.post('/kalender/sperren', { ...block, leave: 'yes' })).status).toBe(302)
  expect(await staff.get(`/kalender?day=${DAY}`)).toContain('Betriebsversammlung')

  const path = `/kalender/termine/${booking}`
  const request = await staff.get(`/anfragen/${booking}`)
  expect(request, 'its request leads to it').toContain(`href="${AREA}${path}"`)
  for (const fact of [
    '09:00',
    'Inspektion',
    'Nicht ohne Rückfrage über',
    '250',
    'Seat Leon',
    'K-FW 123',
    '>Bestätigen<',
  ])
    expect(request).toContain(fact)
  const page = await staff.get(path)
  expect(page).toContain('Termin bestätigen')
  expect(page).not.toContain('>10:00<')
  const fingerprint = fingerprintIn(page)
  expect((await staff.post(path, { step: 'confirm', fingerprint })).status).toBe(302)
  const move = { step: 'move', day: DAY, minute: '780' }
  expect((await staff.post(path, { ...move, fingerprint })).text).toContain('hat sich inzwischen geändert')
  expect((await staff.post(path, { ...move, fingerprint: fingerprintIn(await staff.get(path)) })).status).toBe(302)
  expect(await staff.get(path)).toContain('13:00\u00A0Uhr')
})

it('a trade-in is inspected and offered; what is missing is named and nothing entered is lost', async () => {
  const staff = await logIn()
  expect(await staff.get('/inzahlungnahmen')).toContain('Volkswagen Golf')
  const path = `/inzahlungnahmen/anfrage/${tradeIn}`
  const fingerprint = fingerprintIn(await staff.get(path))
  const inspection = {
    ...{ step: 'inspect', fingerprint, mileage: '64.000', 'q.scratches': 'few', 'q.windscreen': 'none' },
    ...{ 'q.accident': 'none', 'q.import': 'german', 'q.serviceBook': 'workshop', 'q.secondTyres': 'none' },
    ...{ 'q.inspection': 'year', 'q.tyres': 'two', 'q.finance': 'none', 'q.seller': 'private', 'x.towBar': 'yes' },
  }
  const missing = await staff.post(path, inspection)
  expect(missing.status).toBe(400)
  expect(missing.text).toContain('Bitte tragen Sie ein, was Sie geprüft haben.')
  expect(missing.text).toContain('value="64.000"')
  expect((await staff.post(path, { ...inspection, 'q.brakes': 'due' })).status).toBe(302)
  const inspected = await staff.get(path)
  expect(inspected).toMatch(/Angebot über [\d.]+\s€ abgeben/)
  const changed = await staff.post(path, { ...inspection, 'q.brakes': 'good' })
  expect(changed.text).toContain('Inzwischen geändert von Olga')
  const offer = { step: 'offer', fingerprint: fingerprintIn(inspected) }
  expect((await staff.post(path, { ...offer, validUntil: '2020-01-01' })).status).toBe(400)
  expect((await staff.post(path, { ...offer, validUntil: addDays(berlinToday(), 7) })).status).toBe(302)
  expect(await staff.get('/inzahlungnahmen?part=offered')).toContain(`${AREA}${path}`)
})

it('an empty list says so, and wrong terms what to enter', async () => {
  const staff = await logIn()
  expect(await staff.get('/inzahlungnahmen/abzuege')).toContain('Tabelle der Zu- und Abschläge')
  expect(await staff.get('/finanzierungen')).toContain('Kein Antrag')
  expect(await staff.get('/anfragen?part=mine')).toContain('wählen Sie „Mir zuweisen“')
  expect(await staff.get('/auftraege?part=ended')).toContain('Kein abgeschlossener Auftrag')
  const wrong = await staff.post('/inzahlungnahmen/abzuege', {
    margin: 'viel',
    minMargin: '900',
    reconditioning: '390',
  })
  expect(wrong.text).toContain('Bitte eine Zahl von 0 bis 40.')
})
