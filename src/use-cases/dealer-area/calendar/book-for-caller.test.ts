import { beforeEach, expect, it } from 'vitest'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { WorkshopService } from '#domain/workshop/service.ts'
import { addCalendar } from '../../../../tests/support/appointments.ts'
import { linesOf, takeRequestMails } from '../../../../tests/support/request-mails.ts'
import { addStaff, staffActor } from '../../../../tests/support/staff.ts'
import { addMerchant, car, deliver } from '../../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../../tests/support/test-database.ts'
import { readRequestAs } from '../../request/request.ts'
import { putWorkshopPrices, putWorkshopServices } from '../../workshop/put-workshop.ts'
import { readBookable } from './bookable.ts'
import { bookForCaller, type CallersAppointment } from './book-for-caller.ts'
import { readStaffAppointment } from './staff-appointment.ts'

const test = useTestDatabase()
const DAY = addDays(berlinToday(), 7)
const OIL: WorkshopService = {
  ...{ sku: 'WS-1', abstractProductSku: 'WS-0', kind: 'INSPECTION', priceKind: 'FIXED', includes: null },
  title: { de: 'Ölwechsel', en: 'Oil change' },
  description: { de: 'Alles', en: 'Everything' },
  work: { MECHANICS: 60 },
}
const EVA = { firstName: 'Eva', lastName: 'Kern', email: 'eva@post.example', phone: '', locale: 'en' }
const VISIT = { kind: 'WORKSHOP', day: DAY, minute: 540, skus: ['WS-1'], vehicleNumber: null } as const
let merchantId: number
let staff: StaffActor

beforeEach(async () => {
  const slug = `shop-${crypto.randomUUID()}`
  merchantId = (await addMerchant(test.database, { slug })).id
  await addCalendar(test.database, merchantId, { bays: 1 })
  await putWorkshopServices(test.database, [OIL])
  await putWorkshopPrices(test.database, merchantId, [{ sku: 'WS-1', price: 100_00, maxPrice: null }])
  await deliver(test.database, merchantId, [car('K-7')])
  const staffId = await addStaff(test.database, `${slug}@example.com`, { merchantId, roles: ['SERVICE'] })
  staff = staffActor({ merchantId, roles: ['SERVICE'], staffId })
})

function book(wished: Partial<CallersAppointment>, actor = staff) {
  const places = { known: async () => undefined }
  const entered = { ...EVA, make: 'Seat', model: 'Leon', plate: '' }
  const appointment = { merchantId, ...VISIT, key: crypto.randomUUID(), entered, ...wished }
  return bookForCaller({ writer: test.database, places, origin: 'https://shop.example' }, actor, appointment)
}

const mails = async () => linesOf(await takeRequestMails(test.database))

it('books a visit to the workshop that is confirmed and mailed to whoever called, once', async () => {
  const key = crypto.randomUUID()
  const booked = await book({ key })
  if (booked.kind !== 'done') throw new Error(booked.code)
  const { requestId } = booked
  expect(await book({ key })).toEqual(booked)
  expect(await readStaffAppointment(test.database.read, staff, { requestId, day: null })).toMatchObject({
    appointment: { day: DAY, minute: 540, state: 'CONFIRMED', person: 'Eva Kern', title: 'Ölwechsel' },
  })
  expect(await mails()).toEqual(['CONFIRMED to eva@post.example in en'])
  expect(await readRequestAs(test.database.read, requestId, 'CUSTOMER')).toMatchObject({ state: 'CONFIRMED' })
  expect(await book({})).toMatchObject({ code: 'UNAVAILABLE' })
})

it('books somebody who has a telephone only, and mails nothing then', async () => {
  const byPhone = { ...EVA, email: ' ', phone: '0221 123456', make: 'Seat' }
  expect(await book({ entered: { ...byPhone, phone: '' } })).toMatchObject({
    fields: [{ field: 'phone', code: 'REQUIRED' }],
  })
  const booked = await book({ entered: byPhone })
  if (booked.kind !== 'done') throw new Error(booked.code)
  expect(await mails()).toEqual([])
  expect(await readRequestAs(test.database.read, booked.requestId, 'CUSTOMER')).toMatchObject({
    ...{ state: 'CONFIRMED', person: { email: '', phone: '+49221123456' } },
  })
})

it('books a test drive of a car by the dealer’s own number', async () => {
  const drive = { kind: 'TEST_DRIVE', vehicleNumber: 'K-7', skus: [], minute: 600 } as const
  expect(await readBookable(test.database.read, staff, { merchantId, ...VISIT, ...drive })).toMatchObject({
    ...{ kinds: ['WORKSHOP', 'TEST_DRIVE'], car: { number: 'K-7' } },
  })
  const booked = await book(drive)
  if (booked.kind !== 'done') throw new Error(booked.code)
  expect(await mails()).toEqual(['CONFIRMED to eva@post.example in en'])
  expect(await book({ ...drive, vehicleNumber: 'K-8', minute: 660 })).toMatchObject({
    fields: [{ field: 'vehicleNumber', code: 'REQUIRED' }],
  })
})

it('names everything that is missing, and is for those who may change the calendar', async () => {
  expect(await book({ skus: [], entered: { ...EVA, email: 'eva' } })).toMatchObject({
    fields: [{ field: 'services' }, { field: 'email' }, { field: 'make' }],
  })
  const books = staffActor({ merchantId, roles: ['ACCOUNTING'], staffId: 1 })
  expect(await book({}, books)).toMatchObject({ code: 'FORBIDDEN' })
  const stranger = staffActor({ merchantId: merchantId + 1, roles: ['OWNER'], staffId: 1 })
  expect(await book({}, stranger)).toMatchObject({ code: 'FORBIDDEN' })
  const { rows } = await test.database.pool.query('select 1 from requests where merchant_id = $1', [merchantId])
  expect(rows).toEqual([])
})
