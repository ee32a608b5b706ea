import { beforeAll, describe, expect, it } from 'vitest'
import { addCustomer } from '../../../tests/support/account.ts'
import { addOrder, historyOf, type OrderFixture, statesOf } from '../../../tests/support/orders.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { ORDER_VERBS } from './order-verbs.ts'

const test = useTestDatabase()
let customerId: number
let merchantId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  customerId = (await addCustomer(test.database, 'jana@example.com')).actor.customerId
})

const transfer = { method: 'BANK_TRANSFER', payment: 'PAYMENT_DETAILS_IN_PROGRESS' } as const
const order = (given: Partial<OrderFixture> = {}) =>
  addOrder(test.database, { customerId, merchantId, ...transfer, ...given })
const run = (verb: string, ...args: (string | number)[]) => ORDER_VERBS[verb]!.run(test, args.map(String))

describe('the operator’s verbs', () => {
  it('move an order from the first to the last state on behalf of the dealer, and print its state', async () => {
    const id = await order()
    expect(await run('order-confirm', id)).toBe(`Order ${id} is CONFIRMED, its payment PAYMENT_DETAILS_IN_PROGRESS.`)
    await run('order-paid', id)
    await run('order-prepare', id)
    await run('order-ready', id)
    expect(await run('order-invoice', id)).toMatch(/invoice FW-\d{6}\.$/)
    await run('order-hand-over', id)
    expect(await run('order-complete', id, '--as', 'admin')).toBe(`Order ${id} is COMPLETED, its payment PAID.`)
    expect(await historyOf(test.database, id)).toEqual([
      'ORDER CONFIRMED by MERCHANT',
      'PAYMENT PAID by MERCHANT',
      'ORDER IN_PREPARATION by MERCHANT',
      'ORDER READY_FOR_PICKUP by MERCHANT',
      'ORDER HANDED_OVER by MERCHANT',
      'ORDER COMPLETED by ADMIN',
    ])
  })

  it('refund a transfer: after a withdrawal with the end of the order, after a cancellation alone', async () => {
    const withdrawn = await order({ state: 'WITHDRAWN', payment: 'PAID' })
    await run('order-returned', withdrawn)
    await run('order-refunded', withdrawn)
    expect(await statesOf(test.database, withdrawn)).toEqual({ state: 'REFUNDED', payment: 'REFUNDED' })
    const cancelled = await order({ state: 'CONFIRMED', payment: 'PAID' })
    expect(await run('order-cancel', cancelled, '--reason', 'Motorschaden')).toContain('REFUND_PENDING')
    expect(await run('order-refunded', cancelled)).toBe(`Order ${cancelled} is CANCELLED, its payment REFUNDED.`)
    await expect(run('order-refunded', cancelled)).rejects.toThrow('this cannot be done now')
    const { rows } = await test.database.pool.query(
      "select reason from order_events where order_id = $1 and to_state = 'CANCELLED'",
      [cancelled],
    )
    expect(rows).toEqual([{ reason: 'Motorschaden' }])
  })

  it('record a transfer that arrives after the end of its order, and refund it', async () => {
    for (const verb of ['order-cancel', 'order-withdraw']) {
      const id = await order({ state: 'CONFIRMED' })
      await run(verb, id, '--reason', 'Brief vom 20.11.')
      expect(await statesOf(test.database, id)).toMatchObject({ payment: 'CANCELLED' })
      expect(await run('order-paid', id)).toContain('its payment REFUND_PENDING')
      expect(await run('order-refunded', id)).toContain('its payment REFUNDED')
    }
  })

  it('record a withdrawal received otherwise, of the whole order, whatever its state', async () => {
    for (const state of ['PLACED', 'CONFIRMED', 'SHIPPED', 'HANDED_OVER', 'COMPLETED'] as const) {
      const id = await order({ state, payment: 'PAID' })
      await expect(run('order-withdraw', id)).rejects.toThrow('needs --reason')
      expect(await run('order-withdraw', id, '--reason', 'Brief vom 20.11.')).toContain(
        'is WITHDRAWN, its payment PAID',
      )
      expect(await historyOf(test.database, id)).toEqual(['ORDER WITHDRAWN by ADMIN'])
      await expect(run('order-withdraw', id, '--reason', 'noch einmal')).rejects.toThrow('cannot be done now')
      if (state === 'PLACED' || state === 'CONFIRMED') continue
      await expect(run('order-refunded', id)).rejects.toThrow('Record first that they are back: order-returned')
      await run('order-returned', id)
      expect(await run('order-refunded', id)).toContain('is REFUNDED, its payment REFUNDED')
    }
    await expect(run('order-withdraw', await order({ state: 'CANCELLED' }), '--reason', 'x')).rejects.toThrow(
      'cannot be done',
    )
  })

  it('refuse a payout for an order that has ended: its customer is owed nothing', async () => {
    for (const due of [-3_000_00, 0]) {
      const id = await order({ state: 'CONFIRMED', method: 'PAYOUT', due })
      await run('order-cancel', id)
      for (const reason of [[], ['--reason', 'war schon überwiesen']])
        await expect(run('order-paid', id, ...reason)).rejects.toThrow('claim the money back from the customer')
      expect(await statesOf(test.database, id)).toEqual({ state: 'CANCELLED', payment: 'CANCELLED' })
    }
  })

  it('dispatch nothing unpaid without a reason, except orders paid at pick-up', async () => {
    for (const [verb, state] of [
      ['order-hand-over', 'READY_FOR_PICKUP'],
      ['order-hand-over', 'SHIPPED'],
      ['order-ship', 'IN_PREPARATION'],
    ] as const) {
      const id = await order({ state })
      const before = await statesOf(test.database, id)
      await expect(run(verb, id)).rejects.toThrow(
        `Order ${id} is not paid: €49.90 by BANK_TRANSFER, its payment PAYMENT_DETAILS_IN_PROGRESS. Record the money first (order-paid)`,
      )
      await expect(run(verb, id, '--reason', 'nur so')).rejects.toThrow('is not paid')
      await expect(run(verb, id, '--unpaid')).rejects.toThrow('needs --reason')
      expect(await statesOf(test.database, id)).toEqual(before)
      await run(verb, id, '--unpaid', '--reason', 'Bürgschaft der Hausbank')
      const { rows } = await test.database.pool.query('select reason, actor from order_events where order_id = $1', [
        id,
      ])
      expect(rows).toEqual([{ reason: 'Bürgschaft der Hausbank', actor: 'MERCHANT' }])
    }
    const atTheTill = await order({ state: 'READY_FOR_PICKUP', method: 'DEALER' })
    expect(await run('order-hand-over', atTheTill)).toBe(`Order ${atTheTill} is HANDED_OVER, its payment PAID.`)
    const later = await order({ state: 'READY_FOR_PICKUP', method: 'DEALER' })
    expect(await run('order-hand-over', later, '--unpaid', '--reason', 'Zahlt morgen')).toContain('IN_PROGRESS')
    await expect(run('order-confirm', await order(), '--unpaid')).rejects.toThrow("Unknown option '--unpaid'")
  })

  it('dispatch a financed order once its down payment was received, or without one', async () => {
    const financed = { state: 'READY_FOR_PICKUP', payment: 'WAITING_FOR_PAYMENT_DETAILS' } as const
    const given = { ...financed, provider: 'BANKING_REQUEST', financing: 'APPROVED' } as const
    const id = await order(given)
    await expect(run('order-hand-over', id)).rejects.toThrow('is not paid: €49.90 by BANK_TRANSFER')
    await run('order-paid', id)
    expect(await run('order-hand-over', id)).toContain('HANDED_OVER')
    expect(await run('order-hand-over', await order({ ...given, method: 'DEALER' }))).toContain('HANDED_OVER')
    expect(await run('order-hand-over', await order({ ...given, due: 0 }))).toContain('HANDED_OVER')
  })

  it('hold a financed order back until the bank’s answer is recorded, paid or not', async () => {
    const given = { provider: 'BANKING_REQUEST', state: 'CONFIRMED' } as const
    const id = await order(given)
    expect(await run('order-list')).toMatch(new RegExp(`${id}.*financing WAITING`))
    await run('order-paid', id)
    for (const verb of ['order-prepare', 'order-invoice'])
      await expect(run(verb, id)).rejects.toThrow(`Order ${id} waits for the bank: record its answer first`)
    for (const [verb, state] of [
      ...[['order-ready', 'IN_PREPARATION'] as const, ['order-ship', 'IN_PREPARATION'] as const],
      ['order-hand-over', 'READY_FOR_PICKUP'] as const,
    ])
      await expect(run(verb, await order({ ...given, state, payment: 'PAID' }))).rejects.toThrow('waits for the bank')
    const ready = await order({ ...given, state: 'READY_FOR_PICKUP' })
    await expect(run('order-hand-over', ready, '--unpaid', '--reason', 'x')).rejects.toThrow('waits for the bank')

    expect(await run('order-financing-approve', id, '--as', 'admin')).toContain('is CONFIRMED')
    await expect(run('order-financing-reject', id)).rejects.toThrow('its financing is APPROVED already')
    await run('order-prepare', id)
    await expect(run('order-financing-approve', await order())).rejects.toThrow('is not financed')
    expect(await run('order-financing-reject', ready, '--reason', 'Schufa')).toBe(
      `Order ${ready} is CANCELLED, its payment CANCELLED.`,
    )
    expect(await historyOf(test.database, ready)).toEqual([
      ...['FINANCING REJECTED by MERCHANT', 'ORDER CANCELLED by MERCHANT', 'PAYMENT CANCELLED by MERCHANT'],
    ])
  })

  it('record a second transfer for an ended order only with a reason, and refund both', async () => {
    const id = await order({ state: 'CONFIRMED' })
    await run('order-cancel', id)
    await run('order-paid', id)
    await expect(run('order-paid', id)).rejects.toThrow('already being refunded')
    expect(await run('order-paid', id, '--reason', 'zweite Überweisung')).toContain('its payment REFUND_PENDING')
    await run('order-refunded', id)
    expect(await run('order-paid', id, '--reason', 'dritte Überweisung')).toContain('its payment REFUND_PENDING')
    expect(await run('order-refunded', id)).toContain('its payment REFUNDED')
  })

  it('do not record a payment while the customer may be paying on a page', async () => {
    const id = await order({ method: 'CREDIT_CARD' })
    await test.database.pool.query(
      "insert into payments (order_id, provider, method, amount_cents) values ($1, 'simulator', 'CREDIT_CARD', 4990)",
      [id],
    )
    await expect(run('order-paid', id)).rejects.toThrow('may be paying')
  })

  it('state why they refuse, and change nothing', async () => {
    const id = await order()
    await expect(run('order-ship', id)).rejects.toThrow(
      `Order ${id} is PLACED, its payment PAYMENT_DETAILS_IN_PROGRESS: this cannot be done now. After that come CONFIRMED, REJECTED`,
    )
    await expect(run('order-invoice', id)).rejects.toThrow('cannot be done now')
    await expect(run('order-confirm', '1234567890')).rejects.toThrow('There is no order 1234567890.')
    await expect(run('order-confirm', 'x')).rejects.toThrow('ten digits')
    await expect(run('order-confirm', id, '--force')).rejects.toThrow("Unknown option '--force'")
    await expect(run('order-confirm', id, '--as', 'customer')).rejects.toThrow('--as merchant or --as admin')
    expect(await statesOf(test.database, id)).toMatchObject({ state: 'PLACED' })
  })

  it('list open orders of one dealer or of all, and ended ones on request', async () => {
    await test.database.pool.query('delete from invoices')
    await test.database.pool.query('delete from orders')
    const [open, owed, over] = [
      await order(),
      await order({ state: 'CANCELLED', payment: 'REFUND_PENDING' }),
      await order({ state: 'REJECTED' }),
    ]
    const list = await run('order-list')
    expect(list.split('\n').map((line) => Number(line.slice(0, 10)))).toEqual([open, owed])
    expect(list).toContain('brinkmann\tPLACED\tPAYMENT_DETAILS_IN_PROGRESS\t€49.90')
    expect(await run('order-list', 'brinkmann', '--all')).toContain(String(over))
    await expect(run('order-list', 'nobody')).rejects.toThrow('There is no merchant nobody')
  })
})
