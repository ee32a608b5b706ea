import { randomUUID } from 'node:crypto'
import type { Writer, WriteHandle } from '#database/handles.ts'
import { once } from '#database/idempotency.ts'
import { recordVehicleChanges } from '#database/stock/change-log.ts'
import type { UnavailableItem } from '#domain/cart/unavailable.ts'
import type { MailSite } from '#domain/mail.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { OrderCustomer } from '#domain/order/order.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { ownerName } from '../cart/cart-row.ts'
import { deleteWithoutCar } from '../cart/delete-from-cart.ts'
import { unavailableTradeIns } from '../trade-in/accept-trade-ins.ts'
import { insertOrder, type OrderToPlace } from './insert-order.ts'
import { heldByOthers, unavailableItem } from './hold-vehicles.ts'
import { endCheckout } from './save-step.ts'

/** What the summary showed and the customer pressed the button under; it is ordered only if all of it still holds. */
export interface Placement {
  readonly customer: OrderCustomer
  readonly site: MailSite
  /** One for each dealer. */
  readonly orders: readonly OrderToPlace[]
  readonly cart: {
    readonly id: string
    readonly version: string
    /** Lines that are ordered, and leave the cart. */
    readonly lineIds: readonly number[]
  }
  readonly vehicles: readonly SeenVehicle[]
}

export interface SeenVehicle {
  readonly id: number
  /** Of the row that was shown. */
  readonly version: string
}

/** The press of the button: of which summary, and of which form; pressed twice, it is one order. */
export interface OrderRequest {
  readonly customerId: number
  readonly key: string
  readonly shown: string
}

export type NotPlaced = { readonly kind: 'unavailable'; readonly items: readonly UnavailableItem[] } | Refused
export type PlaceOutcome = { readonly kind: 'done'; readonly orderIds: readonly number[] } | NotPlaced

/**
 * Places the orders of a checkout, all or none, in one transaction: its cars are reserved, its trade-ins accepted, its lines leave the cart. `placement` is what is
 * to be ordered, or why it cannot be; a request that comes again gets its first answer either way. Refused: cars that somebody else has got
 * meanwhile and trade-ins that are over, each with its reasons; CHANGED where cart or cars are no longer what was shown; KEY_REUSED.
 */
export async function placeOrder(
  writer: Writer,
  box: SecretBox,
  { customerId, key, shown }: OrderRequest,
  placement: Placement | NotPlaced,
): Promise<PlaceOutcome> {
  const requestKey = { owner: ownerName({ kind: 'CUSTOMER', customerId }), operation: 'placeOrder', key }
  return writer.transaction((handle) =>
    once<PlaceOutcome>(handle, requestKey, { shown }, async () => {
      if ('kind' in placement) return placement
      const { vehicles, orders, cart } = placement
      const ids = vehicles.map(({ id }) => id).toSorted((a, b) => a - b)
      const obstacle = await obstacleTo(handle, customerId, placement, ids)
      if (obstacle) return obstacle
      const ordering = { customerId, placement: randomUUID(), ...placement }
      const orderIds: number[] = []
      for (const order of orders) orderIds.push(await insertOrder(handle, box, ordering, order))
      if (ids.length > 0)
        await handle
          .updateTable('vehicles')
          .set({ state: 'RESERVED', updated_at: new Date() })
          .where('id', 'in', ids)
          .execute()
      await handle
        .deleteFrom('cart_lines')
        .where('id', 'in', [...cart.lineIds])
        .execute()
      await deleteWithoutCar(handle, cart.id)
      await endCheckout(handle, customerId)
      await recordVehicleChanges(handle, ids)
      return { kind: 'done', orderIds }
    }),
  )
}

/** Locks the cart and, in order of their ids, trade-ins and cars: of two customers who press at once, one waits for the other and is told. */
async function obstacleTo(
  handle: WriteHandle,
  customerId: number,
  { cart, vehicles, orders }: Placement,
  ids: readonly number[],
): Promise<NotPlaced | undefined> {
  const own = await handle
    .selectFrom('carts')
    .select(({ cast }) => cast<string>('updated_at', 'text').as('version'))
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst()
  const traded = orders.flatMap(({ lines }) => lines.flatMap(({ tradeInId }) => tradeInId ?? []))
  const over = await unavailableTradeIns(handle, customerId, traded)
  if (over.length > 0) return { kind: 'unavailable', items: over }
  if (ids.length > 0) {
    const cars = await handle
      .selectFrom('vehicles')
      .select(['id', 'state'])
      .select(({ cast }) => cast<string>('updated_at', 'text').as('version'))
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute()
    const held = await heldByOthers(handle, customerId, ids)
    const items = ids.flatMap((id) => unavailableItem(id, cars.find((car) => car.id === id)?.state, held))
    if (items.length > 0) return { kind: 'unavailable', items }
    if (vehicles.some(({ id, version }) => cars.find((car) => car.id === id)?.version !== version))
      return refused('CHANGED')
  }
  return own?.version === cart.version && cart.lineIds.length > 0 ? undefined : refused('CHANGED')
}
