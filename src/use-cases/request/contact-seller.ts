import type { ReadHandle, Writer } from '#database/handles.ts'
import { federalStateOf } from '#domain/delivery/federal-state.ts'
import type { MailSite } from '#domain/mail.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { type ContactData, type ContactFinance, type ContactForm, isOfferedBy } from '#domain/request/contact.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { Places } from '#services/places/port.ts'
import { vehicleTitle } from '../vehicle/vehicle-title.ts'
import { readVehicle } from '../vehicle/vehicle-by-id.ts'
import { openRequest } from './open-request.ts'

interface ContactDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  readonly places: Places
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
 * INVALID_INPUT for what this seller does not offer.
 */
export async function contactSeller(
  { read, writer, places }: ContactDeps,
  { site, scope, key, vehicleId, customerId, contact, finance }: ContactToSend,
): Promise<{ readonly kind: 'done'; readonly id: number; readonly key: string } | Refused> {
  const vehicle = await readVehicle(read, vehicleId, scope)
  if (!vehicle) return refused('NOT_FOUND')
  const { merchant, state, attributes } = vehicle
  if (state !== 'PUBLISHED' && state !== 'RESERVED') return refused('UNAVAILABLE')
  if (!isOfferedBy(merchant.kind, contact))
    return refused('INVALID_INPUT', { fields: [{ field: 'requestType', code: 'INVALID' }] })
  const place = await places.zip(merchant.zip)
  const { requestType, contactType, day, timeOfDay, salutation, firstName, lastName, email, phone, text } = contact
  const data: ContactData = {
    ...{ title: vehicleTitle(vehicle), requestType, contactType, day, timeOfDay },
    ...{ price: attributes.price ?? 0, finance: merchant.kind === 'COMPANY' ? finance : null },
  }
  return writer.transaction((handle) =>
    openRequest(handle, site, key, {
      ...{ kind: 'CONTACT', merchantId: merchant.id, vehicleId: vehicle.id, customerId, data, text, email, phone },
      person: { salutation, firstName, lastName },
      federalState: federalStateOf(place?.state),
    }),
  )
}
