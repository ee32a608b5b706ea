import { randomUUID } from 'node:crypto'
import type { Writer, WriteHandle } from '#database/handles.ts'
import { once } from '#database/idempotency.ts'
import { recordVehicleChanges } from '#database/stock/change-log.ts'
import type { MailSite } from '#domain/mail.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { Content } from '#services/content/port.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import type { Customer } from '../account/customer.ts'
import type { Shopper } from '#domain/shopper.ts'
import { ownerName } from '#database/carts.ts'
import { deleteWithoutCar } from '../cart/delete-from-cart.ts'
import { endCheckout } from './change-checkout.ts'
import type { Checkout, CheckoutDeps } from './checkout.ts'
import { checkoutConsents } from './consents.ts'
import { insertOrder } from './insert-order.ts'
import { hasTermsOfAll, readLegalTexts } from './legal-texts.ts'
import { fetchForCheckout, lockCheckout } from './lock-checkout.ts'
import { newOrders } from './new-orders.ts'
import type { Unavailable } from '../reservation/reserve-vehicles.ts'
import { summaryDigest } from './summary-digest.ts'

/** The press of the order button. */
interface OrderRequest {
  /** Idempotency key of the form with the button: pressed twice, it is one order. */
  readonly key: string
  /** `summaryDigest` of the summary that the button stood under. */
  readonly shown: string
  /** Indexes of the consents that were ticked. */
  readonly consents: readonly number[]
  /** Where the mails lead, and in which language. */
  readonly site: MailSite
}

type PlaceOrderFailure = Unavailable | Refused
type PlaceOrderOutcome = { readonly kind: 'done'; readonly orderIds: readonly number[] } | PlaceOrderFailure

export interface PlaceOrderDeps extends CheckoutDeps {
  readonly writer: Writer
  readonly content: Content
  readonly secretBox: SecretBox
}

/**
 * Places the orders of a checkout, one with each dealer, all or none. One transaction locks the cart, its trade-ins and cars, reads the
 * checkout, compares it with what the summary showed, and writes: cars are reserved for the order, trade-ins accepted, the lines leave the
 * cart. The same key again gets the first answer; after a refusal it can be used again.
 *
 * Refused: what somebody else has bought or reserved, each with its reasons; CHANGED where anything the summary showed is different now, or
 * the terms of a warranty are missing; INVALID_INPUT naming each consent that is not given (`consents.<index>`); KEY_REUSED.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  shopper: Shopper,
  request: OrderRequest,
): Promise<PlaceOrderOutcome> {
  const { key, shown, consents, site } = request
  const { customerId } = shopper
  const [fetched, texts] = await Promise.all([
    fetchForCheckout(deps, shopper),
    readLegalTexts(deps, customerId, site.locale),
  ])
  const requestKey = { owner: ownerName({ kind: 'CUSTOMER', customerId }), operation: 'placeOrder', key }
  return deps.writer.transaction((handle) =>
    once<PlaceOrderOutcome>(handle, requestKey, { shown }, async () => {
      const locked = await lockCheckout(handle, fetched, shopper)
      if (locked.kind !== 'done') return locked
      const { checkout, cartId } = locked
      if (!checkout || !cartId || checkout.openStep !== 'checkout-summary') return refused('CHANGED')
      if (checkout.dealers.some(({ plan }) => plan.isPriceOpen)) return refused('CHANGED')
      if (!checkout.dealers.every(({ items }) => hasTermsOfAll(texts, items))) return refused('CHANGED')
      const missing = checkoutConsents(checkout, site.locale).filter(({ index }) => !consents.includes(index))
      if (missing.length > 0) return missingConsents(missing.map(({ index }) => index))
      if (summaryDigest(checkout, texts, site.locale) !== shown) return refused('CHANGED')
      const ordering = { customerId, customer: orderCustomer(checkout.customer), site, placement: randomUUID() }
      const orderIds: number[] = []
      for (const order of newOrders(checkout, { box: deps.secretBox, texts, locale: site.locale }))
        orderIds.push(await insertOrder(handle, deps.secretBox, ordering, order))
      await leaveCart(handle, customerId, cartId, checkout)
      await reserveForOrder(handle, checkout)
      return { kind: 'done', orderIds }
    }),
  )
}

function missingConsents(indexes: readonly number[]): Refused {
  return refused('INVALID_INPUT', {
    fields: indexes.map((index) => ({ field: `consents.${index}`, code: 'NOT_ACCEPTED' })),
  })
}

function orderCustomer({ kind, email, salutation, firstName, lastName, company: companyName, vatId }: Customer) {
  return { kind, email, salutation, firstName, lastName, companyName, vatId }
}

async function leaveCart(
  handle: WriteHandle,
  customerId: number,
  cartId: string,
  { dealers }: Checkout,
): Promise<void> {
  const lineIds = dealers.flatMap(({ items }) => items.map(({ lineId }) => lineId))
  await handle.deleteFrom('cart_lines').where('id', 'in', lineIds).execute()
  await deleteWithoutCar(handle, cartId)
  await endCheckout(handle, customerId)
}

async function reserveForOrder(handle: WriteHandle, { dealers }: Checkout): Promise<void> {
  const ids = dealers.flatMap(({ items }) => items.flatMap(({ vehicle }) => vehicle?.id ?? []))
  if (ids.length === 0) return
  await handle
    .updateTable('vehicles')
    .set({ state: 'RESERVED', updated_at: new Date() })
    .where('id', 'in', ids)
    .execute()
  await recordVehicleChanges(handle, ids)
}
