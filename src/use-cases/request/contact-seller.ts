import type { ReadHandle, Writer } from '#database/handles.ts'
import type { MailSite } from '#domain/mail.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import {
  type ContactData,
  type ContactFinance,
  type ContactForm,
  isOfferedBy,
  missingTime,
} from '#domain/request/contact.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { Places } from '#services/places/port.ts'
import { orConflict } from '#database/savepoint.ts'
import { readAppointment } from '../appointment/appointment.ts'
import { bookSlot } from '../appointment/book-slot.ts'
import type { SlotTaken } from '../appointment/take-slot.ts'
import { takesAppointments } from '../appointment/takes-appointments.ts'
import { federalStateAt } from '../merchant/federal-state.ts'
import { vehicleTitle } from '../vehicle/vehicle-title.ts'
import { readVehicle } from '../vehicle/vehicle-by-id.ts'
import { openRequest } from './open-request.ts'

interface ContactDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  readonly places: Pick<Places, 'known'>
}

interface ContactToSend {
  readonly site: MailSite
  readonly scope: MerchantScope
  /** Of the form: sent twice it is one request. */
  readonly key: string
  readonly vehicleId: string
  readonly customerId: number | null
  readonly contact: ContactForm
  readonly finance: ContactFinance | null
}

/**
 * Opens a request about a car to its seller. Refused: NOT_FOUND for a car this shop does not show, UNAVAILABLE where it is sold,
 * INVALID_INPUT for what this seller does not offer. A test drive takes the chosen time with it, where its seller gives them online.
 * Refused as `bookSlot` where that is taken; nothing is written then.
 */
export async function contactSeller(
  { read, writer, places }: ContactDeps,
  { site, scope, key, vehicleId, customerId, contact, finance }: ContactToSend,
): Promise<{ readonly kind: 'done'; readonly id: number; readonly key: string } | SlotTaken | Refused> {
  const vehicle = await readVehicle(read, vehicleId, scope)
  if (!vehicle) return refused('NOT_FOUND')
  const { merchant, state, attributes } = vehicle
  if (state !== 'PUBLISHED' && state !== 'RESERVED') return refused('UNAVAILABLE')
  if (!isOfferedBy(merchant.kind, contact))
    return refused('INVALID_INPUT', { fields: [{ field: 'requestType', code: 'INVALID' }] })
  const isOnline = await takesAppointments(read, merchant.id, 'TEST_DRIVE')
  const missing = missingTime(contact, isOnline)
  if (missing.length > 0)
    return refused('INVALID_INPUT', { fields: missing.map((field) => ({ field, code: 'REQUIRED' })) })
  const federalState = await federalStateAt(places, merchant)
  const { requestType, contactType, day, timeOfDay, salutation, firstName, lastName, email, phone, text } = contact
  const data: ContactData = {
    ...{ title: vehicleTitle(vehicle), requestType, contactType, day, timeOfDay },
    ...{ price: attributes.price ?? 0, finance: merchant.kind === 'COMPANY' ? finance : null },
  }
  const slot = requestType === 'TEST_DRIVE' && isOnline ? contact.slot : null
  return writer.transaction(async (handle) => {
    let taken: SlotTaken | undefined
    const outcome = await orConflict(handle, async () => {
      const opened = await openRequest(handle, site, slot ? `${key} ${slot.day} ${slot.minute}` : key, {
        ...{ kind: 'CONTACT', merchantId: merchant.id, vehicleId: vehicle.id, customerId, data, text, email, phone },
        person: { salutation, firstName, lastName },
        federalState,
      })
      if (!slot || (await readAppointment(handle, opened.id))) return opened
      const drive = {
        merchantId: merchant.id,
        vehicleId: vehicle.id,
        kind: 'TEST_DRIVE',
        requestId: opened.id,
      } as const
      const booked = await bookSlot(handle, { ...drive, slot })
      if (booked.kind === 'done') return opened
      taken = booked
      return 'CONFLICT' as const
    })
    return outcome === 'CONFLICT' ? (taken ?? refused('CONFLICT')) : outcome
  })
}
