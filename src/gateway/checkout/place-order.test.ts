import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { demoProducts, demoProviders } from '#feeds/demo/accessories/demo-accessories.ts'
import { findWrongSums } from '#use-cases/order/wrong-sums.ts'
import type { Content } from '#services/content/port.ts'
import { putAccessoriesProviders } from '#use-cases/stock/put-accessories-providers.ts'
import { openMandate } from '#use-cases/payment/give-mandate.ts'
import { BUYERS_ADDRESS } from '../../../tests/support/checkout.ts'
import {
  ADD,
  BILLING,
  DELIVERY,
  SERVICES,
  RESERVE,
  PAYMENT,
  PLACE,
  PRICE,
  QUERY,
  type Checkout,
  useCheckouts,
} from '../../../tests/support/checkouts.ts'
import { run } from '../../../tests/support/run.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'

const test = useTestDatabase()
const { shop, nextCar, customer, withCar, toSummary, place } = useCheckouts(test)

describe('an order', () => {
  it('is placed once: cart, car, reservation and draft follow in the same transaction', async () => {
    const { context, car: id } = await withCar()
    const summary = await toSummary(context)
    const key = randomUUID()
    const [first, second] = await Promise.all([place(context, summary, key), place(context, summary, key)])
    expect(first.errors).toEqual([])
    expect(second.data).toEqual(first.data)
    expect((await place(context, summary, key)).data).toEqual(first.data)
    const { orderIds } = first.data.placeOrder as { orderIds: string[] }
    expect(orderIds).toEqual([expect.stringMatching(/^\d{10}$/)])
    const { rows } = await test.database.pool.query(
      `select o.state, o.payment_state, o.total_cents::int as total, o.agreed->0->>'key' as agreed, v.state as car,
        split_part(o.terms, E'\\n', 1) as terms, split_part(o.withdrawal_terms, E'\\n', 1) as withdrawal_terms,
        (select count(*)::int from order_events e where e.order_id = o.id) as events,
        (select count(*)::int from orders twin where twin.customer_id = o.customer_id) as orders,
        (select count(*)::int from vehicle_holds h where h.customer_id = o.customer_id) as reservations,
        (select count(*)::int from drafts d where d.customer_id = o.customer_id) as drafts
       from orders o join vehicles v on v.id = $2 where o.id = $1`,
      [orderIds[0], id],
    )
    expect(rows).toEqual([
      {
        state: 'PLACED',
        payment_state: 'PAYMENT_DETAILS_IN_PROGRESS',
        total: PRICE * 100,
        agreed: 'USED_LIABILITY',
        terms: '# Allgemeine Geschäftsbedingungen',
        withdrawal_terms: '# Widerrufsbelehrung',
        car: 'RESERVED',
        events: 2,
        orders: 1,
        reservations: 0,
        drafts: 0,
      },
    ])
    expect((await run(QUERY, {}, context)).data).toEqual({ checkout: null, cartCount: 0 })
  })

  it('is never placed while the delivery has no final price', async () => {
    const { context } = await withCar()
    await toSummary(context)
    const unknown = { ...BUYERS_ADDRESS, postalCode: '66780', city: 'Rehlingen-Siersburg' }
    const problem = { code: 'UNKNOWN_POSTAL_CODE' }
    const refusedAt = (field: string) => [{ code: 'INVALID_INPUT', fields: [{ ...problem, field }] }]
    const entered = { vehicles: 'DELIVERY', address: { address: unknown } }
    expect((await run(DELIVERY, { input: entered }, context)).errors).toMatchObject(refusedAt('postalCode'))
    await run(BILLING, { input: { address: unknown } }, context)
    expect((await run(DELIVERY, { input: { vehicles: 'DELIVERY' } }, context)).errors).toMatchObject(
      refusedAt('addressId'),
    )
    expect((await run(DELIVERY, { input: { vehicles: 'PICK_UP' } }, context)).errors).toEqual([])

    await run(BILLING, { input: { address: BUYERS_ADDRESS } }, context)
    expect((await run(DELIVERY, { input: { vehicles: 'DELIVERY' } }, context)).errors).toEqual([])
    await run(PAYMENT, { payments: [{ dealer: shop.dealer.uuid, method: 'BANK_TRANSFER' }] }, context)
    const summary = (await run(QUERY, {}, context)).data.checkout as Checkout
    expect(summary.openStep).toBe('CHECKOUT_SUMMARY')
    const { places } = context.deps
    const forgetful = { ...context, deps: { ...context.deps, places: { ...places, known: async () => undefined } } }
    expect((await run(QUERY, {}, forgetful)).data.checkout).toMatchObject({ openStep: 'CHECKOUT_DELIVERY' })
    const open = (await run(QUERY, {}, forgetful)).data.checkout as Checkout
    expect((await place(forgetful, open)).codes).toEqual(['CHANGED'])
    expect((await place(context, summary)).errors).toEqual([])
  })

  it('stores a warranty with its terms and without VAT, and nothing is ordered where they have changed', async () => {
    const { context, car: id } = await withCar()
    await toSummary(context)
    const offered = `{ checkout { dealers { services { key termsPath } } } }`
    const { dealers } = (await run(offered, {}, context)).data.checkout as { dealers: { services: object[] }[] }
    const termsPath = '/pages/garantiebedingungen-2026-11'
    expect(dealers[0]!.services).toContainEqual({ key: 'warranty-12', termsPath })
    await run(SERVICES, { cars: [{ vehicleId: id, services: ['warranty-12'] }] }, context)
    const payments = [{ dealer: shop.dealer.uuid, method: 'BANK_TRANSFER' }]
    const summary = (await run(PAYMENT, { payments }, context)).data.setCheckoutPayment as Checkout & { vat: number }
    expect(summary.vat, 'neither the car nor the warranty shows any').toBe(0)
    const { content } = context.deps
    const page: Content['page'] = async (slug, locale) => {
      const found = await content.page(slug, locale)
      return found && slug.startsWith('garantie') ? { ...found, title: 'Neue Fassung' } : found
    }
    const changed = { ...context, deps: { ...context.deps, content: { ...content, page } } }
    expect((await place(changed, summary)).codes).toEqual(['CHANGED'])
    const { data } = await place(context, summary)
    const { rows } = await test.database.pool.query<{ terms: string }>(
      "select terms, vat_mode, vat_rate::int as rate, facts from order_lines where order_id = $1 and line_type = 'SERVICE'",
      [(data.placeOrder as { orderIds: string[] }).orderIds[0]],
    )
    expect(rows).toMatchObject([{ vat_mode: 'EXEMPT', rate: 0, facts: [{ label: 'Versicherungsteuer' }] }])
    expect(rows[0]!.terms).toMatch(/^# Garantiebedingungen[^]*Garantiegeber[^]*§ 4 Nr. 10 UStG/)
  })

  it('sells no warranty whose page of terms is missing', async () => {
    const { context, car: id } = await withCar()
    await toSummary(context)
    await run(SERVICES, { cars: [{ vehicleId: id, services: ['warranty-12'] }] }, context)
    const { content } = context.deps
    const page: Content['page'] = async (slug, locale) =>
      slug.startsWith('garantie') ? undefined : content.page(slug, locale)
    const without = { ...context, deps: { ...context.deps, content: { ...content, page } } }
    const payments = [{ dealer: shop.dealer.uuid, method: 'BANK_TRANSFER' }]
    const summary = (await run(PAYMENT, { payments }, without)).data.setCheckoutPayment as Checkout
    expect((await place(without, summary)).codes).toEqual(['CHANGED'])
  })

  it('asks no maps service for places while rows are locked', async () => {
    const { context } = await withCar()
    const searched: string[] = []
    const { places } = context.deps
    const zip = async (code: string) => {
      searched.push(code)
      return places.zip(code)
    }
    const watched = { ...context, deps: { ...context.deps, places: { ...places, zip } } }
    const summary = await toSummary(context)
    await run(DELIVERY, { input: { vehicles: 'DELIVERY' } }, watched)
    await place(watched, summary)
    expect(searched).toEqual([])
  })

  it('is split by dealer, each order with the consents to its own dealer and cars', async () => {
    const { context, car: id } = await withCar()
    const other = await nextCar(shop.other.id)
    await run(ADD, { items: [{ productType: 'Vehicle', id: other }] }, context)
    const { data } = await place(context, await toSummary(context))
    const { orderIds } = data.placeOrder as { orderIds: string[] }
    const { rows } = await test.database.pool.query<{
      merchant_id: number
      placement: string
      agreed: { key: string; vehicleIds: number[]; text: string }[]
      customer: object
    }>('select merchant_id, placement, agreed, customer from orders where id = any($1)', [orderIds])
    expect(new Set(rows.map((row) => row.merchant_id))).toEqual(new Set([shop.dealer.id, shop.other.id]))
    expect(new Set(rows.map((row) => row.placement)).size).toBe(1)
    for (const { merchant_id, agreed, customer } of rows) {
      // Who has the account, not whose address the bill goes to.
      const [firstName, lastName] = ['Jana', 'Krüger']
      expect(customer).toMatchObject({ kind: 'PRIVATE', email: expect.stringContaining('@'), firstName, lastName })
      const own = Number(merchant_id === shop.dealer.id ? id : other)
      expect(agreed.filter(({ key }) => key === 'TERMS')).toHaveLength(1)
      expect(new Set(agreed.flatMap(({ vehicleIds }) => vehicleIds))).toEqual(new Set([own]))
      expect(agreed.find(({ key }) => key === 'USED_LIABILITY')?.vehicleIds).toEqual([own])
      expect(agreed.find(({ key }) => key === 'TERMS')?.vehicleIds).toEqual([])
      expect(agreed.map(({ text }) => text)).not.toContain(undefined)
      expect(agreed.find(({ key }) => key === 'WITHDRAWAL')?.text).toMatch(/14 Tagen/)
    }
  })

  it('needs every consent, and names those that are missing', async () => {
    const { context } = await withCar()
    const { shown } = await toSummary(context)
    const key = randomUUID()
    const { errors } = await run(PLACE, { key, shown, consents: [1] }, context)
    expect(errors).toMatchObject([{ code: 'INVALID_INPUT', fields: [{ field: 'consents.0', code: 'NOT_ACCEPTED' }] }])
    expect((await run(PLACE, { key: 'short', shown, consents: [0, 1] }, context)).codes).toEqual(['INVALID_INPUT'])
  })

  it('is not placed for another price than the one shown', async () => {
    const { context, car: id } = await withCar()
    const summary = await toSummary(context)
    await test.database.pool.query(
      'update vehicles set price_cents = price_cents + 100, updated_at = now() where id = $1',
      [id],
    )
    expect((await place(context, summary)).codes).toEqual(['CHANGED'])
    const { data } = await run(QUERY, {}, context)
    expect(data.checkout).toMatchObject({ total: PRICE + 1, openStep: 'CHECKOUT_PAYMENT' })
    expect((await place(context, await toSummary(context))).errors).toEqual([])
  })

  it('is not placed under terms or a withdrawal instruction that were not shown', async () => {
    const { context } = await withCar()
    const summary = await toSummary(context)
    for (const slug of ['agb', 'widerrufsbelehrung']) {
      const content: Content = {
        ...context.deps.content,
        page: async (name, locale) => {
          const page = await context.deps.content.page(name, locale)
          return page && name === slug ? { ...page, title: `${page.title}, Fassung 2` } : page
        },
      }
      const edited = { ...context, deps: { ...context.deps, content } }
      expect((await place(edited, summary)).codes, slug).toEqual(['CHANGED'])
    }
    expect((await place(context, summary)).errors).toEqual([])
  })

  it('names the version of each legal text it was placed under, and stores the privacy notice', async () => {
    const { context } = await withCar()
    const validFrom = new Date('2026-10-31T23:30:00Z')
    const content: Content = {
      ...context.deps.content,
      page: async (name, locale) => {
        const page = await context.deps.content.page(name, locale)
        return page && name !== 'agb'
          ? { ...page, version: { number: name === 'datenschutz' ? 5 : 2, validFrom } }
          : page
      },
    }
    const summary = await toSummary(context)
    const edited = { ...context, deps: { ...context.deps, content } }
    const { errors, data } = await place(edited, summary)
    expect(errors).toEqual([])
    const [id] = (data.placeOrder as { orderIds: string[] }).orderIds
    const { rows } = await test.database.pool.query(
      "select legal_versions, split_part(privacy_notice, E'\\n', 1) as privacy from orders where id = $1",
      [id],
    )
    expect(rows).toEqual([
      {
        legal_versions: [
          { page: 'widerrufsbelehrung', number: 2, validFrom: '2026-11-01' },
          { page: 'datenschutz', number: 5, validFrom: '2026-11-01' },
        ],
        privacy: '# Datenschutz',
      },
    ])
  })

  it('is not placed for a cart that has changed since the summary', async () => {
    const { context } = await withCar()
    const summary = await toSummary(context)
    const added = await nextCar()
    await run(ADD, { items: [{ productType: 'Vehicle', id: added }] }, context)
    expect((await place(context, summary)).codes).toEqual(['CHANGED'])
    const remove = 'mutation ($items: [CartItemKey!]!) { deleteFromCart(input: {items: $items}) { count } }'
    await run(remove, { items: [{ productType: 'Vehicle', id: added }] }, context)
    expect((await place(context, summary)).errors).toEqual([])
  })

  it('is placed once where many forms are sent at once; the others are refused as changed', async () => {
    const { context } = await withCar()
    const summary = await toSummary(context)
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(context, summary)))
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'CHANGED'))
  })

  it('of accessories alone, which no car guards, is placed once as well', async () => {
    await putAccessoriesProviders(test.database, shop.dealer.id, demoProviders(['VW']))
    const context = await customer()
    const oil = demoProducts().find(({ categoryId }) => categoryId === 'engine-oil')!
    const items = [{ productType: 'AccessoryStandAlone', id: oil.productId, quantity: 2 }]
    expect((await run(ADD, { items }, context)).errors).toEqual([])
    await run(BILLING, { input: { address: BUYERS_ADDRESS } }, context)
    await run(DELIVERY, { input: { accessories: 'ACCESSORY_DELIVERY' } }, context)
    const payments = [{ dealer: shop.dealer.uuid, method: 'PREPAYMENT' }]
    const { data, errors } = await run(PAYMENT, { payments }, context)
    expect(errors).toEqual([])
    const summary = data.setCheckoutPayment as Checkout
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(context, summary)))
    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'CHANGED'))
    const { customerId } = context.actor as { customerId: number }
    const { rows } = await test.database.pool.query('select from orders where customer_id = $1', [customerId])
    expect(rows).toHaveLength(1)
  })

  it('waits for a running change of its car, and is then refused as changed', async () => {
    const { context, car: id } = await withCar()
    const summary = await toSummary(context)
    const dealer = await test.database.pool.connect()
    await dealer.query('begin')
    await dealer.query('update vehicles set price_cents = price_cents + 100 where id = $1', [id])
    const placing = place(context, summary)
    await expect.poll(() => isSomebodyWaiting()).toBe(true)
    await dealer.query('commit')
    dealer.release()
    expect((await placing).codes).toEqual(['CHANGED'])
  })

  it('refuses the second buyer, with the codes of the error catalogue', async () => {
    const first = await withCar()
    const second = await withCar(first.car)
    const summary = await toSummary(first.context)
    expect((await run(RESERVE, {}, second.context)).errors).toMatchObject([
      { code: 'RESERVED', errorCode: 102 },
      { code: 'UNAVAILABLE', errorCode: 113 },
    ])
    await test.database.pool.query(`update vehicle_holds set held_until = now() - interval '1 minute'`)
    const theirs = await toSummary(second.context)
    expect((await place(first.context, summary)).codes).toEqual(['RESERVED', 'UNAVAILABLE'])
    expect((await place(second.context, theirs)).errors).toEqual([])
    expect((await run(RESERVE, {}, first.context)).codes).toEqual(['RESERVED', 'UNAVAILABLE'])
  })

  it('goes to one of many simultaneous buyers', async () => {
    const id = await nextCar()
    const racers = await Promise.all(Array.from({ length: 8 }, () => withCar(id)))
    const summaries: Checkout[] = []
    for (const { context } of racers) {
      summaries.push(await toSummary(context))
      await test.database.pool.query('delete from vehicle_holds')
    }
    const answers = await Promise.all(racers.map(({ context }, index) => place(context, summaries[index]!)))
    const won = answers.filter(({ errors }) => errors.length === 0)
    expect(won).toHaveLength(1)
    for (const { codes } of answers.filter((answer) => !won.includes(answer)))
      expect(codes).toEqual(['RESERVED', 'UNAVAILABLE'])
    const { rows } = await test.database.pool.query('select order_id from order_lines where vehicle_id = $1', [id])
    expect(rows).toHaveLength(1)
  })
})

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await test.database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

describe('a direct debit', () => {
  const IBAN = 'DE89 3704 0044 0532 0130 00'

  it('needs an account, which nobody can read again, and is stored with the order', async () => {
    const { uuid, id } = await addMerchant(test.database, { slug: 'klein', name: 'Autohaus Klein' })
    await deliver(test.database, id, [car('1', { attributes: { price: 3_000_00 } })])
    await test.database.pool.query(`update merchants set sepa_creditor_id = 'DE98ZZZ09999999999' where id = $1`, [id])
    const { context } = await withCar(await nextCar(id))
    await toSummary(context)
    const pay = (account: object) =>
      run(PAYMENT, { payments: [{ dealer: uuid, method: 'SEPA_MANDATE', ...account }] }, context)
    const wrong = await pay({ holder: ' ', iban: 'DE00 3704 0044 0532 0130 00' })
    expect(wrong.errors[0]?.fields).toEqual([
      { field: 'payments.0.holder', code: 'REQUIRED' },
      { field: 'payments.0.iban', code: 'INVALID_IBAN' },
    ])
    expect((await pay({})).codes).toEqual(['INVALID_INPUT'])
    await pay({ holder: 'Sabine Krüger', iban: IBAN })
    const checkout = (await pay({})).data.setCheckoutPayment as Checkout
    expect(checkout.dealers[0]).toMatchObject({ method: 'SEPA_MANDATE', hasMandate: true })
    const { rows: drafts } = await test.database.pool.query<{ data: object }>('select data from drafts')
    expect(JSON.stringify(drafts)).not.toMatch(/Sabine Krüger.*DE89|0532/)

    const { data } = await place(context, checkout)
    const [orderId] = (data.placeOrder as { orderIds: string[] }).orderIds
    const { rows } = await test.database.pool.query<{ mandate: Buffer; mandate_reference: string }>(
      'select mandate, mandate_reference from payments where order_id = $1',
      [orderId],
    )
    expect(rows[0]?.mandate_reference).toBe(`FW${orderId}`)
    expect(openMandate(context.deps.secretBox, Number(orderId), rows[0]!.mandate)).toMatchObject({
      holder: 'Sabine Krüger',
      iban: IBAN.replaceAll(' ', ''),
    })
  })
})

it('has the sum of its lines as its total, in every order placed here', async () => {
  const { rows } = await test.database.pool.query<{ orders: number }>('select count(*)::int as orders from orders')
  expect(rows[0]!.orders).toBeGreaterThan(1)
  expect(await findWrongSums(test.database.read)).toEqual([])
  const removed = await test.database.pool.query<{ order_id: number }>(
    `delete from order_lines where id = (select max(id) from order_lines where unit_price_cents <> 0) returning order_id`,
  )
  expect(await findWrongSums(test.database.read)).toEqual([removed.rows[0]!.order_id])
})
