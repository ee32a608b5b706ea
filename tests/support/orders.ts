import { randomInt, randomUUID } from 'node:crypto'
import type { Database } from '#database/connection.ts'
import type { PaymentKind } from '#domain/cart/cart.ts'
import type { CustomerKind } from '#domain/account/customer.ts'
import type { Locale } from '#domain/locale.ts'
import type {
  AgreedText,
  GermanLine,
  LineFact,
  OrderDelivery,
  OrderFinance,
  OrderLineType,
  VatMode,
} from '#domain/order/order.ts'
import type { FinancingState } from '#domain/order/financing-states.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import type { PaymentMethod, PaymentProviderKind } from '#domain/order/payment-methods.ts'
import type { PaymentState } from '#domain/order/payment-states.ts'

export interface OrderFixture {
  readonly customerId: number
  readonly merchantId: number
  /** A car of the order, reserved with it. */
  readonly vehicleId?: number
  readonly method?: PaymentMethod
  readonly provider?: PaymentProviderKind
  readonly state?: OrderState
  readonly payment?: PaymentState
  /** Without it: WAITING where a bank is the provider. */
  readonly financing?: FinancingState
  /** Cents. */
  readonly due?: number
  /** More than `vehicleId`: any columns of further lines. */
  readonly lines?: readonly OrderLineInput[]
  readonly kind?: CustomerKind
  readonly agreed?: readonly AgreedText[]
  readonly terms?: string
  readonly locale?: Locale
  readonly delivery?: Partial<OrderDelivery>
}

export interface OrderLineInput {
  readonly line_type: OrderLineType
  readonly title: string
  readonly unit_price_cents: number
  readonly vat_mode?: VatMode
  readonly vat_rate?: number
  readonly quantity?: number
  readonly payment?: PaymentKind
  readonly finance?: OrderFinance
  readonly facts?: readonly LineFact[]
  readonly german?: GermanLine
}

const ADDRESS = { firstName: 'Jana', lastName: 'Krüger', street: 'Am Wall', houseNumber: '3', postalCode: '50670' }

const COMPANIES = {
  PRIVATE: { kind: 'PRIVATE', companyName: null, vatId: null },
  COMPANY: { kind: 'COMPANY', companyName: 'Krüger Logistik GmbH', vatId: 'DE123456788' },
}

/** An order as placing it leaves it behind; returns its number. */
export async function addOrder(database: Database, fixture: OrderFixture): Promise<number> {
  const { customerId, merchantId, vehicleId, due = 49_90, method = 'CREDIT_CARD' } = fixture
  const id = randomInt(1_000_000_000, 9_999_999_999)
  const state = fixture.state ?? 'PLACED'
  const payment = fixture.payment ?? 'WAITING_FOR_PAYMENT_DETAILS'
  await database.transaction(async (handle) => {
    await handle
      .insertInto('orders')
      .values({
        ...{ id, placement: randomUUID(), customer_id: customerId, merchant_id: merchantId, state },
        ...{ payment_state: payment, payment_method: method, payment_provider: fixture.provider ?? 'CARD' },
        financing_state: fixture.financing ?? (fixture.provider === 'BANKING_REQUEST' ? 'WAITING' : 'NOT_NEEDED'),
        customer: JSON.stringify({
          ...COMPANIES[fixture.kind ?? 'PRIVATE'],
          email: 'jana@example.com',
          firstName: 'Jana',
          lastName: 'Krüger',
        }),
        billing: JSON.stringify({ ...ADDRESS, city: 'Köln' }),
        delivery: JSON.stringify({
          ...{ vehicles: null, accessories: null, earliest: '2026-12-01', latest: '2026-12-03' },
          ...fixture.delivery,
        }),
        ...{ total_cents: due, due_cents: due, origin: 'http://localhost:3000', locale: fixture.locale ?? 'de' },
        ...{ agreed: JSON.stringify(fixture.agreed ?? []), terms: fixture.terms ?? null },
      })
      .execute()
    const { lines = [] } = fixture
    if (lines.length > 0)
      await handle
        .insertInto('order_lines')
        .values(
          lines.map(({ facts = [], german, finance, ...line }, index) => ({
            ...{ quantity: 1, vat_mode: 'REGULAR' as const, ...line },
            ...{ order_id: id, position: index + 2, facts: JSON.stringify(facts) },
            german: german ? JSON.stringify(german) : null,
            finance: finance ? JSON.stringify(finance) : null,
          })),
        )
        .execute()
    if (!vehicleId) return
    await handle
      .insertInto('order_lines')
      .values({
        ...{ order_id: id, position: 1, line_type: 'VEHICLE', quantity: 1, title: 'Volkswagen Golf', facts: '[]' },
        ...{ unit_price_cents: due, vat_mode: 'REGULAR', vehicle_id: vehicleId },
      })
      .execute()
    await handle.updateTable('vehicles').set({ state: 'RESERVED' }).where('id', '=', vehicleId).execute()
  })
  return id
}

/** Where an order and its payment stand. */
export async function statesOf(database: Database, orderId: number) {
  return database.read
    .selectFrom('orders')
    .select(['state', 'payment_state as payment'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** What happened to an order, as `PAYMENT PAID by PROVIDER`, the first first. */
export async function historyOf(database: Database, orderId: number): Promise<string[]> {
  const rows = await database.read
    .selectFrom('order_events')
    .select(['subject', 'to_state', 'actor'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map(({ subject, to_state, actor }) => `${subject} ${to_state} by ${actor}`)
}
