import { createHash, randomUUID } from 'node:crypto'
import { ownerName } from '#database/carts.ts'
import { lockDraftOf } from '#database/drafts.ts'
import type { ReadHandle, WriteHandle, Writer } from '#database/handles.ts'
import { once } from '#database/idempotency.ts'
import { readWithin } from '#database/read-within.ts'
import { orConflict } from '#database/savepoint.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { SlotChoice } from '#domain/appointments/nearest-slots.ts'
import { MAX_GARAGE_VEHICLES } from '#domain/garage/garage-vehicle.ts'
import type { MailSite } from '#domain/mail.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { tradedCarName } from '#domain/trade-in/trade-in.ts'
import type { TradeInData, TradeInDetails } from '#domain/trade-in/trade-in-data.ts'
import type { Places } from '#services/places/port.ts'
import { bookSlot } from '../appointment/book-slot.ts'
import { readCalendar } from '../appointment/calendar.ts'
import type { SlotTaken } from '../appointment/take-slot.ts'
import { customerOfId } from '../account/customer-row.ts'
import { federalStateAt } from '../merchant/federal-state.ts'
import { openRequest } from '../request/open-request.ts'
import { moveUploads } from '../upload/attach-uploads.ts'
import { changeTradeInState } from './change-state.ts'
import { readTradeInDraft } from './trade-in-draft.ts'
import { endTradeInDraft } from './change-trade-in-draft.ts'
import { expireOffersFor } from './expire-trade-ins.ts'
import { findGarageEntry } from './garage-entry.ts'
import { isOfferedOrTradedIn } from './offer-trade-in.ts'
import { writeTradeInEvent } from '#database/trade-in-events.ts'
import { readTradeInDetails, readTradeInProgress, type TradeInProgress } from './trade-in-progress.ts'

interface RequestDeps {
  readonly read: ReadHandle
  readonly places: Pick<Places, 'known'>
  readonly writer: Writer
}

interface TradeInOrder {
  readonly customerId: number
  readonly scope: MerchantScope
  readonly site: MailSite
  /** Of the form: sent twice it is one request. */
  readonly key: string
  /** Fingerprint of the estimate that was shown. */
  readonly shown: string
  /** Null: the dealer arranges the inspection. */
  readonly slot: SlotChoice | null
  readonly phone: string | null
  readonly text: string | null
}

export interface RequestedTradeIn {
  readonly kind: 'done'
  readonly requestId: number
}

/**
 * Sends the description with the estimate to the dealer and books the inspection, all or nothing. The car joins the garage where it is not
 * there yet, and the draft ends. Refused: CONFLICT where a step is not answered, where a request or an offer of this dealer is open for the
 * car, or where it is traded in already; CHANGED where another estimate was shown, LIMIT_REACHED where the garage is full, UNAVAILABLE with
 * alternatives where the time is taken.
 */
export async function requestTradeIn(
  { writer, places }: RequestDeps,
  order: TradeInOrder,
): Promise<RequestedTradeIn | SlotTaken | Refused> {
  const { customerId, scope, key, shown, slot } = order
  const owner = { kind: 'CUSTOMER', customerId } as const
  return writer.transaction((handle) =>
    once<RequestedTradeIn | SlotTaken | Refused>(
      handle,
      { owner: ownerName(owner), operation: 'requestTradeIn', key },
      { shown, slot },
      async () => {
        await lockDraftOf(handle, owner, 'trade-in')
        const read = readWithin(handle)
        const progress = await readTradeInProgress(read, scope, await readTradeInDraft(handle, owner, randomUUID()))
        const details = await readTradeInDetails(read, progress)
        if (progress.openStep !== 'tradein-offer' || !details) return refused('CONFLICT')
        if (tradeInDigest(details) !== shown) return refused('CHANGED')
        return send(handle, places, order, progress, details)
      },
    ),
  )
}

async function send(
  handle: WriteHandle,
  places: RequestDeps['places'],
  { customerId, site, key: formKey, slot, phone, text }: TradeInOrder,
  { draft, dealer }: TradeInProgress,
  details: TradeInDetails,
): Promise<RequestedTradeIn | SlotTaken | Refused> {
  const customer = await customerOfId(handle, customerId)
  if (!customer || !dealer) return refused('CONFLICT')
  const calendar = await readCalendar(handle, dealer.id)
  const booked = calendar ? slot : null
  const federalState = await federalStateAt(places, dealer)
  const owner = { kind: 'CUSTOMER', customerId } as const
  const data: TradeInData = { title: tradedCarName(details.vehicle), ...details, slot: booked }
  let refusal: SlotTaken | Refused | undefined
  const outcome = await orConflict(handle, async (): Promise<RequestedTradeIn | 'CONFLICT'> => {
    const garageVehicleId = await garageVehicle(handle, customerId, draft.garageId, details)
    if (garageVehicleId === undefined) {
      refusal = refused('LIMIT_REACHED')
      return 'CONFLICT'
    }
    await expireOffersFor(handle, garageVehicleId, berlinToday())
    const car = { customerId, garageVehicleId, merchantId: dealer.id, vehicle: details.vehicle }
    if (await isOfferedOrTradedIn(handle, car)) return 'CONFLICT'
    const { id: requestId } = await openRequest(handle, site, `${ownerName(owner)} ${formKey}`, {
      ...{ kind: 'TRADE_IN', merchantId: dealer.id, vehicleId: null, customerId, data, text },
      ...{ email: customer.email, phone },
      person: customer.person,
      federalState,
    })
    const { make, model, vin, plate, firstRegistration, mileage } = details.vehicle
    const { id: tradeInId } = await handle
      .insertInto('trade_ins')
      .values({
        ...{ customer_id: customerId, garage_vehicle_id: garageVehicleId, merchant_id: dealer.id },
        vehicle: JSON.stringify({ make, model, vin, plate, firstRegistration, mileage }),
        ...{ state: 'OFFER_REQUESTED', price_cents: null, valid_until: null, request_id: requestId, inspection: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeTradeInEvent(handle, { tradeInId, actor: 'CUSTOMER', from: null, to: 'OFFER_REQUESTED' })
    if (booked) {
      const place = { merchantId: dealer.id, kind: 'INSPECTION', slot: booked, draftKey: draft.key, requestId } as const
      const taken = await bookSlot(handle, place)
      if (taken.kind === 'refused') {
        refusal = taken
        return 'CONFLICT'
      }
      await changeTradeInState(handle, { tradeInId, to: 'INSPECTION_BOOKED', actor: 'CUSTOMER' })
    }
    await moveUploads(handle, { owner, from: 'draft:trade-in', to: `request:${requestId}` })
    await endTradeInDraft(handle, owner, draft.key)
    return { kind: 'done', requestId }
  })
  return outcome === 'CONFLICT' ? (refusal ?? refused('CONFLICT')) : outcome
}

/** The car's entry in the garage, a new one where it has none; undefined where the garage is full. */
async function garageVehicle(
  handle: WriteHandle,
  customerId: number,
  garageId: number | null,
  { vehicle }: TradeInDetails,
): Promise<number | undefined> {
  const present = await findGarageEntry(handle, customerId, { garageId, vin: vehicle.vin })
  if (present !== undefined) return present
  const own = await handle.selectFrom('garage_vehicles').select('id').where('customer_id', '=', customerId).execute()
  if (own.length >= MAX_GARAGE_VEHICLES) return undefined
  const { id } = await handle
    .insertInto('garage_vehicles')
    .values({
      ...{ customer_id: customerId, make: vehicle.make, model: vehicle.model, vin: vehicle.vin, plate: vehicle.plate },
      ...{ fuel_type: vehicle.fuel, first_registration: vehicle.firstRegistration, mileage: vehicle.mileage },
      is_selected: own.length === 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Fingerprint of what the last step shows: exactly that is sent to the dealer. */
export function tradeInDigest(details: TradeInDetails): string {
  return createHash('sha256').update(JSON.stringify(details)).digest('hex')
}
