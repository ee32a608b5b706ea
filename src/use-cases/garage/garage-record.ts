import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { MonthValue } from '#domain/garage/value-history.ts'
import type { MerchantDetails } from '#domain/merchant.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { type RequestTitle, titleOf } from '#domain/request/request.ts'
import type { RequestState } from '#domain/request/transitions.ts'
import { isClosed } from '#domain/request/transitions.ts'
import type { Shopper } from '#domain/shopper.ts'
import { type Order, readOrdersOfCar } from '../order/orders.ts'
import { type Upload, uploadsOf } from '../upload/uploads.ts'
import { readGarage } from './garage-vehicles.ts'

/** More than a car of one owner has had; older ones are found among the requests. */
const MAX_SERVICES = 30

/** A workshop booking of the car. */
export interface GarageService extends RequestTitle {
  readonly id: number
  readonly state: RequestState
  readonly isOpen: boolean
  readonly seller: Pick<MerchantDetails, 'name' | 'kind' | 'city'>
  readonly createdAt: Date
  /** Of its last time; null where the workshop has given none. */
  readonly startsAt: Date | null
}

/** What has come together about a car of the garage. */
export interface GarageRecord {
  readonly values: readonly MonthValue[]
  readonly services: readonly GarageService[]
  /** Orders with which it was bought, or is traded in. */
  readonly orders: readonly Order[]
  /** The customer's own documents. */
  readonly files: readonly Upload[]
}

type Outcome = { readonly kind: 'done'; readonly record: GarageRecord } | Refused

/**
 * Values, services and documents of a car of the customer's garage. On a dealer's storefront only what belongs to that dealer; the values,
 * which come from everybody's offers, are left out there. Refused: NOT_FOUND.
 */
export async function readGarageRecord(read: ReadHandle, shopper: Shopper, garageId: number): Promise<Outcome> {
  const { customerId, scope } = shopper
  const vehicle = (await readGarage(read, customerId)).find(({ id }) => id === garageId)
  if (!vehicle) return refused('NOT_FOUND')
  const owner = { kind: 'CUSTOMER', customerId } as const
  const [values, services, orders, files] = await Promise.all([
    scope.merchantUuids.length > 0 ? [] : readValues(read, garageId),
    readServices(read, shopper, garageId),
    readOrdersOfCar(read, shopper, vehicle),
    uploadsOf(read, { attachedTo: `garage:${garageId}`, owner }),
  ])
  return { kind: 'done', record: { values, services, orders, files } }
}

function readValues(read: ReadHandle, garageId: number): Promise<MonthValue[]> {
  return read
    .selectFrom('garage_values')
    .select(['month', 'value_cents as value'])
    .where('garage_vehicle_id', '=', garageId)
    .orderBy('month')
    .execute()
}

async function readServices(
  read: ReadHandle,
  { customerId, scope: { merchantUuids } }: Shopper,
  garageId: number,
): Promise<GarageService[]> {
  const rows = await read
    .selectFrom('requests as r')
    .innerJoin('merchants as m', 'm.id', 'r.merchant_id')
    .select(['r.id', 'r.state', 'r.data', 'r.created_at as createdAt', 'm.name', 'm.kind', 'm.city'])
    .select(
      sql<Date | null>`(select a.starts_at from appointments a
        where a.request_id = r.id and a.state = 'BOOKED' order by a.id desc limit 1)`.as('startsAt'),
    )
    .where('r.customer_id', '=', customerId)
    .where('r.kind', '=', 'BOOKING')
    .where(sql<boolean>`r.data -> 'vehicle' ->> 'garageId' = ${String(garageId)}`)
    .$if(merchantUuids.length > 0, (query) => query.where('m.uuid', 'in', [...merchantUuids]))
    .orderBy('r.created_at', 'desc')
    .limit(MAX_SERVICES)
    .execute()
  return rows.map(({ data, name, kind, city, ...row }) => {
    const isOpen = !isClosed('BOOKING', row.state)
    return { ...row, seller: { name, kind, city }, ...titleOf(data), isOpen }
  })
}
