import { sql } from 'kysely'
import type { MailPerson } from '#domain/account/mail-person.ts'
import type { PaymentKind } from '#domain/cart/cart.ts'
import type { MailSite } from '#domain/mail.ts'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { PaymentMethod } from '#domain/order/payment-methods.ts'
import type { Shopper } from '#domain/shopper.ts'
import type { Accessories } from '#services/accessories/port.ts'
import { addToCart } from '../cart/add-to-cart.ts'
import { type Checkout, readCheckout } from '../checkout/checkout.ts'
import { chooseBilling } from '../checkout/choose-address.ts'
import { chooseDelivery } from '../checkout/choose-delivery.ts'
import { choosePayments } from '../checkout/choose-payment.ts'
import { chooseServices } from '../checkout/choose-services.ts'
import { checkoutConsents } from '../checkout/consents.ts'
import { readLegalTexts } from '../checkout/legal-texts.ts'
import { placeOrder, type PlaceOrderDeps } from '../checkout/place-order.ts'
import { summaryDigest } from '../checkout/summary-digest.ts'
import { changeOrderState } from '../order/change-state.ts'
import { recordPaid } from '../order/record-money.ts'
import { reserveVehicles } from '../reservation/reserve-vehicles.ts'
import { doneOrThrow } from './done-or-throw.ts'
import { demoBuyerEmail, putDemoBuyer } from './put-demo-customer.ts'

export interface DemoOrderDeps extends PlaceOrderDeps {
  readonly accessories: Accessories
}

interface DemoOrder {
  readonly person: MailPerson
  readonly address: Readonly<Record<'street' | 'houseNumber' | 'postalCode' | 'city', string>>
  readonly payment: PaymentKind
  /** Of what is not financed. */
  readonly method: PaymentMethod
  /** When it was placed. */
  readonly hoursAgo: number
  /** What its dealer has done with it. */
  readonly steps: readonly { readonly step: OrderState | 'PAID'; readonly hoursAgo: number }[]
}

/** In each state in which a dealer has something to do, and one that is handed over. */
const ORDERS: readonly DemoOrder[] = [
  {
    person: { salutation: 'MR', firstName: 'Thomas', lastName: 'Berger' },
    address: { street: 'Venloer Straße', houseNumber: '212', postalCode: '50823', city: 'Köln' },
    ...{ payment: 'CASH', method: 'BANK_TRANSFER', hoursAgo: 2, steps: [] },
  },
  {
    person: { salutation: 'MRS', firstName: 'Leyla', lastName: 'Aydin' },
    address: { street: 'Bonner Talweg', houseNumber: '48', postalCode: '53113', city: 'Bonn' },
    ...{ payment: 'LOAN', method: 'DEALER', hoursAgo: 20, steps: [] },
  },
  {
    person: { salutation: 'MRS', firstName: 'Katrin', lastName: 'Vogel' },
    address: { street: 'Hauptstraße', houseNumber: '9a', postalCode: '51373', city: 'Leverkusen' },
    ...{ payment: 'CASH', method: 'BANK_TRANSFER', hoursAgo: 52, steps: [{ step: 'CONFIRMED', hoursAgo: 46 }] },
  },
  {
    person: { salutation: 'MR', firstName: 'Georg', lastName: 'Winkler' },
    address: { street: 'Aachener Straße', houseNumber: '530', postalCode: '50933', city: 'Köln' },
    ...{ payment: 'CASH', method: 'BANK_TRANSFER', hoursAgo: 96 },
    steps: [
      { step: 'CONFIRMED', hoursAgo: 90 },
      { step: 'PAID', hoursAgo: 24 },
      { step: 'IN_PREPARATION', hoursAgo: 22 },
    ],
  },
  {
    person: { salutation: null, firstName: 'Kim', lastName: 'Nguyen' },
    address: { street: 'Luxemburger Straße', houseNumber: '31', postalCode: '50674', city: 'Köln' },
    ...{ payment: 'CASH', method: 'DEALER', hoursAgo: 120 },
    steps: [
      { step: 'CONFIRMED', hoursAgo: 118 },
      { step: 'IN_PREPARATION', hoursAgo: 70 },
      { step: 'READY_FOR_PICKUP', hoursAgo: 5 },
    ],
  },
  {
    person: { salutation: 'MR', firstName: 'Stefan', lastName: 'Lorenz' },
    address: { street: 'Dürener Straße', houseNumber: '77', postalCode: '50931', city: 'Köln' },
    ...{ payment: 'CASH', method: 'DEALER', hoursAgo: 144 },
    steps: [
      { step: 'CONFIRMED', hoursAgo: 140 },
      { step: 'IN_PREPARATION', hoursAgo: 90 },
      { step: 'READY_FOR_PICKUP', hoursAgo: 48 },
      { step: 'HANDED_OVER', hoursAgo: 0 },
    ],
  },
]

/** Addresses of those who buy: the accounts of visitors who try the demo are not among them. */
export const DEMO_BUYER_EMAILS = ORDERS.map(({ person }) => demoBuyerEmail(person))

/** Cents: what the demo's customers spend on a car. */
const BUDGET = { from: 12_000_00, to: 45_000_00 }

/**
 * Lets customers of the demo buy cars of a dealer through the whole checkout, and the dealer go on with some of the orders. What a customer
 * has bought before is not bought again. Fewer where the dealer has fewer cars.
 */
export async function putDemoOrders(deps: DemoOrderDeps, site: MailSite, merchantId: number): Promise<void> {
  const cars = await readCars(deps, merchantId)
  for (const [index, order] of ORDERS.entries()) {
    const car = cars[index]
    if (car !== undefined) await putOrder(deps, site, order, car)
  }
}

/** The most recent used car of each model: a bank finances them. */
async function readCars({ read }: DemoOrderDeps, merchantId: number): Promise<number[]> {
  const rows = await read
    .selectFrom((of) =>
      of
        .selectFrom('vehicles')
        .distinctOn('model_id')
        .select(['id', 'first_registration'])
        .where('merchant_id', '=', merchantId)
        .where('state', '=', 'PUBLISHED')
        .where('condition', '=', 'USED')
        .where('price_cents', '>=', BUDGET.from)
        .where('price_cents', '<=', BUDGET.to)
        .orderBy('model_id')
        .orderBy('first_registration', 'desc')
        .orderBy('id')
        .as('car'),
    )
    .select('id')
    .orderBy('first_registration', 'desc')
    .orderBy('id')
    .limit(ORDERS.length)
    .execute()
  return rows.map(({ id }) => id)
}

async function putOrder(deps: DemoOrderDeps, site: MailSite, order: DemoOrder, vehicleId: number): Promise<void> {
  const { read, writer } = deps
  const customerId = await putDemoBuyer(deps, site, order.person)
  const bought = await read.selectFrom('orders').select('id').where('customer_id', '=', customerId).executeTakeFirst()
  if (bought) return
  // A start that was ended halfway has left a car there.
  await writer.transaction((handle) => handle.deleteFrom('carts').where('customer_id', '=', customerId).execute())
  await fillCart(deps, { customerId, vehicleId, payment: order.payment })
  const orderId = await checkOut(deps, { customerId, site, order })
  await writer.transaction(async (handle) => {
    await sql`update orders set placed_at = now() - ${order.hoursAgo} * interval '1 hour' where id = ${orderId}`.execute(
      handle,
    )
    await sql`update order_events set at = now() - ${order.hoursAgo} * interval '1 hour' where order_id = ${orderId}`.execute(
      handle,
    )
  })
  for (const { step, hoursAgo } of order.steps)
    await writer.transaction(async (handle) => {
      const change = { orderId, actor: 'MERCHANT' } as const
      if (step === 'PAID') doneOrThrow(await recordPaid(handle, change))
      else doneOrThrow(await changeOrderState(handle, { ...change, to: step }))
      // What this transaction has written says its own time.
      await sql`
        update order_events set at = now() - ${hoursAgo} * interval '1 hour'
        where order_id = ${orderId} and at = now()`.execute(handle)
    })
}

interface Purchase {
  readonly customerId: number
  readonly vehicleId: number
  readonly payment: PaymentKind
}

async function fillCart(deps: DemoOrderDeps, { customerId, vehicleId, payment }: Purchase): Promise<void> {
  const car = { productType: 'Vehicle', id: String(vehicleId), quantity: 1 } as const
  const items = [{ ...car, payment: { kind: payment, price: null, options: {} } }]
  const owner = { kind: 'CUSTOMER', customerId } as const
  doneOrThrow(await addToCart(deps, { owner, items, merchantUuids: [], key: null }))
}

interface CheckoutRequest {
  readonly customerId: number
  readonly site: MailSite
  readonly order: DemoOrder
}

/** The five steps, to be picked up; returns the order's number. */
async function checkOut(deps: DemoOrderDeps, { customerId, site, order }: CheckoutRequest): Promise<number> {
  const shopper = { customerId, scope: ALL_MERCHANTS }
  const { firstName, lastName } = order.person
  const entered = { ...order.address, firstName, lastName }
  const pickUp = { vehicles: 'PICK_UP', accessories: null, address: null, dealer: null, shown: null }
  doneOrThrow(await reserveVehicles(deps.writer, shopper))
  doneOrThrow(await chooseServices(deps, shopper, { cars: [], toTheDoor: null, shown: null }))
  doneOrThrow(await chooseBilling(deps, shopper, { entered, saveInBook: true }))
  doneOrThrow(await chooseDelivery(deps, shopper, pickUp))
  const { dealers } = await checkoutOf(deps, shopper)
  const payments = dealers.map(({ merchant: { uuid: dealer } }) => ({ dealer, method: order.method }))
  const noBankDetails = { holder: null, iban: null }
  doneOrThrow(
    await choosePayments(
      deps,
      shopper,
      payments.map((payment) => ({ ...payment, ...noBankDetails })),
    ),
  )
  const summary = await checkoutOf(deps, shopper)
  const texts = await readLegalTexts(deps, customerId, site.locale)
  const placed = await placeOrder(deps, shopper, {
    ...{ key: `demo ${customerId}`, site, shown: summaryDigest(summary, texts, site.locale) },
    consents: checkoutConsents(summary, site.locale).map(({ index }) => index),
  })
  const [orderId] = doneOrThrow(placed).orderIds
  if (orderId === undefined) throw new Error('A checkout of the demo placed no order')
  return orderId
}

async function checkoutOf(deps: DemoOrderDeps, shopper: Shopper): Promise<Checkout> {
  const checkout = await readCheckout(deps, shopper)
  if (!checkout) throw new Error('A checkout of the demo has nothing to buy')
  return checkout
}
