import type { ReadHandle } from '#database/handles.ts'
import { nearestDealers } from '#domain/delivery/dealer-finder.ts'
import type { Work } from '#domain/appointments/calendar.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { type ServiceSum, sumOfServices, workOfServices } from '#domain/workshop/service.ts'
import type { Place } from '#services/places/port.ts'
import type { LocatedMerchant } from '../merchant/find-dealers.ts'
import { type Merchant, readDealers } from '../merchant/merchants.ts'

export interface Workshop {
  readonly merchant: LocatedMerchant
  /** What the services cost there. */
  readonly sum: ServiceSum
  /** What they take of its hours. */
  readonly work: Work
  /** It takes appointments online. */
  readonly hasCalendar: boolean
}

/**
 * The workshops of this shop that offer all of the services: those within 100 km of a place, the nearest first and at most twelve; by name
 * where there is no place.
 */
export async function findWorkshops(
  read: ReadHandle,
  scope: MerchantScope,
  skus: readonly string[],
  place: Place | undefined,
): Promise<Workshop[]> {
  const dealers = await readDealers(read, scope.merchantUuids)
  const offers = await readOffers(read, skus)
  const workshops = dealers.filter(({ id }) => skus.length > 0 && offers.get(id)?.length === skus.length)
  const located = place
    ? nearestDealers(workshops, place).map(({ dealer, distance }) => ({ ...dealer, distance }))
    : workshops.map((dealer) => ({ ...dealer, distance: null }))
  const calendars = await readCalendars(read)
  return located.map((merchant) => ({
    merchant,
    sum: sumOfServices(offers.get(merchant.id) ?? []),
    work: workOfServices(offers.get(merchant.id) ?? []),
    hasCalendar: calendars.has(merchant.id),
  }))
}

/** A workshop of this shop; undefined where it is none, or does not offer all of the services. */
export async function readWorkshop(
  read: ReadHandle,
  scope: MerchantScope,
  skus: readonly string[],
  uuid: string,
): Promise<(Omit<Workshop, 'merchant'> & { readonly merchant: Merchant }) | undefined> {
  const all = await findWorkshops(read, scope, skus, undefined)
  return all.find(({ merchant }) => merchant.uuid === uuid)
}

async function readOffers(read: ReadHandle, skus: readonly string[]) {
  if (skus.length === 0) return new Map<number, []>()
  const rows = await read
    .selectFrom('workshop_prices as p')
    .innerJoin('workshop_services as s', 's.sku', 'p.sku')
    .select([
      'p.merchant_id',
      's.price_kind as kind',
      'p.price_cents as price',
      'p.max_price_cents as maxPrice',
      's.work',
    ])
    .where('p.sku', 'in', [...skus])
    .execute()
  return Map.groupBy(rows, ({ merchant_id: id }) => id)
}

async function readCalendars(read: ReadHandle): Promise<ReadonlySet<number>> {
  const rows = await read.selectFrom('appointment_calendars').select('merchant_id').execute()
  return new Set(rows.map(({ merchant_id: id }) => id))
}
