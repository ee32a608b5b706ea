import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { findWrongSums } from '#use-cases/order/wrong-sums.ts'
import { changeOrderState } from '#use-cases/order/change-state.ts'
import { recordPaid } from '#use-cases/order/record-money.ts'
import { readPayoutAccount } from '#use-cases/payment/payout-instruction.ts'
import { expireTradeIns } from '#use-cases/trade-in/expire-trade-ins.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { StateActor } from '#domain/order/transitions.ts'
import { BUYERS_ADDRESS } from '../../../tests/support/checkout.ts'
import { failOnError } from '../../../tests/support/poison.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { statesOf } from '../../../tests/support/orders.ts'
import { run } from '../../../tests/support/run.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { addTradeIn, tradeInOf } from '../../../tests/support/trade-ins.ts'
import type { GatewayContext } from '../context.ts'

const test = useTestDatabase()
let visitor: GatewayContext
let dealer: { id: number; uuid: string }
const cars: string[] = []
const PRICE = 15_000_00
const TODAY = berlinToday()
const timer = () => ({ read: test.database.read, writer: test.database, onError: failOnError })

beforeAll(async () => {
  visitor = await visitorContext(test.database)
  dealer = await addMerchant(test.database)
  await deliver(
    test.database,
    dealer.id,
    Array.from({ length: 30 }, (_, index) => car(String(index + 1), { attributes: { price: PRICE } })),
  )
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles order by id')
  cars.push(...rows.map(({ id }) => String(id)))
})

const CHECKOUT = `openStep total due vat shown consents { index key text }
  dealers { methods method account items { type title unitPrice vatMode } }`

interface Checkout {
  readonly openStep: string
  readonly total: number
  readonly due: number
  readonly vat: number
  readonly shown: string
  readonly consents: readonly { readonly index: number; readonly key: string; readonly text: string }[]
  readonly dealers: readonly {
    readonly methods: string[]
    readonly account: string | null
    readonly items: readonly { readonly type: string; readonly title: string; readonly unitPrice: number }[]
  }[]
}

// oxlint-disable-next-line no-unnecessary-type-parameters -- the caller knows what its document asks for
async function ask<Answer>(context: GatewayContext, document: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await run(document, variables, context)
  const answer = Object.values(data ?? {})[0] as Answer
  return { answer, errors }
}

interface Buyer {
  readonly context: GatewayContext
  readonly tradeInId: number
}

/** A customer with a car and an offer in the cart, as far as the payment. */
async function buyer({
  price = 8_500_00,
  validUntil = addDays(TODAY, 14),
  paymentType = 'CASH_RANGE',
} = {}): Promise<Buyer> {
  const { actor, tradeInId } = await addTradeIn(test.database, { merchantId: dealer.id, price, validUntil })
  const context = { ...visitor, actor }
  const items = [
    { productType: 'Vehicle', id: cars.pop(), payment: { paymentType } },
    { productType: 'TradeInVehicle', id: String(tradeInId) },
  ]
  await ask(context, 'mutation ($items: [CartItemInput!]!) { addToCart(input: { items: $items }) { count } }', {
    items,
  })
  await ask(context, 'mutation { chooseCheckoutServices(cars: []) { openStep } }')
  await ask(context, 'mutation ($input: ChosenAddressInput!) { setCheckoutBilling(input: $input) { openStep } }', {
    input: { address: BUYERS_ADDRESS },
  })
  await ask(context, 'mutation { setCheckoutDelivery(input: { vehicles: PICK_UP }) { openStep } }')
  return { context, tradeInId }
}

const pay = ({ context }: Buyer, payment: object) =>
  ask<Checkout>(
    context,
    `mutation ($payments: [ChosenPaymentInput!]!) { setCheckoutPayment(payments: $payments) { ${CHECKOUT} } }`,
    { payments: [{ dealer: dealer.uuid, ...payment }] },
  )
const place = ({ context }: Buyer, { shown, consents }: Checkout, key: string = randomUUID()) =>
  ask<{ orderIds: string[] } | null>(
    context,
    `mutation ($key: String!, $shown: String!, $agreed: [Int!]!) {
      placeOrder(key: $key, shown: $shown, consents: $agreed) { orderIds } }`,
    { key, shown, agreed: consents.map(({ index }) => index) },
  )

async function orders(of: Buyer, payment: object = { method: 'BANK_TRANSFER' }): Promise<number> {
  const { answer } = await pay(of, payment)
  const placed = await place(of, answer)
  expect(placed.errors).toEqual([])
  return Number(placed.answer?.orderIds[0])
}

async function becomes(orderId: number, to: OrderState, actor: StateActor) {
  const change = { orderId, to, actor }
  expect(await test.database.transaction((handle) => changeOrderState(handle, change))).toMatchObject({ kind: 'done' })
}
const stateOf = async ({ tradeInId }: Buyer) => (await tradeInOf(test.database, tradeInId)).state

describe('a checkout with a trade-in', () => {
  it('subtracts it, needs consent to its sale, and shows the VAT of the purchase', async () => {
    const me = await buyer()
    const { answer } = await pay(me, { method: 'BANK_TRANSFER' })
    expect(answer).toMatchObject({ openStep: 'CHECKOUT_SUMMARY', total: 6_500, due: 6_500, vat: 2_394.96 })
    expect(answer.dealers[0]?.items).toEqual([
      expect.objectContaining({ type: 'VEHICLE', unitPrice: 15_000 }),
      { type: 'TRADE_IN_VEHICLE', title: 'Inzahlungnahme Opel Corsa', unitPrice: -8_500, vatMode: 'NONE' },
    ])
    const declared = answer.consents.find(({ key }) => key === 'TRADE_IN')
    expect(declared?.text).toMatch(/^Ich verkaufe Autohaus Brinkmann mein Fahrzeug Opel Corsa für 8\.500,00\s€/)
    const without = { ...answer, consents: answer.consents.filter(({ key }) => key !== 'TRADE_IN') }
    expect((await place(me, without)).errors).toMatchObject([
      { code: 'INVALID_INPUT', fields: [{ field: `consents.${declared?.index}`, code: 'NOT_ACCEPTED' }] },
    ])
  })

  it('ends in an order that accepts the offer, once, and stores the texts agreed to', async () => {
    const me = await buyer()
    const garage = '{ garageVehicles { isTradedIn tradeInOrderId tradeInOffers { id } } }'
    const offered = { isTradedIn: false, tradeInOrderId: null, tradeInOffers: [{}] }
    expect(await ask(me.context, garage)).toMatchObject({ answer: [offered] })
    const orderId = await orders(me)
    const given = { isTradedIn: true, tradeInOrderId: String(orderId), tradeInOffers: [] }
    expect(await ask(me.context, garage)).toMatchObject({ answer: [given] })
    const elsewhere = { ...me.context, scope: { merchantUuids: [randomUUID()] } }
    expect(await ask(elsewhere, garage)).toMatchObject({ answer: [{ ...given, tradeInOrderId: null }] })
    expect(await tradeInOf(test.database, me.tradeInId)).toEqual({
      ...{ state: 'ACCEPTED', orderId },
      events: [
        ['OFFERED', 'MERCHANT', null],
        ['ACCEPTED', 'CUSTOMER', orderId],
      ],
    })
    const { rows } = await test.database.pool.query(
      `select l.line_type, l.unit_price_cents::int as price, l.vat_mode, o.total_cents::int as total,
        l.facts @> '[{"label": "Kennzeichen", "value": "K-OC 18"}]' as "namesCar",
        exists (select from jsonb_array_elements(o.agreed) a where a->>'key' = 'TRADE_IN') as "isAgreed"
       from orders o join order_lines l on l.order_id = o.id and l.trade_in_id = $2 where o.id = $1`,
      [orderId, me.tradeInId],
    )
    expect(rows).toEqual([
      {
        ...{ line_type: 'TRADE_IN_VEHICLE', price: -8_500_00, vat_mode: 'NONE', total: PRICE - 8_500_00 },
        ...{ namesCar: true, isAgreed: true },
      },
    ])
    expect((await ask<number>(me.context, '{ cartCount }')).answer).toBe(0)
  })
})

describe('a trade-in worth more than the order', () => {
  const IBAN = 'DE89 3704 0044 0532 0130 00'

  it('is paid out to an account, which only the payer can read again', async () => {
    const me = await buyer({ price: 18_000_00 })
    const wrong = await pay(me, { method: 'PAYOUT', holder: '', iban: 'DE00' })
    expect(wrong.errors).toMatchObject([
      { fields: [{ field: 'payments.0.holder' }, { field: 'payments.0.iban', code: 'INVALID_IBAN' }] },
    ])
    const { answer } = await pay(me, { method: 'PAYOUT', holder: 'Sabine Krüger', iban: IBAN })
    expect(answer).toMatchObject({ openStep: 'CHECKOUT_SUMMARY', total: -3_000, due: -3_000 })
    expect(answer.dealers).toMatchObject([{ methods: ['PAYOUT'], account: 'Sabine Krüger, DE•• •••• 3000' }])
    const { rows } = await test.database.pool.query<{ data: object }>('select data from drafts')
    expect(JSON.stringify(rows)).not.toMatch(/DE89|0532/)
    const orderId = await orders(me, { method: 'PAYOUT' }) // the account given before holds
    expect(await readPayoutAccount(test.database.read, visitor.deps.secretBox, orderId)).toEqual({
      holder: 'Sabine Krüger',
      iban: IBAN.replaceAll(' ', ''),
    })
    const { rows: payments } = await test.database.pool.query('select id from payments where order_id = $1', [orderId])
    expect(payments).toEqual([])
  })

  it('was paid out by the dealer: where the order ends after that, the customer gets no refund', async () => {
    const me = await buyer({ price: 18_000_00 })
    const orderId = await orders(me, { method: 'PAYOUT', holder: 'Sabine Krüger', iban: IBAN })
    await becomes(orderId, 'CONFIRMED', 'MERCHANT')
    expect(
      await test.database.transaction((handle) => recordPaid(handle, { orderId, actor: 'MERCHANT' })),
    ).toMatchObject({
      kind: 'done',
      payment: 'PAID',
    })
    await becomes(orderId, 'CANCELLED', 'MERCHANT')
    expect(await statesOf(test.database, orderId)).toEqual({ state: 'CANCELLED', payment: 'PAID' })
    expect(await stateOf(me)).toBe('OFFERED')
  })

  it('than a loan’s down payment is paid out too; the bank still pays the rest', async () => {
    const me = await buyer({ paymentType: 'LOAN_RATE_RANGE' })
    const { answer } = await pay(me, { method: 'PAYOUT', holder: 'Sabine Krüger', iban: IBAN })
    expect(answer).toMatchObject({ openStep: 'CHECKOUT_SUMMARY', total: 6_500, dealers: [{ methods: ['PAYOUT'] }] })
    expect(answer.due).toBeLessThan(0)
    const orderId = await orders(me, { method: 'PAYOUT' })
    const { rows } = await test.database.pool.query(
      'select payment_provider as provider, due_cents::int as due from orders where id = $1',
      [orderId],
    )
    expect(rows).toEqual([{ provider: 'BANKING_REQUEST', due: answer.due * 100 }])
  })

  it('needs no payment where it covers the price to the cent', async () => {
    const me = await buyer({ price: PRICE })
    const { answer } = await pay(me, { method: 'BANK_TRANSFER' })
    expect(answer).toMatchObject({ openStep: 'CHECKOUT_SUMMARY', due: 0, dealers: [{ methods: [] }] })
    expect((await place(me, answer)).errors).toEqual([])
    expect(await stateOf(me)).toBe('ACCEPTED')
  })
})

describe('a trade-in follows its order', () => {
  it.each([
    ['CANCELLED', 'CUSTOMER'],
    ['CANCELLED', 'TIMER'],
    ['REJECTED', 'MERCHANT'],
    ['WITHDRAWN', 'CUSTOMER'],
  ] as const)('and is offered again after %s by %s', async (to, actor) => {
    const me = await buyer()
    const orderId = await orders(me)
    await becomes(orderId, to, actor)
    expect(await tradeInOf(test.database, me.tradeInId)).toMatchObject({ state: 'OFFERED', orderId: null })
    const items = [
      { productType: 'Vehicle', id: cars.pop() },
      { productType: 'TradeInVehicle', id: String(me.tradeInId) },
    ]
    const add = 'mutation ($items: [CartItemInput!]!) { addToCart(input: { items: $items }) { count } }'
    expect((await ask(me.context, add, { items })).errors).toEqual([])
    await ask(me.context, 'mutation { chooseCheckoutServices(cars: []) { openStep } }')
    await ask(me.context, 'mutation ($input: ChosenAddressInput!) { setCheckoutBilling(input: $input) { openStep } }', {
      input: { address: BUYERS_ADDRESS },
    })
    await ask(me.context, 'mutation { setCheckoutDelivery(input: { vehicles: PICK_UP }) { openStep } }')
    expect(await orders(me)).not.toBe(orderId)
    expect(await stateOf(me)).toBe('ACCEPTED')
  })

  it('and ends where its last day has passed meanwhile', async () => {
    const me = await buyer()
    const orderId = await orders(me)
    await test.database.pool.query('update trade_ins set valid_until = $2 where id = $1', [
      me.tradeInId,
      addDays(TODAY, -1),
    ])
    expect(await expireTradeIns(timer())).toBe(0)
    expect(await stateOf(me)).toBe('ACCEPTED')
    await becomes(orderId, 'CANCELLED', 'CUSTOMER')
    expect(await stateOf(me)).toBe('EXPIRED')
  })

  it('to the hand-over, which gives it to the dealer, and back', async () => {
    const me = await buyer()
    const orderId = await orders(me)
    await test.database.transaction((handle) => recordPaid(handle, { orderId, actor: 'MERCHANT' }))
    for (const to of ['CONFIRMED', 'IN_PREPARATION', 'READY_FOR_PICKUP', 'HANDED_OVER'] as const)
      await becomes(orderId, to, 'MERCHANT')
    expect(await tradeInOf(test.database, me.tradeInId)).toMatchObject({ state: 'PURCHASED', orderId })
    await becomes(orderId, 'WITHDRAWN', 'CUSTOMER')
    expect(await stateOf(me)).toBe('PURCHASED')
    await becomes(orderId, 'RETURNED', 'MERCHANT')
    expect(await tradeInOf(test.database, me.tradeInId)).toMatchObject({ state: 'EXPIRED', orderId: null })
  })
})

describe('two requests at once', () => {
  it('placing from two tabs gives one order', async () => {
    const me = await buyer()
    const { answer } = await pay(me, { method: 'BANK_TRANSFER' })
    const placed = await Promise.all([place(me, answer), place(me, answer), place(me, answer)])
    expect(placed.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    const { rows } = await test.database.pool.query('select order_id from order_lines where trade_in_id = $1', [
      me.tradeInId,
    ])
    expect(rows).toHaveLength(1)
  })

  it('placing and expiry: either the order has it, or it is refused', async () => {
    for (let round = 0; round < 6; round++) {
      const me = await buyer({ validUntil: TODAY })
      const { answer } = await pay(me, { method: 'BANK_TRANSFER' })
      const [placed] = await Promise.all([place(me, answer), expireTradeIns(timer(), addDays(TODAY, 1))])
      const state = await stateOf(me)
      if (placed.errors.length === 0) expect(state).toBe('ACCEPTED')
      else {
        expect(state).toBe('EXPIRED')
        expect(['UNAVAILABLE', 'CHANGED']).toContain(placed.errors[0]?.code)
      }
    }
  })

  it('only one succeeds for a car that two dealers made offers for', async () => {
    const me = await buyer()
    const { answer } = await pay(me, { method: 'BANK_TRANSFER' })
    // Another order takes the same car to another dealer, between the summary and the button.
    const other = await addMerchant(test.database, { slug: `d-${randomUUID().slice(0, 8)}`, name: 'Autohaus Schmitz' })
    const orderId = await orders(await buyer())
    await test.database.pool.query(
      `insert into trade_ins (customer_id, garage_vehicle_id, vehicle, merchant_id, state, price_cents, valid_until, order_id)
       select customer_id, garage_vehicle_id, vehicle, $2, 'ACCEPTED', 1, valid_until, $3 from trade_ins where id = $1`,
      [me.tradeInId, other.id, orderId],
    )
    expect((await place(me, answer)).errors).toMatchObject([{ code: 'CHANGED' }])
    const { answer: now } = await ask<Checkout>(me.context, `{ checkout { ${CHECKOUT} } }`)
    expect(now.total).toBe(15_000)
  })

  it('a second one is refused by the database itself', async () => {
    const me = await buyer()
    await orders(me)
    const again = test.database.pool.query(
      `insert into order_lines (order_id, position, line_type, quantity, title, unit_price_cents, vat_mode, trade_in_id)
       select order_id, 99, line_type, 1, title, unit_price_cents, vat_mode, trade_in_id from order_lines where trade_in_id = $1`,
      [me.tradeInId],
    )
    await expect(again).rejects.toThrow('order_lines_one_trade_in')
  })
})

it('has the sum of its lines as its total, in every order placed here', async () => {
  const { rows } = await test.database.pool.query<{ orders: number }>('select count(*)::int as orders from orders')
  expect(rows[0]!.orders).toBeGreaterThan(1)
  expect(await findWrongSums(test.database.read)).toEqual([])
})
