import { sql } from 'kysely'
import { isTradedIn } from '#database/traded-in.ts'
import type { ReadHandle, WriteHandle, Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { forEachSafely, type OnRowError, pagedById } from '../for-each-safely.ts'
import { DAYS_OF_NOTICE, type TradedCar, tradedCarName } from '#domain/trade-in/trade-in.ts'

/** Mails the customer an offer, once, in the transaction that makes it. `mainOrigin` is the origin of the main site. */
export async function mailOffer(handle: WriteHandle, tradeInId: number, mainOrigin: string): Promise<void> {
  await mail(handle, tradeInId, { mainOrigin, isEnding: false })
}

interface OfferReminderDeps {
  readonly read: ReadHandle
  readonly writer: Writer
  /** Of the main site. */
  readonly mainOrigin: string
  readonly onError: OnRowError
}

/**
 * Reminds customers of offers that end in three days, once each; returns how many there are. Offers made within these days
 * need no reminder, nor do offers for a car that is traded in already. A reminder that fails is reported.
 */
export async function remindOfOffers(
  { read, writer, mainOrigin, onError }: OfferReminderDeps,
  today: string,
): Promise<number> {
  return forEachSafely(
    pagedById((after, limit) => endingOffers(read, today, after, limit)),
    ({ id }) => writer.transaction((handle) => mail(handle, id, { mainOrigin, isEnding: true })),
    onError,
  )
}

function endingOffers(read: ReadHandle, today: string, after: number, limit: number) {
  return read
    .selectFrom('trade_ins as t')
    .select('t.id')
    .where('t.state', '=', 'OFFERED')
    .where('t.valid_until', '>=', today)
    .where('t.valid_until', '<=', addDays(today, DAYS_OF_NOTICE))
    .where('t.created_at', '<', sql<Date>`now() - make_interval(days => ${DAYS_OF_NOTICE})`)
    .where(({ not }) => not(isTradedIn('t')))
    .where('t.id', '>', after)
    .orderBy('t.id')
    .limit(limit)
    .execute()
}

interface OfferMail {
  readonly mainOrigin: string
  readonly isEnding: boolean
}

/** The mail links to the storefront where the customer registered, or to the main site where that storefront does not show this dealer. */
async function mail(handle: WriteHandle, tradeInId: number, { mainOrigin, isEnding }: OfferMail): Promise<void> {
  const row = await handle
    .selectFrom('trade_ins as t')
    .innerJoin('customers as c', 'c.id', 't.customer_id')
    .innerJoin('merchants as m', 'm.id', 't.merchant_id')
    .select([
      't.vehicle',
      't.price_cents as price',
      't.valid_until as validUntil',
      'm.name as dealer',
      'm.city as place',
    ])
    .select(['c.email', 'c.salutation', 'c.first_name as firstName', 'c.last_name as lastName'])
    .leftJoin('brands as b', (on) =>
      on
        .onRef('b.slug', '=', 'c.brand_slug')
        .on(({ eb, ref, fn }) => eb(ref('m.uuid'), '=', fn<string>('any', ['b.merchant_uuids']))),
    )
    .select(['c.locale', 'c.origin', 'c.brand_slug as registeredAt', 'b.slug as brandSlug'])
    .where('t.id', '=', tradeInId)
    .where('c.status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!row || row.price === null || row.validUntil === null) return
  const { email, salutation, firstName, lastName, locale, registeredAt, brandSlug, vehicle, dealer, place } = row
  const offer = { car: named(vehicle), dealer, place, price: row.price, validUntil: row.validUntil }
  const person = { salutation, firstName, lastName }
  const content = { kind: 'trade-in-offered', person, offer, isEnding } as const
  const once = `trade-in-${tradeInId}-${isEnding ? 'ending' : 'offered'}`
  const origin = registeredAt === brandSlug ? row.origin : mainOrigin
  await requestMail(handle, { locale, origin, brandSlug }, email, content, once)
}

/** The car's name for its owner, with the plate. */
function named(car: TradedCar): string {
  return car.plate === null ? tradedCarName(car) : `${tradedCarName(car)} (${car.plate})`
}
