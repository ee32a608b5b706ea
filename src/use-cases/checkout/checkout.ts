import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import { readDraft } from '#database/drafts.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { CheckoutDraft, type ChosenPayment, EMPTY_DRAFT } from '#domain/checkout/draft.ts'
import type { ShippingChoice } from '#domain/delivery/shipping-kinds.ts'
import { type DealerItems, type OrderPlan, planOrder, travels } from '#domain/checkout/order-plan.ts'
import { type CheckoutNeeds, type CheckoutStep, firstOpenStep } from '#domain/checkout/steps.ts'
import { type DeliveryDays } from '#domain/delivery/lead-time.ts'
import { deliversTo } from '#domain/delivery/shipping-price.ts'
import { hasPosition, kilometresBetween } from '#domain/distance.ts'
import type { Payments } from '#services/payment/port.ts'
import type { Place, Places } from '#services/places/port.ts'
import { readAddresses } from '../account/addresses.ts'
import { type Customer, readCustomer } from '../account/customer.ts'
import { type Cart, type CartDeps, readCart } from '../cart/cart.ts'
import { type Merchant, readDealers } from '../merchant/merchants.ts'
import type { Shopper } from '#domain/shopper.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { daysOf, readyDay } from './days.ts'
import { type DealerTerms, readDealerTerms } from '../merchant/dealer-terms.ts'
import { type CheckoutItem, itemsOf } from './items.ts'
import { readServices, type OfferedService } from '../cart/services.ts'

export interface CheckoutDeps extends CartDeps {
  readonly places: Places
  readonly payments: Pick<Payments, 'chosen'>
}

/** What is bought of one dealer: a contract of its own. */
export interface CheckoutDealer {
  readonly merchant: Merchant
  readonly terms: DealerTerms
  /** What the dealer offers beside each of its cars. */
  readonly services: readonly OfferedService[]
  readonly items: readonly CheckoutItem[]
  /** The input of the plan. */
  readonly priced: DealerItems<CheckoutItem>
  readonly plan: OrderPlan
  /** Null until it is chosen how the goods travel. */
  readonly days: DeliveryDays | null
  /** The same for any way the goods may travel. */
  readonly daysFor: (shipping: ShippingChoice) => DeliveryDays | null
  readonly payment: ChosenPayment | null
}

/** A checkout as it stands: the customer's answers, and the cart at today's prices. */
export interface Checkout {
  readonly customer: Customer
  readonly draft: CheckoutDraft
  readonly cart: Cart
  readonly dealers: readonly CheckoutDealer[]
  /** The end of the reservation; null where a car is not reserved, or where there is none. */
  readonly reservedUntil: Date | null
  readonly needs: CheckoutNeeds
  readonly openStep: CheckoutStep
  /**
   * Where deliveries go: to the address that was entered, otherwise to the default one of the address book; null where no postal code is
   * known.
   */
  readonly destination: Place | null
  readonly deliveryDealer: Merchant | null
}

/**
 * Undefined where the cart holds nothing that can be bought. Places come from the table alone: nobody outside is waited for under locks,
 * and the order is priced as the summary was.
 */
export async function readCheckout(deps: CheckoutDeps, { customerId, scope }: Shopper): Promise<Checkout | undefined> {
  const { read, places } = deps
  const owner = { kind: 'CUSTOMER', customerId } as const
  const [customer, draft, cart] = await Promise.all([
    readCustomer(read, customerId),
    readCheckoutDraft(read, customerId),
    readCart(deps, owner, scope),
  ])
  const { merchants, items } = itemsOf(cart, draft.registrations)
  if (!customer || items.length === 0) return undefined
  const { postalCode } = draft.delivery?.address ?? draft.billing ?? (await usualAddress(read, customerId)) ?? {}
  const ids = [...merchants.keys()]
  const cars = items.flatMap(({ vehicle }) => vehicle?.id ?? [])
  const [terms, services, destination, deliveryDealer, reservedUntil] = await Promise.all([
    readDealerTerms(read, ids),
    readServices(read, ids),
    postalCode ? places.known(postalCode) : undefined,
    readDeliveryDealer(read, draft, scope),
    readReservation(read, customerId, cars),
  ])
  const hasVehicles = cars.length > 0
  const hasAccessories = items.some(travels)
  const shipping: ShippingChoice = {
    vehicles: hasVehicles ? (draft.delivery?.vehicles ?? null) : null,
    accessories: hasAccessories ? (draft.delivery?.accessories ?? null) : null,
  }
  const takesCards = deps.payments.chosen !== null
  const stateOf = async (zip: string) => (await places.known(zip))?.state
  const dealers = await Promise.all(
    ids.map(async (id): Promise<CheckoutDealer> => {
      const merchant = merchants.get(id)!
      const own = terms.get(id)!
      const ofDealer = items.filter(({ merchantId }) => merchantId === id)
      const distance = destination ? kilometresBetween(merchant, destination) : null
      const priced = {
        items: ofDealer,
        terms: own.delivery,
        distance,
        deliversHome: hasPosition(merchant) && deliversTo(own.delivery, distance),
        takesCards,
        takesMandates: own.creditorId !== null,
      }
      const plan = planOrder(priced, shipping)
      const payment = draft.payments.find((one) => one.merchant === merchant.uuid) ?? null
      const paying = { method: payment?.method ?? plan.methods[0] ?? null, isFinanced: plan.isFinanced }
      const states = { dealer: await stateOf(merchant.zip), destination: destination?.state }
      const today = berlinToday()
      const ready = ofDealer.map(({ vehicle }) => (vehicle ? readyDay(vehicle.attributes, today) : today)).toSorted()
      const from = { today, ready: ready.at(-1) ?? today }
      const daysFor = (choice: ShippingChoice) => daysOf(from, own, choice, ofDealer, states, paying)
      return {
        merchant,
        terms: own,
        services: services.get(id) ?? [],
        items: ofDealer,
        priced,
        plan,
        days: daysFor(shipping),
        daysFor,
        payment,
      }
    }),
  )
  const needs: CheckoutNeeds = {
    hasVehicles,
    vehicles: cars,
    hasAccessories,
    hasDealer: deliveryDealer !== null,
    isDeliveryPriced: dealers.every(({ plan }) => !plan.isPriceOpen),
    payments: paymentsOf(dealers),
  }
  return {
    customer,
    draft,
    cart,
    dealers,
    reservedUntil,
    needs,
    openStep: firstOpenStep(draft, needs),
    destination: destination ?? null,
    deliveryDealer,
  }
}

/** What the customer has entered so far; nothing where they have not begun, or where the draft is of an older shape. */
export async function readCheckoutDraft(read: SelectHandle, customerId: number): Promise<CheckoutDraft> {
  return (
    CheckoutDraft.safeParse(await readDraft(read, { kind: 'CUSTOMER', customerId }, 'checkout')).data ?? EMPTY_DRAFT
  )
}

/** The address deliveries are estimated for until the customer enters one. */
async function usualAddress(
  read: ReadHandle,
  customerId: number,
): Promise<{ readonly postalCode: string } | undefined> {
  const book = await readAddresses(read, customerId)
  return (
    book.find(({ isDefaultShipping }) => isDefaultShipping) ??
    book.find(({ isDefaultBilling }) => isDefaultBilling) ??
    book[0]
  )
}

function paymentsOf(dealers: readonly CheckoutDealer[]): CheckoutNeeds['payments'] {
  return new Map(
    dealers.flatMap(({ merchant, plan: { methods, due } }) =>
      methods.length > 0 ? [[merchant.uuid, { methods, due }] as const] : [],
    ),
  )
}

/** The dealer that cars are delivered to, if this shop still knows it. */
async function readDeliveryDealer(
  read: ReadHandle,
  { delivery }: CheckoutDraft,
  { merchantUuids }: MerchantScope,
): Promise<Merchant | null> {
  if (!delivery?.dealer) return null
  return (await readDealers(read, merchantUuids)).find(({ uuid }) => uuid === delivery.dealer) ?? null
}

/** The earliest end, if all of these cars are reserved. */
async function readReservation(read: ReadHandle, customerId: number, cars: readonly number[]): Promise<Date | null> {
  if (cars.length === 0) return null
  const reservations = await read
    .selectFrom('vehicle_holds')
    .select('held_until')
    .where('customer_id', '=', customerId)
    .where('vehicle_id', 'in', [...cars])
    .where('held_until', '>', new Date())
    .orderBy('held_until')
    .execute()
  return reservations.length === cars.length ? (reservations[0]?.held_until ?? null) : null
}
