import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import { readWithin } from '#database/read-within.ts'
import type { ReviewedOffer } from '#domain/private-sale/review.ts'
import { isSimilarPicture } from '#domain/upload/picture-hash.ts'
import { makeSlugs } from '#domain/vehicle/make-spellings.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { readSaleEstimate } from './sale.ts'
import type { GarageVehicle } from '../garage/garage-vehicles.ts'

interface Offer {
  readonly customerId: number
  /** The listing itself; null for a new one. */
  readonly listingId: number | null
  readonly car: GarageVehicle
  readonly vin: string | null
  readonly mileage: number
  readonly price: number
  readonly texts: readonly string[]
  readonly pictureHashes: readonly string[]
}

const MAX_SIMILAR = 200

/** What the rules of the review need to know about an offer. */
export async function readReviewFacts(handle: WriteHandle, offer: Offer): Promise<ReviewedOffer> {
  const { car, mileage, price, texts } = offer
  const { rows } = await sql<{ hours: number; is_model_known: boolean }>`
    select extract(epoch from now() - c.created_at)::float / 3600 as hours, exists (
      select from models md join makes mk on mk.id = md.make_id
      where mk.slug = any(${makeSlugs(car.make)}::text[]) and md.slug = ${slugOf(car.model ?? '')}) as is_model_known
    from customers c where c.id = ${offer.customerId}`.execute(handle)
  const { hours = 0, is_model_known: isModelKnown = false } = rows[0] ?? {}
  const estimate = await readSaleEstimate(readWithin(handle), { ...car, mileage })
  return {
    ...{ price, texts, isModelKnown, accountHours: hours, estimate: estimate?.value ?? null },
    isVinKnown: await isVinKnown(handle, offer),
    isPictureKnown: await isPictureKnown(handle, offer),
  }
}

async function isVinKnown(handle: WriteHandle, { vin, listingId }: Offer): Promise<boolean> {
  if (vin === null) return false
  const { rows } = await sql`
    select 1 from requests where kind = 'PRIVATE_SALE' and data ->> 'vin' = ${vin} and state <> 'ENDED'
      and id is distinct from ${listingId}
    union all select 1 from vehicles where vin = ${vin} and state in ('PUBLISHED', 'RESERVED') limit 1`.execute(handle)
  return rows.length > 0
}

/** Whether a picture of another person's request is like one of these. */
async function isPictureKnown(handle: WriteHandle, { pictureHashes, customerId }: Offer): Promise<boolean> {
  if (pictureHashes.length === 0) return false
  const { rows } = await sql<{ hash: string; own: string }>`
    select u.picture_hash as hash, own from uploads u, unnest(${[...pictureHashes]}::text[]) own
    where u.picture_hash is not null and u.attached_to like 'request:%' and u.customer_id is distinct from ${customerId}
      and bit_count(('x' || u.picture_hash)::bit(64) # ('x' || own)::bit(64)) <= 5
    limit ${MAX_SIMILAR}`.execute(handle)
  return rows.some(({ hash, own }) => isSimilarPicture(hash, own))
}
