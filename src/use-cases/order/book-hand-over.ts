import { randomUUID } from 'node:crypto'
import { FINANCING_STATE } from '#database/financing-state.ts'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { orConflict } from '#database/savepoint.ts'
import type { SlotChoice } from '#domain/appointments/nearest-slots.ts'
import type { MailSite } from '#domain/mail.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { Shopper } from '#domain/shopper.ts'
import { bookSlot } from '../appointment/book-slot.ts'
import type { SlotTaken } from '../appointment/take-slot.ts'
import { moveRequest } from '../request/move-request.ts'
import { openRequest } from '../request/open-request.ts'
import { type OrderToHandOver, readHandOver, readHandOverMerchant, readOrderedVehicle } from './hand-over.ts'
import { isOwnOrder } from '#database/own-order.ts'

interface HandOverToBook {
  readonly site: MailSite
  readonly orderId: number
  readonly slot: SlotChoice
}

type Booked = { readonly kind: 'done'; readonly requestId: number }

/**
 * Books a time for the hand-over of a bought car in the calendar of the dealer that hands it over. Sent twice it is one appointment.
 * Refused: NOT_FOUND for another customer's order; CONFLICT where it is not ready, waits for the bank, has another time that is still to
 * come, or its dealer gives none online; UNAVAILABLE with alternatives where the time is taken.
 */
export async function bookHandOver(
  writer: Writer,
  shopper: Shopper,
  { site, orderId, slot }: HandOverToBook,
): Promise<Booked | SlotTaken | Refused> {
  return writer.transaction(async (handle) => {
    const order = await lockedOrder(handle, shopper, orderId)
    if (!order) return refused('NOT_FOUND')
    const before = await readHandOver(handle, orderId)
    if (before && before.startsAt > new Date())
      return (await isAt(handle, before.requestId, slot))
        ? { kind: 'done', requestId: before.requestId }
        : refused('CONFLICT')
    const merchantId = await readHandOverMerchant(handle, order)
    if (merchantId === undefined) return refused('CONFLICT')
    let taken: SlotTaken | undefined
    const outcome = await orConflict(handle, async (): Promise<Booked | 'CONFLICT'> => {
      if (before) await moveRequest(handle, { requestId: before.requestId, to: 'NO_SHOW', actor: 'CUSTOMER' })
      const vehicleId = await readOrderedVehicle(handle, orderId)
      const { id: requestId } = await openRequest(handle, site, randomUUID(), {
        ...{ kind: 'HAND_OVER', merchantId, vehicleId, orderId, customerId: shopper.customerId, text: null },
        ...{ person: order.person, email: order.email, phone: order.phone, federalState: null },
        data: { title: await titleOf(handle, orderId) },
      })
      const car = vehicleId === null ? {} : { vehicleId }
      const booked = await bookSlot(handle, { merchantId, kind: 'HAND_OVER', requestId, slot, ...car })
      if (booked.kind === 'done') return { kind: 'done', requestId }
      taken = booked
      return 'CONFLICT'
    })
    return outcome === 'CONFLICT' ? (taken ?? refused('CONFLICT')) : outcome
  })
}

/** The lock makes two choices of a time wait for each other, and for whatever else happens to the order. */
async function lockedOrder(handle: WriteHandle, shopper: Shopper, orderId: number) {
  const row = await handle
    .selectFrom('orders')
    .innerJoin('customers as c', 'c.id', 'orders.customer_id')
    .select(['orders.id', 'state', 'delivery', 'merchant_id', 'customer', 'billing', 'c.email'])
    .select(FINANCING_STATE.as('financing'))
    .where('orders.id', '=', orderId)
    .where(isOwnOrder(shopper))
    .forUpdate('orders')
    .executeTakeFirst()
  if (!row) return undefined
  const { id, state, financing, delivery, merchant_id: merchantId, customer, billing, email } = row
  const { salutation, firstName, lastName } = customer
  const order: OrderToHandOver = { id, state, financing, delivery, merchantId }
  return { ...order, email, phone: billing.phone ?? null, person: { salutation, firstName, lastName } }
}

async function isAt(handle: WriteHandle, requestId: number, { day, minute }: SlotChoice): Promise<boolean> {
  const appointment = await handle
    .selectFrom('appointments')
    .select('id')
    .where('request_id', '=', requestId)
    .where('state', '=', 'BOOKED')
    .where('day', '=', day)
    .where('from_minute', '=', minute)
    .executeTakeFirst()
  return appointment !== undefined
}

async function titleOf(handle: WriteHandle, orderId: number): Promise<string> {
  const cars = await handle
    .selectFrom('order_lines')
    .select('title')
    .where('order_id', '=', orderId)
    .where('line_type', '=', 'VEHICLE')
    .orderBy('position')
    .execute()
  return cars.map(({ title }) => title).join(', ')
}
