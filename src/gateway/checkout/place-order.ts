import type { OrderToPlace } from '#use-cases/checkout/insert-order.ts'
import { holdVehicles } from '#use-cases/checkout/hold-vehicles.ts'
import { type NotPlaced, type Placement, placeOrder } from '#use-cases/checkout/place-order.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { ChosenPayment } from '#domain/checkout/draft.ts'
import { ACCESSORY_SHIPPING, type DeliveryDealer, type OrderDelivery, VEHICLE_SHIPPING } from '#domain/order/order.ts'
import { refused } from '#domain/refused.ts'
import { type Checkout, type CheckoutDealer, readCheckout } from '#use-cases/checkout/checkout.ts'
import { readCartVersions } from '#use-cases/checkout/versions.ts'
import type { Merchant } from '#use-cases/merchant/merchants.ts'
import { builder } from '../builder.ts'
import { unavailable } from '../cart/unavailable.ts'
import type { GatewayContext } from '../context.ts'
import { accepted } from '../outcome.ts'
import { Refusal } from '../refusal.ts'
import { mailSite, requireCustomer } from '../session/actor.ts'
import { givenAccount } from './account.ts'
import { shownDigest } from './digest.ts'
import { lineDocument, shipmentDocument } from './document.ts'
import { termsText, withdrawalText } from './terms-text.ts'
import { agreedWordings, declarations } from './wordings.ts'

const PlacedOrders = builder.objectRef<{ readonly orderIds: readonly string[] }>('PlacedOrders').implement({
  description: 'One order for each dealer.',
  fields: (t) => ({ orderIds: t.idList({ resolve: ({ orderIds }) => [...orderIds] }) }),
})

builder.mutationField('placeOrder', (t) =>
  t.field({
    type: PlacedOrders,
    description:
      'Orders with the obligation to pay. Refused: INVALID_INPUT naming each declaration that is not agreed to ' +
      '(`declarations.<index>`), CHANGED where anything is no longer as it was shown, and what cannot be had as by addToCart.',
    args: {
      key: t.arg.string({
        required: true,
        description: 'Of the form with the button, made when it was shown: pressed twice, it is one order.',
      }),
      shown: t.arg.string({ required: true, description: '`checkout.shown` of the page with the button.' }),
      declarations: t.arg.intList({ required: true, description: 'Indexes of those agreed to.' }),
    },
    resolve: async (_, { key, shown, declarations: agreed }, context) => {
      const { customerId } = requireCustomer(context)
      const { sources } = context
      if (!/^[\w-]{16,100}$/.test(key)) throw new Refusal('INVALID_INPUT', 'The key has 16 to 100 characters.', 'key')
      const placement = await placementOf(context, shown, agreed)
      const outcome = await placeOrder(sources.writer, sources.secretBox, { customerId, key, shown }, placement)
      if (outcome.kind === 'unavailable') throw unavailable(outcome.items)
      return { orderIds: accepted(outcome).orderIds.map(String) }
    },
  }),
)

/** The orders that the summary showed, or why they cannot be placed. */
async function placementOf(
  context: GatewayContext,
  shown: string,
  agreed: readonly number[],
): Promise<Placement | NotPlaced> {
  const { customerId } = requireCustomer(context)
  const { sources, scope, locale } = context
  const held = await holdVehicles(sources.writer, customerId, scope)
  if (held.kind !== 'done') return held
  const versions = await readCartVersions(sources.read, customerId)
  const checkout = await readCheckout(sources, customerId, scope)
  if (!checkout || !versions) return refused('CHANGED')
  const missing = declarations(checkout, locale).filter(({ index }) => !agreed.includes(index))
  if (missing.length > 0) {
    const fields = missing.map(({ index }) => ({ field: `declarations.${index}`, code: 'NOT_ACCEPTED' as const }))
    return refused('INVALID_INPUT', { fields })
  }
  const { dealers, customer, openStep } = checkout
  if (openStep !== 'checkout-summary' || shownDigest(checkout, locale) !== shown) return refused('CHANGED')
  const cars = dealers.flatMap(({ items }) => items.flatMap(({ vehicle }) => vehicle ?? []))
  const terms = await termsText(sources.content, locale)
  const withdrawalTerms = customer.kind === 'PRIVATE' ? await withdrawalText(sources.content, locale) : null
  const { kind, email, salutation, firstName, lastName, company: companyName, vatId } = customer
  return {
    customer: { kind, email, salutation, firstName, lastName, companyName, vatId },
    site: mailSite(context),
    orders: dealers.map((dealer) => ({ ...orderOf(dealer, checkout, context), terms, withdrawalTerms })),
    cart: {
      id: versions.cartId,
      version: versions.cart,
      lineIds: dealers.flatMap(({ items }) => items.map(({ lineId }) => lineId)),
    },
    vehicles: cars.map(({ id }) => ({ id, version: versions.vehicles.get(id) ?? '' })),
  }
}

function orderOf(
  dealer: CheckoutDealer,
  checkout: Checkout,
  context: GatewayContext,
): Omit<OrderToPlace, 'terms' | 'withdrawalTerms'> {
  const { merchant, items, plan, payment, terms } = dealer
  const { locale } = context
  const { billing } = checkout.draft
  const method = plan.methods.length > 0 ? (payment?.method ?? null) : null
  if (!billing) throw new Error('The last step is open without a billing address')
  return {
    merchantId: merchant.id,
    lines: [
      ...items.map((item) => lineDocument(item, locale)),
      ...plan.shipments.map((shipment) => shipmentDocument(shipment, locale)),
    ],
    total: plan.total,
    due: plan.due,
    isFinanced: plan.isFinanced,
    method,
    mandate: method === 'SEPA_MANDATE' ? mandateOf(payment, terms.creditorId, context) : null,
    payout: method === 'PAYOUT' ? givenAccount(payment, context) : null,
    billing,
    delivery: deliveryOf(dealer, checkout),
    agreed: agreedWordings(checkout, dealer, locale),
  }
}

function mandateOf(payment: ChosenPayment | null, creditorId: string | null, context: GatewayContext) {
  const account = givenAccount(payment, context)
  return account && creditorId ? { ...account, creditorId } : null
}

function deliveryOf(
  { plan, days }: CheckoutDealer,
  { draft: { delivery, billing }, deliveryDealer }: Checkout,
): OrderDelivery {
  const kinds = new Set<string>(plan.shipments.map(({ kind }) => kind))
  const isBrought = kinds.has('DELIVERY') || kinds.has('ACCESSORY_DELIVERY')
  return {
    vehicles: VEHICLE_SHIPPING.find((kind) => kinds.has(kind)) ?? null,
    accessories: ACCESSORY_SHIPPING.find((kind) => kinds.has(kind)) ?? null,
    address: isBrought ? (delivery?.address ?? billing) : null,
    dealer: kinds.has('DELIVERY_TO_DEALER') && deliveryDealer ? destinationOf(deliveryDealer) : null,
    earliest: days?.earliest ?? berlinToday(),
    latest: days?.latest ?? berlinToday(),
  }
}

function destinationOf({ uuid, name, street, zip: postalCode, city }: Merchant): DeliveryDealer {
  return { uuid, name, street, postalCode, city }
}
