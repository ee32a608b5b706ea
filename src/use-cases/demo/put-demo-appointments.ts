import { randomUUID } from 'node:crypto'
import type { AppointmentKind } from '#domain/appointments/calendar.ts'
import type { DraftOwner } from '#database/drafts.ts'
import { GarageVehicleInput } from '#domain/garage/garage-vehicle.ts'
import type { MailSite } from '#domain/mail.ts'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import { ContactForm } from '#domain/request/contact.ts'
import { ServiceContact } from '#domain/workshop/booking-draft.ts'
import type { Places } from '#services/places/port.ts'
import { takesAppointments } from '../appointment/takes-appointments.ts'
import { bookHandOver } from '../order/book-hand-over.ts'
import { changeRequest } from '../request/change-request.ts'
import { contactSeller } from '../request/contact-seller.ts'
import { bookingDigest, bookWorkshopService } from '../workshop/book-workshop-service.ts'
import { readBooking, readBookingDraft, type ServiceBooking } from '../workshop/booking.ts'
import {
  type ChangeBookingDeps,
  chooseWorkshop,
  chooseWorkshopServices,
  reserveServiceTime,
  setServiceContact,
  setServiceVehicle,
} from '../workshop/change-booking.ts'
import type { DemoMerchant } from './demo-merchant.ts'
import { doneOrThrow } from './done-or-throw.ts'
import { firstFreeSlot } from './first-free-slot.ts'
import { DEMO_BUYER_EMAILS } from './put-demo-orders.ts'

export interface DemoAppointmentDeps extends ChangeBookingDeps {
  readonly places: Places
}

interface DemoVisit {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly car: { readonly make: string; readonly model: string; readonly plate: string }
  readonly skus: readonly string[]
  /** The first free time from then on is taken: days after today, and minutes after midnight. */
  readonly inDays: number
  readonly from: number
  readonly isConfirmed: boolean
}

const VISITS: readonly DemoVisit[] = [
  {
    ...{ firstName: 'Markus', lastName: 'Thelen', phone: '0221 471030', inDays: 1, from: 480, isConfirmed: true },
    car: { make: 'VW', model: 'Passat', plate: 'K-MT 471' },
    skus: ['WS-1010'],
  },
  {
    ...{ firstName: 'Renate', lastName: 'Schilling', phone: '0221 471044', inDays: 1, from: 600, isConfirmed: false },
    car: { make: 'Skoda', model: 'Fabia', plate: 'K-RS 88' },
    skus: ['WS-2010'],
  },
  {
    ...{ firstName: 'Olaf', lastName: 'Brenner', phone: '02234 60112', inDays: 3, from: 510, isConfirmed: false },
    car: { make: 'VW', model: 'Golf', plate: 'BM-OB 12' },
    skus: ['WS-1020', 'WS-2020'],
  },
]

const DRIVER = { firstName: 'Nora', lastName: 'Feldmann', phone: '0228 331870' }

/**
 * Books what stands in the calendar of the demo's dealer: visits to the workshop, a test drive, and a time for the order that waits to be
 * fetched. Nothing of a kind that it does not take online, or has some of already.
 */
export async function putDemoAppointments(
  deps: DemoAppointmentDeps,
  site: MailSite,
  merchant: DemoMerchant,
): Promise<void> {
  const lacks = async (kind: AppointmentKind) =>
    (await takesAppointments(deps.read, merchant.id, kind)) && !(await hasAppointments(deps, merchant.id, kind))
  if (await lacks('WORKSHOP')) for (const visit of VISITS) await bookVisit(deps, site, merchant, visit)
  if (await lacks('TEST_DRIVE')) await bookTestDrive(deps, site, merchant.id)
  if (await lacks('HAND_OVER')) await bookDemoHandOver(deps, site, merchant.id)
}

async function hasAppointments(
  { read }: DemoAppointmentDeps,
  merchantId: number,
  kind: AppointmentKind,
): Promise<boolean> {
  const query = read.selectFrom('appointments').select('id').where('merchant_id', '=', merchantId)
  return (await query.where('kind', '=', kind).limit(1).executeTakeFirst()) !== undefined
}

async function bookVisit(
  deps: DemoAppointmentDeps,
  site: MailSite,
  { id: merchantId, uuid }: DemoMerchant,
  { firstName, lastName, phone, car, skus, inDays, from, isConfirmed }: DemoVisit,
): Promise<void> {
  const owner = { kind: 'VISITOR', anonymousId: randomUUID() } as const
  doneOrThrow(await chooseWorkshopServices(deps, owner, ALL_MERCHANTS, { skus, plate: null }))
  doneOrThrow(await setServiceVehicle(deps, owner, { entered: GarageVehicleInput.parse(car) }))
  doneOrThrow(await chooseWorkshop(deps, owner, ALL_MERCHANTS, { merchant: uuid, place: null }))
  const { work } = await readVisit(deps, owner)
  const slot = await firstFreeSlot(deps.read, { merchantId, kind: 'WORKSHOP', work }, { inDays, from })
  if (!slot) return
  doneOrThrow(await reserveServiceTime(deps, owner, ALL_MERCHANTS, slot))
  const contact = ServiceContact.parse({ firstName, lastName, phone, email: addressOf(lastName) })
  doneOrThrow(await setServiceContact(deps, owner, contact))
  const shown = bookingDigest(await readVisit(deps, owner), site.locale)
  const booking = { owner, scope: ALL_MERCHANTS, site, key: randomUUID(), shown }
  const { requestId } = doneOrThrow(await bookWorkshopService(deps, booking))
  if (isConfirmed)
    await deps.writer.transaction(async (handle) =>
      doneOrThrow(await changeRequest(handle, { requestId, to: 'CONFIRMED', actor: 'MERCHANT' })),
    )
}

async function readVisit(deps: DemoAppointmentDeps, owner: DraftOwner): Promise<ServiceBooking> {
  return readBooking(deps, ALL_MERCHANTS, await readBookingDraft(deps.read, owner, randomUUID()))
}

async function bookTestDrive(deps: DemoAppointmentDeps, site: MailSite, merchantId: number): Promise<void> {
  const car = await deps.read
    .selectFrom('vehicles')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('state', '=', 'PUBLISHED')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const slot =
    car &&
    (await firstFreeSlot(deps.read, { merchantId, kind: 'TEST_DRIVE', vehicleId: car.id }, { inDays: 1, from: 660 }))
  if (!slot) return
  const contact = ContactForm.parse({
    ...{ ...DRIVER, email: addressOf(DRIVER.lastName), requestType: 'TEST_DRIVE', slot },
    text: 'Ich würde den Wagen gern Probe fahren und meinen alten zur Ansicht mitbringen.',
  })
  const request = { site, scope: ALL_MERCHANTS, key: randomUUID(), vehicleId: String(car.id), customerId: null }
  doneOrThrow(await contactSeller(deps, { ...request, contact, finance: { kind: 'LOAN', duration: 48 } }))
}

/** A time for the demo's car that waits to be fetched; none for an order of a visitor, who chooses one. */
async function bookDemoHandOver(deps: DemoAppointmentDeps, site: MailSite, merchantId: number): Promise<void> {
  const order = await deps.read
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .select(['o.id', 'c.id as customerId'])
    .where('o.merchant_id', '=', merchantId)
    .where('o.state', '=', 'READY_FOR_PICKUP')
    .where('c.email_key', 'in', DEMO_BUYER_EMAILS)
    .limit(1)
    .executeTakeFirst()
  const slot = order && (await firstFreeSlot(deps.read, { merchantId, kind: 'HAND_OVER' }, { inDays: 1, from: 840 }))
  if (!slot) return
  const shopper = { customerId: order.customerId, scope: ALL_MERCHANTS }
  doneOrThrow(await bookHandOver(deps.writer, shopper, { site, orderId: order.id, slot }))
}

function addressOf(lastName: string): string {
  return `${lastName.toLowerCase()}@example.com`
}
