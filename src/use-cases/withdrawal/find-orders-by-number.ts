import type { WriteHandle } from '#database/handles.ts'
import { emailKey } from '#domain/account/fields.ts'
import type { Locale } from '#domain/locale.ts'
import { DAYS_OF_GRACE, DAYS_TO_WITHDRAW } from '#domain/order/deadlines.ts'
import { type Settlement, settlementOf, tradeInPlaceOf } from '#domain/order/settlement.ts'
import { isSameName, orderNumbersIn, type WithdrawalDeclaration } from '#domain/withdrawal/declaration.ts'

const DAY = 86_400_000

/** An order that a declaration of withdrawal names. */
export interface OrderByNumber {
  readonly id: number
  /** Its owner is logged in, or the address entered is the order's or the account's. Else only the name is known. */
  readonly isOwners: boolean
  readonly isConsumers: boolean
  /** The period may still run: the goods have not come, or not long ago. */
  readonly isInTime: boolean
  readonly site: { readonly origin: string; readonly brandSlug: string | null }
  readonly locale: Locale
  readonly dealer: string | null
  /** What goes back with it. */
  readonly settlement: Settlement
  /** Where mails about the order go. */
  readonly email: string
}

/** What a declaration names. */
export interface Named {
  /** By number, as everybody else who changes several locks them. */
  readonly orders: readonly OrderByNumber[]
  /** No order was found, or not for every number: somebody has to look for it. */
  readonly isIncomplete: boolean
}

/** The orders that are meant: named by their numbers, by somebody who knows whose they are. */
export async function findOrdersByNumber(
  handle: WriteHandle,
  declaration: WithdrawalDeclaration,
  customerId: number | null,
): Promise<Named> {
  const numbers = orderNumbersIn(declaration.contract).toSorted((one, other) => one - other)
  const orders: OrderByNumber[] = []
  for (const number of numbers) {
    const order = await orderByNumber(handle, number, declaration, customerId)
    if (order) orders.push(order)
  }
  return { orders, isIncomplete: orders.length === 0 || orders.length < numbers.length }
}

async function orderByNumber(
  handle: WriteHandle,
  id: number,
  { name, email }: WithdrawalDeclaration,
  customerId: number | null,
): Promise<OrderByNumber | undefined> {
  const row = await handle
    .selectFrom('orders as o')
    .innerJoin('merchants as m', 'm.id', 'o.merchant_id')
    .leftJoin('customers as c', 'c.id', 'o.customer_id')
    .select(['o.customer', 'o.customer_id', 'o.origin', 'o.brand_slug', 'o.locale', 'o.payment_state', 'o.due_cents'])
    .select(['m.email as dealer', 'm.kind', 'c.email as accountEmail'])
    .select(({ selectFrom }) =>
      selectFrom('order_events')
        .select(({ fn }) => fn.max('at').as('at'))
        .whereRef('order_events.order_id', '=', 'o.id')
        .where('subject', '=', 'ORDER')
        .where('to_state', '=', 'HANDED_OVER')
        .as('handedOverAt'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_lines')
          .select('order_lines.id')
          .whereRef('order_lines.order_id', '=', 'o.id')
          .where('line_type', '=', 'TRADE_IN_VEHICLE'),
      ).as('hasTradeIn'),
    )
    .where('o.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { customer, accountEmail, handedOverAt } = row
  const addresses = [customer.email, accountEmail].flatMap((address) => (address ? [emailKey(address)] : []))
  const isOwners = addresses.includes(emailKey(email)) || (customerId !== null && row.customer_id === customerId)
  if (!isOwners && !isSameName(name, customer)) return undefined
  const latest = (DAYS_TO_WITHDRAW + DAYS_OF_GRACE) * DAY
  const tradeInPlace = tradeInPlaceOf(row.hasTradeIn ? ['TRADE_IN_VEHICLE'] : [], handedOverAt !== null)
  return {
    id,
    isOwners,
    isConsumers: customer.kind === 'PRIVATE',
    isInTime: handedOverAt === null || Date.now() - new Date(handedOverAt).getTime() <= latest,
    site: { origin: row.origin, brandSlug: row.brand_slug },
    locale: row.locale,
    dealer: row.kind === 'COMPANY' ? row.dealer : null,
    settlement: settlementOf({ payment: row.payment_state, due: row.due_cents }, tradeInPlace),
    email: accountEmail ?? customer.email,
  }
}
