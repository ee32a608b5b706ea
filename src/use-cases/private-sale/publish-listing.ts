import { randomUUID } from 'node:crypto'
import { ownerName } from '#database/carts.ts'
import { deleteDraft, lockDraftOf } from '#database/drafts.ts'
import type { WriteHandle } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import { once } from '#database/idempotency.ts'
import { readWithin } from '#database/read-within.ts'
import type { MailSite } from '#domain/mail.ts'
import type { ListingData, ListingPicture } from '#domain/private-sale/listing.ts'
import { LISTING_DAYS, MAX_OPEN_LISTINGS } from '#domain/private-sale/listing-limits.ts'
import { reviewReasonsOf } from '#domain/private-sale/review.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { allowsStep, type RequestState } from '#domain/request/transitions.ts'
import type { Images } from '#services/images/port.ts'
import type { Place, Places } from '#services/places/port.ts'
import { customerOfId } from '../account/customer-row.ts'
import { changeRequest } from '../request/change-request.ts'
import { lockRequest } from '../request/lock-request.ts'
import { openRequest } from '../request/open-request.ts'
import { moveUploads } from '../upload/attach-uploads.ts'
import { readStoredUpload } from '../upload/upload-file.ts'
import { lockUploads } from '../upload/store-upload.ts'
import type { UploadDeps } from '../upload/upload-deps.ts'
import { readReviewFacts } from './review-facts.ts'
import { type PrivateSale, readSale, SALE_PLACE, saleDigest, saleOwner } from './sale.ts'

export interface PublishDeps extends UploadDeps {
  readonly places: Pick<Places, 'zip'>
  readonly images: Pick<Images, 'add'>
}

interface Publication {
  readonly customerId: number
  readonly site: MailSite
  /** Of the form: sent twice it is one listing. */
  readonly key: string
  /** What was shown. */
  readonly shown: string
}

export interface PublishedListing {
  readonly kind: 'done'
  readonly id: number
  /** Otherwise a person looks at it first. */
  readonly isOnline: boolean
}

const DAY_MS = 86_400_000

export function listingEnd(now = Date.now()): Date {
  return new Date(now + LISTING_DAYS * DAY_MS)
}

/**
 * Sends what the draft says: a new listing, or a changed one. It is online at once unless a rule of the review applies; then a person
 * decides. Refused: CONFLICT where a step is not answered, where the car has another open listing, or where the listing can no longer be
 * changed, CHANGED where something else was shown, LIMIT_REACHED with too many listings.
 */
export async function publishListing(
  deps: PublishDeps,
  { customerId, site, key, shown }: Publication,
): Promise<PublishedListing | Refused> {
  const before = await readSale(deps.read, customerId)
  const pictures = await publicPictures(deps, before)
  const place = before.draft.information && (await deps.places.zip(before.draft.information.postalCode))
  const owner = saleOwner(customerId)
  return deps.writer.transaction((handle) =>
    once<PublishedListing | Refused>(
      handle,
      { owner: ownerName(owner), operation: 'publishPrivateSale', key },
      { shown },
      async () => {
        await lockDraftOf(handle, owner, 'private-sale')
        await lockUploads(handle, owner)
        const sale = await readSale(readWithin(handle), customerId)
        if (!place || sale.openStep !== 'private-sale-confirmation') return refused('CONFLICT')
        if (saleDigest(sale) !== shown) return refused('CHANGED')
        if (sale.listed.some(({ garageVehicleId }) => garageVehicleId === sale.car?.id)) return refused('CONFLICT')
        const data = await dataOf(handle, customerId, sale, { pictures, place })
        if (!data) return refused('CONFLICT')
        const id = await write(handle, { customerId, site, key }, sale, { data, place })
        if (typeof id !== 'number') return id
        await moveUploads(handle, { owner, from: SALE_PLACE, to: `request:${id}` })
        await deleteDraft(handle, owner, 'private-sale')
        const isOnline = data.reviewReasons.length === 0
        if (!isOnline && sale.draft.listingId === null)
          await enqueue(handle, 'send-listing-mail', { requestId: id, news: 'IN_REVIEW' })
        if (isOnline)
          await changeRequest(handle, { requestId: id, to: 'ONLINE', actor: 'PROVIDER', expiresAt: listingEnd() })
        return { kind: 'done', id, isOnline }
      },
    ),
  )
}

/** The pictures as everybody will see them; what no listing names later is deleted with the photographs nobody uses. */
async function publicPictures(deps: PublishDeps, { pictures }: PrivateSale): Promise<ListingPicture[]> {
  const published: ListingPicture[] = []
  for (const { key } of pictures) {
    const file = await readStoredUpload(deps, key)
    const added = file && (await deps.images.add(file.bytes))
    if (added) published.push({ upload: key, picture: added.key })
  }
  return published
}

async function dataOf(
  handle: WriteHandle,
  customerId: number,
  { draft: { information, listingId }, car, pictures: uploads }: PrivateSale,
  { pictures, place }: { readonly pictures: readonly ListingPicture[]; readonly place: Place },
): Promise<ListingData | undefined> {
  if (!information || car?.model == null) return undefined
  const { vehicleName, description, price, mileage, vin } = information
  const facts = await readReviewFacts(handle, {
    ...{ customerId, listingId, car, vin, mileage, price, texts: [vehicleName, description] },
    pictureHashes: uploads.flatMap(({ pictureHash }) => pictureHash ?? []),
  })
  const { make, model, firstRegistration, fuelType } = car
  return {
    ...{ ...information, title: vehicleName, make, model, firstRegistration, fuelType, city: place.city },
    ...{ pictures, reviewReasons: reviewReasonsOf(facts) },
  }
}

/** Asked before anything is written: a listing that is reserved or sold stays as its buyer has seen it. */
function isChangeable(state: RequestState): boolean {
  const change = { kind: 'PRIVATE_SALE', from: state, to: 'IN_REVIEW', actor: 'CUSTOMER' } as const
  return state === 'IN_REVIEW' || allowsStep(change)
}

/** Opens the listing, or changes the one that the draft is about; answers its id, in review. */
async function write(
  handle: WriteHandle,
  { customerId, site, key }: Omit<Publication, 'shown'>,
  { draft: { listingId } }: PrivateSale,
  { data, place }: { readonly data: ListingData; readonly place: Place },
): Promise<number | Refused> {
  const customer = await customerOfId(handle, customerId)
  if (!customer) return refused('CONFLICT')
  const seller = sellerOf(data, place, customer.email)
  if (listingId !== null) {
    const row = await lockRequest(handle, listingId)
    const isOwn = await handle
      .selectFrom('requests')
      .select('merchant_id')
      .where('id', '=', listingId)
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'PRIVATE_SALE')
      .executeTakeFirst()
    if (!row || !isOwn || !isChangeable(row.state)) return refused('CONFLICT')
    await handle.updateTable('merchants').set(seller).where('id', '=', isOwn.merchant_id).execute()
    await handle
      .updateTable('requests')
      .set({ data: JSON.stringify(data), garage_vehicle_id: data.garageVehicleId, escalations: 0 })
      .where('id', '=', listingId)
      .execute()
    if (row.state === 'IN_REVIEW') return listingId
    const outcome = await changeRequest(handle, { requestId: listingId, to: 'IN_REVIEW', actor: 'CUSTOMER' })
    return outcome.kind === 'refused' ? outcome : listingId
  }
  const { open } = await handle
    .selectFrom('requests')
    .select(({ fn }) => fn.countAll<string>().as('open'))
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'PRIVATE_SALE')
    .where('delete_after', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(open) >= MAX_OPEN_LISTINGS) return refused('LIMIT_REACHED')
  const merchant = await handle
    .insertInto('merchants')
    .values({
      ...{ ...seller, slug: `privat-${randomUUID()}`, name: 'Privat', kind: 'PRIVATE', opening_hours: '[]' },
      ...{ customer_id: customerId, is_of_listing: true },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { salutation, firstName, lastName } = customer.person
  const { id } = await openRequest(handle, site, `${ownerName(saleOwner(customerId))} ${key}`, {
    ...{ kind: 'PRIVATE_SALE', merchantId: merchant.id, vehicleId: null, customerId, data, text: null },
    ...{ person: { salutation, firstName, lastName }, email: customer.email, phone: null, federalState: null },
  })
  await handle.updateTable('requests').set({ garage_vehicle_id: data.garageVehicleId }).where('id', '=', id).execute()
  return id
}

function sellerOf({ showsPhone, phone }: ListingData, { zip, city, latitude, longitude }: Place, email: string) {
  return { zip, city, latitude, longitude, email, phone: showsPhone ? phone : null }
}
