import type { WriteHandle, Writer } from '#database/handles.ts'
import { lockDraftOf, putDraft } from '#database/drafts.ts'
import type { ListingData, SaleDraft } from '#domain/private-sale/listing.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { allowsStep } from '#domain/request/transitions.ts'
import { changeRequest } from '../request/change-request.ts'
import { lockRequest } from '../request/lock-request.ts'
import { moveUploads } from '../upload/attach-uploads.ts'
import { lockUploads } from '../upload/store-upload.ts'
import { forgetSale } from './change-sale.ts'
import { listingEnd } from './publish-listing.ts'
import { SALE_PLACE, saleOwner } from './sale.ts'

type Done = { readonly kind: 'done' }

interface OwnListing {
  readonly customerId: number
  readonly listingId: number
}

/** What a seller can do with a listing by one button. */
export const LISTING_CHANGES = ['RENEW', 'RESERVE', 'RELEASE', 'SOLD', 'END'] as const
export type ListingChange = (typeof LISTING_CHANGES)[number]

/** Renews, reserves, sells or ends the customer's listing. Refused: NOT_FOUND for anybody else's, CONFLICT. */
export async function changeListing(
  writer: Writer,
  { customerId, listingId, change }: OwnListing & { readonly change: ListingChange },
): Promise<Done | Refused> {
  return writer.transaction(async (handle) => {
    const listing = await lockListing(handle, { customerId, listingId })
    if (!listing) return refused('NOT_FOUND')
    const request = { requestId: listingId, actor: 'CUSTOMER' } as const
    if (change === 'END') return changeRequest(handle, { ...request, to: 'ENDED', reason: 'WITHDRAWN' })
    if (change === 'SOLD') return changeRequest(handle, { ...request, to: 'SOLD' })
    // A reserved car is online again for as long as it would have been.
    const until = listing.expiresAt ?? listingEnd()
    if (change === 'RESERVE') return changeRequest(handle, { ...request, to: 'RESERVED', expiresAt: until })
    if ((listing.state === 'RESERVED') !== (change === 'RELEASE')) return refused('CONFLICT')
    const expiresAt = change === 'RENEW' ? listingEnd() : until
    await handle.updateTable('requests').set({ escalations: 0 }).where('id', '=', listingId).execute()
    return changeRequest(handle, { ...request, to: 'ONLINE', expiresAt })
  })
}

/** Ends an offer whose seller has no account any more; does nothing where it is over. */
export async function endListing(writer: Writer, requestId: number): Promise<void> {
  await writer.transaction((handle) =>
    changeRequest(handle, { requestId, to: 'ENDED', actor: 'CUSTOMER', reason: 'WITHDRAWN' }),
  )
}

/**
 * Fills the draft with a listing, so that its steps change it; what was entered before for another car is forgotten. The listing stays as
 * it is until the draft is sent. Refused: NOT_FOUND, CONFLICT where it can no longer be changed.
 */
export async function editListing(writer: Writer, { customerId, listingId }: OwnListing): Promise<Done | Refused> {
  return writer.transaction(async (handle) => {
    const owner = saleOwner(customerId)
    await lockDraftOf(handle, owner, 'private-sale')
    await lockUploads(handle, owner)
    const listing = await lockListing(handle, { customerId, listingId })
    if (!listing) return refused('NOT_FOUND')
    const toReview = { kind: 'PRIVATE_SALE', from: listing.state, to: 'IN_REVIEW', actor: 'CUSTOMER' } as const
    if (listing.state !== 'IN_REVIEW' && !allowsStep(toReview)) return refused('CONFLICT')
    await forgetSale(handle, customerId)
    await moveUploads(handle, { owner, from: `request:${listingId}`, to: SALE_PLACE })
    const draft: SaleDraft = { listingId, information: { ...listing.data }, arePicturesDone: true }
    await putDraft(handle, owner, 'private-sale', draft)
    return { kind: 'done' }
  })
}

async function lockListing(handle: WriteHandle, { customerId, listingId }: OwnListing) {
  const locked = await lockRequest(handle, listingId)
  if (locked?.kind !== 'PRIVATE_SALE') return undefined
  const row = await handle
    .selectFrom('requests')
    .select(['data', 'expires_at as expiresAt'])
    .where('id', '=', listingId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row && { state: locked.state, data: row.data as ListingData, expiresAt: row.expiresAt }
}
