import { beforeAll, describe, expect, it } from 'vitest'
import { changeOrderState } from '#use-cases/order/change-state.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { addOrder, type OrderFixture, statesOf } from '../../../tests/support/orders.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import type { GatewayContext } from '../context.ts'
import { runInProcess } from '../execute.ts'

const test = useTestDatabase()
let context: GatewayContext
let customerId: number
let merchantId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  await test.database.pool.query("update merchants set iban = 'DE02120300000000202051'")
  const { actor } = await addCustomer(test.database, 'jana@example.com')
  customerId = actor.customerId
  context = { ...(await visitorContext(test.database)), actor }
})

const order = (given: Partial<OrderFixture> = {}) => addOrder(test.database, { customerId, merchantId, ...given })
const FIELDS = 'state mayCancel mayWithdraw isPayable awaitsTransfer transfer { holder iban reference }'

async function read(id: number, fields = FIELDS) {
  const { data } = await runInProcess(`{ order(id: "${id}") { ${fields} } }`, {}, context, String)
  return (data as { order: Record<string, unknown> }).order
}
const cancel = (id: number, reason = '') =>
  runInProcess(
    'mutation C($id: ID!, $reason: String) { cancelOrder(orderId: $id, reason: $reason) { state orderPaymentState events { toState reason } } }',
    { id: String(id), reason },
    context,
    String,
  )

describe('an order', () => {
  it('lists the actions of its customer', async () => {
    expect(await read(await order())).toEqual({
      ...{
        state: 'PLACED',
        mayCancel: true,
        mayWithdraw: true,
        isPayable: true,
        awaitsTransfer: false,
        transfer: null,
      },
    })
    const payment = 'PAYMENT_DETAILS_IN_PROGRESS'
    const id = await order({ state: 'CONFIRMED', method: 'BANK_TRANSFER', payment, kind: 'COMPANY' })
    expect(await read(id)).toEqual({
      ...{ state: 'CONFIRMED', mayCancel: false, mayWithdraw: false, isPayable: false, awaitsTransfer: true },
      transfer: { holder: 'Autohaus Brinkmann', iban: 'DE02 1203 0000 0000 2020 51', reference: String(id) },
    })
  })

  it('says where the trade-in vehicle is: with the dealer since the hand-over', async () => {
    const lines = [{ line_type: 'TRADE_IN_VEHICLE', title: 'Opel', unit_price_cents: -1_00 }] as const
    const id = await order({ state: 'READY_FOR_PICKUP', payment: 'PAID', lines })
    expect(await read(id, 'tradeInPlace')).toEqual({ tradeInPlace: 'CUSTOMER' })
    const change = { orderId: id, to: 'HANDED_OVER', actor: 'MERCHANT' } as const
    await test.database.transaction((handle) => changeOrderState(handle, change))
    expect(await read(id, 'tradeInPlace')).toEqual({ tradeInPlace: 'DEALER' })
    expect(await read(await order(), 'tradeInPlace')).toEqual({ tradeInPlace: null })
  })

  it('lists its documents once they exist, with addresses in the language, and only the end of its mandate', async () => {
    const id = await order({ terms: '# AGB' })
    await test.database.pool.query(
      "insert into payments (order_id, provider, method, amount_cents, mandate_reference) values ($1, 'mandate', 'SEPA_MANDATE', 1, 'FW1234567890')",
      [id],
    )
    const fields = 'documents { kind path } mandate'
    expect(await read(id, fields)).toEqual({
      documents: [
        { kind: 'ORDER', path: `/meine-bestellungen/${id}/dokumente/bestellung.pdf` },
        { kind: 'TERMS', path: `/meine-bestellungen/${id}/dokumente/agb.pdf` },
      ],
      mandate: '••••7890',
    })
    await test.database.pool.query(
      `update orders set withdrawal_terms = '# Widerruf', privacy_notice = '# Datenschutz',
        legal_versions = '[{"page": "agb", "number": 3, "validFrom": "2026-11-01"}]' where id = $1`,
      [id],
    )
    expect(await read(id, 'documents { kind version { number validFrom } }')).toEqual({
      documents: [
        { kind: 'ORDER', version: null },
        { kind: 'TERMS', version: { number: 3, validFrom: '2026-11-01' } },
        { kind: 'WITHDRAWAL_TERMS', version: null },
        { kind: 'PRIVACY_NOTICE', version: null },
      ],
    })
  })
})

describe('chooseOrderPayment', () => {
  const choose = (id: number, method: string) =>
    runInProcess(
      'mutation C($id: ID!, $method: PaymentMethod!) { chooseOrderPayment(orderId: $id, method: $method) { paymentMethod awaitsTransfer isPayable otherPaymentMethods } }',
      { id: String(id), method },
      context,
      String,
    )

  it('changes the payment method to an allowed one, once', async () => {
    const id = await order()
    expect(await read(id, 'otherPaymentMethods')).toEqual({ otherPaymentMethods: ['PREPAYMENT', 'PAYPAL', 'DEALER'] })
    const { data } = await choose(id, 'PREPAYMENT')
    expect(data).toEqual({
      chooseOrderPayment: {
        ...{ paymentMethod: 'PREPAYMENT', awaitsTransfer: false, isPayable: false, otherPaymentMethods: [] },
      },
    })
    const { errors } = await choose(id, 'PAYPAL')
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['CONFLICT'])
  })
})

it('offers no other method while the customer may be paying on a page', async () => {
  const id = await order({ payment: 'PAYMENT_DETAILS_IN_PROGRESS' })
  await test.database.pool.query(
    "insert into payments (order_id, provider, method, amount_cents, page_url) values ($1, 'simulator', 'CREDIT_CARD', 4990, 'https://pay.example')",
    [id],
  )
  const fields = 'isPayable isBeingPaid otherPaymentMethods'
  expect(await read(id, fields)).toEqual({ isPayable: true, isBeingPaid: true, otherPaymentMethods: [] })
  await test.database.pool.query("update payments set state = 'FAILED' where order_id = $1", [id])
  expect(await read(id, fields)).toMatchObject({
    isBeingPaid: false,
    otherPaymentMethods: ['PREPAYMENT', 'PAYPAL', 'DEALER'],
  })
})

describe('on a dealer’s storefront', () => {
  it('only the orders with that dealer are shown', async () => {
    const here = await order()
    const elsewhere = await addMerchant(test.database, { slug: 'lindenhof' })
    const there = await order({ merchantId: elsewhere.id })
    const storefront = { ...context, scope: { merchantUuids: [elsewhere.uuid] } }
    const idsIn = async (of: GatewayContext) => {
      const { data } = await runInProcess('{ orders { id } }', {}, of, String)
      return (data as { orders: { id: string }[] }).orders.map(({ id }) => Number(id))
    }
    expect(await idsIn(storefront)).toEqual([there])
    expect(await idsIn(context)).toEqual(expect.arrayContaining([here, there]))
    const documents = [
      `{ order(id: "${here}") { id } }`,
      `mutation { cancelOrder(orderId: "${here}") { id } }`,
      `mutation { openOrderPayment(orderId: "${here}") { url } }`,
      `mutation { chooseOrderPayment(orderId: "${here}", method: PREPAYMENT) { id } }`,
    ]
    for (const document of documents) {
      const { errors } = await runInProcess(document, {}, storefront, String)
      expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['NOT_FOUND'])
    }
    expect(await statesOf(test.database, here)).toMatchObject({ state: 'PLACED' })
  })
})

describe('cancelOrder', () => {
  it('refuses a reason that is too long or has line breaks', async () => {
    const id = await order()
    for (const reason of ['x'.repeat(501), 'a\u0000b', 'a\nb']) {
      const { errors } = await cancel(id, reason)
      expect(errors?.map(({ extensions }) => [extensions?.code, extensions?.field])).toEqual([
        ['INVALID_INPUT', 'reason'],
      ])
    }
    expect(await statesOf(test.database, id)).toMatchObject({ state: 'PLACED' })
  })

  it('ends an order that is not accepted yet, with the reason, once', async () => {
    const id = await order()
    const { data } = await cancel(id, `  ${'x'.repeat(500)}`)
    expect(data).toMatchObject({
      cancelOrder: {
        ...{ state: 'CANCELLED', orderPaymentState: 'CANCELLED' },
        events: [{ toState: 'CANCELLED', reason: 'x'.repeat(500) }, { toState: 'CANCELLED' }],
      },
    })
    const { errors } = await cancel(id)
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['CONFLICT'])
  })
})
