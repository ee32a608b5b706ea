import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import type { SlotsOfDay } from '#domain/appointments/slots.ts'
import { canChooseHandOver, type HandOverFacts } from '#domain/order/hand-over.ts'
import type { OrderDelivery } from '#domain/order/order.ts'
import type { RequestState } from '#domain/request/transitions.ts'
import { readAppointment } from '../appointment/appointment.ts'
import { readSlots } from '../appointment/slots.ts'
import { takesAppointments } from '../appointment/takes-appointments.ts'

/** An order with what decides about its hand-over. */
export interface OrderToHandOver extends HandOverFacts {
  readonly id: number
  readonly merchantId: number
  readonly delivery: Pick<OrderDelivery, 'vehicles' | 'dealer'>
}

/** The hand-over of an order for which a time is chosen. */
export interface HandOver {
  readonly requestId: number
  /** In whose calendar it is. */
  readonly merchantId: number
  readonly state: RequestState
  readonly startsAt: Date
}

/** The hand-over of an order as long as it is open; undefined without one. */
export async function readHandOver(read: SelectHandle, orderId: number): Promise<HandOver | undefined> {
  const request = await read
    .selectFrom('requests')
    .select(['id', 'state', 'merchant_id as merchantId'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'HAND_OVER')
    .where('delete_after', 'is', null)
    .executeTakeFirst()
  const appointment = request && (await readAppointment(read, request.id))
  if (!appointment) return undefined
  const { id: requestId, merchantId, state } = request
  return { requestId, merchantId, state, startsAt: appointment.startsAt }
}

/**
 * The dealer whose calendar a time for the hand-over can be chosen from: the one the car was delivered to, otherwise its seller. Undefined
 * where the order is not ready for it, and where that dealer gives no such times online.
 */
export async function readHandOverMerchant(read: SelectHandle, order: OrderToHandOver): Promise<number | undefined> {
  if (!canChooseHandOver(order)) return undefined
  const merchantId = await placeOf(read, order)
  return merchantId !== undefined && (await takesAppointments(read, merchantId, 'HAND_OVER')) ? merchantId : undefined
}

/** Times for the hand-over; undefined where none can be chosen. */
export async function readHandOverDays(
  read: ReadHandle,
  order: OrderToHandOver,
  days: readonly string[],
): Promise<SlotsOfDay[] | undefined> {
  const merchantId = await readHandOverMerchant(read, order)
  if (merchantId === undefined || (await isAppointed(read, order.id))) return undefined
  const vehicleId = await readOrderedVehicle(read, order.id)
  return readSlots(read, { merchantId, kind: 'HAND_OVER', ...(vehicleId === null ? {} : { vehicleId }) }, days)
}

/** Whether a time is chosen that is still to come. */
async function isAppointed(read: SelectHandle, orderId: number): Promise<boolean> {
  const handOver = await readHandOver(read, orderId)
  return handOver !== undefined && handOver.startsAt > new Date()
}

/** The first car of an order: it cannot be at two appointments at a time. */
export async function readOrderedVehicle(read: SelectHandle, orderId: number): Promise<number | null> {
  const line = await read
    .selectFrom('order_lines')
    .select('vehicle_id')
    .where('order_id', '=', orderId)
    .where('line_type', '=', 'VEHICLE')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return line?.vehicle_id ?? null
}

async function placeOf(read: SelectHandle, { merchantId, delivery }: OrderToHandOver): Promise<number | undefined> {
  if (delivery.vehicles !== 'DELIVERY_TO_DEALER') return merchantId
  if (!delivery.dealer) return undefined
  const { uuid } = delivery.dealer
  const dealer = await read.selectFrom('merchants').select('id').where('uuid', '=', uuid).executeTakeFirst()
  return dealer?.id
}
