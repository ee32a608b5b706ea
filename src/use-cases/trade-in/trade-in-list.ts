import type { ReadHandle } from '#database/handles.ts'
import { emailKey } from '#domain/account/fields.ts'
import type { TradedCar } from '#domain/trade-in/trade-in.ts'
import type { TradeInState } from '#domain/trade-in/trade-in-states.ts'

/** A trade-in in the dealer's list. Cents, YYYY-MM-DD. */
interface ListedTradeIn {
  readonly id: number
  readonly merchant: string
  /** Null where the account has been deleted. */
  readonly email: string | null
  readonly car: TradedCar
  readonly state: TradeInState
  readonly price: number | null
  readonly validUntil: string | null
  readonly orderId: number | null
}

const MAX_ROWS = 200
const OVER: readonly TradeInState[] = ['DECLINED', 'EXPIRED', 'PURCHASED']

/** Open trade-ins, the newest first; only those of one dealer where its slug is given; with `all` ended ones too. */
export async function listTradeIns(
  read: ReadHandle,
  { merchant, all = false }: { readonly merchant?: string | undefined; readonly all?: boolean },
): Promise<ListedTradeIn[]> {
  const rows = read
    .selectFrom('trade_ins as t')
    .innerJoin('merchants as m', 'm.id', 't.merchant_id')
    .leftJoin('customers as c', 'c.id', 't.customer_id')
    .select(['t.id', 'm.slug as merchant', 'c.email', 't.vehicle as car', 't.state', 't.price_cents as price'])
    .select(['t.valid_until as validUntil', 't.order_id as orderId'])
    .orderBy('t.id', 'desc')
    .limit(MAX_ROWS)
  const some = all ? rows : rows.where('t.state', 'not in', [...OVER])
  return (merchant ? some.where('m.slug', '=', merchant) : some).execute()
}

export interface OwnedCar {
  readonly customerId: number
  readonly garageVehicleId: number
  readonly plate: string | null
  readonly vin: string | null
  readonly isSelected: boolean
}

/** The cars in the garage of the customer with this e-mail address, the oldest entry first. */
export async function readCarsOf(read: ReadHandle, email: string): Promise<OwnedCar[]> {
  return read
    .selectFrom('garage_vehicles as g')
    .innerJoin('customers as c', 'c.id', 'g.customer_id')
    .select(['c.id as customerId', 'g.id as garageVehicleId', 'g.plate', 'g.vin', 'g.is_selected as isSelected'])
    .where('c.email_key', '=', emailKey(email))
    .orderBy('g.id')
    .execute()
}
