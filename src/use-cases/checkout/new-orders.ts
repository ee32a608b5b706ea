import { berlinToday } from '#domain/berlin-time.ts'
import type { Locale } from '#domain/locale.ts'
import { ACCESSORY_SHIPPING, VEHICLE_SHIPPING } from '#domain/delivery/shipping-kinds.ts'
import type { DeliveryDealer, OrderDelivery } from '#domain/order/order.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import type { Merchant } from '../merchant/merchants.ts'
import type { Checkout, CheckoutDealer } from './checkout.ts'
import { agreedTexts } from './consents.ts'
import type { NewOrder } from './insert-order.ts'
import { type LegalTexts, legalTextsFor } from './legal-texts.ts'
import { orderLineOf, shipmentLineOf } from './order-lines.ts'
import { openAccount } from './sealed-account.ts'

interface Terms {
  readonly box: SecretBox
  readonly texts: LegalTexts
  readonly locale: Locale
}

/** The contracts that a summary shows, one with each dealer. */
export function newOrders(checkout: Checkout, terms: Terms): NewOrder[] {
  return checkout.dealers.map((dealer) => newOrder(dealer, checkout, terms))
}

function newOrder(dealer: CheckoutDealer, checkout: Checkout, { box, texts, locale }: Terms): NewOrder {
  const { merchant, items, plan, payment, terms } = dealer
  const { customer } = checkout
  const { billing } = checkout.draft
  const method = plan.methods.length > 0 ? (payment?.method ?? null) : null
  if (!billing) throw new Error('The last step is open without a billing address')
  const account = openAccount(box, customer.id, payment)
  const { terms: general, withdrawal, privacy, versions } = legalTextsFor(texts, customer.kind)
  return {
    merchantId: merchant.id,
    lines: [
      ...items.map((item) => orderLineOf(item, locale, texts.warranties)),
      ...plan.shipments.map((shipment) => shipmentLineOf(shipment, locale)),
    ],
    total: plan.total,
    due: plan.due,
    isFinanced: plan.isFinanced,
    method,
    mandate:
      method === 'SEPA_MANDATE' && account && terms.creditorId ? { ...account, creditorId: terms.creditorId } : null,
    payout: method === 'PAYOUT' ? account : null,
    billing,
    delivery: deliveryOf(dealer, checkout),
    agreed: agreedTexts(checkout, dealer, locale),
    terms: general,
    ...{ withdrawalTerms: withdrawal, privacyNotice: privacy, legalVersions: versions },
  }
}

function deliveryOf(
  { plan, days }: CheckoutDealer,
  { draft: { delivery, billing }, deliveryDealer }: Checkout,
): OrderDelivery {
  const kinds = new Set<string>(plan.shipments.map(({ kind }) => kind))
  const isDeliveredHome = kinds.has('DELIVERY') || kinds.has('ACCESSORY_DELIVERY')
  return {
    vehicles: VEHICLE_SHIPPING.find((kind) => kinds.has(kind)) ?? null,
    accessories: ACCESSORY_SHIPPING.find((kind) => kinds.has(kind)) ?? null,
    address: isDeliveredHome ? (delivery?.address ?? billing) : null,
    dealer: kinds.has('DELIVERY_TO_DEALER') && deliveryDealer ? destinationOf(deliveryDealer) : null,
    earliest: days?.earliest ?? berlinToday(),
    latest: days?.latest ?? berlinToday(),
  }
}

function destinationOf({ uuid, name, street, zip: postalCode, city }: Merchant): DeliveryDealer {
  return { uuid, name, street, postalCode, city }
}
