import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { adoptDrafts, type DraftOwner, readDraft } from '#database/drafts.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { GarageVehicleInput } from '#domain/garage/garage-vehicle.ts'
import { ServiceContact } from '#domain/workshop/booking-draft.ts'
import type { WorkshopService } from '#domain/workshop/service.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { addCalendar } from '../../../tests/support/appointments.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { withdrawRequest } from '../request/withdraw-request.ts'
import { readBooking, readBookingDraft } from './booking.ts'
import { bookingDigest, bookWorkshopService } from './book-workshop-service.ts'
import {
  chooseWorkshop,
  chooseWorkshopServices,
  reserveServiceTime,
  resetServiceBooking,
  setServiceContact,
  setServiceVehicle,
} from './change-booking.ts'
import { putWorkshopPrices, putWorkshopServices } from './put-workshop.ts'
import { findWorkshops } from './workshops.ts'

const test = useTestDatabase()
const ALL = { merchantUuids: [] }
const NINE = { day: addDays(berlinToday(), 7), minute: 540 }
const CONTACT = ServiceContact.parse({
  ...{ firstName: 'Sabine', lastName: 'Krüger', email: 's@post.example', phone: '0221 4710100' },
})
const SERVICE: WorkshopService = {
  ...{ sku: 'WS-1', abstractProductSku: 'WS-0', kind: 'INSPECTION', priceKind: 'FIXED', includes: null },
  title: { de: 'Inspektion', en: 'Service' },
  description: { de: 'Alles', en: 'Everything' },
  work: { MECHANICS: 60 },
}
const COLOGNE = { zip: '50670', city: 'Köln', state: 'Nordrhein-Westfalen', areaCode: null, latitude: 51, longitude: 7 }
const places = {
  geocode: async () => undefined,
  known: async (words: string) => (words === COLOGNE.zip ? COLOGNE : undefined),
}
const SITE = { origin: 'https://shop.example', brandSlug: null, locale: 'de' } as const
const deps = () => ({ read: test.database.read, writer: test.database, places })
async function requestsTo(merchantId: number) {
  const rows = test.database.read
    .selectFrom('requests')
    .select(['id', 'kind', 'state', 'customer_id', 'data', 'federal_state'])
  return rows.where('merchant_id', '=', merchantId).execute()
}
const visitor = (): DraftOwner => ({ kind: 'VISITOR', anonymousId: randomUUID() })

async function addWorkshop({ bays = 1, price = 100_00, hasCalendar = true } = {}) {
  const merchant = await addMerchant(test.database, { slug: `shop-${randomUUID()}` })
  await putWorkshopServices(test.database, [SERVICE, { ...SERVICE, sku: 'WS-2' }])
  await putWorkshopPrices(test.database, merchant.id, [
    { sku: 'WS-1', price, maxPrice: null },
    { sku: 'WS-2', price: 20_00, maxPrice: null },
  ])
  if (hasCalendar) await addCalendar(test.database, merchant.id, { bays })
  return merchant
}

async function fillIn(owner: DraftOwner, merchant: string, slot = NINE) {
  const outcomes = [
    await chooseWorkshopServices(deps(), owner, ALL, { skus: ['WS-1'], plate: null }),
    await setServiceVehicle(deps(), owner, { entered: GarageVehicleInput.parse({ make: 'Seat' }) }),
    await chooseWorkshop(deps(), owner, ALL, { merchant, place: null }),
    await reserveServiceTime(deps(), owner, ALL, slot),
    await setServiceContact(deps(), owner, CONTACT),
  ]
  return outcomes.map(({ kind }) => kind)
}

async function bookingOf(owner: DraftOwner) {
  return readBooking(deps(), ALL, await readBookingDraft(test.database.read, owner, randomUUID()))
}

async function book(owner: DraftOwner, key: string = randomUUID(), shown?: string) {
  const digest = shown ?? bookingDigest(await bookingOf(owner), 'de')
  return bookWorkshopService(deps(), { owner, scope: ALL, site: SITE, key, shown: digest })
}

it('books what was entered, once for a form, and ends the draft', async () => {
  const { uuid, id } = await addWorkshop()
  const owner = visitor()
  expect(new Set(await fillIn(owner, uuid))).toEqual(new Set(['done']))
  const booking = await bookingOf(owner)
  expect(booking).toMatchObject({ openStep: 'service-summary', sum: { price: 100_00 }, hasCalendar: true })
  const [key, shown] = [randomUUID(), bookingDigest(booking, 'de')]
  const first = await book(owner, key, shown)
  expect(first).toMatchObject({ kind: 'done', hasAppointment: true })
  expect(await book(owner, key, shown)).toEqual(first)
  expect(await requestsTo(id)).toMatchObject([
    {
      ...{ kind: 'BOOKING', state: 'REQUESTED', customer_id: null },
      data: { title: 'Inspektion', slot: NINE, isGarageFlow: false, services: [{ sku: 'WS-1', price: 100_00 }] },
    },
  ])
  expect(await readDraft(test.database.read, owner, 'workshop')).toBeUndefined()
})

it('counts the due time without the holidays of the workshop’s state, with a calendar and without one', async () => {
  for (const hasCalendar of [true, false]) {
    const { uuid, id } = await addWorkshop({ hasCalendar })
    const owner = visitor()
    await fillIn(owner, uuid)
    expect(await book(owner)).toMatchObject({ kind: 'done', hasAppointment: hasCalendar })
    expect(await requestsTo(id), String(hasCalendar)).toMatchObject([{ federal_state: 'NW' }])
  }
})

it('books nothing else than what was shown, and no half of it', async () => {
  const { uuid, id } = await addWorkshop()
  const owner = visitor()
  await fillIn(owner, uuid)
  const shown = bookingDigest(await bookingOf(owner), 'de')
  await putWorkshopPrices(test.database, id, [{ sku: 'WS-1', price: 120_00, maxPrice: null }])
  expect(await book(owner, randomUUID(), shown)).toMatchObject({ code: 'CHANGED' })
  expect(await book(visitor())).toMatchObject({ code: 'CONFLICT' })
})

it('keeps everything but the time where that is taken', async () => {
  const { uuid, id } = await addWorkshop()
  const [owner, other] = [visitor(), visitor()]
  await fillIn(owner, uuid)
  await test.database.pool.query(`update appointments set reserved_until = now() where merchant_id = $1`, [id])
  await fillIn(other, uuid)
  expect(await book(other)).toMatchObject({ kind: 'done' })
  const refusal = await book(owner)
  expect(refusal).toMatchObject({ code: 'UNAVAILABLE', alternatives: [{}, {}, {}] })
  expect(await requestsTo(id), 'nothing of it stays').toHaveLength(1)
  expect((await bookingOf(owner)).draft).toMatchObject({ skus: ['WS-1'], contact: CONTACT, vehicle: { make: 'Seat' } })
})

it('forty bookers, three bays: three appointments, no overlap, everybody else gets alternatives', async () => {
  const { uuid, id } = await addWorkshop({ bays: 3 })
  const owners = Array.from({ length: 40 }, visitor)
  const slots = await Promise.all(owners.map(async (owner) => (await fillIn(owner, uuid))[3]))
  expect(slots.filter((kind) => kind === 'done')).toHaveLength(3)
  const booked = await Promise.all(owners.map((owner) => book(owner)))
  expect(booked.filter(({ kind }) => kind === 'done')).toHaveLength(3)
  const { rows } = await test.database.pool.query('select from appointments where merchant_id = $1', [id])
  expect(rows).toHaveLength(3)
})

it('other services empty the price and give up the time; the same ones change nothing', async () => {
  const { uuid } = await addWorkshop()
  const owner = visitor()
  await fillIn(owner, uuid)
  await chooseWorkshopServices(deps(), owner, ALL, { skus: ['WS-1'], plate: null })
  expect((await bookingOf(owner)).reservation).toMatchObject(NINE)
  await chooseWorkshopServices(deps(), owner, ALL, { skus: ['WS-1', 'WS-2'], plate: null })
  expect(await bookingOf(owner)).toMatchObject({
    ...{ openStep: 'service-workshop', reservation: null },
    draft: { price: null, slot: null, contact: CONTACT },
  })
})

it('a reset clears what is stored and frees the time', async () => {
  const { uuid } = await addWorkshop()
  const [owner, other] = [visitor(), visitor()]
  await fillIn(owner, uuid)
  await resetServiceBooking(deps(), owner)
  expect((await bookingOf(owner)).openStep).toBe('workshop')
  expect(await fillIn(other, uuid)).toEqual(['done', 'done', 'done', 'done', 'done'])
})

it('a workshop without a calendar takes an enquiry without a time', async () => {
  const { uuid, id } = await addWorkshop({ hasCalendar: false })
  const owner = visitor()
  expect((await fillIn(owner, uuid))[3]).toBe('refused')
  expect(await book(owner)).toMatchObject({ kind: 'done', hasAppointment: false })
  expect(await requestsTo(id)).toMatchObject([{ data: { slot: null } }])
})

it('a visitor’s draft becomes the customer’s with its reserved time, in place of an older one', async () => {
  const { uuid } = await addWorkshop()
  const { anonymousId } = visitor() as { anonymousId: string }
  const { rows } = await test.database.pool.query<{ id: number }>(
    `insert into customers (email, email_key, password_hash, first_name, last_name, status, origin) values ($1, $1, '', 'A', 'B', 'ACTIVE', '') returning id`,
    [`${randomUUID()}@post.example`],
  )
  const customer: DraftOwner = { kind: 'CUSTOMER', customerId: rows[0]!.id }
  await chooseWorkshopServices(deps(), customer, ALL, { skus: ['WS-2'], plate: null })
  await fillIn({ kind: 'VISITOR', anonymousId }, uuid)
  await test.database.transaction((handle) => adoptDrafts(handle, anonymousId, rows[0]!.id))
  expect(await bookingOf(customer)).toMatchObject({ draft: { skus: ['WS-1'] }, reservation: NINE })
  expect((await bookingOf({ kind: 'VISITOR', anonymousId })).draft.skus).toEqual([])
})

it('a plate chooses the car of the garage, and the request says that it came from there', async () => {
  const { uuid, id } = await addWorkshop()
  const { actor } = await addCustomer(test.database, `${randomUUID()}@post.example`)
  const owner: DraftOwner = { kind: 'CUSTOMER', customerId: actor.customerId }
  const { rows } = await test.database.pool.query<{ id: number }>(
    `insert into garage_vehicles (customer_id, make, model, fuel_type, plate, is_selected)
     values ($1, 'Seat', 'Leon', 'PETROL', 'K-FW 123', false), ($1, 'Opel', 'Corsa', 'PETROL', 'K-FW 124', true) returning id`,
    [actor.customerId],
  )
  const car = { garageId: rows[0]!.id, make: 'Seat', model: 'Leon', plateNumber: 'K-FW 123' }
  await chooseWorkshopServices(deps(), owner, ALL, { skus: ['WS-1'], plate: 'k fw123' })
  expect((await bookingOf(owner)).draft).toMatchObject({ vehicle: car })
  // Nobody finds the car of somebody else by its plate.
  const stranger = visitor()
  await chooseWorkshopServices(deps(), stranger, ALL, { skus: ['WS-1'], plate: 'K-FW 123' })
  expect((await bookingOf(stranger)).draft.vehicle).toBeNull()
  await chooseWorkshop(deps(), owner, ALL, { merchant: uuid, place: null })
  await reserveServiceTime(deps(), owner, ALL, NINE)
  await setServiceContact(deps(), owner, CONTACT)
  expect(await book(owner)).toMatchObject({ kind: 'done' })
  expect(await requestsTo(id)).toMatchObject([{ data: { isGarageFlow: true, vehicle: car } }])
})

it('finds workshops that offer everything, the nearest first, within a hundred kilometres', async () => {
  const near = await addMerchant(test.database, { slug: `near-${randomUUID()}`, latitude: 48.14, longitude: 11.58 })
  const far = await addMerchant(test.database, { slug: `far-${randomUUID()}`, latitude: 52.52, longitude: 13.4 })
  await putWorkshopServices(test.database, [{ ...SERVICE, sku: 'WS-9' }])
  for (const { id } of [near, far])
    await putWorkshopPrices(test.database, id, [{ sku: 'WS-9', price: 1, maxPrice: null }])
  const munich = {
    ...{ zip: '80331', city: 'München', state: 'Bayern', areaCode: null },
    latitude: 48.1,
    longitude: 11.5,
  }
  const found = await findWorkshops(test.database.read, ALL, ['WS-9'], munich)
  expect(found.map(({ merchant }) => merchant.uuid)).toEqual([near.uuid])
  expect(await findWorkshops(test.database.read, ALL, ['WS-9', 'WS-1'], undefined)).toEqual([])
  expect(await findWorkshops(test.database.read, { merchantUuids: [far.uuid] }, ['WS-9'], undefined)).toHaveLength(1)
})

it('finds the twelve nearest workshops at most', async () => {
  const sku = `WS-${randomUUID()}`
  await putWorkshopServices(test.database, [{ ...SERVICE, sku }])
  const uuids: string[] = []
  for (let number = 0; number < 13; number++) {
    const { id, uuid } = await addMerchant(test.database, {
      ...{ slug: `one-of-13-${randomUUID()}`, latitude: 50 + number / 100, longitude: 9 },
    })
    await putWorkshopPrices(test.database, id, [{ sku, price: 1, maxPrice: null }])
    uuids.push(uuid)
  }
  const here = { zip: '36000', city: 'Fulda', state: 'Hessen', areaCode: null, latitude: 50, longitude: 9 }
  const found = await findWorkshops(test.database.read, ALL, [sku], here)
  expect(found.map(({ merchant }) => merchant.uuid)).toEqual(uuids.slice(0, 12))
})

it('a withdrawn booking frees its time', async () => {
  const { uuid } = await addWorkshop()
  const [owner, other] = [visitor(), visitor()]
  await fillIn(owner, uuid)
  const booked = await book(owner)
  if (!('requestId' in booked)) throw new Error('not booked')
  const access = { customerId: null, key: booked.key, scope: ALL }
  expect(await withdrawRequest(test.database, access, booked.requestId)).toEqual({ kind: 'done' })
  expect(await fillIn(other, uuid)).toEqual(['done', 'done', 'done', 'done', 'done'])
})
